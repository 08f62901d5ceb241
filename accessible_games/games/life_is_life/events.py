"""What can happen in Life is Life: one event for each spoken sentence."""

from dataclasses import dataclass

from accessible_games.core.event import Event, PerSeat, Piece, Pieces, Seat


@dataclass(frozen=True)
class StarterDrawn(Event):
    """The lot has chosen who begins."""

    seat: Seat


@dataclass(frozen=True)
class RoundBegan(Event):
    """Cards are dealt for a new round."""

    number: int
    seat: Seat
    two_left: bool


@dataclass(frozen=True)
class HandDealt(Event):
    """The ten cards that one seat holds at first."""

    renews = True

    seat: Seat
    cards: Pieces

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Only its owner sees a hand."""
        return self if seat == self.seat else None


@dataclass(frozen=True)
class RowLaid(Event):
    """A row of the display lies open. Also the answer to what is on the table."""

    row: int
    cards: Pieces


@dataclass(frozen=True)
class Swapped(Event):
    """Somebody takes a whole row and lays as many cards."""

    seat: Seat
    row: int
    taken: Pieces
    laid: Pieces


@dataclass(frozen=True)
class Knocked(Event):
    """Somebody announces the last lap."""

    seat: Seat


@dataclass(frozen=True)
class Passed(Event):
    """Knocked as well in the last lap: no swap, no further effect (K13)."""

    seat: Seat


@dataclass(frozen=True)
class SuddenDeath(Event):
    """All cards of an animal in one hand end the round."""

    seat: Seat
    animal: Piece
    count: int


@dataclass(frozen=True)
class AnimalScored(Event):
    """Who holds how many of an animal, most first, and who gets its value."""

    animal: Piece
    value: int
    counts: PerSeat
    winner: Seat | None
    reason: str
    """`majority`, `tie`, `nobody` or `single` (two players, one card is not enough: K15)."""


@dataclass(frozen=True)
class RoundScored(Event):
    """Everybody's points of a round."""

    points: PerSeat


@dataclass(frozen=True)
class AllTied(Event):
    """Everybody has the same points: nobody loses a life (K16)."""

    points: int


@dataclass(frozen=True)
class LivesLost(Event):
    """Somebody gives lives."""

    seat: Seat
    lost: int
    left: int


@dataclass(frozen=True)
class LifeWon(Event):
    """An expert's sudden death brings a life."""

    seat: Seat
    left: int


@dataclass(frozen=True)
class Eliminated(Event):
    """Somebody has no life left."""

    seat: Seat


@dataclass(frozen=True)
class GameWon(Event):
    """Only one is left."""

    seat: Seat
    lives: int
