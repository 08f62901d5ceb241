"""Overlays on paper or film, true to scale, with cut marks."""

from collections.abc import Callable, Sequence

from accessible_games.braille.labels import Label
from accessible_games.tactile import layout
from accessible_games.tactile.layout import Page
from accessible_games.tactile.wish import Overlay, Wish, compensated, labels_of, numbered

MEDIA = ("cards", "sheet", "tape9", "tape12")
LETTERED = ("cards", "sheet")
"""The media with room for print."""

Draw = Callable[[Sequence[Page], float, Sequence[str], str], Sequence[bytes]]
"""Files of pages, with dots of a diameter, a caption for each page, and a title."""


def on_paper(labels: Sequence[Label], wish: Wish, draw: Draw) -> Overlay:
    """One file, or several with numbers. `OverlayError`."""
    diameter = compensated(wish.profile.width, wish)
    pages = drawn(labels, wish)
    rows = tuple(map(labels_of, pages))
    if wish.mirror:
        pages = [layout.from_behind(page) for page in pages]
    width, height = wish.placing.card
    captions = [
        f"{wish.name[:40]} {number}/{len(pages)}, {width:g} x {height:g} mm"
        for number in range(1, len(pages) + 1)
    ]
    made = draw(pages, diameter, captions, wish.name)
    return Overlay(numbered(wish.name, wish.format, made), rows)


def drawn(labels: Sequence[Label], wish: Wish) -> list[Page]:
    """The pages of a medium on paper."""
    if wish.medium == "cards":
        spots = layout.cards(labels, wish.placing, wish.profile, wish.lettered)
    elif wish.medium == "sheet":
        spots = layout.stickers(labels, wish.placing, wish.profile, wish.lettered)
    else:
        spots = layout.lengths(labels, wish.placing, wish.profile, wish.medium)
        return [layout.parted(page) for page in layout.pages(spots, wish.paper)]
    return [layout.marked(page) for page in layout.pages(spots, wish.paper)]
