"""A front end without any device: people at one match, each in their own words.

Each types lines that are given, as if everybody had a keyboard; what each of them heard is kept.
The tests play whole games so.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import InitVar, dataclass, field

from accessible_games.core.event import Seat
from accessible_games.match.commands.command_table import commands_of
from accessible_games.match.commands.undoing import BETWEEN_KEYBOARDS
from accessible_games.match.person import Person, person_at
from accessible_games.match.room import Room
from accessible_games.match.settings import Settings


@dataclass(kw_only=True)
class Script(Room):
    """People who type what is given: one line each in turn, whether they are asked or not."""

    settings: InitVar[Mapping[Seat, Settings]]
    """Those of each person: their language, their verbosity and so on."""
    heard: dict[Seat, list[str]] = field(default_factory=dict, init=False)
    """All that each person has heard, with the prompts."""

    def __post_init__(self, settings: Mapping[Seat, Settings]) -> None:
        commands = commands_of(self.match.table.game, BETWEEN_KEYBOARDS)
        for seat, chosen in settings.items():
            self.persons[seat] = person_at(self.match, seat, chosen, commands)
            self.heard[seat] = []
        self.tell(self.match.table.opening)

    def run(self, typed: Mapping[Seat, Iterable[str]]) -> dict[Seat, list[str]]:
        """Play until the game is over or nobody types any more; what each has heard."""
        keys = {seat: iter(lines) for seat, lines in typed.items()}
        while self.match.table.pending:
            self.be_patient()
            self.play_bots()
            moves = len(self.match.table.moves)
            typing = [seat for seat in keys if self.type_line(self.persons[seat], keys[seat])]
            if not typing and len(self.match.table.moves) == moves:
                break
        for person in self.persons.values():
            self.ask(person)
            self.show(person)
        return self.heard

    def type_line(self, person: Person, keys: Iterator[str]) -> bool:
        """Let a person hear what waits, and type their next line; whether they had one."""
        self.ask(person)
        self.show(person)
        line = next(keys, None)
        if line is not None:
            self.dispatch(person, line)
        return line is not None

    def ask(self, person: Person) -> None:
        """Say what is asked of a person now, if it was not said yet."""
        decision = self.match.decision_of(person.seat)
        if decision is None:
            person.ask_nothing()
        elif decision is not person.asked:
            self.introduce(decision)

    def show(self, person: Person) -> None:
        """Let a person hear what waits, and the prompt where something is asked or looked at."""
        prompts = [person.prompt().strip()] if person.asked or person.reply else []
        assert person.seat is not None
        self.heard[person.seat] += [*person.take_lines(), *prompts]
