"""Patterns of three dominoes as pure functions: which pictures they make and where these lie.

A block is six places, 2 rows of 3 or 3 rows of 2, named by its first and last place: "m12-o13".
"""

from functools import cache
from itertools import combinations, permutations, product

from accessible_games.core.event import Pieces, Place
from accessible_games.games.sixpack.cells import Display, around
from accessible_games.games.sixpack.drinks import DOMINOES, HAND

Block = tuple[Place, ...]

SETS = tuple(combinations(DOMINOES, HAND))
"""The 84 sets of dominoes that a seat can hold (S2)."""
TILINGS = (((0, 3), (1, 4), (2, 5)), ((0, 3), (1, 2), (4, 5)), ((0, 1), (3, 4), (2, 5)))
"""The ways to lay three dominoes on six cells in two rows: 0 1 2 above 3 4 5."""


@cache
def pictures(hand: Pieces) -> frozenset[Pieces]:
    """Every picture in two rows that three dominoes can show, turned and moved at will (S20).

    A picture is a chequerboard of bottles and mixes, read row by row. Mirrored it is one too (S21).
    """
    return frozenset(
        picture(tiling, order, parity)
        for tiling, order, parity in product(TILINGS, permutations(hand), (0, 1))
    )


def picture(tiling: tuple[tuple[int, int], ...], order: Pieces, parity: int) -> Pieces:
    """Six drinks as the dominoes show them, with bottles on the cells of one colour."""
    drinks = [""] * 6
    for cells, domino in zip(tiling, order, strict=True):
        halves = domino.split("-")
        for cell in cells:
            drinks[cell] = halves[(cell // 3 + cell % 3 + parity) % 2]
    return tuple(drinks)


@cache
def blocks_from(place: Place) -> tuple[tuple[str, Block], ...]:
    """The two blocks that begin at a place, by name: the wide one row by row, the high one
    column by column, so that both are read like a picture in two rows."""
    right, below = run(place, 2), run(place, 4)
    wide = (*right, *(around(each)[4] for each in right))
    high = (*below, *(around(each)[2] for each in below))
    return tuple((f"{place}-{block[-1]}", block) for block in (wide, high))


def run(place: Place, way: int) -> Block:
    """Three places in a row: 2 goes to the right, 4 down."""
    second = around(place)[way]
    return (place, second, around(second)[way])


def blocks(display: Display) -> dict[str, Pieces]:
    """The picture of every block that is wholly on the table, by its name."""
    return {
        name: tuple(display[each] for each in block)
        for place in display
        for name, block in blocks_from(place)
        if all(each in display for each in block)
    }


def claims(pictured: dict[str, Pieces], hand: Pieces) -> tuple[str, ...]:
    """The blocks, out of `blocks`, that show a pattern of the hand, old ones too (S27)."""
    made = pictures(tuple(sorted(hand)))
    return tuple(name for name, shown in pictured.items() if shown in made)
