"""Why `normal` advises an answer: one fact for each hint. "You" is the seat on turn."""

from dataclasses import dataclass

from accessible_games.core.event import Event, Piece, Pieces, Seat


@dataclass(frozen=True)
class CompletesSet(Event):
    """The swap is sudden death."""

    animal: Piece
    count: int
    """All there are of it."""


@dataclass(frozen=True)
class ChasesSet(Event):
    """The swap comes closer to sudden death."""

    animal: Piece
    count: int
    """How many you will hold."""
    missing: int


@dataclass(frozen=True)
class BlocksSet(Event):
    """Cards lying open would let somebody complete a set."""

    seat: Seat
    animal: Piece
    count: int
    """How many that seat would have to hold already."""
    sure: bool
    """Whether it surely does; else it may."""


@dataclass(frozen=True)
class TakesMajority(Event):
    """You will probably hold more of an animal than anybody else."""

    animal: Piece
    count: int
    """How many you will hold."""
    value: int


@dataclass(frozen=True)
class Collects(Event):
    """You will hold more of an animal, though perhaps not the majority yet."""

    animal: Piece
    count: int
    """How many you will hold."""


@dataclass(frozen=True)
class LosesLeast(Event):
    """You have to swap, and every swap does more harm than good; this one the least."""

    row: int


@dataclass(frozen=True)
class LaysLeast(Event):
    """These cards help your hand least."""

    cards: Pieces


@dataclass(frozen=True)
class KnocksAhead(Event):
    """You may expect more points than anybody else."""

    points: int
    """Yours, as expected."""
    others: int
    """The most that anybody else may expect."""


@dataclass(frozen=True)
class KnocksLate(Event):
    """The round has lasted long enough."""

    swaps: int
    """How often you have swapped in it."""


@dataclass(frozen=True)
class PassesBest(Event):
    """In the last lap no swap makes your hand better."""
