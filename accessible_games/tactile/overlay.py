"""The formats of overlays, one row for each, and the overlay of a deck in one of them."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from accessible_games.braille.labels import Label
from accessible_games.core.frozen import Frozen
from accessible_games.tactile import bodies, cells, paper, sheets
from accessible_games.tactile.bodies import as_bodies
from accessible_games.tactile.brf import brf
from accessible_games.tactile.cells import Pages, in_cells
from accessible_games.tactile.dressing import dressed
from accessible_games.tactile.paper import on_paper
from accessible_games.tactile.pdf import pdf
from accessible_games.tactile.pef import pef
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.stl import stl
from accessible_games.tactile.svg import drawings
from accessible_games.tactile.text import text
from accessible_games.tactile.threemf import threemf
from accessible_games.tactile.wish import Overlay, Wish


class Format(Frozen):
    """A format of files; its name is the ending of their names."""

    media: tuple[str, ...]
    """The media that it can be used for, the usual one first."""
    make: Callable[[Sequence[Label], Wish], Overlay]
    solid: bool = False
    """Whether it is made on the bed of a printer, and not on paper."""
    lettered: tuple[str, ...] = ()
    """The media on which there can be print beside the labels."""


def of_cells(file: Callable[[Pages, Wish], bytes]) -> Format:
    """A format in cells, with the function that writes pages of lines."""
    return Format(cells.MEDIA, partial(in_cells, file=file))


def of_paper(draw: paper.Draw) -> Format:
    """A format on paper, with the function that draws pages."""
    return Format(paper.MEDIA, partial(on_paper, draw=draw), lettered=paper.LETTERED)


def of_bodies(build: bodies.Build) -> Format:
    """A format of bodies, with the function that writes those of a bed."""
    return Format(bodies.MEDIA, partial(as_bodies, file=build), solid=True)


def pef_of(pages: Pages, wish: Wish) -> bytes:
    """The pages as PEF."""
    return pef(
        pages, sheets.capacity(wish.paper, wish.profile, wish.margin), wish.name, wish.language
    )


FORMATS: Mapping[str, Format] = {
    "brf": of_cells(lambda pages, wish: brf(pages, wish.code)),
    "pef": of_cells(pef_of),
    "txt": of_cells(lambda pages, wish: text(pages)),
    "pdf": of_paper(pdf),
    "svg": of_paper(drawings),
    "stl": of_bodies(stl),
    "3mf": of_bodies(threemf),
}
"""The formats by their words on the command line."""


def overlay(labels: Sequence[Label], wish: Wish) -> Overlay:
    """The overlay of a deck. `OverlayError`."""
    form = FORMATS[wish.format]
    if wish.beside and wish.medium not in form.lettered:
        raise OverlayError("no-print" if wish.lettered else "no-code")
    if wish.lettered and wish.coded:
        raise OverlayError("print-or-code")
    return form.make(dressed(labels, wish), wish)
