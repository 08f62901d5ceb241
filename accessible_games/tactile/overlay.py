"""The formats of overlays, one row for each, and overlays in any of them."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from accessible_games.braille.labels import Label
from accessible_games.core.frozen import Frozen
from accessible_games.tactile import cells, cut_marks, paper, solids
from accessible_games.tactile.label_variants import dressed
from accessible_games.tactile.layout import LabelPage
from accessible_games.tactile.paper import on_paper
from accessible_games.tactile.pdf import pdf
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.request import Overlay, OverlayRequest
from accessible_games.tactile.solids import as_bodies
from accessible_games.tactile.stl import stl
from accessible_games.tactile.svg import drawings
from accessible_games.tactile.threemf import threemf

Lay = Callable[[Sequence[Label], OverlayRequest], Mapping[int, LabelPage]]
"""Says where labels are on the wanted pages or beds, which it returns by number."""


class Format(Frozen):
    """A format of files; its name is their suffix."""

    media: tuple[str, ...]
    """The media that it can be used for, the usual one first."""
    lay: Lay
    make: Callable[[Sequence[Label], OverlayRequest], Overlay]
    solid: bool = False
    """Whether it is made on a printer's bed, not on paper."""
    lettered: tuple[str, ...] = ()
    """The media that can have print beside the labels."""


def of_paper(draw: paper.Draw) -> Format:
    """A format on paper, with the function that draws pages."""
    return Format(paper.MEDIA, paper.laid, partial(on_paper, draw=draw), lettered=paper.LETTERED)


def of_bodies(build: solids.Build) -> Format:
    """A format of bodies, with the function that writes those of a bed."""
    return Format(solids.MEDIA, solids.laid, partial(as_bodies, file=build), solid=True)


FORMATS: Mapping[str, Format] = {
    **dict.fromkeys(cells.FILES, Format(cells.MEDIA, cells.laid, cells.in_cells)),
    "pdf": of_paper(pdf),
    "svg": of_paper(drawings),
    "stl": of_bodies(stl),
    "3mf": of_bodies(threemf),
}
"""The formats by their words on the command line."""


def overlay(labels: Sequence[Label], wish: OverlayRequest) -> Overlay:
    """The overlay of a deck. Raises `OverlayError` if it cannot be made."""
    return FORMATS[wish.format].make(ready(labels, wish), wish)


def laid(labels: Sequence[Label], wish: OverlayRequest) -> Mapping[int, LabelPage]:
    """The pages of an overlay by number, before any file is made.

    Raises `OverlayError` if it cannot be made.
    """
    pages = FORMATS[wish.format].lay(ready(labels, wish), wish)
    if not wish.mirror:
        return pages
    return {number: cut_marks.from_behind(page) for number, page in pages.items()}


def ready(labels: Sequence[Label], wish: OverlayRequest) -> tuple[Label, ...]:
    """The labels as they are put on. Raises `OverlayError` for what the format has no room for."""
    form = FORMATS[wish.format]
    if wish.beside and wish.medium not in form.lettered:
        raise OverlayError("no-print" if wish.lettered else "no-code")
    if wish.lettered and wish.coded:
        raise OverlayError("print-or-code")
    return dressed(labels, wish)
