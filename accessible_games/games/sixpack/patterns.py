"""Patterns of three dominoes as pure functions: the pictures they make and where these are.

A block is six places, 2 rows of 3 or 3 rows of 2, named by its first and last place: "m12-o13".
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import combinations, permutations, product
from operator import itemgetter, ne

from accessible_games.core.event import Pieces, Place
from accessible_games.games.sixpack.cells import DOWN, PLACES, RIGHT, Display, around
from accessible_games.games.sixpack.drinks import BOTTLES, DOMINOES, HAND, MIXES

Block = tuple[Place, ...]
Hand = frozenset[str]
"""Three dominoes in any order."""

SETS = tuple(combinations(DOMINOES, HAND))
"""The 84 sets of dominoes that a seat can hold (S2)."""
HALVES = {f"{bottle}-{mix}": (bottle, mix) for bottle in BOTTLES for mix in MIXES}
"""The two drinks of each domino: one object for a drink in all pictures, as there are thousands."""
TILINGS = (((0, 3), (1, 4), (2, 5)), ((0, 3), (1, 2), (4, 5)), ((0, 1), (3, 4), (2, 5)))
"""The ways to lay three dominoes on six cells in two rows: 0 1 2 above 3 4 5."""


@cache
def pictures(hand: Hand) -> tuple[Pieces, ...]:
    """Every picture in two rows that three dominoes can show, turned and moved at will (S20).

    A picture is a chequerboard of bottles and mixes, read row by row. Its mirror image is another
    one (S21).
    """
    dominoes = [domino for domino in DOMINOES if domino in hand]
    laid = product(TILINGS, permutations(dominoes), (0, 1))
    return tuple(dict.fromkeys(picture(*each) for each in laid))


@cache
def own_pictures(hand: Hand) -> frozenset[Pieces]:
    """The same pictures as a set; empty for an incomplete hand."""
    return frozenset(pictures(hand) if len(hand) == HAND else ())


@cache
def makers() -> dict[Pieces, list[Hand]]:
    """For each picture the hands that can show it."""
    found: dict[Pieces, list[Hand]] = {}
    for hand in map(frozenset, SETS):
        for shown in pictures(hand):
            found.setdefault(shown, []).append(hand)
    return found


def picture(tiling: tuple[tuple[int, int], ...], order: tuple[str, ...], parity: int) -> Pieces:
    """Six drinks as the dominoes show them, with bottles on the cells of one colour."""
    drinks = [""] * 6
    for cells, domino in zip(tiling, order, strict=True):
        halves = HALVES[domino]
        for cell in cells:
            drinks[cell] = halves[(cell // 3 + cell % 3 + parity) % 2]
    return tuple(drinks)


@cache
def nexts(way: int) -> dict[Place, Place]:
    """The next place after each, to the right or down."""
    return {place: around(place)[way] for place in PLACES}


@cache
def threes(way: int) -> dict[Place, Block]:
    """Three places in a line from each, to the right or down."""
    seconds = nexts(way)
    return {place: (place, second, seconds[second]) for place, second in seconds.items()}


@cache
def corners(way: int) -> dict[Place, tuple[Place, str]]:
    """For each place where a block begins: the start of its second line, and its name."""
    others, lines = nexts(DOWN if way == RIGHT else RIGHT), threes(way)
    return {place: (other, f"{place}-{lines[other][2]}") for place, other in others.items()}


def shown_in_line(display: Display, way: int) -> dict[Place, Pieces]:
    """Every line of three cards, by its first place."""
    found: dict[Place, Pieces] = {}
    seconds, at = nexts(way), display.get
    for place, drink in display.items():
        second = seconds[place]
        if (middle := at(second)) and (last := at(seconds[second])):
            found[place] = (drink, middle, last)
    return found


def blocks(display: Display) -> dict[str, Pieces]:
    """The picture of every complete block on the table, by its name.

    A wide block is read row by row, a high one column by column: both like a picture in two rows.
    """
    found = {}
    for way in (RIGHT, DOWN):
        lines, begins = shown_in_line(display, way), corners(way)
        for place, shown in lines.items():
            other, name = begins[place]
            if other in lines:
                found[name] = shown + lines[other]
    return found


def lines_of(name: str) -> tuple[Block, Block]:
    """The two lines of three places of a block: its rows if it is wide, its columns if high."""
    first = name.partition("-")[0]
    way = next(way for way in (RIGHT, DOWN) if corners(way)[first][1] == name)
    return threes(way)[first], threes(way)[corners(way)[first][0]]


def nearest(hand: Hand, shown: Pieces) -> Pieces:
    """A picture of the hand with the fewest drinks different from *shown*."""
    return min(pictures(hand), key=lambda picture: sum(map(ne, picture, shown)))


def blocks_with(hand: Hand, shown: Mapping[str, Pieces]) -> list[str]:
    """The blocks, out of `blocks`, that show this hand (S27): like `patterns`, but faster."""
    own = own_pictures(hand)
    return [name for name, picture in shown.items() if picture in own]


def patterns(shown: Mapping[str, Pieces]) -> dict[Hand, list[str]]:
    """For each hand that is on the table the blocks, out of `blocks`, that show it (S27)."""
    found: dict[Hand, list[str]] = {}
    hands = makers()
    for name, picture in shown.items():
        for hand in hands.get(picture, ()):
            found.setdefault(hand, []).append(name)
    return found


# Looking for hands -------------------------------------------------------------------------------


@cache
def blocks_around(place: Place) -> tuple[Block, ...]:
    """The twelve blocks that contain a place, six wide and six high ones."""
    found = []
    for way, aside in ((RIGHT, DOWN), (DOWN, RIGHT)):
        for first in (place, before(place, way), before(before(place, way), way)):
            for start in (first, before(first, aside)):
                found.append(threes(way)[start] + threes(way)[nexts(aside)[start]])
    return tuple(found)


def before(place: Place, way: int) -> Place:
    """The place from which a step in this direction leads to *place*."""
    return around(place)[way - 4]


Shown = Callable[[Display], Pieces]
"""Gives the drinks in a block, if all of its places are occupied."""
Square = tuple[Place, Place, Place, tuple[tuple[Place, Place, Shown], ...]]


@cache
def squares(place: Place) -> tuple[Square, ...]:
    """The four squares of four places that contain a place: the other three of each.

    With each square come the blocks around it, after the two more places that each takes.
    """
    ring, found = around(place), []
    for corner in (1, 3, 5, 7):
        others = ring[corner - 1], ring[corner], ring[corner - 7]
        wider = [block for block in blocks_around(place) if {*others} <= {*block}]
        more = [[each for each in block if each not in (place, *others)] for block in wider]
        shown: list[Shown] = [itemgetter(*block) for block in wider]
        pairs = zip(more, shown, strict=True)
        blocks = tuple((four, five, each) for (four, five), each in pairs)
        found.append((*others, blocks))
    return tuple(found)


def pictures_with(display: Display, places: Iterable[Place]) -> set[Pieces]:
    """The pictures of all blocks with a card at any of these places."""
    found = set()
    for place in places:
        for one, two, three, blocks in squares(place) if place in display else ():
            if one in display and two in display and three in display:
                for four, five, shown in blocks:
                    if four in display and five in display:
                        found.add(shown(display))
    return found


class PatternSearch:
    """Looks for hands on a table; one that was missing can only appear with new cards."""

    def __init__(self) -> None:
        """A search that has found nothing missing yet."""
        self._missing: list[list[str]] = []
        self._wanted: tuple[frozenset[Pieces], ...] = ()
        """The pictures of each missing hand, which all tables share."""

    def found(
        self, hands: Sequence[list[str]], display: Display, new: Iterable[Place]
    ) -> list[int]:
        """The numbers of the hands whose pattern is on the table, with *new* cards since last time.

        Places of *new* that are empty again are ignored.
        """
        if self._missing == hands:
            shown = pictures_with(display, new)
            if all(map(shown.isdisjoint, self._wanted)):
                return []
        shown = {*blocks(display).values()}
        own = tuple(own_pictures(frozenset(hand)) for hand in hands)
        found = [number for number, each in enumerate(own) if not each.isdisjoint(shown)]
        self._missing = [] if found else [hand[:] for hand in hands]
        self._wanted = own
        return found
