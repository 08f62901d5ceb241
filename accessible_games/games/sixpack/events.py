"""What can happen in SixPack: one event for each spoken sentence."""

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


class SetsAdded(Event):
    """There are sets of dominoes that the box does not have (S1)."""

    heard_as = "always"
    count: int


class StarterChosen(Event):
    """Who begins, by lot or by the table's options."""

    heard_as = "always"
    seat: Seat
    by_lot: bool


class HandDrawn(Event):
    """Three dominoes behind the screen, at the beginning and after each point."""

    heard_as = "always"
    reveals = True

    seat: Seat
    dominoes: Dominoes

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Only its owner looks behind a screen (S36)."""
        return self if seat == self.seat else None


class PairLaid(Event):
    """The first bottle and the first mix, side by side."""

    seat: Seat
    bottle: Piece
    bottle_place: Place
    mix: Piece
    mix_place: Place

    def tells(self, earlier: Event) -> bool:
        """Who begins."""
        return isinstance(earlier, StarterChosen)


class TurnBegan(Event):
    """The next player's four phases begin."""

    heard_as = "always"
    seat: Seat
    number: int


class Placed(Event):
    """A drink is added to the table."""

    seat: Seat
    drink: Piece
    place: Place


class Taken(Event):
    """A drink is taken from the table."""

    seat: Seat
    drink: Piece
    place: Place


class TableReaches(Event):
    """The table's extent has changed. Also the answer to what is on the table."""

    heard_as = "table"
    first: Place
    """The corner above on the left, whether there is a card or not."""
    last: Place
    """The corner below on the right."""
    columns: int
    rows: int

    def tells(self, earlier: Event) -> bool:
        """That the table has grown to where it reaches."""
        corners = self.first, self.last
        return isinstance(earlier, TableReaches) and (earlier.first, earlier.last) == corners


class TableGrew(TableReaches):
    """The table reaches elsewhere than before, because of one place that was told."""


class Filled(Event):
    """One step of the chain: a gap or corner was filled, with two of the drinks it touches."""

    joins = True
    heard_as = "table"
    seat: Seat
    drink: Piece
    place: Place
    because: Pieces
    """Two bottles that are mixed, or two mixes that share this bottle."""
    again: bool
    """It is the drink that was taken from there in this turn (S14)."""
    chosen: bool
    """Whether the player chose it; else there was nothing to choose."""


class ChainFilled(Event):
    """All that was filled without a choice, for those who do not hear it step by step."""

    joins = True
    heard_as = "table"
    seat: Seat
    drinks: Laid


class GapStays(Event):
    """A gap that came to be or changed in this turn cannot be filled."""

    joins = True
    heard_as = "table"
    place: Place
    touched: Pieces
    reason: str
    """`equal-bottles`, or `stack-empty` (S19)."""

    def tells(self, earlier: Event) -> bool:
        """The same of a turn before."""
        return earlier == self


class StackLow(Event):
    """A stack has come to its pink cards: 5 left, the next is pink; 4, one is used; 0, empty."""

    heard_as = "table"
    bottle: Piece
    mix: Piece
    left: int

    def tells(self, earlier: Event) -> bool:
        """How the stack stood before."""
        stack = self.bottle, self.mix
        return isinstance(earlier, StackLow) and (earlier.bottle, earlier.mix) == stack


class PatternFound(Event):
    """One's own dominoes are on the table, but the player has to find them (S28)."""

    heard_as = "always"
    seat: Seat

    def seen_by(self, seat: Seat | None) -> Event | None:
        """It tells of a hand."""
        return self if seat == self.seat else None


class Claimed(Event):
    """A pattern is shown to all, with the dominoes that make it (S36)."""

    heard_as = "always"
    reveals = True

    seat: Seat
    block: Block
    dominoes: Dominoes


class PointScored(Event):
    """One domino of the pattern is laid aside."""

    seat: Seat
    domino: Domino
    points: int


class ClearingDue(Event):
    """A stack has fewer than five cards left, so part of the table is cleared (S29)."""

    heard_as = "always"
    seat: Seat
    bottle: Piece
    mix: Piece
    left: int

    def tells(self, earlier: Event) -> bool:
        """That the stack was low."""
        stack = self.bottle, self.mix
        return isinstance(earlier, StackLow) and (earlier.bottle, earlier.mix) == stack


class LineChosen(Event):
    """A line with equal parts on either side: which one stays is asked next (S31)."""

    seat: Seat
    line: str
    name: Place


class Cleared(Event):
    """A column or row went back to the stacks with all that lay on one side of it."""

    seat: Seat
    line: str
    """`column` or `row`."""
    name: Place
    """Its letter or its number."""
    stays: str
    """The side that stays: `left`, `right`, `above` or `below`."""
    returned: int
    left: int


class NothingToClear(Event):
    """No column or row leaves a side that may stay, so it waits for the next turn (S41)."""

    heard_as = "table"


class GameWon(Event):
    """Somebody alone has seven points."""

    heard_as = "always"
    seat: Seat
    points: int


class VictoryShared(Event):
    """Several have seven points at once and win together (S26)."""

    heard_as = "always"
    seats: Seats
    points: int
