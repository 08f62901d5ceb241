"""The table of SixPack as pure functions: places, stacks and shape.

A display maps places to drinks. A place is a column letter and a row number, "p13"; columns go to
the right, rows down. After column z comes a again, after row 26 row 1: so a place keeps its name
for the whole game, however the table grows, and there is always a name for the next one.

No two places in use share a name. A connected display of n cards has at most n + 1 columns and rows
together. At most 33 cards are on the table between turns (11 of each sort), one more is added, and
filling never enlarges the box (S10): so there are at most 35 columns and rows together, and as one
is at most twice the other, neither is more than 23. WIDEST guarantees the same if nothing could be
cleared (S41).
"""

from collections.abc import Collection, Iterable, Mapping
from functools import cache

from accessible_games.core.event import Piece, Pieces, Place
from accessible_games.core.grid import COLUMNS, ROWS
from accessible_games.games.sixpack.drinks import BACKS, BOTTLES, STACK

Display = Mapping[Place, Piece]
NUMBERS = {name: number for ring in (COLUMNS, ROWS) for number, name in enumerate(ring)}
"""The number of each column and each row, from 0."""
PLACES = dict.fromkeys(f"{column}{row}" for row in ROWS for column in COLUMNS)
"""Every place, row by row."""
COLUMN_OF = {place: place[0] for place in PLACES}
ROW_OF = {place: place[1:] for place in PLACES}
FIRST_PLACES = {"p": ("p13", "q13"), "m": ("m13", "n13")}
"""Where the first bottle and the first mix are laid, by the first one's column (S47)."""
WIDEST = 24
"""The maximum of columns or rows: with an empty one on each side, all names still differ."""
FEWEST = 2
"""Cards that always stay on the table: a bottle and a mix (S13)."""


# Places ------------------------------------------------------------------------------------------


@cache
def around(place: Place) -> tuple[Place, ...]:
    """The eight places around, clockwise from the one above."""
    column, row = COLUMNS.index(place[0]), ROWS.index(place[1:])
    steps = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
    return tuple(
        COLUMNS[(column + right) % len(COLUMNS)] + ROWS[(row + down) % len(ROWS)]
        for right, down in steps
    )


RIGHT, DOWN = 2, 4
"""Their indices among the eight places."""


@cache
def neighbours(place: Place) -> tuple[Place, ...]:
    """The four places that share an edge: above, right, below, left."""
    return around(place)[::2]


@cache
def cross(place: Place) -> tuple[Place, ...]:
    """A place and its four neighbours."""
    return (place, *neighbours(place))


def touched(display: Display, place: Place) -> Pieces:
    """The drinks that share an edge with a place."""
    return tuple(filter(None, map(display.get, neighbours(place))))


def columns(display: Display) -> tuple[str, ...]:
    """The columns of a connected display from left to right."""
    return in_order({*map(COLUMN_OF.__getitem__, display)}, COLUMNS)


def rows(display: Display) -> tuple[str, ...]:
    """The rows of a connected display from top to bottom."""
    return in_order({*map(ROW_OF.__getitem__, display)}, ROWS)


def ringed(names: tuple[str, ...], ring: tuple[str, ...]) -> list[str]:
    """The names in use, with the next one at either end."""
    if not names:
        return []
    before, after = ring.index(names[0]) - 1, ring.index(names[-1]) + 1
    return [ring[before], *names, ring[after % len(ring)]]


def in_order(used: Collection[str], ring: tuple[str, ...]) -> tuple[str, ...]:
    """The names in use, in order even across the end of the ring."""
    for name in used:
        number = NUMBERS[name]
        if ring[number - 1] not in used:
            return (ring + ring)[number : number + len(used)]
    return ()


# The stacks --------------------------------------------------------------------------------------


def stacks(display: Display) -> dict[Piece, int]:
    """The number of cards left in each stack, by its bottle."""
    count = [*display.values()].count
    return {bottle: STACK - count(bottle) - count(BACKS[bottle]) for bottle in BOTTLES}


# Shape -------------------------------------------------------------------------------------------


def proportioned(width: int, height: int) -> bool:
    """Rule 2: a display is at most twice as wide as it is high, and vice versa (S9)."""
    return max(width, height) <= min(2 * min(width, height), WIDEST)


def connected(display: Display) -> bool:
    """Whether all cards are connected edge to edge."""
    return joined(display, display)


def joined(display: Collection[Place], places: Iterable[Place], barred: Place = "") -> bool:
    """Whether the cards at these places are connected with each other without *barred*."""
    wanted = {*places}
    reached = [wanted.pop()]
    seen = {barred, *reached}
    for place in reached:
        if not wanted:
            return True
        for near in neighbours(place):
            if near in display and near not in seen:
                seen.add(near)
                reached.append(near)
                wanted.discard(near)
    return not wanted


def without(display: Display, place: Place) -> dict[Place, Piece]:
    """The display after taking a card."""
    return {other: drink for other, drink in display.items() if other != place}


def splits(display: Display, place: Place) -> bool:
    """Whether a connected display would fall apart without this card.

    Neighbours joined around a corner need no further search.
    """
    ring = [near in display for near in around(place)]
    beside = sum(ring[::2])
    around_corners = sum(ring[side] and ring[side + 1] and ring[side - 6] for side in (0, 2, 4, 6))
    if around_corners >= beside - 1:
        return False
    return not joined(display, filter(display.__contains__, neighbours(place)), place)


def reading_order(place: Place) -> tuple[int, str]:
    """The sort key for places, row by row."""
    return int(place[1:]), place[0]
