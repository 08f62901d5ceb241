"""A front end without a device: people at one match, each in their own words.

Each of them types given lines, as if everyone had a keyboard, and what each heard is kept. The
tests play whole games with it.
"""

from collections.abc import Iterable, Iterator, Mapping

from accessible_games.core.event import Seat
from accessible_games.match.commands.command_table import commands_of
from accessible_games.match.commands.undoing import BETWEEN_KEYBOARDS
from accessible_games.match.match import Match
from accessible_games.match.person import Person, person_at
from accessible_games.match.room import Room
from accessible_games.match.room_parts import Audience
from accessible_games.match.settings import Settings


class Script:
    """People who type given lines, one each in turn, whether they are asked or not."""

    def __init__(self, match: Match, settings: Mapping[Seat, Settings]) -> None:
        """Sit people down, with the *settings* of each: language, verbosity and so on."""
        commands = commands_of(match.table.game, BETWEEN_KEYBOARDS)
        self.match = match
        self.persons = {
            seat: person_at(match, seat, chosen, commands) for seat, chosen in settings.items()
        }
        self.room = Room(match, Audience(self.persons))
        self.heard: dict[Seat, list[str]] = {seat: [] for seat in settings}
        """Everything that each person has heard, prompts included."""
        self.room.audience.tell(match.table.opening)

    def run(self, typed: Mapping[Seat, Iterable[str]]) -> dict[Seat, list[str]]:
        """Play until the game is over or no lines are left, and return what each person heard."""
        keys = {seat: iter(lines) for seat, lines in typed.items()}
        while self.match.table.pending:
            self.room.be_patient()
            self.room.play_bots()
            moves = len(self.match.table.moves)
            typing = [seat for seat in keys if self.type_line(self.persons[seat], keys[seat])]
            if not typing and len(self.match.table.moves) == moves:
                break
        for person in self.persons.values():
            self.ask(person)
            self.show(person)
        return self.heard

    def type_line(self, person: Person, keys: Iterator[str]) -> bool:
        """Let a person hear what waits and type their next line; return whether they had one."""
        self.ask(person)
        self.show(person)
        line = next(keys, None)
        if line is not None:
            self.room.dispatch(person, line)
        return line is not None

    def ask(self, person: Person) -> None:
        """Say what a person is asked now, unless it was said already."""
        decision = self.match.decision_of(person.seat)
        if decision is None:
            person.ask_nothing()
        elif decision is not person.asked:
            person.pose(decision)

    def show(self, person: Person) -> None:
        """Let a person hear what waits, and the prompt if they are asked or look around."""
        prompts = [person.prompt().strip()] if person.has_prompt else []
        assert person.seat is not None
        self.heard[person.seat] += [*person.take_lines(), *prompts]
