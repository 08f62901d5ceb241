"""Overlays on paper or film, true to scale, with cut marks."""

from collections.abc import Callable, Mapping, Sequence

from accessible_games.braille.labels import Label
from accessible_games.tactile import cut_marks, layout, placements
from accessible_games.tactile.layout import LabelPage
from accessible_games.tactile.request import (
    Overlay,
    OverlayRequest,
    chosen,
    compensated,
    numbered,
    overlay_of,
)

MEDIA = ("cards", "sheet", "tape9", "tape12")
LETTERED = ("cards", "sheet")
"""The media with room for print."""

Draw = Callable[[Sequence[LabelPage], float, Sequence[str], str], Sequence[bytes]]
"""Makes files of pages, given the diameter of the dots, a caption for each page and a title."""


def on_paper(labels: Sequence[Label], wish: OverlayRequest, draw: Draw) -> Overlay:
    """One file, or several with numbers.

    Raises `OverlayError` if the labels or paper do not allow it.
    """
    diameter = compensated(wish.profile.width, wish)
    every = drawn(labels, wish)
    pages = chosen(every, wish)
    wide, high = wish.placing.card
    captions = [
        f"{wish.name[:40]} {number}/{len(every)}, {wide:g} x {high:g} mm" for number in pages
    ]
    seen = [cut_marks.from_behind(page) if wish.mirror else page for page in pages.values()]
    made = draw(seen, diameter, captions, wish.name)
    return overlay_of(numbered(wish.name, wish.format, made), pages)


def laid(labels: Sequence[Label], wish: OverlayRequest) -> Mapping[int, LabelPage]:
    """The wanted pages by number. Raises `OverlayError` if they cannot be made."""
    return chosen(drawn(labels, wish), wish)


def drawn(labels: Sequence[Label], wish: OverlayRequest) -> list[LabelPage]:
    """The pages for a medium on paper. Raises `OverlayError` if they cannot be made."""
    if wish.medium.startswith("tape"):
        lengths = placements.lengths(labels, wish.placing, wish.profile, wish.medium)
        return [cut_marks.parted(page) for page in layout.pages(lengths, wish.paper, wish.edges)]
    make = placements.cards if wish.medium == "cards" else placements.stickers
    made = make(labels, wish.placing, wish.profile, wish.beside)
    if wish.test:
        made.append(placements.heights(wish.profile))
    pages = layout.pages(made, wish.paper, wish.edges, between=cut_marks.BETWEEN)
    return [cut_marks.marked(page) for page in pages]
