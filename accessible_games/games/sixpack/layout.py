"""The table of SixPack as the rules use it: its cards, and what follows from them.

Each phase needs facts about the whole table, but a turn changes few of its cards. So these facts
are updated with every card that comes or goes, instead of being computed anew.
"""

from collections.abc import Collection
from functools import cache
from itertools import chain, filterfalse

from accessible_games.core.event import Piece, Pieces, Place
from accessible_games.core.grid import COLUMNS, ROWS
from accessible_games.games.sixpack.cells import (
    COLUMN_OF,
    NUMBERS,
    ROW_OF,
    in_order,
    neighbours,
    proportioned,
    stacks,
)
from accessible_games.games.sixpack.drinks import FRONTS, PIECES, fitting

BITS = {name: 1 << number for name, number in NUMBERS.items()}
"""A bit for each column and each row: several are one number."""
SIDES = (0o1000, 0o100, 0o10, 0o1)
"""The drinks that an empty place touches: an octal digit for each side, clockwise from above.

The digit is 0 if there is no card, else that of the drink.
"""
DIGITS = {drink: digit for digit, drink in enumerate(PIECES, start=1)}


@cache
def sides(place: Place) -> tuple[tuple[Place, int, int], ...]:
    """Each neighbour, the side it is on, and the side of the neighbour on which this place is."""
    return tuple(zip(neighbours(place), SIDES, SIDES[2:] + SIDES[:2], strict=True))


@cache
def drinks_in(number: int) -> Pieces:
    """The drinks for which a number of touches stands."""
    digits = [number // side % 8 for side in SIDES]
    return tuple(PIECES[digit - 1] for digit in digits if digit)


@cache
def fits_in(number: int) -> Pieces | None:
    """The drinks that fit any two of these; None for a single one, which leaves no gap."""
    drinks = drinks_in(number)
    return fitting(drinks) if len(drinks) > 1 else None


class Layout:
    """A connected display on which cards are laid and from which they are lifted.

    Two are equal if the same drinks are at the same places.
    """

    def __init__(self, display: dict[Place, Piece]) -> None:
        """The layout of these cards. It changes this very dict."""
        self.display = display
        self.left = stacks(display)
        """The number of cards left in each stack, by its bottle (S39)."""
        self.across: dict[str, int] = {}
        """The rows in which each column has cards, as bits; only columns with cards."""
        self.down: dict[str, int] = {}
        """The columns in which each row has cards."""
        self._edges: dict[Place, int] = {}
        """The empty places beside cards, with what each of them touches."""
        self._edges_in_order = True
        self.gaps: dict[Place, Pieces] = {}
        """Those that touch two drinks or more, in any order, with the drinks that fit."""
        for place, drink in display.items():
            self._add(place, drink)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Layout) and self.display == other.display

    __hash__ = None  # type: ignore[assignment]

    def copy(self) -> "Layout":
        """An independent copy."""
        copy = Layout.__new__(Layout)
        copy.display, copy.left = self.display.copy(), self.left.copy()
        copy.across, copy.down = self.across.copy(), self.down.copy()
        copy._edges, copy._edges_in_order = self._edges.copy(), self._edges_in_order
        copy.gaps = self.gaps.copy()
        return copy

    # Cards come and go ---------------------------------------------------------------------------

    def lay(self, place: Place, drink: Piece) -> None:
        """Lay a drink from its stack at an empty place."""
        self.display[place] = drink
        self.left[FRONTS[drink]] -= 1
        self._edges.pop(place, None)
        self.gaps.pop(place, None)
        self._add(place, drink)

    def _add(self, place: Place, drink: Piece) -> None:
        """Note that a card is at a place, and what is beside it."""
        column, row = COLUMN_OF[place], ROW_OF[place]
        self.across[column] = self.across.get(column, 0) | BITS[row]
        self.down[row] = self.down.get(row, 0) | BITS[column]
        display, edges, number = self.display, self._edges, DIGITS[drink]
        for near, _, side in sides(place):
            if near not in display:
                edges[near] = touches = edges.get(near, 0) + number * side
                if (drinks := fits_in(touches)) is not None:
                    self.gaps[near] = drinks

    def lift(self, place: Place) -> Piece:
        """Return the drink at a place to its stack; return which one it was."""
        drink = self.display.pop(place)
        self.left[FRONTS[drink]] += 1
        column, row = COLUMN_OF[place], ROW_OF[place]
        for lines, name, bit in ((self.across, column, BITS[row]), (self.down, row, BITS[column])):
            lines[name] -= bit
            if not lines[name]:
                del lines[name]
        display, number = self.display, DIGITS[drink]
        touches = 0
        for near, own, side in sides(place):
            if near in display:
                touches += DIGITS[display[near]] * own
            elif left := self._edges[near] - number * side:
                self._touch(near, left)
            else:
                del self._edges[near]
        if touches:
            self._touch(place, touches)
        self._edges_in_order = False
        return drink

    def _touch(self, place: Place, touches: int) -> None:
        """Note that an empty place touches other drinks now."""
        self._edges[place] = touches
        if (drinks := fits_in(touches)) is not None:
            self.gaps[place] = drinks
        else:
            self.gaps.pop(place, None)

    # What the rules ask --------------------------------------------------------------------------

    def touched(self, place: Place) -> Pieces:
        """The drinks that share an edge with an empty place, clockwise from the one above."""
        return drinks_in(self._edges.get(place, 0))

    def edges(self) -> Collection[Place]:
        """The empty places where a drink can be added, in the order in which they became so."""
        if not self._edges_in_order:
            around = chain.from_iterable(map(neighbours, self.display))
            order = dict.fromkeys(filterfalse(self.display.__contains__, around))
            self._edges = {place: self._edges[place] for place in order}
            self._edges_in_order = True
        return self._edges

    @property
    def columns(self) -> tuple[str, ...]:
        """The columns from left to right."""
        return in_order(self.across, COLUMNS)

    @property
    def rows(self) -> tuple[str, ...]:
        """The rows from top to bottom."""
        return in_order(self.down, ROWS)

    @property
    def well_proportioned(self) -> bool:
        """Whether rule 2 holds for the box around the table; only the places matter."""
        return proportioned(len(self.across), len(self.down))

    def alone(self, place: Place) -> bool:
        """Whether no other card is in the column, or none in the row, of a place.

        Only then does adding or taking a card there change the box around the display.
        """
        column, row = COLUMN_OF[place], ROW_OF[place]
        return not (
            self.across.get(column, 0) & ~BITS[row] and self.down.get(row, 0) & ~BITS[column]
        )

    def stays_proportioned(self, place: Place) -> bool:
        """Whether rule 2 holds after adding a card at a place, or taking the one there."""
        if not self.alone(place):
            return True
        column, row, more = COLUMN_OF[place], ROW_OF[place], -1 if place in self.display else 1
        width = len(self.across) + more * (not self.across.get(column, 0) & ~BITS[row])
        height = len(self.down) + more * (not self.down.get(row, 0) & ~BITS[column])
        return proportioned(width, height)
