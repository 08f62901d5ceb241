"""SixPack's table in numbers as in numbering.py, for searching.

A test compares it with the rules.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from accessible_games.core.event import Piece, Place
from accessible_games.games.sixpack.cells import WIDEST, Display
from accessible_games.games.sixpack.drinks import PIECES, STACK
from accessible_games.games.sixpack.players.numbering import (
    BOTTLES_UP_TO,
    NAMES,
    NUMBER_OF,
    NUMBERS,
    SIDE,
    SORT,
    Numbers,
    beside,
    corners,
    fits,
    lanes,
    ring,
    shown_by,
)
from accessible_games.games.sixpack.rules import TAKE

Lay = tuple[int, int]
"""A place, and the drink laid there."""
Laid = tuple[Lay, ...]
"""Places with the drinks laid there."""
Key = frozenset[tuple[int, int]]
"""Identifies a table by its places and drinks: equal tables have equal keys."""


class Turn(NamedTuple):
    """One way to play phases 1 and 2."""

    word: str
    """The drink that was added, or `take`."""
    place: int
    laid: Laid
    shown: int
    """The hands that the table shows afterwards."""


class Grid:
    """A table in numbers; turns are tried on it and undone.

    Two are equal if the same drinks are at the same places.
    """

    def __init__(self, drinks: Mapping[int, int]) -> None:
        """A connected table, given its drinks by place."""
        self.drinks = drinks
        self.cells = [0] * len(NAMES)
        self.codes = [0] * len(NAMES)
        """What lies around each place, as `fits` wants it."""
        self.left = [STACK] * 4
        """The cards left in each stack, by SORT; the first item stands for no stack."""
        self.rows = [0] * SIDE
        self.columns = [0] * SIDE
        for place, drink in drinks.items():
            self.lay(place, drink)
            self.rows[place // SIDE] += 1
            self.columns[place % SIDE] += 1
        self.least = min(self.left)
        """The cards left in the lowest stack."""
        self.edge = self._edge()
        self.open = [place for place in self.edge if fits()[self.codes[place]]]
        """Places that could be filled already, if there are enough cards."""
        self.blocks = self._blocks()
        """The blocks that show any hand, pair by pair, with these hands."""
        self.shown = 0
        for _, hands in self.blocks:
            self.shown |= hands

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Grid) and self.drinks == other.drinks

    def __hash__(self) -> int:
        return hash(self.key)

    @classmethod
    def of(cls, display: Display) -> "Grid":
        """A table from its words."""
        return cls({NUMBERS[place]: NUMBER_OF[drink] for place, drink in display.items()})

    def display(self) -> dict[Place, Piece]:
        """The table in words."""
        return {NAMES[place]: PIECES[drink - 1] for place, drink in self.drinks.items()}

    def after(self, turn: Turn) -> "Grid":
        """The table after a turn."""
        return Grid(self._drinks_after(turn))

    @property
    def key(self) -> Key:
        """The key of the table."""
        return frozenset(self.drinks.items())

    def key_after(self, turn: Turn) -> Key:
        """The key of the table after a turn."""
        return frozenset(self._drinks_after(turn).items())

    def _drinks_after(self, turn: Turn) -> dict[int, int]:
        drinks = {**self.drinks}
        if turn.word == TAKE:
            del drinks[turn.place]
        drinks.update(turn.laid)
        return drinks

    # Looking ----------------------------------------------------------------------------------

    def _edge(self) -> list[int]:
        cells, near = self.cells, beside()
        found = dict.fromkeys(each for place in self.drinks for each in near[place])
        return [place for place in found if not cells[place]]

    def _blocks(self) -> list[tuple[Numbers, int]]:
        """Every block that shows a hand, with its hands."""
        cells, shown, at = self.cells, shown_by(), corners()
        found = []
        for place in self.drinks:
            for block in at[place]:
                a, b, c, d, e, f = block
                if cells[b] and cells[c] and cells[d] and cells[e] and cells[f]:
                    one, two = cells[a] * 7 + cells[b], cells[c] * 7 + cells[d]
                    hands = shown[one * 2401 + two * 49 + cells[e] * 7 + cells[f]]
                    if hands:
                        found.append((block, hands))
        return found

    def hands_at(self, place: int) -> int:
        """The hands shown by blocks that contain this place."""
        cells, shown, found = self.cells, shown_by(), 0
        seven = cells[place] * 7
        for _, q, a, b, c, d, e, f, g, h in lanes()[place]:
            if not cells[q]:
                continue
            middle = seven + cells[q]
            one = cells[a] * 7 + cells[b] if cells[a] and cells[b] else 0
            other = cells[e] * 7 + cells[f] if cells[e] and cells[f] else 0
            if one:
                if cells[c] and cells[d]:
                    found |= shown[(cells[c] * 7 + cells[d]) * 2401 + one * 49 + middle]
                if other:
                    found |= shown[one * 2401 + middle * 49 + other]
            if other and cells[g] and cells[h]:
                found |= shown[middle * 2401 + other * 49 + cells[g] * 7 + cells[h]]
        return found

    # Phase 1 ----------------------------------------------------------------------------------

    def adds(self) -> Iterator[tuple[int, int]]:
        """Every drink that may be added, with its place."""
        cells, left, near = self.cells, self.left, beside()
        for place in self.edge:
            if self._keeps_shape(place, 1):
                touched = max(cells[each] for each in near[place])
                for drink in (4, 5, 6) if touched <= BOTTLES_UP_TO else (1, 2, 3):
                    if left[SORT[drink]]:
                        yield drink, place

    def takes(self, strict: bool) -> Iterator[int]:
        """Every place from which the drink may be taken."""
        if len(self.drinks) > 2:
            for place in self.drinks:
                if (
                    self._refillable(place, strict)
                    and self._keeps_shape(place, -1)
                    and not self._splits(place)
                ):
                    yield place

    def _keeps_shape(self, place: int, more: int) -> bool:
        """Whether rule 2 still holds after adding or taking a drink at a place."""
        rows, columns = self.rows, self.columns
        alone = 0 if more > 0 else 1
        row, column = rows[place // SIDE] == alone, columns[place % SIDE] == alone
        if not (row or column):
            return True
        height = SIDE - rows.count(0) + more * row
        width = SIDE - columns.count(0) + more * column
        return max(width, height) <= min(2 * min(width, height), WIDEST)

    def _refillable(self, place: int, strict: bool) -> bool:
        """Whether rule 3 allows taking the drink at a place."""
        if self.cells[place] <= BOTTLES_UP_TO:
            return True
        near = [self.cells[each] for each in beside()[place] if self.cells[each]]
        return len({*near}) > 1 or (len(near) == 1 and not strict)

    def _splits(self, place: int) -> bool:
        """Whether the cards would no longer be connected without this one."""
        cells = self.cells
        drinks = [cells[near] for near in ring()[place]]
        sides = 4 - drinks[::2].count(0)
        joined = sum(
            1 for side in (0, 2, 4, 6) if drinks[side] and drinks[side + 1] and drinks[side - 6]
        )
        return joined < sides - 1 and not self._hangs_without(place)

    def _hangs_without(self, place: int) -> bool:
        near, cells = beside(), self.cells
        todo = [next(each for each in near[place] if cells[each])]
        found = {place, *todo}
        while todo:
            for each in near[todo.pop()]:
                if cells[each] and each not in found:
                    found.add(each)
                    todo.append(each)
        return len(found) == len(self.drinks)

    # Laying ----------------------------------------------------------------------------------

    def fitting(self, place: int) -> Numbers:
        """The drinks that can fill a place: they fit its neighbours, and their stack has cards."""
        drinks, left = fits()[self.codes[place]], self.left
        if drinks and 0 in left:
            return tuple([drink for drink in drinks if left[SORT[drink]]])
        return drinks

    def gaps_beside(self, place: int) -> list[int]:
        """The places beside one that could be filled now, if there are enough cards."""
        cells, codes, fit = self.cells, self.codes, fits()
        return [each for each in beside()[place] if not cells[each] and fit[codes[each]]]

    def lay(self, place: int, drink: int) -> None:
        """Put a drink from its stack onto an empty place, to try a turn."""
        self.cells[place] = drink
        self.left[SORT[drink]] -= 1
        codes = self.codes
        above, right, below, left = beside()[place]
        codes[above] += 7 * drink
        codes[right] += drink
        codes[below] += 343 * drink
        codes[left] += 49 * drink

    def lift(self, place: int) -> None:
        """Return the drink at a place to its stack."""
        drink = self.cells[place]
        self.cells[place] = 0
        self.left[SORT[drink]] += 1
        codes = self.codes
        above, right, below, left = beside()[place]
        codes[above] -= 7 * drink
        codes[right] -= drink
        codes[below] -= 343 * drink
        codes[left] -= 49 * drink
