"""Labels on pages, in the order in which they are cut out: page by page, row by row.

A spot is what is cut out: a card, a label with its edge, a length of tape, a plate.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from accessible_games.braille.labels import Label
from accessible_games.core.frozen import Frozen
from accessible_games.tactile import lettering
from accessible_games.tactile.geometry import (
    Placing,
    Point,
    Size,
    centres,
    check_card,
    millimetres,
    mirrored,
    moved,
    named,
    on_card,
    size,
)
from accessible_games.tactile.lettering import Text
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.profiles import AROUND, MOST, TAPES, Profile

SIDE, TOP, _ = PAPER_EDGES = (10.0, 10.0, 18.0)
"""Edges of a page that stay free of labels: for cut marks, and below them for the scale."""
BED_EDGES = (5.0, 5.0, 5.0)
BED_APART = 3.0
"""The edges of a printer's bed, and the space between bodies on it."""
SCALE = 100.0
SCALE_ABOVE_EDGE = 5.5
MARK = 5.5
MARK_AWAY = 1.0
"""The length of a cut mark, and its distance from what is cut out."""
TAPE_END = 3.0
"""From the dots to the ends of a length of tape."""

Stroke = tuple[Point, Point]


class Spot(Frozen):
    """Something with a label, and the rectangle along which it is cut out."""

    label: Label
    width: float
    height: float
    dots: tuple[Point, ...]
    """From the upper left corner of the spot."""
    texts: tuple[Text, ...] = ()
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
    def scale(self) -> tuple[Point, Point]:
        """Two dots that are exactly 100 mm apart."""
        left, y = (self.width - SCALE) / 2, self.height - SCALE_ABOVE_EDGE
        return (left, y), (left + SCALE, y)


def copies(labels: Sequence[Label], each: int) -> list[Label]:
    """Every label as often as it is needed; `OverlayError` for too many."""
    check_count(sum(label.card.copies for label in labels) * each)
    return [label for label in labels for _ in range(label.card.copies * each)]


def check_count(count: int) -> None:
    """Refuse more labels than an overlay can have."""
    if count > MOST:
        raise OverlayError("too-many", found=str(count), high=str(MOST))


# Spots ------------------------------------------------------------------------------------------


def cards(
    labels: Sequence[Label], placing: Placing, profile: Profile, lettered: bool
) -> list[Spot]:
    """A card for each copy."""
    made = {
        label: Spot(
            label,
            *placing.card,
            tuple(on_card(label, placing, profile)),
            lettering.on_card(label, placing, profile) if lettered else (),
        )
        for label in labels
    }
    return [made[label] for label in copies(labels, 1)]


def stickers(
    labels: Sequence[Label], placing: Placing, profile: Profile, lettered: bool = False
) -> list[Spot]:
    """A sticker for each end of each copy, all of one size; lettering stands above the dots."""
    made = edged(labels, placing, profile, lettered)
    return [made[label] for label in copies(labels, placing.copies)]


def edged(
    labels: Sequence[Label], placing: Placing, profile: Profile, lettered: bool = False
) -> dict[Label, Spot]:
    """The sticker of each label. `OverlayError` where it does not fit on a card."""
    for label in labels:
        check_card(label, placing, profile)
    above = lettering.STRIP if lettered else 0.0
    sizes = [size(label.cells, profile) for label in labels]
    letters = [lettering.strip_width(label) for label in labels] if lettered else []
    width = max([side for side, _ in sizes] + letters) + 2 * AROUND
    height = max(side for _, side in sizes) + above + 2 * AROUND
    if width > placing.card[0] or height > placing.card[1]:
        raise OverlayError("sticker-too-large", **millimetres((width, height)))
    return {
        label: Spot(
            label,
            width,
            height,
            tuple(moved(centres(label.cells, profile), AROUND, AROUND + above)),
            lettering.on_strip(label, AROUND) if lettered else (),
        )
        for label in labels
    }


