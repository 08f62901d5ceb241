"""What can happen in SixPack: one event for each spoken sentence."""

from dataclasses import dataclass
from typing import Annotated

from accessible_games.core.event import Event, Piece, Pieces, Place, Seat, Seats

Domino = Annotated[str, "domino"]
"""A bottle and a mix, such as "cola-spezi"."""
Dominoes = Annotated[tuple[str, ...], "dominoes"]
"""Several dominoes; no two are equal."""
Run = Annotated[tuple[str, ...], "run"]
"""Drinks side by side in the order in which they lie; an empty word is an empty place."""
Laid = Annotated[tuple[tuple[str, str], ...], "laid"]
"""Several drinks, each with its place."""
Block = Annotated[str, "block"]
"""Six places, 2 by 3 or 3 by 2, by the first and the last one, such as "m12-o13"."""


@dataclass(frozen=True)
class SetsAdded(Event):
    """There are sets of dominoes that the box does not have (S1)."""

    count: int


@dataclass(frozen=True)
class StarterChosen(Event):
    """Who begins, by lot or by the table's options."""

    seat: Seat
    by_lot: bool


@dataclass(frozen=True)
class HandDrawn(Event):
    """Three dominoes behind the screen, at the beginning and after each point."""

    seat: Seat
    dominoes: Dominoes

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Only its owner looks behind a screen (S36)."""
        return self if seat == self.seat else None


@dataclass(frozen=True)
class PairLaid(Event):
    """The first bottle and the first mix, side by side."""

    seat: Seat
    bottle: Piece
    bottle_place: Place
    mix: Piece
    mix_place: Place


@dataclass(frozen=True)
class TurnBegan(Event):
    """The next player's four phases begin."""

    seat: Seat
    number: int


@dataclass(frozen=True)
class Placed(Event):
    """A drink is added to the table."""

    seat: Seat
    drink: Piece
    place: Place


@dataclass(frozen=True)
class Taken(Event):
    """A drink is taken from the table."""

    seat: Seat
    drink: Piece
    place: Place


@dataclass(frozen=True)
class TableReaches(Event):
    """The table's extent has changed. Also the answer to what is on the table."""

    first: Place
    """The corner above on the left, whether there is a card or not."""
    last: Place
    """The corner below on the right."""
    columns: int
    rows: int


@dataclass(frozen=True)
class Filled(Event):
    """One step of the chain: a gap or corner was filled, with two of the drinks it touches."""

    seat: Seat
    drink: Piece
    place: Place
    because: Pieces
    """Two bottles that are mixed, or two mixes that share this bottle."""
    again: bool
    """It is the drink that was taken from there in this turn (S14)."""
    chosen: bool
    """Whether the player chose it; else there was nothing to choose."""


@dataclass(frozen=True)
class ChainFilled(Event):
    """All that was filled without a choice, once more as a summary for those who hear little."""

    seat: Seat
    drinks: Laid


@dataclass(frozen=True)
class GapStays(Event):
    """A gap that came to be or changed in this turn cannot be filled."""

    place: Place
    touched: Pieces
    reason: str
    """`equal-bottles`, or `stack-empty` (S19)."""


@dataclass(frozen=True)
class StackLow(Event):
    """A stack has come to its pink cards: 5 left, the next is pink; 4, one is used; 0, empty."""

    bottle: Piece
    mix: Piece
    left: int


@dataclass(frozen=True)
class PatternFound(Event):
    """The own dominoes are on the table, but the player has to find them (S28)."""

    seat: Seat

    def seen_by(self, seat: Seat | None) -> Event | None:
        """It tells of a hand."""
        return self if seat == self.seat else None


@dataclass(frozen=True)
class Claimed(Event):
    """A pattern is shown to all, with the dominoes that make it (S36)."""

    seat: Seat
    block: Block
    dominoes: Dominoes


@dataclass(frozen=True)
class PointScored(Event):
    """One domino of the pattern is laid aside."""

    seat: Seat
    domino: Domino
    points: int


@dataclass(frozen=True)
class ClearingDue(Event):
    """A stack has no five cards left, so part of the table is cleared (S29)."""

    seat: Seat
    bottle: Piece
    mix: Piece
    left: int


@dataclass(frozen=True)
class LineChosen(Event):
    """A line with equal parts on either side: which one stays is asked next (S31)."""

    seat: Seat
    line: str
    name: str


@dataclass(frozen=True)
class Cleared(Event):
    """A column or row went back to the stacks with all that lay on one side of it."""

    seat: Seat
    line: str
    """`column` or `row`."""
    name: str
    """Its letter or its number."""
    stays: str
    """The side that stays: `left`, `right`, `above` or `below`."""
    returned: int
    left: int


@dataclass(frozen=True)
class NothingToClear(Event):
    """No column or row leaves a side that may stay, so it waits for the next turn (S41)."""


@dataclass(frozen=True)
class GameWon(Event):
    """Somebody has seven points; who has them together wins together (S26)."""

    seats: Seats
    points: int
