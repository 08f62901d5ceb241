"""What can happen in SixPack: one event for each spoken sentence."""

from typing import Annotated

from accessible_games.core import common_events
from accessible_games.core.event import Event, Piece, Pieces, Place, Seat

Domino = Annotated[str, "domino"]
"""A bottle and a mix, such as "cola-spezi"."""
Dominoes = Annotated[tuple[str, ...], "dominoes"]
"""Several dominoes; no two are equal."""
Run = Annotated[tuple[str, ...], "run"]
"""Adjacent drinks in order; an empty word is an empty place."""
Laid = Annotated[tuple[tuple[str, str], ...], "laid"]
"""Several drinks, each with its place."""
Block = Annotated[str, "block"]
"""Six places, 2 by 3 or 3 by 2, named by the first and the last one, such as "m12-o13"."""


class SetsAdded(Event):
    """The game has more sets of dominoes than the box (S1)."""

    heard_as = "always"
    count: int


class StarterChosen(Event):
    """Who begins, by lot or by the options of the table."""

    heard_as = "always"
    seat: Seat
    by_lot: bool


class HandDrawn(Event):
    """Three dominoes are drawn, at the beginning and after each point."""

    heard_as = "always"
    reveals = True

    seat: Seat
    dominoes: Dominoes

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Only its owner looks behind the screen (S36)."""
        return self if seat == self.seat else None


class PairLaid(Event):
    """The first bottle and the first mix, side by side."""

    seat: Seat
    bottle: Piece
    bottle_place: Place
    mix: Piece
    mix_place: Place

    def tells(self, earlier: Event) -> bool:
        """It also says who begins."""
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
    """The new extent of the table. Also part of the answer to `table`."""

    heard_as = "table"
    first: Place
    """The upper left corner, whether there is a card or not."""
    last: Place
    """The lower right corner."""
    columns: int
    rows: int

    def tells(self, earlier: Event) -> bool:
        """It also says that the table has grown."""
        corners = self.first, self.last
        return isinstance(earlier, TableReaches) and (earlier.first, earlier.last) == corners


class TableGrew(TableReaches):
    """The table extends further than before, because of a place that was told."""


class Filled(Event):
    """One step of the chain: a gap or corner is filled, with two of the drinks it touches."""

    joins = True
    heard_as = "table"
    seat: Seat
    drink: Piece
    place: Place
    because: Pieces
    """Two bottles that are mixed, or two mixes that share this bottle."""
    again: bool
    """Whether it is the drink taken from there in this turn (S14)."""
    chosen: bool
    """Whether the player chose it; otherwise there was nothing to choose."""


class ChainFilled(Event):
    """All that was filled without a choice, for those who do not hear each step."""

    joins = True
    heard_as = "table"
    seat: Seat
    drinks: Laid


class GapStays(Event):
    """A gap that appeared or changed in this turn cannot be filled."""

    joins = True
    heard_as = "table"
    place: Place
    touched: Pieces
    reason: str
    """`equal-bottles`, or `stack-empty` (S19)."""

    def tells(self, earlier: Event) -> bool:
        """It repeats what was said of an earlier turn."""
        return earlier == self


class StackLow(Event):
    """A stack is down to its pink cards: 5 left, the next is pink; 4, one is used; 0, empty."""

    heard_as = "table"
    bottle: Piece
    mix: Piece
    left: int

    def tells(self, earlier: Event) -> bool:
        """It replaces what was said of the stack before."""
        stack = self.bottle, self.mix
        return isinstance(earlier, StackLow) and (earlier.bottle, earlier.mix) == stack


class PatternFound(Event):
    """The player's own dominoes are on the table, but the player has to find them (S28)."""

    heard_as = "always"
    seat: Seat

    def seen_by(self, seat: Seat | None) -> Event | None:
        """It tells about a hand."""
        return self if seat == self.seat else None


class ClaimsOver(Event):
    """Everybody who could claim has had the chance; nobody hears it, but all know it then."""

    reveals = True

    def seen_by(self, seat: Seat | None) -> None:
        """It has no words: the turn just goes on."""


class Claimed(Event):
    """A pattern is shown to all, with its dominoes (S36)."""

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
        """It also says that the stack was low."""
        stack = self.bottle, self.mix
        return isinstance(earlier, StackLow) and (earlier.bottle, earlier.mix) == stack


class LineChosen(Event):
    """A line with equal parts on either side is chosen; the side that stays is asked next (S31)."""

    seat: Seat
    line: str
    name: Place


class Cleared(Event):
    """A column or row was returned to the stacks, with everything on one side of it."""

    seat: Seat
    line: str
    """`column` or `row`."""
    name: Place
    """The letter of a column or the number of a row."""
    stays: str
    """The side that stays: `left`, `right`, `above` or `below`."""
    returned: int
    left: int


class NothingToClear(Event):
    """No column or row leaves a valid table, so clearing waits for the next turn (S41)."""

    heard_as = "table"


class GameWon(common_events.GameWon):
    """One player alone has seven points."""

    points: int


class VictoryShared(common_events.VictoryShared):
    """Several players reach seven points at once and win together (S26)."""

    points: int