def lengths(labels: Sequence[Label], placing: Placing, profile: Profile, medium: str) -> list[Spot]:
    """A length of tape for each end of each copy. `OverlayError` for what is too high."""
    made = {}
    for label in labels:
        check_card(label, placing, profile)
        width, height = size(label.cells, profile)
        if height > TAPES[medium]:
            raise OverlayError("tape-too-low", **named(label))
        dots = moved(centres(label.cells, profile), TAPE_END, (TAPES[medium] - height) / 2)
        made[label] = Spot(label, width + 2 * TAPE_END, TAPES[medium], tuple(dots))
    return [made[label] for label in copies(labels, placing.copies)]


# Pages ------------------------------------------------------------------------------------------


def pages(
    spots: Sequence[Spot],
    paper: Size,
    edges: tuple[float, float, float] = PAPER_EDGES,
    apart: float = 0.0,
) -> list[Page]:
    """The spots on pages, row by row, so far apart. `OverlayError` where a page is too small.

    The edges of the paper stay free: at both sides, at the top and at the bottom.
    """
    side, top, bottom = edges
    largest = max(spot.width for spot in spots), max(spot.height for spot in spots)
    least = largest[0] + 2 * side, largest[1] + top + bottom
    if least[0] > paper[0] or least[1] > paper[1]:
        raise OverlayError("paper-too-small", **millimetres(least))
    made, rows, y = list[Page](), list[tuple[Spot, ...]](), top
    for row in filled(spots, paper[0] - 2 * side, apart):
        height = row[0].height
        if rows and y + height > paper[1] - bottom:
            made.append(Page(*paper, tuple(rows)))
            rows, y = [], top
        rows.append(tuple(replace(spot, x=spot.x + side, y=y) for spot in row))
        y += height + apart
    return [*made, Page(*paper, tuple(rows))]


def filled(spots: Sequence[Spot], width: float, apart: float) -> Iterator[list[Spot]]:
    """Rows of as many spots as there is room for."""
    row: list[Spot] = []
    x = 0.0
    for spot in spots:
        if row and x + spot.width > width:
            yield row
            row, x = [], 0.0
        row.append(replace(spot, x=x))
        x += spot.width + apart
    if row:
        yield row


def marked(page: Page) -> Page:
    """The page with its cut marks: short strokes in its edges, one at each end of each cut."""
    spots = page.spots
    left, right = SIDE, max(spot.x + spot.width for spot in spots)
    top, bottom = TOP, max(spot.y + spot.height for spot in spots)
    xs = {round(x, 6) for spot in spots for x in (spot.x, spot.x + spot.width)}
    ys = {round(y, 6) for spot in spots for y in (spot.y, spot.y + spot.height)}
    near, far = MARK_AWAY, MARK_AWAY + MARK
    strokes = [
        stroke
        for x in sorted(xs)
        for stroke in (((x, top - far), (x, top - near)), ((x, bottom + near), (x, bottom + far)))
    ]
    strokes += [
        stroke
        for y in sorted(ys)
        for stroke in (((left - far, y), (left - near, y)), ((right + near, y), (right + far, y)))
    ]
    return replace(page, strokes=tuple(strokes))


def parted(page: Page) -> Page:
    """The page with the strokes of tape: along its edges in the page's, and across at each cut."""
    ys = {round(y, 6) for row in page.rows for y in (row[0].y, row[0].y + row[0].height)}
    edges = [((SIDE - MARK_AWAY - MARK, y), (SIDE - MARK_AWAY, y)) for y in sorted(ys)]
    across = [
        ((x, spot.y), (x, spot.y + spot.height))
        for row in page.rows
        for place, spot in enumerate(row)
        for x in ([spot.x] if place == 0 else []) + [spot.x + spot.width]
    ]
    return replace(page, strokes=(*edges, *across))


def from_behind(page: Page) -> Page:
    """The page mirrored; letters stay readable."""
    return replace(
        page,
        rows=tuple(tuple(spot_from_behind(spot, page.width) for spot in row) for row in page.rows),
        strokes=tuple(
            (mirrored([a], page.width)[0], mirrored([b], page.width)[0]) for a, b in page.strokes
        ),
    )


def spot_from_behind(spot: Spot, width: float) -> Spot:
    """A spot of a page as wide as that."""
    return replace(
        spot,
        x=width - spot.x - spot.width,
        dots=tuple(mirrored(spot.dots, spot.width)),
        texts=tuple(replace(text, x=spot.width - text.x) for text in spot.texts),
    )
