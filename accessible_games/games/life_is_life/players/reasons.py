"""Why `normal` advises an answer: one fact for each hint. "You" is the player being advised."""

from accessible_games.core.event import Event, Piece, Pieces, Seat


class CompletesSet(Event):
    """The swap is sudden death."""

    animal: Piece
    count: int
    """The number of all its cards."""


class ChasesSet(Event):
    """The swap comes closer to sudden death."""

    animal: Piece
    count: int
    """How many you will hold."""
    missing: int


class BlocksSet(Event):
    """Open cards would let a player complete a set."""

    seat: Seat
    animal: Piece
    count: int
    """How many that seat would have to hold already."""
    sure: bool
    """Whether it certainly does; otherwise it may."""


class TakesMajority(Event):
    """You will probably hold more of an animal than anybody else."""

    animal: Piece
    count: int
    """How many you will hold."""
    value: int


class Collects(Event):
    """You will hold more of an animal, though perhaps not the majority yet."""

    animal: Piece
    count: int
    """How many you will hold."""


class LosesLeast(Event):
    """You have to swap, and every swap does more harm than good; this one the least."""

    row: int


class LaysLeast(Event):
    """These cards help your hand least: others will be worth more in it."""

    cards: Pieces
    kept: Pieces
    """The most valuable cards of the hand after the swap."""


class KnocksAhead(Event):
    """You can expect more points than anybody else."""

    points: int
    """Your expected points."""
    others: int
    """The most points that anybody else can expect."""


class KnocksLate(Event):
    """The round has lasted long enough."""

    swaps: int
    """How often you have swapped in it."""


class PassesBest(Event):
    """In the last lap no swap makes your hand better."""
