"""SVG true to scale: one unit is a millimetre."""

from collections.abc import Sequence
from xml.sax.saxutils import escape

from accessible_games.tactile.geometry import Point, Rectangle
from accessible_games.tactile.layout import LabelPage, Placement, Stroke
from accessible_games.tactile.lettering import BoldText

STROKE = 1.0
"""The width of cut marks, enough to rise on swell paper."""


def drawings(
    pages: Sequence[LabelPage], diameter: float, captions: Sequence[str], title: str
) -> list[bytes]:
    """A file for each page."""
    return [svg(page, diameter, caption) for page, caption in zip(pages, captions, strict=True)]


def svg(page: LabelPage, diameter: float, caption: str) -> bytes:
    """A page as a file, with dots of that diameter."""
    size = f'width="{number(page.width)}mm" height="{number(page.height)}mm"'
    box = f'viewBox="0 0 {number(page.width)} {number(page.height)}"'
    texts = [text for spot in page.spots for text in placed(spot.texts, spot.x, spot.y)]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box}>',
            f"<title>{escape(caption)}</title>",
            '<g id="dots">',
            *(
                circle(point, diameter * factor)
                for factor, points in page.dots.items()
                for point in points
            ),
            '</g><g id="scale">',
            *(circle(point, diameter) for point in page.scale),
            f'</g><g id="cuts" stroke="black" stroke-width="{number(STROKE)}">',
            *map(line, page.strokes),
            '</g><g id="print" font-family="Helvetica, Arial, sans-serif" font-weight="bold" '
            'text-anchor="middle">',
            *texts,
            '</g><g id="codes">',
            *(bar(box, spot) for spot in page.spots if spot.code for box in spot.code.bars),
            "</g></svg>",
            "",
        ]
    ).encode()


def circle(point: Point, diameter: float) -> str:
    """A dot."""
    x, y = point
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(diameter / 2)}"/>'


def line(stroke: Stroke) -> str:
    """A cut mark."""
    (a, b), (c, d) = stroke
    return f'<line x1="{number(a)}" y1="{number(b)}" x2="{number(c)}" y2="{number(d)}"/>'


def bar(box: Rectangle, spot: Placement) -> str:
    """Adjacent dark modules of a code."""
    place = f'x="{number(spot.x + box.x)}" y="{number(spot.y + box.y)}"'
    return f'<rect {place} width="{number(box.width)}" height="{number(box.height)}"/>'


def placed(texts: tuple[BoldText, ...], x: float, y: float) -> list[str]:
    """Lines of print on a spot."""
    return [
        f'<text x="{number(text.x + x)}" y="{number(text.y + y)}" '
        f'font-size="{number(text.size)}">{escape(text.text)}</text>'
        for text in texts
    ]


def number(value: float) -> str:
    """A length written as short as possible: "2.5", "210"."""
    return f"{value:.3f}".rstrip("0").rstrip(".")
