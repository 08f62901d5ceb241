"""Labels in the cells of an embosser, in cutting order, for the formats that are text.

All labels of a sheet have the same room; two cells stay free beside each and a line below.
"""

from collections.abc import Sequence

from accessible_games.braille.labels import Label
from accessible_games.braille.reader import BLANK
from accessible_games.core.frozen import Frozen
from accessible_games.tactile.geometry import Placing, check_card
from accessible_games.tactile.layout import copies
from accessible_games.tactile.profiles import CELLS, PAPERS, Profile

BESIDE, BELOW = 2, 1
"""Cells and lines between labels."""
UNPRINTABLE = 10.0
"""The edges that an embosser leaves free, in millimetres."""


class Sheet(Frozen):
    """A page of an embosser, and the labels on it, row by row."""

    lines: tuple[str, ...]
    """Unicode braille without blanks at the end of a line, or empty lines at the end."""
    rows: tuple[tuple[Label, ...], ...]


def capacity(paper: tuple[float, float], profile: Profile) -> tuple[int, int]:
    """Cells in a line and lines on a page."""
    width, height = (side - 2 * UNPRINTABLE for side in paper)
    columns = int((width - profile.inner - profile.width) / profile.cell) + 1
    lines = int((height - 2 * profile.inner - profile.width) / profile.line) + 1
    known = next((CELLS[name] for name in CELLS if PAPERS[name] == paper), (columns, lines))
    return min(columns, known[0]), min(lines, known[1])


def sheets(
    labels: Sequence[Label], placing: Placing, profile: Profile, paper: tuple[float, float]
) -> list[Sheet]:
    """A label for each end of each copy, on as many pages as that takes. `OverlayError`."""
    for label in labels:
        check_card(label, placing, profile)
    columns, lines = capacity(paper, profile)
    width = max(len(line) for label in labels for line in label.cells) + BESIDE
    height = max(len(label.cells) for label in labels) + BELOW
    across, down = (columns + BESIDE) // width, (lines + BELOW) // height
    wanted = copies(labels, placing.copies)
    rows = [tuple(wanted[start : start + across]) for start in range(0, len(wanted), across)]
    return [
        Sheet(written(rows[start : start + down], width, height), tuple(rows[start : start + down]))
        for start in range(0, len(rows), down)
    ]


def written(rows: Sequence[Sequence[Label]], width: int, height: int) -> tuple[str, ...]:
    """The lines of a page."""
    lines = []
    for row in rows:
        for level in range(height):
            cells = [label.cells[level] if level < len(label.cells) else "" for label in row]
            lines.append("".join(cell.ljust(width, BLANK) for cell in cells).rstrip(BLANK))
    return without_end(lines)


def without_end(lines: Sequence[str]) -> tuple[str, ...]:
    """Lines without the empty ones at their end."""
    end = max((place for place, line in enumerate(lines, start=1) if line), default=0)
    return tuple(lines[:end])


def from_behind(line: str, columns: int) -> str:
    """A line as wide as a page, as it is pricked from behind: dots 1 and 4 change places."""
    return "".join(swapped(cell) for cell in reversed(line.ljust(columns, BLANK))).rstrip(BLANK)


def swapped(cell: str) -> str:
    """A cell with its halves changed."""
    bits = ord(cell) - ord(BLANK)
    return chr(ord(BLANK) + (bits >> 3 & 7) + ((bits & 7) << 3))
