"""Phase 4 of SixPack as pure functions: which columns and rows can be cleared, and what stays."""

from functools import reduce
from operator import or_

from accessible_games.core.event import Piece, Place
from accessible_games.core.grid import COLUMNS
from accessible_games.games.sixpack.cells import (
    COLUMN_OF,
    FEWEST,
    ROW_OF,
    Display,
    joined,
    proportioned,
)
from accessible_games.games.sixpack.layout import Layout

LINES = ("column", "row")
SIDES = {"column": ("left", "right"), "row": ("above", "below")}
Names = tuple[str, ...]
"""Adjacent columns or rows."""


def larger(layout: Layout, line: str, name: str) -> dict[str, Names]:
    """The side with more cards, or both if equal (S31), with the nearest line first.

    Empty if there is no such line.
    """
    lies, known = (
        (layout.across, layout.columns) if line == "column" else (layout.down, layout.rows)
    )
    if name not in lies:
        return {}
    number = known.index(name)
    before = sum([lies[each].bit_count() for each in known[:number]])
    after = len(layout.display) - lies[name].bit_count() - before
    sides = (before, known[:number][::-1]), (after, known[number + 1 :])
    most = max(before, after)
    return {
        side: names
        for side, (cards, names) in zip(SIDES[line], sides, strict=True)
        if cards == most
    }


def stays(layout: Layout, line: str, name: str) -> dict[str, Names]:
    """The sides of which one stays if this line is cleared; empty if it must not be."""
    return {
        side: names
        for side, names in larger(layout, line, name).items()
        if why_not_keep(layout, line, names) is None
    }


def part(display: Display, line: str, names: Names) -> dict[Place, Piece]:
    """The cards in some columns or rows."""
    line_of = COLUMN_OF if line == "column" else ROW_OF
    return {place: drink for place, drink in display.items() if line_of[place] in names}


def may_stay(layout: Layout, line: str, name: str) -> dict[str, dict[Place, Piece]]:
    """The same as `stays`, with the cards of each side."""
    sides = stays(layout, line, name)
    return {side: part(layout.display, line, names) for side, names in sides.items()}


def why_not_keep(layout: Layout, line: str, names: Names) -> str | None:
    """None, or why one side alone is not a table: it must be connected and keep rule 2 (S32).

    All cards were connected before, so each piece of a side reaches the line that is cleared.
    Therefore only the cards beside that line have to be connected with each other.
    """
    used = layout.across if line == "column" else layout.down
    lies = [used[name] for name in names]
    if sum([cards.bit_count() for cards in lies]) < FEWEST:
        return "smallest-table"
    if not (in_one_run(lies[0]) or joined_beside(layout, line, names)):
        return "splits-table"
    return None if proportioned(len(names), reduce(or_, lies).bit_count()) else "too-narrow"


def in_one_run(cards: int) -> bool:
    """Whether the cards in a line, given as bits, are adjacent without an empty place."""
    ends = cards & ~(cards << 1 | cards >> len(COLUMNS) - 1)
    return ends.bit_count() == 1


def joined_beside(layout: Layout, line: str, names: Names) -> bool:
    """Whether the cards in the first of some lines are connected within these lines."""
    kept = part(layout.display, line, names)
    return joined(kept, part(kept, line, names[:1]))


def why_not_clear(layout: Layout, line: str, name: str) -> str | None:
    """None, or why a column or row may not be cleared; even lines at the edge may be (S30)."""
    found = larger(layout, line, name).values()
    reasons = [why_not_keep(layout, line, names) for names in found]
    if not reasons:
        return "no-such-line"
    return None if None in reasons else reasons[0]
