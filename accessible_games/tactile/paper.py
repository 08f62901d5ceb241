"""Overlays on paper or film, true to scale, with cut marks."""

from collections.abc import Callable, Sequence

from accessible_games.braille.labels import Label
from accessible_games.tactile import cutting, layout, spots
from accessible_games.tactile.layout import Page
from accessible_games.tactile.wish import (
    Overlay,
    Wish,
    chosen,
    compensated,
    numbered,
    overlay_of,
)

MEDIA = ("cards", "sheet", "tape9", "tape12")
LETTERED = ("cards", "sheet")
"""The media with room for print."""

Draw = Callable[[Sequence[Page], float, Sequence[str], str], Sequence[bytes]]
"""Files of pages, with dots of a diameter, a caption for each page, and a title."""


def on_paper(labels: Sequence[Label], wish: Wish, draw: Draw) -> Overlay:
    """One file, or several with numbers. `OverlayError`."""
    diameter = compensated(wish.profile.width, wish)
    every = drawn(labels, wish)
    pages = chosen(every, wish)
    wide, high = wish.placing.card
    captions = [
        f"{wish.name[:40]} {number}/{len(every)}, {wide:g} x {high:g} mm" for number in pages
    ]
    seen = [cutting.from_behind(page) if wish.mirror else page for page in pages.values()]
    made = draw(seen, diameter, captions, wish.name)
    return overlay_of(numbered(wish.name, wish.format, made), pages)


def drawn(labels: Sequence[Label], wish: Wish) -> list[Page]:
    """The pages of a medium on paper."""
    if wish.medium.startswith("tape"):
        lengths = spots.lengths(labels, wish.placing, wish.profile, wish.medium)
        return [cutting.parted(page) for page in layout.pages(lengths, wish.paper, wish.edges)]
    make = spots.cards if wish.medium == "cards" else spots.stickers
    made = make(labels, wish.placing, wish.profile, wish.beside)
    if wish.test:
        made += spots.heights(wish.profile)
    pages = layout.pages(made, wish.paper, wish.edges, between=cutting.BETWEEN)
    return [cutting.marked(page) for page in pages]
