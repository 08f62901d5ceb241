"""The table of SixPack as pure functions: places, stacks, and rules 1 to 3.

A display maps places to drinks. A place is a column letter and a row number, "p13"; columns go on
to the right, rows downwards. After column z comes a again, after row 26 row 1: so a place keeps
its name for the whole game, wherever the table grows to, and there always is a name for the next.

No two places in use share a name. A connected display of n cards is at most n + 1 columns and
rows together. At most 33 cards lie between turns (11 of each sort), one more is added, and filling
never enlarges the box (S10): so columns and rows are at most 35 together, and as one is at most
twice the other, neither is more than 23. WIDEST keeps it so where nothing could be cleared (S41).
"""

from collections.abc import Collection, Mapping
from functools import cache
from itertools import chain, filterfalse

from accessible_games.core.event import Piece, Pieces, Place
from accessible_games.games.sixpack.drinks import BACKS, BOTTLES, FRONTS, STACK, is_bottle

Display = Mapping[Place, Piece]
COLUMNS = tuple("abcdefghijklmnopqrstuvwxyz")
ROWS = tuple(str(number) for number in range(1, 27))
PLACES = dict.fromkeys(f"{column}{row}" for row in ROWS for column in COLUMNS)
"""Every place, row by row."""
COLUMN_OF = {place: place[0] for place in PLACES}
ROW_OF = {place: place[1:] for place in PLACES}
FIRST_PLACES = {"p": ("p13", "q13"), "m": ("m13", "n13")}
"""Where the first bottle and the first mix are laid, by the column of the first (S47)."""
WIDEST = 24
"""The most columns or rows: with an empty one on each side, all names still differ."""
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


@cache
def in_line(place: Place) -> tuple[tuple[Place, ...], tuple[Place, ...]]:
    """The other places of its column, and those of its row: the next ones first."""
    column, row = COLUMNS.index(place[0]), ROWS.index(place[1:])
    steps = [step for away in range(1, 14) for step in (away, -away)][:-1]
    return (
        tuple(place[0] + ROWS[(row + step) % len(ROWS)] for step in steps),
        tuple(COLUMNS[(column + step) % len(COLUMNS)] + place[1:] for step in steps),
    )


RIGHT, DOWN = 2, 4
"""Where these two stand among the eight."""


@cache
def neighbours(place: Place) -> tuple[Place, ...]:
    """The four places that share an edge: above, right, below, left."""
    return around(place)[::2]


def touched(display: Display, place: Place) -> Pieces:
    """The drinks edge to edge with a place."""
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


def in_order(used: set[str], ring: tuple[str, ...]) -> tuple[str, ...]:
    """The names in use, which follow each other: across the end of the ring too."""
    names = tuple([name for name in ring if name in used])
    if ring[0] not in used or ring[-1] not in used:
        return names
    across = next(number for number, name in enumerate(ring) if name not in used)
    return names[across:] + names[:across]


def edges(display: Display) -> list[Place]:
    """The empty places at which a drink can be added: each as often as it touches a drink."""
    around = chain.from_iterable(map(neighbours, display))
    return list(filterfalse(display.__contains__, around))


# The stacks --------------------------------------------------------------------------------------


def left(display: Display, bottle: Piece) -> int:
    """How many cards of a sort are in their stack; what lies on the table is not (S39)."""
    count = [*display.values()].count
    return STACK - count(bottle) - count(BACKS[bottle])


def stacks(display: Display) -> dict[Piece, int]:
    """How many cards are left in each stack, by its bottle."""
    count = [*display.values()].count
    return {bottle: STACK - count(bottle) - count(BACKS[bottle]) for bottle in BOTTLES}


# Shape -------------------------------------------------------------------------------------------


def well_proportioned(places: Collection[Place]) -> bool:
    """Rule 2: a connected display is at most twice as wide as high, and the other way round (S9).

    A connected display uses every column and every row of its box; only its places matter.
    """
    width = len({*map(COLUMN_OF.__getitem__, places)})
    height = len({*map(ROW_OF.__getitem__, places)})
    return max(width, height) <= min(2 * min(width, height), WIDEST)


def alone(display: Display, place: Place) -> bool:
    """Whether no other card is in the column or none in the row of a place.

    Only then the box around the display changes when a card is added or taken there.
    """
    column, row = in_line(place)
    return display.keys().isdisjoint(column) or display.keys().isdisjoint(row)


def connected(display: Display) -> bool:
    """Whether all cards are connected edge to edge."""
    apart = dict.fromkeys(display)
    todo = [apart.popitem()[0]]
    while todo:
        for near in neighbours(todo.pop()):
            if near in apart:
                del apart[near]
                todo.append(near)
    return not apart


def without(display: Display, place: Place) -> dict[Place, Piece]:
    """The display after a card was taken."""
    return {other: drink for other, drink in display.items() if other != place}


def splits(display: Display, place: Place) -> bool:
    """Whether the cards would fall apart without this one.

    Neighbours that are joined around a corner need no further look.
    """
    ring = [near in display for near in around(place)]
    beside = sum(ring[::2])
    joined = sum(ring[side] and ring[side + 1] and ring[(side + 2) % 8] for side in (0, 2, 4, 6))
    return joined < beside - 1 and not connected(without(display, place))


# Phase 1: rules 1 to 3 ---------------------------------------------------------------------------


def why_not_add(display: Display, drink: Piece, place: Place) -> str | None:
    """None, or why a drink may not be added at a place, one of PLACES."""
    if place in display:
        return "occupied"
    near = touched(display, place)
    if not near:
        return "no-neighbour"
    bottle = is_bottle(drink)
    if bottle == is_bottle(near[0]):
        return "bottle-at-bottle" if bottle else "mix-at-mix"
    if not left(display, FRONTS[drink]):
        return "stack-empty"
    if alone(display, place) and not well_proportioned([*display, place]):
        return "too-narrow"
    return None


def why_not_take(display: Display, place: Place, strict: bool) -> str | None:
    """None, or why the drink at a place, one of PLACES, may not be taken."""
    if place not in display:
        return "no-drink-there"
    if len(display) <= FEWEST:
        return "smallest-table"
    if not refillable(display, place, strict):
        return "not-refillable"
    if splits(display, place):
        return "splits-table"
    if alone(display, place) and not well_proportioned(without(display, place)):
        return "too-narrow"
    return None


def refillable(display: Display, place: Place, strict: bool) -> bool:
    """Rule 3: a mix that is touched by equal bottles only must stay, or its gap would too.

    With one neighbour there will be no gap, so it may go (S11), but not if played *strict*.
    """
    if is_bottle(display[place]):
        return True
    near = touched(display, place)
    return len({*near}) > 1 or (len(near) == 1 and not strict)


def reading_order(place: Place) -> tuple[int, str]:
    """What to sort places by: row by row."""
    return int(place[1:]), place[0]
