"""SixPack's table in small numbers: what a search plays on. A test holds it equal to the rules.

A place is a number from 0 to 675, row by row; a drink one from 1 to 6 in the order of PIECES, so
that the two sides of a card add up to 7; 0 is an empty place. A set of hands is a number too: bit
k stands for SETS[k], so that what a table shows, and who can hold it, are compared at once.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import product

from accessible_games.core.event import Piece, Pieces, Place
from accessible_games.games.sixpack.cells import PLACES, WIDEST, Display, around
from accessible_games.games.sixpack.drinks import PIECES, STACK, fitting
from accessible_games.games.sixpack.patterns import SETS, Hand, makers, three
from accessible_games.games.sixpack.rules import TAKE

NAMES = tuple(PLACES)
NUMBERS = {name: number for number, name in enumerate(NAMES)}
SIDE = 26
NUMBER_OF = {drink: number for number, drink in enumerate(PIECES, start=1)}
BOTTLES_UP_TO = 3
BITS: Mapping[Hand, int] = {frozenset(each): 1 << k for k, each in enumerate(SETS)}

Numbers = tuple[int, ...]
End = tuple[Numbers, int]
"""The places laid in a turn, the last drinks there are on the grid; and the hands it shows."""


def bits(hands: Iterable[Hand]) -> int:
    """A set of hands as a number."""
    return sum(BITS[hand] for hand in hands)


@cache
def ring() -> tuple[Numbers, ...]:
    """The eight places around each place, clockwise from the one above."""
    return tuple(tuple(NUMBERS[near] for near in around(name)) for name in NAMES)


@cache
def beside() -> tuple[Numbers, ...]:
    """The four neighbours of each place."""
    return tuple(near[::2] for near in ring())


@cache
def blocks_at() -> tuple[tuple[Numbers, ...], ...]:
    """The twelve blocks that each place is part of, by their six places."""
    found: list[list[Numbers]] = [[] for _ in NAMES]
    for (way, other), name in product(((2, 4), (4, 2)), NAMES):
        block = three(name, way) + three(around(name)[other], way)
        numbers = tuple(NUMBERS[each] for each in block)
        for number in numbers:
            found[number].append(numbers)
    return tuple(map(tuple, found))


def code(drinks: Iterable[int]) -> int:
    """Six drinks as one number."""
    number = 0
    for drink in drinks:
        number = number * 7 + drink
    return number


@cache
def shown_by() -> list[int]:
    """The hands that can show six drinks, by their code; none if a place is empty."""
    found = [0] * 7**6
    for picture, hands in makers().items():
        found[code(NUMBER_OF[drink] for drink in picture)] = bits(hands)
    return found


@cache
def fits() -> list[Numbers]:
    """The drinks that fit where four neighbours lie, by 343, 49, 7 and 1 times their numbers."""
    found: list[Numbers] = []
    for near in product(range(7), repeat=4):
        drinks: Pieces = tuple(PIECES[each - 1] for each in near if each)
        mixed = any(each in (1, 2, 3) for each in near) and any(each > 3 for each in near)
        found.append(() if mixed else tuple(NUMBER_OF[each] for each in fitting(drinks)))
    return found


class Grid:
    """A table in numbers; a turn is tried on it and taken back."""

    def __init__(self, display: Display) -> None:
        self.cells = [0] * len(NAMES)
        self.left = [STACK] * 4
        """Cards left of each sort, by the lower of its two drinks; the first is none."""
        self.places: list[int] = []
        for name, drink in display.items():
            self.places.append(NUMBERS[name])
            self._lay(NUMBERS[name], NUMBER_OF[drink])
        self.rows = [0] * SIDE
        self.columns = [0] * SIDE
        for place in self.places:
            self.rows[place // SIDE] += 1
            self.columns[place % SIDE] += 1
        self.edge = self._edge()
        self.open = [place for place in self.edge if self._fits(place)]
        """Places that filling could not, or need not yet, fill: all tables without are alike."""
        self.blocks = self._blocks()
        self.shown = 0
        for _, hands in self.blocks:
            self.shown |= hands

    # Looking ----------------------------------------------------------------------------------

    def _edge(self) -> list[int]:
        cells, near = self.cells, beside()
        found = dict.fromkeys(each for place in self.places for each in near[place])
        return [place for place in found if not cells[place]]

    def _fits(self, place: int) -> Numbers:
        cells = self.cells
        above, right, below, left = beside()[place]
        return fits()[cells[above] * 343 + cells[right] * 49 + cells[below] * 7 + cells[left]]

    def _blocks(self) -> list[tuple[Numbers, int]]:
        """Every block that shows some hand, with these."""
        cells, shown, at = self.cells, shown_by(), blocks_at()
        found = []
        for place in self.places:
            for block in at[place]:
                if block[0] == place:
                    hands = shown[code([cells[each] for each in block])]
                    if hands:
                        found.append((block, hands))
        return found

    def hands_at(self, places: Iterable[int]) -> int:
        """The hands that the blocks show which one of these places is part of."""
        cells, shown, at = self.cells, shown_by(), blocks_at()
        found = 0
        for place in places:
            for a, b, c, d, e, f in at[place]:
                found |= shown[
                    ((((cells[a] * 7 + cells[b]) * 7 + cells[c]) * 7 + cells[d]) * 7 + cells[e])
                    * 7
                    + cells[f]
                ]
        return found

    def display(self) -> dict[Place, Piece]:
        """The table in words."""
        return {NAMES[place]: PIECES[drink - 1] for place, drink in enumerate(self.cells) if drink}

    # Phase 1 ----------------------------------------------------------------------------------

    def adds(self) -> Iterator[tuple[int, int]]:
        """Every drink that may be added, with its place."""
        cells, left, near = self.cells, self.left, beside()
        for place in self.edge:
            if self._keeps_shape(place, 1):
                touched = max(cells[each] for each in near[place])
                for drink in (4, 5, 6) if touched <= BOTTLES_UP_TO else (1, 2, 3):
                    if left[min(drink, 7 - drink)]:
                        yield drink, place

    def takes(self, strict: bool) -> Iterator[int]:
        """Every place whose drink may be taken."""
        if len(self.places) > 2:
            for place in self.places:
                if (
                    self._refillable(place, strict)
                    and self._keeps_shape(place, -1)
                    and not self._splits(place)
                ):
                    yield place

    def _keeps_shape(self, place: int, more: int) -> bool:
        """Rule 2 after a drink was added there, or taken."""
        rows, columns = self.rows, self.columns
        alone = 0 if more > 0 else 1
        row, column = rows[place // SIDE] == alone, columns[place % SIDE] == alone
        if not (row or column):
            return True
        height = SIDE - rows.count(0) + more * row
        width = SIDE - columns.count(0) + more * column
        return max(width, height) <= min(2 * min(width, height), WIDEST)

    def _refillable(self, place: int, strict: bool) -> bool:
        """Rule 3."""
        if self.cells[place] <= BOTTLES_UP_TO:
            return True
        near = [self.cells[each] for each in beside()[place] if self.cells[each]]
        return len({*near}) > 1 or (len(near) == 1 and not strict)

    def _splits(self, place: int) -> bool:
        """Whether the cards would no longer hang together without this one."""
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
        return len(found) == len(self.places)

    # Whole turns ------------------------------------------------------------------------------

    def turns(self, strict: bool, most: int) -> Iterator[tuple[str, int, End]]:
        """Every turn: its word, its place, and where filling ends, at most so many ways."""
        for drink, place in self.adds():
            word = PIECES[drink - 1]
            for end in self.after_add(drink, place, most):
                yield word, place, end
        for place in self.takes(strict):
            for end in self.after_take(place, most):
                yield TAKE, place, end

    def after_add(self, drink: int, place: int, most: int) -> list[End]:
        """Where filling can end after a drink was added."""
        cells = self.cells
        self._lay(place, drink)
        fringe = {near for near in beside()[place] if not cells[near]}
        fringe.update(self.open)
        fringe.discard(place)
        ends: list[End] = []
        self._fill(fringe, [place], self.shown, ends, most)
        self._lift(place)
        return ends

    def after_take(self, place: int, most: int) -> list[End]:
        """The same after a drink was taken."""
        drink = self.cells[place]
        self._lift(place)
        shown = 0
        for block, hands in self.blocks:
            if place not in block:
                shown |= hands
        ends: list[End] = []
        self._fill({place, *self.open}, [], shown, ends, most)
        self._lay(place, drink)
        return ends

    def after_fills(self, most: int) -> list[End]:
        """The same where only filling is left to do."""
        ends: list[End] = []
        self._fill({*self.open}, [], self.shown, ends, most)
        return ends

    def _fill(self, fringe: set[int], laid: list[int], shown: int, ends: list[End], most: int) -> None:
        """Fill place by place in reading order, each drink in turn, and take all back."""
        while fringe:
            place = min(fringe)
            fringe.remove(place)
            left = self.left
            drinks = [each for each in self._fits(place) if left[min(each, 7 - each)]]
            if not drinks:
                continue
            cells = self.cells
            for drink in drinks:
                self._lay(place, drink)
                on = fringe | {near for near in beside()[place] if not cells[near]}
                self._fill(on, [*laid, place], shown, ends, most)
                self._lift(place)
                if len(ends) >= most:
                    return
            return
        drinks_laid = tuple([(place, self.cells[place]) for place in laid])
        ends.append((drinks_laid, shown | self.hands_at(laid)))

    def _lay(self, place: int, drink: int) -> None:
        self.cells[place] = drink
        self.left[min(drink, 7 - drink)] -= 1

    def _lift(self, place: int) -> None:
        drink = self.cells[place]
        self.cells[place] = 0
        self.left[min(drink, 7 - drink)] += 1
