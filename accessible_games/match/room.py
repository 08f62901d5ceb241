"""The people at one match: what one of them types is understood, played, and told to all.

How they hear and type, at one keyboard or at several, is not known here, and nothing is kept.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from accessible_games.core.decision import Answer, Decision, Move, only_answer
from accessible_games.core.event import Event, Seat
from accessible_games.core.frozen import Frozen
from accessible_games.match.commands import command_table as commands
from accessible_games.match.dispatch import (
    Given,
    RefusedError,
    complaint,
    detail_of,
    judged,
    understood,
)
from accessible_games.match.match import Match
from accessible_games.match.person import Person
from accessible_games.speech.arguments import Argument
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Command

PAUSE = 24
"""The number of computer players' moves after which a person is asked to listen on."""


class Wish(Frozen):
    """Somebody wants to take back a turn, and all others have to agree."""

    person: Person
    moves: int
    """The number of moves made by then; with the next one the wish is forgotten."""
    agreed: frozenset[Seat | None] = frozenset()


def is_costly(person: Person, move: Move) -> bool:
    """Whether a move costs something that no rule gives back."""
    costs = person.match.table.game.COSTLY.get(move.kind)
    return costs is not None and costs(move.answer)


def is_bare(text: str) -> bool:
    """Whether only single letters and numbers were typed, where one slip makes another answer."""
    return all(len(word) == 1 or word.isdecimal() for word in text.split())


@dataclass(kw_only=True)
class Room:
    """A match, and the people who play in it."""

    match: Match
    persons: dict[Seat, Person] = field(default_factory=dict)
    """Each person, by their seat."""
    wish: Wish | None = None
    """The turn that somebody wants to take back, if the others agree."""
    patience: int = PAUSE
    """How many moves of computer players may follow before a person types again."""

    @property
    def people(self) -> list[Seat]:
        """The seats of people."""
        return self.match.people

    # What is typed

    def dispatch(self, person: Person, text: str) -> None:
        """Do what a person typed: run a command or play an answer, or say why that cannot be."""
        if person.asked is not None or not text.strip():
            self.be_patient()
        try:
            meant = understood(person, text, person.asked)
            if isinstance(meant, Command):
                self.run_command(person, meant)
            elif meant is not None and self.is_meant(person, text, meant):
                self.answer(person, meant)
        except (NotUnderstoodError, RefusedError) as error:
            self.refuse(person, complaint(person, error))

    def is_meant(self, person: Person, text: str, given: Given) -> bool:
        """Whether to play an answer: if it is costly and may be a slip, the person is asked."""
        costly = [move for move in given.moves if is_costly(person, move)]
        if not costly or person.settings.confirm == "off" or not is_bare(text):
            return True
        name = person.narrator.answer(given.decision, costly[0].answer)
        return self.confirms(person, f"costly-{costly[0].kind}", name=name)

    def confirms(self, person: Person, question: str, **arguments: Argument) -> bool:
        """Whether a person says yes; without a keyboard nobody is asked."""
        return True

    def run_command(self, person: Person, command: Command) -> None:
        """Do what a command says."""
        if command.name in commands.OF_ROOM:
            commands.OF_ROOM[command.name].does(self, person, command.rest)
        else:
            commands.run(person, command)

    def answer(self, person: Person, given: Given) -> None:
        """Play what a line gives. What is after an answer that reveals something is judged then.

        That answer stays played, and the person hears what it has revealed before a refusal.
        """
        heard = len(person.lines)
        self.give(given.moves)
        if len(given.moves) > 1 and len(person.waiting) == heard and not person.has_news:
            self.offer_again(person, given.decision)
        revealed = detail_of(self.match.table, given.decision.seat)
        if not given.rest or revealed is None:
            return
        try:
            self.answer(person, judged(person, given.rest, revealed))
        except (NotUnderstoodError, RefusedError) as error:
            self.introduce(revealed)
            self.refuse(person, complaint(person, error))

    def offer_again(self, person: Person, before: Decision[Answer]) -> None:
        """Say what can be chosen, where answers came to nothing and the same is asked again.

        "Show, no" is such a line: it would have no answer at all.
        """
        for now in self.match.table.waiting():
            if (now.seat, now.kind) == (before.seat, before.kind):
                person.say("empty-answer", choices=person.vocabulary.choices(now))

    def refuse(self, person: Person, lines: Iterable[str]) -> None:
        """Say why something is refused or not understood."""
        person.say_lines(lines)

    def introduce(self, decision: Decision[Answer]) -> None:
        """Say what is asked, to the person who is asked."""
        self.persons[decision.seat].pose(decision)

    # What is played

    def give(self, moves: list[Move]) -> None:
        """Make the legal moves that a person has typed."""
        for move in moves:
            self.play(move)

    def play(self, move: Move) -> None:
        """Make a legal move: on the table, in the record, in words."""
        events = self.match.play(move)
        self.keep(str(move))
        self.tell(events)

    def play_bots(self) -> None:
        """Let the computer players answer, as long as the people have patience."""
        while waiting := self.unasked():
            self.patience -= only_answer(waiting[0]) is None
            self.play(self.bot_move(waiting[0]))

    def bot_move(self, decision: Decision[Answer]) -> Move:
        """The answer for a seat that is not asked."""
        return self.match.bot_move(decision)

    def be_patient(self) -> None:
        """Let computer players go on for as long as at first, now that a person has typed."""
        self.patience = PAUSE

    def unasked(self) -> list[Decision[Answer]]:
        """The moves that nobody types: those of computer players, and those without a choice."""
        people = self.people if self.patience else range(len(self.match.record.occupants))
        waiting = self.match.table.waiting()
        others = [each for each in waiting if each.seat not in people]
        return others or [each for each in waiting if self.spares_questions and only_answer(each)]

    @property
    def spares_questions(self) -> bool:
        """Whether people are asked only where they have a choice.

        Several people are asked all: else it would be heard who holds a card, and who does not.
        """
        return len(self.people) == 1

    # Who hears of it

    def keep(self, *lines: str) -> None:
        """Keep lines of the record; here nowhere, front ends say where."""

    def tell(self, events: Sequence[Event]) -> None:
        """Let everybody hear what they may."""
        for person in self.persons.values():
            person.tell(events)

    def tell_others(self, person: Person, message: str) -> None:
        """Let all others hear what *person* does: each at a keyboard of their own."""
        assert person.seat is not None
        for other in self.persons.values():
            if other is not person:
                other.say(message, seat=other.narrator.person(person.seat))

    def others_agree(self, person: Person) -> bool:
        """Whether all others let a person take back a turn: not yet, they are asked to agree."""
        self.wish = Wish(person, len(self.match.table.moves))
        self.tell_others(person, "undo-wished")
        person.say("undo-waits")
        return False

    def agree(self, person: Person) -> Person | None:
        """Let a person agree to what another wishes to take back; that one, when all have agreed.

        `NotUnderstoodError` where nobody wishes it, or not any more.
        """
        wish = self.wish
        if wish is None or wish.person is person or wish.moves != len(self.match.table.moves):
            raise NotUnderstoodError("nothing-to-agree")
        self.wish = replace(wish, agreed=wish.agreed | {person.seat})
        others = {seat for seat in self.people if seat != wish.person.seat}
        return wish.person if others <= self.wish.agreed else None

    def take_back(self, moves: int) -> None:
        """Go back to the table as it was after *moves* moves, and forget what was told since."""
        self.match.take_back(moves)
        for person in self.persons.values():
            person.take_back(moves)
