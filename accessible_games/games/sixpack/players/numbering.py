"""SixPack's places, drinks and hands as small numbers, with precomputed tables.

A place is a number from 0 to 675, row by row; a drink is one from 1 to 6 in the order of PIECES, so
that the two sides of a card add up to 7; 0 is an empty place. A set of hands is a number too: bit k
stands for SETS[k], so that what a table shows, and who can hold it, are compared at once.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import product

from accessible_games.core.event import Pieces
from accessible_games.games.sixpack.cells import PLACES, around
from accessible_games.games.sixpack.drinks import PIECES, fitting
from accessible_games.games.sixpack.patterns import SETS, Hand, makers

NAMES = tuple(PLACES)
NUMBERS = {name: number for number, name in enumerate(NAMES)}
SIDE = 26
NUMBER_OF = {drink: number for number, drink in enumerate(PIECES, start=1)}
BOTTLES_UP_TO = 3
SORT = (0, 1, 2, 3, 3, 2, 1)
"""The number of each drink's stack."""
BITS: Mapping[Hand, int] = {frozenset(each): 1 << k for k, each in enumerate(SETS)}

Numbers = tuple[int, ...]


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
def lanes() -> tuple[tuple[Numbers, ...], ...]:
    """For each place the four lanes of two by five around it and one of its neighbours.

    Every block that contains the place is three pairs in a row of one of them. A lane is given pair
    by pair: the middle one, the two outwards on one side, the two on the other.
    """
    return tuple(tuple(_lane(place, way) for way in (0, 2, 4, 6)) for place in range(len(NAMES)))


def _lane(place: int, way: int) -> Numbers:
    around = ring()
    pair = (place, around[place][way])
    found = [*pair]
    for aside in (way - 2, way - 6):
        step = pair
        for _ in range(2):
            step = (around[step[0]][aside], around[step[1]][aside])
            found += step
    return tuple(found)


@cache
def corners() -> tuple[tuple[Numbers, Numbers], ...]:
    """The wide and the high block that begin at each place, pair by pair."""
    at = lanes()
    found = []
    for lane in at:
        found.append((lane[1][:2] + lane[1][6:], lane[2][:6]))
    return tuple(found)


@cache
def shown_by() -> list[int]:
    """The hands that three pairs of drinks can show, by 2401, 49 and 1 times 7 one and other.

    The order makes no difference, as every picture can be turned and mirrored (S21).
    """
    found = [0] * 7**6
    for picture, hands in makers().items():
        one, two, three, four, five, six = (NUMBER_OF[drink] for drink in picture)
        found[(one * 7 + four) * 2401 + (two * 7 + five) * 49 + three * 7 + six] = bits(hands)
    return found


@cache
def fits() -> list[Numbers]:
    """The drinks that fit between four neighbours, by 343, 49, 7 and 1 times their numbers."""
    found: list[Numbers] = []
    for near in product(range(7), repeat=4):
        drinks: Pieces = tuple(PIECES[each - 1] for each in near if each)
        mixed = any(each in (1, 2, 3) for each in near) and any(each > 3 for each in near)
        found.append(() if mixed else tuple(NUMBER_OF[each] for each in fitting(drinks)))
    return found
