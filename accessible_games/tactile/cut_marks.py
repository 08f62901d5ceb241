"""Cutting pages: marks at the edges and between blocks, and pages seen from behind."""

from collections.abc import Iterator
from dataclasses import replace

from accessible_games.tactile.geometry import mirrored
from accessible_games.tactile.layout import LabelPage, Placement, Stroke, blocks

MARK = 3.0
MARK_AWAY = 1.0
"""The length of a cut mark, and its distance from the pieces."""
BETWEEN = 2 * (MARK + MARK_AWAY) + 1.0
"""The strip between blocks of different sizes, with room for the marks of both."""


def marked(page: LabelPage) -> LabelPage:
    """The page with its cut marks: at both ends of each cut through a block of equal pieces."""
    strokes = [stroke for rows in blocks(page) for stroke in block_strokes(rows)]
    return replace(page, strokes=tuple(strokes))


def block_strokes(rows: list[tuple[Placement, ...]]) -> Iterator[Stroke]:
    """The marks above, below and at both sides of a block."""
    spots = [spot for row in rows for spot in row]
    left, right = min(spot.x for spot in spots), max(spot.x + spot.width for spot in spots)
    top, bottom = min(spot.y for spot in spots), max(spot.y + spot.height for spot in spots)
    near, far = MARK_AWAY, MARK_AWAY + MARK
    for x in sorted({round(x, 6) for spot in spots for x in (spot.x, spot.x + spot.width)}):
        yield (x, top - far), (x, top - near)
        yield (x, bottom + near), (x, bottom + far)
    for y in sorted({round(y, 6) for spot in spots for y in (spot.y, spot.y + spot.height)}):
        yield (left - far, y), (left - near, y)
        yield (right + near, y), (right + far, y)


def parted(page: LabelPage) -> LabelPage:
    """The page with the strokes for tape: lengthwise along its edges, and across at each cut."""
    ys = {round(y, 6) for row in page.rows for y in (row[0].y, row[0].y + row[0].height)}
    left = min(row[0].x for row in page.rows)
    edges = [((left - MARK_AWAY - MARK, y), (left - MARK_AWAY, y)) for y in sorted(ys)]
    across = [
        ((x, spot.y), (x, spot.y + spot.height))
        for row in page.rows
        for place, spot in enumerate(row)
        for x in ([spot.x] if place == 0 else []) + [spot.x + spot.width]
    ]
    return replace(page, strokes=(*edges, *across))


def from_behind(page: LabelPage) -> LabelPage:
    """The page mirrored; print stays readable."""
    return replace(
        page,
        rows=tuple(tuple(spot_from_behind(spot, page.width) for spot in row) for row in page.rows),
        strokes=tuple(
            (mirrored([a], page.width)[0], mirrored([b], page.width)[0]) for a, b in page.strokes
        ),
    )


def spot_from_behind(spot: Placement, width: float) -> Placement:
    """A spot of a page of this width, mirrored."""
    return replace(
        spot,
        x=width - spot.x - spot.width,
        dots=tuple(mirrored(spot.dots, spot.width)),
        texts=tuple(replace(text, x=spot.width - text.x) for text in spot.texts),
        code=spot.code and replace(spot.code, x=spot.width - spot.code.x - spot.code.side),
    )
