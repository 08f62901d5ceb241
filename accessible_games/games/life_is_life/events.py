"""What can happen in Life is Life: one event for each spoken sentence."""

from collections.abc import Sequence
from dataclasses import replace

from accessible_games.core.event import Event, PerSeat, Piece, Pieces, Seat


class StarterDrawn(Event):
    """The lot has chosen who begins."""

    heard_as = "always"
    seat: Seat


class RoundBegan(Event):
    """Cards are dealt for a new round."""

    opens = True
    heard_as = "always"
    number: int
    seat: Seat
    two_left: bool

    def tells(self, earlier: Event) -> bool:
        """Who starts."""
        return isinstance(earlier, StarterDrawn)


class HandDealt(Event):
    """The ten cards that a seat is dealt at first."""

    heard_as = "always"
    reveals = True
    renews = True

    seat: Seat
    cards: Pieces

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Only its owner sees a hand."""
        return self if seat == self.seat else None


class RowLaid(Event):
    """A row of the display lies open. Also the answer to what is on the table."""

    heard_as = "table"
    row: int
    cards: Pieces


class Swapped(Event):
    """Somebody takes a whole row and lays as many cards."""

    seat: Seat
    row: int
    taken: Pieces
    """Empty to those who have just heard which cards lay there."""
    laid: Pieces

    def after(self, told: Sequence[Event]) -> Event:
        """Whoever has just heard what lies in the row need not hear what is taken."""
        rows = (each.row for each in told if isinstance(each, RowLaid | Swapped))
        return replace(self, taken=()) if self.row in rows else self


class Knocked(Event):
    """Somebody announces the last lap."""

    seat: Seat


class Passed(Event):
    """Knocked as well in the last lap: no swap, no further effect (K13)."""

    seat: Seat


class SuddenDeath(Event):
    """All cards of an animal in one hand end the round; the whole hand is shown (K30)."""

    heard_as = "always"
    reveals = True

    seat: Seat
    animal: Piece
    count: int
    rest: Pieces
    """The other cards of the hand."""


class AnimalScored(Event):
    """Who holds how many of an animal, most first, and who gets its value."""

    heard_as = "scores"
    reveals = True

    animal: Piece
    value: int
    counts: PerSeat
    winner: Seat | None
    reason: str
    """`majority`, `tie`, `nobody` or `single` (two players, one card is not enough: K15)."""


class RoundScored(Event):
    """Everybody's points of a round."""

    heard_as = "always"
    points: PerSeat


class AllTied(Event):
    """Everybody has the same points: nobody loses a life (K16)."""

    heard_as = "always"
    points: int


class LivesLost(Event):
    """Somebody loses lives."""

    heard_as = "always"
    seat: Seat
    lost: int
    left: int


class LifeWon(Event):
    """An expert's sudden death brings a life."""

    heard_as = "always"
    seat: Seat
    left: int


class Eliminated(Event):
    """Somebody has no life left."""

    heard_as = "always"
    seat: Seat

    def tells(self, earlier: Event) -> bool:
        """That the last lives are lost."""
        return isinstance(earlier, LivesLost) and (earlier.seat, earlier.left) == (self.seat, 0)


class GameWon(Event):
    """Only one is left."""

    heard_as = "always"
    seat: Seat
    lives: int
