"""Labels on pages, in the order in which they are cut out: page by page, row by row.

A spot is what is cut out: a card, a label with its edge, a length of tape, a plate.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
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
from accessible_games.tactile.lettering import Text
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.profiles import MOST
from accessible_games.tactile.qr import Code

SIDE, TOP, _ = PAPER_EDGES = (10.0, 10.0, 18.0)
"""Edges of a page that stay free of labels: for cut marks, and below them for the scale."""
BED_EDGES = (5.0, 5.0, 5.0)
BED_APART = 3.0
"""The edges of a printer's bed, and the space between bodies on it."""
SCALE = 100.0
SCALE_ABOVE_EDGE = 5.5
Stroke = tuple[Point, Point]
Item = TypeVar("Item")


class Spot(Frozen):
    """Something with a label, and the rectangle along which it is cut out."""

    label: Label
    width: float
    height: float
    dots: tuple[Point, ...]
    """From the upper left corner of the spot."""
    texts: tuple[Text, ...] = ()
    code: Code | None = None
    """A QR code beside the dots."""
    factor: float = 1.0
    """By how much its dots are larger than those of other spots."""
    x: float = 0.0
    y: float = 0.0
    """Its upper left corner on the page."""

    @property
    def points(self) -> list[Point]:
        """The dots on the page."""
        return moved(self.dots, self.x, self.y)


class Page(Frozen):
    """A page of labels, and the strokes along which it is cut."""

    width: float
    height: float
    rows: tuple[tuple[Spot, ...], ...]
    strokes: tuple[Stroke, ...] = ()

    @property
    def spots(self) -> list[Spot]:
        """All spots in their order."""
        return [spot for row in self.rows for spot in row]

    @property
    def dots(self) -> dict[float, list[Point]]:
        """All dots on the page, by how much larger they are than usual."""
        found: dict[float, list[Point]] = {}
        for spot in self.spots:
            found.setdefault(spot.factor, []).extend(spot.points)
        return found

    @property
    def scale(self) -> tuple[Point, Point]:
        """Two dots that are exactly 100 mm apart."""
        left, y = (self.width - SCALE) / 2, self.height - SCALE_ABOVE_EDGE
        return (left, y), (left + SCALE, y)


def copies(labels: Sequence[Label], placing: Placing) -> list[Label]:
    """Every label as often as it is needed; `OverlayError` for too many."""
    count = {label: label.card.copies * placing.of(label).copies for label in labels}
    check_count(sum(count.values()))
    return [label for label in labels for _ in range(count[label])]


def in_groups(items: Iterable[Item], size: Callable[[Item], object]) -> list[Item]:
    """Things of equal size together, in the order in which each size comes first."""
    groups: dict[object, list[Item]] = {}
    for item in items:
        groups.setdefault(size(item), []).append(item)
    return [item for group in groups.values() for item in group]


def check_count(count: int) -> None:
    """Refuse more labels than an overlay can have."""
    if count > MOST:
        raise OverlayError("too-many", found=str(count), high=str(MOST))


def size_of(spot: Spot) -> tuple[float, float]:
    """The size of a spot, to a hundredth of a millimetre."""
    return round(spot.width, 2), round(spot.height, 2)


# Pages ------------------------------------------------------------------------------------------


def pages(
    spots: Sequence[Spot],
    paper: Size,
    edges: tuple[float, float, float] = PAPER_EDGES,
    apart: float = 0.0,
    between: float = 0.0,
) -> list[Page]:
    """The spots on pages, row by row, so far apart. `OverlayError` where a page is too small.

    The edges of the paper stay free, at both sides, at the top and at the bottom, and so does a
    strip *between* rows of different sizes.
    """
    side, top, bottom = edges
    largest = max(spot.width for spot in spots), max(spot.height for spot in spots)
    least = largest[0] + 2 * side, largest[1] + top + bottom
    if least[0] > paper[0] or least[1] > paper[1]:
        raise OverlayError("paper-too-small", **millimetres(least))
    made, rows, y = list[Page](), list[tuple[Spot, ...]](), top
    for row in filled(spots, paper[0] - 2 * side, apart, equal=between > 0):
        height = row[0].height
        if rows and between and size_of(rows[-1][0]) != size_of(row[0]):
            y += between
        if rows and y + height > paper[1] - bottom + 1e-6:
            made.append(Page(*paper, tuple(rows)))
            rows, y = [], top
        rows.append(tuple(replace(spot, x=spot.x + side, y=y) for spot in row))
        y += height + apart
    return [*made, Page(*paper, tuple(rows))]


def filled(spots: Sequence[Spot], width: float, apart: float, equal: bool) -> Iterator[list[Spot]]:
    """Rows of as many spots as there is room for, all of one height, or all *equal* in size."""
    row: list[Spot] = []
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


def blocks(page: Page) -> list[list[tuple[Spot, ...]]]:
    """The rows of a page, those of equal size together."""
    return [list(rows) for _, rows in groupby(page.rows, key=lambda row: size_of(row[0]))]
