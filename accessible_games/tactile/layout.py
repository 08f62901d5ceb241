"""Labels on pages, in the order of cutting: page by page, row by row.

A spot is a piece to cut out: a card, a label with its edge, a length of tape, a plate.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby, repeat
from typing import TypeVar

from accessible_games.braille.labels import Label
from accessible_games.core.frozen import Frozen
from accessible_games.tactile.geometry import (
    Placing,
    Point,
    Size,
    millimetres,
    moved,
)
from accessible_games.tactile.lettering import BoldText
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.profiles import MOST
from accessible_games.tactile.qr import Code

SIDE, TOP, _ = PAPER_EDGES = (10.0, 10.0, 18.0)
"""The edges of a page that stay free of labels: for cut marks, and for the scale at the bottom."""
BED_EDGES = (5.0, 5.0, 5.0)
BED_APART = 3.0
"""The edges of a printer's bed, and the space between bodies on it."""
SCALE = 100.0
SCALE_ABOVE_EDGE = 5.5
Stroke = tuple[Point, Point]
Item = TypeVar("Item")


class Placement(Frozen):
    """A piece with a label, and the rectangle along which it is cut out."""

    label: Label
    width: float
    height: float
    dots: tuple[Point, ...]
    """Relative to the upper left corner of the spot."""
    texts: tuple[BoldText, ...] = ()
    code: Code | None = None
    """A QR code beside the dots."""
    sizes: tuple[float, ...] = ()
    """The size of each dot, relative to the usual one; empty if all are as usual."""
    x: float = 0.0
    y: float = 0.0
    """Its upper left corner on the page."""

    @property
    def points(self) -> list[Point]:
        """The dots on the page."""
        return moved(self.dots, self.x, self.y)


class LabelPage(Frozen):
    """A page of labels, and the lines along which it is cut."""

    width: float
    height: float
    rows: tuple[tuple[Placement, ...], ...]
    strokes: tuple[Stroke, ...] = ()

    @property
    def spots(self) -> list[Placement]:
        """All spots in order."""
        return [spot for row in self.rows for spot in row]

    @property
    def dots(self) -> dict[float, list[Point]]:
        """All dots on the page, by their relative size."""
        found: dict[float, list[Point]] = {}
        for spot in self.spots:
            for size, point in zip(spot.sizes or repeat(1.0), spot.points, strict=False):
                found.setdefault(size, []).append(point)
        return found

    @property
    def scale(self) -> tuple[Point, Point]:
        """Two dots that are exactly 100 mm apart."""
        left, y = (self.width - SCALE) / 2, self.height - SCALE_ABOVE_EDGE
        return (left, y), (left + SCALE, y)


def copies(labels: Sequence[Label], placing: Placing) -> list[Label]:
    """Every label as often as it is needed. Raises `OverlayError` if there are too many."""
    count = {label: label.card.copies * placing.of(label).copies for label in labels}
    check_count(sum(count.values()))
    return [label for label in labels for _ in range(count[label])]


def in_groups(items: Iterable[Item], size: Callable[[Item], object]) -> list[Item]:
    """The items grouped by size, in the order in which the sizes first occur."""
    groups: dict[object, list[Item]] = {}
    for item in items:
        groups.setdefault(size(item), []).append(item)
    return [item for group in groups.values() for item in group]


def check_count(count: int) -> None:
    """Check the number of labels. Raises `OverlayError` if there are too many."""
    if count > MOST:
        raise OverlayError("too-many", found=str(count), high=str(MOST))


def size_of(spot: Placement) -> tuple[float, float]:
    """The size of a spot, rounded to a hundredth of a millimetre."""
    return round(spot.width, 2), round(spot.height, 2)


# Pages ------------------------------------------------------------------------------------------


def pages(
    spots: Sequence[Placement],
    paper: Size,
    edges: tuple[float, float, float] = PAPER_EDGES,
    apart: float = 0.0,
    between: float = 0.0,
) -> list[LabelPage]:
    """The spots on pages, row by row, *apart* from each other.

    The edges of the paper stay free, at the sides, at the top and at the bottom, and so does a
    strip *between* rows of different sizes. Raises `OverlayError` if the paper is too small.
    """
    side, top, bottom = edges
    largest = max(spot.width for spot in spots), max(spot.height for spot in spots)
    least = largest[0] + 2 * side, largest[1] + top + bottom
    if least[0] > paper[0] or least[1] > paper[1]:
        raise OverlayError("paper-too-small", **millimetres(least))
    made, rows, y = list[LabelPage](), list[tuple[Placement, ...]](), top
    for row in filled(spots, paper[0] - 2 * side, apart, equal=between > 0):
        height = row[0].height
        if rows and between and size_of(rows[-1][0]) != size_of(row[0]):
            y += between
        if rows and y + height > paper[1] - bottom + 1e-6:
            made.append(LabelPage(*paper, tuple(rows)))
            rows, y = [], top
        rows.append(tuple(replace(spot, x=spot.x + side, y=y) for spot in row))
        y += height + apart
    return [*made, LabelPage(*paper, tuple(rows))]


def filled(
    spots: Sequence[Placement], width: float, apart: float, equal: bool
) -> Iterator[list[Placement]]:
    """Rows of as many spots as fit, all of one height, or all *equal* in size."""
    row: list[Placement] = []
    x = 0.0
    for spot in spots:
        like = not row or (
            size_of(spot) == size_of(row[0]) if equal else spot.height == row[0].height
        )
        if row and (not like or x + spot.width > width + 1e-6):
            yield row
            row, x = [], 0.0
        row.append(replace(spot, x=x))
        x += spot.width + apart
    if row:
        yield row


def blocks(page: LabelPage) -> list[list[tuple[Placement, ...]]]:
    """The rows of a page, grouped by size."""
    return [list(rows) for _, rows in groupby(page.rows, key=lambda row: size_of(row[0]))]
