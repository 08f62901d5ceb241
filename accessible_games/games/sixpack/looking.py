"""Exploring SixPack's table by ear: all of it, by place, by line, and what is new."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from accessible_games.core.event import Event, Piece, Pieces, Place
from accessible_games.core.grid import COLUMNS, ROWS
from accessible_games.games.sixpack.cells import (
    FIRST_PLACES,
    Display,
    around,
    columns,
    ringed,
    rows,
    stacks,
    touched,
)
from accessible_games.games.sixpack.clearing import extent
from accessible_games.games.sixpack.events import Laid, Run
from accessible_games.games.sixpack.filling import fills, gaps
from accessible_games.games.sixpack.layout import Layout
from accessible_games.games.sixpack.picture import TableEmpty
from accessible_games.games.sixpack.view import View, displayed

WAYS = {"up": 0, "right": 2, "down": 4, "left": 6}
"""Where each step leads, in the order of `around`."""

# One place ---------------------------------------------------------------------------------------


class DrinkHere(Event):
    """The drink at a place."""

    drink: Piece
    place: Place
    rim: str
    """The edges of the table that it is at, such as `left` or `above-right`; `none` inside."""
    new: bool
    """Whether it is new in this turn."""


class GapHere(Event):
    """An empty place that touches two drinks or more, and what can fill it."""

    place: Place
    touched: Pieces
    drinks: Pieces
    choices: int
    """The number of drinks that can fill it; 0 if it is stuck."""


class SpaceHere(Event):
    """An empty place beside one drink."""

    place: Place
    beside: Piece


class NothingHere(Event):
    """An empty place that touches nothing."""

    place: Place


def look(view: View, place: Place) -> Iterator[Event]:
    """What is at a place, and what is special about it."""
    display = displayed(view)
    near = touched(display, place)
    if place in display:
        yield DrinkHere(display[place], place, rim(display, place), place in view.changed)
    elif len(near) > 1:
        drinks = fills(stacks(display), near)
        yield GapHere(place, near, drinks, len(drinks))
    elif near:
        yield SpaceHere(place, near[0])
    else:
        yield NothingHere(place)


def rim(display: Display, place: Place) -> str:
    """The edges of the table that a place is at; a table of one row has none above or below."""
    across, down = columns(display), rows(display)
    ends = {"above": (down, 0), "below": (down, -1), "left": (across, 0), "right": (across, -1)}
    at = [
        side
        for side, (names, end) in ends.items()
        if len(names) > 1 and names[end] in (place[0], place[1:])
    ]
    return "-".join(at) or "none"


# The cursor --------------------------------------------------------------------------------------


def start(view: View) -> Place:
    """The place changed last in this turn, else the first card laid, or the first place."""
    cards = in_rows(displayed(view))
    first = FIRST_PLACES[view.columns]
    wanted = (*view.changed[::-1], *first, *cards)
    return next((place for place in wanted if place in cards), first[0])


def step(view: View, place: Place, way: str) -> Place | None:
    """The adjacent place; only the ring of empty places around the table can be reached."""
    display = displayed(view)
    if not within(display, place):
        return start(view)
    near = around(place)[WAYS[way]]
    return near if within(display, near) else None


def within(display: Display, place: Place) -> bool:
    """Whether a place is in the box around the table, or in the ring around that."""
    across, down = ringed(columns(display), COLUMNS), ringed(rows(display), ROWS)
    return place[0] in across and place[1:] in down


# Lines -------------------------------------------------------------------------------------------


class LineLies(Event):
    """The places from the first drink of a column or row to its last, with empty ones between."""

    line: str
    """`column` or `row`."""
    name: Place
    """The letter of a column or the number of a row."""
    first: Place
    """The number or letter at which it begins."""
    cells: Run


class LineEmpty(Event):
    """No drink is in that column or row."""

    line: str
    name: Place


def row(view: View, place: Place) -> Iterator[Event]:
    """The row of a place."""
    yield line_lies(displayed(view), "row", place[1:])


def column(view: View, place: Place) -> Iterator[Event]:
    """The column of a place."""
    yield line_lies(displayed(view), "column", place[0])


def line_lies(display: Display, line: str, name: str) -> Event:
    """The contents of a line."""
    across = line == "row"
    names = columns(display) if across else rows(display)
    places = [each + name if across else name + each for each in names]
    taken = [number for number, place in enumerate(places) if place in display]
    if not taken:
        return LineEmpty(line, name)
    between = places[taken[0] : taken[-1] + 1]
    return LineLies(line, name, names[taken[0]], cells(display, between))


def block(view: View, place: Place) -> Iterator[Event]:
    """The nine places around and at a place, row by row."""
    ring = around(place)
    for three in ((ring[7], *ring[:2]), (ring[6], place, ring[2]), ring[5:2:-1]):
        yield LineLies("row", three[0][1:], three[0][0], cells(displayed(view), three))


def cells(display: Display, places: Iterable[Place]) -> Run:
    """The drinks at places, with an empty word for an empty place."""
    return tuple(display.get(place, "") for place in places)


# All of it ---------------------------------------------------------------------------------------


class GapOpen(Event):
    """An empty place that touches two drinks or more, and what can fill it."""

    place: Place
    touched: Pieces
    drinks: Pieces
    choices: int
    """The number of drinks that can fill it; 0 if it is stuck."""


def table(view: View) -> Iterator[Event]:
    """The extent, then the cards row by row, then the gaps."""
    display = displayed(view)
    if not display:
        yield TableEmpty()
        return
    layout = Layout(display)
    yield extent(layout)
    for name in rows(display):
        yield line_lies(display, "row", name)
    found = gaps(layout)
    for place in box(display):
        if place in found:
            drinks = fills(layout.left, found[place])
            yield GapOpen(place, found[place], drinks, len(drinks))


def in_rows(display: Display) -> list[Place]:
    """The occupied places, row by row from left to right."""
    return [place for place in box(display) if place in display]


def box(display: Display) -> list[Place]:
    """The places of the box around the table, row by row; it includes all gaps (S10)."""
    if not display:
        return []
    return [column + row for row in rows(display) for column in columns(display)]


# What has changed --------------------------------------------------------------------------------


class DrinksAdded(Event):
    """Places that were empty and are occupied now."""

    drinks: Laid


class DrinksGone(Event):
    """Places that were occupied and are empty now, with their former drinks."""

    drinks: Laid


class DrinksExchanged(Event):
    """Places whose drink has changed: the new one."""

    drinks: Laid


class NothingChanged(Event):
    """The table is as it was before."""


def changes(before: View, now: View) -> Iterator[Event]:
    """The differences between two tables, however they came about."""
    old, new = displayed(before), displayed(now)
    added = [place for place in in_rows(new) if place not in old]
    gone = [place for place in in_rows(old) if place not in new]
    other = [place for place in in_rows(new) if place in old and old[place] != new[place]]
    told = (
        (DrinksAdded, new, added),
        (DrinksExchanged, new, other),
        (DrinksGone, old, gone),
    )
    for event, display, places in told:
        if places:
            yield event(tuple((display[place], place) for place in places))
    if not added + gone + other:
        yield NothingChanged()


PLACE_TOPICS: Mapping[str, Callable[[View, Place], Iterator[Event]]] = {
    "look": look,
    "row": row,
    "column": column,
    "block": block,
}
CHANGE_TOPICS: Mapping[str, Callable[[View, View], Iterator[Event]]] = {"changes": changes}
