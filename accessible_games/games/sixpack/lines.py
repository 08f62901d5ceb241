"""Phase 4 of SixPack as pure functions: which columns and rows can be cleared, and what stays."""

from accessible_games.core.event import Piece, Place
from accessible_games.games.sixpack.cells import (
    COLUMN_OF,
    FEWEST,
    ROW_OF,
    Display,
    columns,
    connected,
    rows,
    well_proportioned,
)

LINES = ("column", "row")
SIDES = {"column": ("left", "right"), "row": ("above", "below")}


def parts(display: Display, line: str, name: str) -> dict[str, dict[Place, Piece]]:
    """What lies on either side of a column or a row, by the side; nothing for no such line."""
    names, line_of = (columns, COLUMN_OF) if line == "column" else (rows, ROW_OF)
    known = names(display)
    if name not in known:
        return {}
    number = known.index(name)
    found = {}
    for side, beside in zip(SIDES[line], (known[:number], known[number + 1 :]), strict=True):
        found[side] = {at: drink for at, drink in display.items() if line_of[at] in beside}
    return found


def larger(display: Display, line: str, name: str) -> dict[str, dict[Place, Piece]]:
    """The larger of the two parts, or both where they are equal (S31); none for no such line."""
    both = parts(display, line, name)
    most = max(map(len, both.values()), default=0)
    return {side: part for side, part in both.items() if len(part) == most}


def may_stay(display: Display, line: str, name: str) -> dict[str, dict[Place, Piece]]:
    """The parts of which one stays if this line is cleared; none if it must not be."""
    return {
        side: part
        for side, part in larger(display, line, name).items()
        if why_not_keep(part) is None
    }


def why_not_keep(part: Display) -> str | None:
    """None, or why a part alone is not a table: it must be connected and keep rule 2 (S32)."""
    if len(part) < FEWEST:
        return "smallest-table"
    if not connected(part):
        return "splits-table"
    return None if well_proportioned(part) else "too-narrow"


def why_not_clear(display: Display, line: str, name: str) -> str | None:
    """None, or why a column or row may not be cleared; lines at the edge may be (S30)."""
    reasons = [why_not_keep(part) for part in larger(display, line, name).values()]
    if not reasons:
        return "no-such-line"
    return None if None in reasons else reasons[0]
