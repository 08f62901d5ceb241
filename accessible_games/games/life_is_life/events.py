"""What can happen in Life is Life: one event for each spoken sentence."""

from collections.abc import Sequence
from dataclasses import replace

from accessible_games.core import common_events
from accessible_games.core.event import Event, PerSeat, Piece, Pieces, Seat


class RoundBegan(common_events.RoundBegan):
    """The cards are dealt for a new round."""

    two_left: bool


class RowLaid(Event):
    """A row of the display is laid open. Also part of the answer to `table`."""

    heard_as = "table"
    row: int
    cards: Pieces


class Swapped(Event):
    """A player takes a whole row and lays down as many cards."""

    seat: Seat
    row: int
    taken: Pieces
    """Empty for those who have just heard which cards were there."""
    laid: Pieces

    def after(self, told: Sequence[Event]) -> Event:
        """Those who have just heard what is in the row need not hear what is taken."""
        rows = (each.row for each in told if isinstance(each, RowLaid | Swapped))
        return replace(self, taken=()) if self.row in rows else self


class Knocked(Event):
    """A player announces the last lap."""

    seat: Seat


class Passed(Event):
    """Knocking again in the last lap: no swap, no further effect (K13)."""

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
    """Who holds how many of an animal, most first, and who scores its value."""

    heard_as = "scores"
    reveals = True

    animal: Piece
    value: int
    counts: PerSeat
    winner: Seat | None
    reason: str
    """`majority`, `tie`, `nobody` or `single` (of two players, one card is not enough: K15)."""


class AllTied(Event):
    """All players have the same points: nobody loses a life (K16)."""

    heard_as = "always"
    points: int


class LivesLost(Event):
    """A player loses lives."""

    heard_as = "always"
    seat: Seat
    lost: int
    left: int


class LifeWon(Event):
    """An expert gains a life by sudden death."""

    heard_as = "always"
    seat: Seat
    left: int


class Eliminated(Event):
    """A player has no lives left."""

    heard_as = "always"
    seat: Seat

    def tells(self, earlier: Event) -> bool:
        """It also says that the last lives are lost."""
        return isinstance(earlier, LivesLost) and (earlier.seat, earlier.left) == (self.seat, 0)


class GameWon(common_events.GameWon):
    """Only one player is left."""

    lives: int
