"""A picture of each page before it is made, with dots and print, for eyes that check it.

It is an SVG that fills a window. Each piece has its outline, its dots, and the letters of its
label; its name is shown where a pointer rests.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from xml.sax.saxutils import escape

from accessible_games.braille.labels import Label
from accessible_games.tactile.layout import LabelPage, Placement
from accessible_games.tactile.lettering import BASELINE, LEADING, BoldText, extent, words_of
from accessible_games.tactile.overlay import laid
from accessible_games.tactile.request import OverlayRequest, numbered
from accessible_games.tactile.svg import bar, circle, line, number, placed

LARGEST, SMALLEST = 6.0, 2.5
"""The height of the largest letters, and of the smallest ones below the dots, in millimetres."""
EDGE = 0.5
"""The space between letters and the sides of their piece."""
OUTLINE = 0.1
"""The width of an outline."""


def previews(labels: Sequence[Label], wish: OverlayRequest, name: str) -> Mapping[str, bytes]:
    """A picture of each wanted page, as files with that name.

    Raises `OverlayError` if the overlay cannot be made.
    """
    pages = laid(labels, wish)
    made = [picture(page, wish, f"{wish.name} {place}") for place, page in pages.items()]
    return numbered(name, "svg", made)


def picture(page: LabelPage, wish: OverlayRequest, title: str) -> bytes:
    """A page as a picture."""
    diameter = wish.profile.width * wish.compensation
    box = f'viewBox="0 0 {number(page.width)} {number(page.height)}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {box}>',
            f"<title>{escape(title)}</title>",
            f'<rect width="{number(page.width)}" height="{number(page.height)}" fill="white"/>',
            '<g id="cuts" stroke="silver">',
            *map(line, page.strokes),
            '</g><g id="pieces" font-family="Helvetica, Arial, sans-serif" font-weight="bold" '
            'text-anchor="middle">',
            *(part for spot in page.spots for part in piece(spot, diameter)),
            "</g></svg>",
            "",
        ]
    ).encode()


def piece(spot: Placement, diameter: float) -> Iterator[str]:
    """A piece with all that is on it."""
    place = f'x="{number(spot.x)}" y="{number(spot.y)}"'
    size = f'width="{number(spot.width)}" height="{number(spot.height)}"'
    yield f"<g><title>{escape(spot.label.card.called)}</title>"
    outline = f'fill="white" stroke="gray" stroke-width="{number(OUTLINE)}"'
    yield f"<rect {place} {size} {outline}/>"
    if not spot.texts:
        yield '<g fill="cornflowerblue">'
        yield from placed((letters(spot),), spot.x, spot.y)
        yield "</g>"
    sizes = spot.sizes or (1.0,) * len(spot.dots)
    for point, factor in zip(spot.points, sizes, strict=True):
        yield circle(point, diameter * factor)
    yield from placed(spot.texts, spot.x, spot.y)
    if spot.code:
        yield from (bar(box, spot) for box in spot.code.bars)
    yield "</g>"


def letters(spot: Placement) -> BoldText:
    """The letters of a label: below its dots if there is room, or else behind them."""
    words = " ".join(words_of(spot.label)) or spot.label.card.called
    low, high = free(spot)
    widest = (spot.width - 2 * EDGE) / extent(words)
    size = min(LARGEST, (high - low) / LEADING, widest)
    if size < SMALLEST:
        low, high = 0.0, spot.height
        size = min(LARGEST, high / LEADING, widest)
    foot = (low + high - size * LEADING) / 2 + size * BASELINE
    return BoldText(words, spot.width / 2, foot, size)


def free(spot: Placement) -> tuple[float, float]:
    """The heights between which nothing is felt, in the middle of a piece or at its foot."""
    ys = sorted(y for _, y in spot.dots)
    return max(pairwise([*ys, spot.height]), key=lambda pair: pair[1] - pair[0])
