"""What a `Room` is given: who answers in which seat, who hears, and who agrees to an undo.

These are as for people who each have a keyboard of their own; front ends have others.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from accessible_games.core.decision import Answer, Decision, Move
from accessible_games.core.event import Event, Seat
from accessible_games.core.frozen import Frozen
from accessible_games.match.match import Match
from accessible_games.match.person import Person
from accessible_games.speech.problem import NotUnderstoodError


class Seating:
    """People answer in their seats, and computer players in all others, without taking time."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def people(self) -> list[Seat]:
        """The seats of people who can be asked."""
        return self.match.people

    @property
    def spares_questions(self) -> bool:
        """Whether people are asked only where they have a choice.

        Several people are asked all: else it would be heard who holds a card, and who does not.
        """
        return len(self.people) == 1

    def bot_move(self, decision: Decision[Answer]) -> Move:
        """The answer for a seat that is not asked."""
        return self.match.bot_move(decision)


class Audience:
    """People who each hear for themselves."""

    def __init__(self, persons: dict[Seat, Person]) -> None:
        self.persons = persons
        """Each person, by their seat."""

    def hearers(self) -> Iterable[Person]:
        """Everyone who hears the game."""
        return self.persons.values()

    def tell(self, events: Sequence[Event]) -> None:
        """Let everyone hear what they may."""
        for person in self.hearers():
            person.tell(events)

    def tell_others(self, person: Person, message: str) -> None:
        """Let all others hear what *person* does."""
        assert person.seat is not None
        for other in self.persons.values():
            if other is not person:
                other.say(message, seat=other.narrator.person(person.seat))

    def take_back(self, moves: int) -> None:
        """Forget what was told after *moves* moves."""
        for person in self.hearers():
            person.take_back(moves)


class UndoWish(Frozen):
    """Somebody wants to take back a turn, and all others have to agree."""

    person: Person
    moves: int
    """The number of moves made by then; with the next one the wish is forgotten."""
    agreed: frozenset[Seat | None] = frozenset()


class Consent:
    """The others hear of the wish, and each of them agrees by a command of their own."""

    def __init__(self, seating: Seating, audience: Audience) -> None:
        self.seating, self.audience = seating, audience
        self.wish: UndoWish | None = None
        """The turn that somebody wants to take back, if the others agree."""

    def others_agree(self, person: Person) -> bool:
        """Whether all others let a person take back a turn: not yet, they are asked to agree."""
        self.wish = UndoWish(person, len(person.match.table.moves))
        self.audience.tell_others(person, "undo-wished")
        person.say("undo-waits")
        return False

    def agree(self, person: Person) -> Person | None:
        """Let a person agree to what another wishes to take back; that one, when all have agreed.

        Raises `NotUnderstoodError` where nobody wishes it, or not any more.
        """
        wish = self.wish
        moves = len(person.match.table.moves)
        if wish is None or wish.moves != moves or wish.person is person:
            raise NotUnderstoodError("nothing-to-agree")
        self.wish = replace(wish, agreed=wish.agreed | {person.seat})
        others = {seat for seat in self.seating.people if seat != wish.person.seat}
        return wish.person if others <= self.wish.agreed else None
