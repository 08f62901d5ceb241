"""Labels in the cells of an embosser, in cutting order, for the text formats.

All labels of a row have the same space, with two free cells beside each and a free line below.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby

from accessible_games.braille.labels import Label
from accessible_games.braille.reader import BLANK
from accessible_games.core.frozen import Frozen
from accessible_games.tactile.geometry import Size, check_card
from accessible_games.tactile.layout import copies, in_groups
from accessible_games.tactile.profiles import CELLS, PAPERS, DotProfile
from accessible_games.tactile.request import OverlayRequest

BESIDE, BELOW = 2, 1
"""The free cells and lines between labels."""
UNPRINTABLE = 10.0
"""The edges that an embosser leaves free, in millimetres."""

Row = tuple[Label, ...]


class EmbosserPage(Frozen):
    """A page of an embosser, and the labels on it, row by row."""

    lines: tuple[str, ...]
    """Unicode braille without blanks at the ends of lines or empty lines at the end."""
    rows: tuple[Row, ...]


def capacity(paper: Size, profile: DotProfile, margin: float | None = None) -> tuple[int, int]:
    """The cells of a line and lines of a page, with a margin or the usual one."""
    free = UNPRINTABLE if margin is None else margin
    width, height = (side - 2 * free for side in paper)
    columns = int((width - profile.inner - profile.width) / profile.cell) + 1
    lines = int((height - 2 * profile.inner - profile.width) / profile.line) + 1
    known = next((CELLS[name] for name in CELLS if PAPERS[name] == paper), (columns, lines))
    return min(columns, known[0]), min(lines, known[1])


def sheets(labels: Sequence[Label], wish: OverlayRequest) -> list[EmbosserPage]:
    """The labels for each end of each copy, on as many pages as that takes.

    Raises `OverlayError` if there are too many or the paper is too small.
    """
    for label in labels:
        check_card(label, wish.placing, wish.profile)
    columns, lines = capacity(wish.paper, wish.profile, wish.margin)
    made, page, used = list[EmbosserPage](), list[Row](), 0
    for row in rows_of(in_groups(copies(labels, wish.placing), room), columns):
        height = room(row[0])[1]
        if page and used + height > lines:
            made.append(EmbosserPage(written(page), tuple(page)))
            page, used = [], 0
        page.append(row)
        used += height + BELOW
    return [*made, EmbosserPage(written(page), tuple(page))]


def room(label: Label) -> tuple[int, int]:
    """The cells of a line and the lines of a label."""
    return max(len(line) for line in label.cells), len(label.cells)


def rows_of(labels: Sequence[Label], columns: int) -> Iterator[Row]:
    """Rows of as many labels of one size as fit on a line."""
    for (width, _), same in groupby(labels, key=room):
        across, alike = (columns + BESIDE) // (width + BESIDE), list(same)
        for start in range(0, len(alike), across):
            yield tuple(alike[start : start + across])


def written(rows: Sequence[Row]) -> tuple[str, ...]:
    """The lines of a page."""
    lines = []
    for row in rows:
        width, height = room(row[0])
        for level in range(height):
            cells = (label.cells[level].ljust(width + BESIDE, BLANK) for label in row)
            lines.append("".join(cells).rstrip(BLANK))
        lines += [""] * BELOW
    return without_end(lines)


def without_end(lines: Sequence[str]) -> tuple[str, ...]:
    """Lines without the empty ones at their end."""
    end = max((place for place, line in enumerate(lines, start=1) if line), default=0)
    return tuple(lines[:end])


def from_behind(line: str, columns: int) -> str:
    """A line as wide as a page, mirrored as it is pricked from behind: dots 1 and 4 swap places."""
    return "".join(swapped(cell) for cell in reversed(line.ljust(columns, BLANK))).rstrip(BLANK)


def swapped(cell: str) -> str:
    """A cell with its two columns of dots swapped."""
    bits = ord(cell) - ord(BLANK)
    return chr(ord(BLANK) + (bits >> 3 & 7) + ((bits & 7) << 3))
