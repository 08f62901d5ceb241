"""Overlays in cells, for embossers and displays, and the files of all pages in cells."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from accessible_games.braille.labels import Label
from accessible_games.core.frozen import Frozen
from accessible_games.tactile import embosser_pages
from accessible_games.tactile.brf import brf
from accessible_games.tactile.embosser_pages import BELOW, BESIDE, EmbosserPage
from accessible_games.tactile.geometry import centres, moved
from accessible_games.tactile.layout import LabelPage, Placement
from accessible_games.tactile.pef import pef
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.request import Overlay, OverlayRequest, chosen
from accessible_games.tactile.text import text

MEDIA = ("sheet",)
Pages = Sequence[Sequence[str]]
"""Pages of lines in Unicode braille."""


class Document(Frozen):
    """Pages to emboss: their name, and the cells of a line and lines of a page that fit."""

    name: str
    pages: Pages
    capacity: tuple[int, int]


FILES: Mapping[str, Callable[[Document, OverlayRequest], bytes]] = {
    "brf": lambda made, wish: brf(made.pages, wish.code, wish.feeds, made.capacity[1]),
    "pef": lambda made, wish: pef(made.pages, made.capacity, made.name, wish.language),
    "txt": lambda made, wish: text(made.pages),
}
"""The formats in cells, with what writes a document."""


def in_cells(labels: Sequence[Label], wish: OverlayRequest) -> Overlay:
    """All pages as one file. Raises `OverlayError` if the labels or the paper do not allow it."""
    made = embossed(labels, wish)
    capacity = embosser_pages.capacity(wish.paper, wish.profile, wish.margin)
    pages = [sheet.lines for sheet in made.values()]
    if wish.mirror:
        pages = [
            tuple(embosser_pages.from_behind(line, capacity[0]) for line in page) for page in pages
        ]
    data = FILES[wish.format](Document(wish.name, pages, capacity), wish)
    files = {f"{wish.name}.{wish.format}": data}
    return Overlay(files, tuple(sheet.rows for sheet in made.values()), (), tuple(made))


def embossed(labels: Sequence[Label], wish: OverlayRequest) -> dict[int, EmbosserPage]:
    """The wanted pages by number. Raises `OverlayError` if they cannot be made."""
    if wish.compensation != 1:
        raise OverlayError("no-compensation")
    return chosen(embosser_pages.sheets(labels, wish), wish)


def laid(labels: Sequence[Label], wish: OverlayRequest) -> Mapping[int, LabelPage]:
    """The wanted pages by number, as they lie on the paper. Raises `OverlayError` likewise."""
    return {number: page_of(sheet, wish) for number, sheet in embossed(labels, wish).items()}


def page_of(sheet: EmbosserPage, wish: OverlayRequest) -> LabelPage:
    """Where each label of a sheet is, cut out in the middle of the free cells and lines around."""
    edge = embosser_pages.UNPRINTABLE if wish.margin is None else wish.margin
    left, above = BESIDE * wish.profile.cell / 2, BELOW * wish.profile.line / 2
    rows, y = list[tuple[Placement, ...]](), edge - above
    for row in sheet.rows:
        cells, lines = embosser_pages.room(row[0])
        wide, high = (cells + BESIDE) * wish.profile.cell, (lines + BELOW) * wish.profile.line
        dots = (tuple(moved(centres(label.cells, wish.profile), left, above)) for label in row)
        spots = (Placement(label, wide, high, own) for label, own in zip(row, dots, strict=True))
        lying = (replace(spot, x=edge - left + n * wide, y=y) for n, spot in enumerate(spots))
        rows.append(tuple(lying))
        y += high
    return LabelPage(*wish.paper, tuple(rows))
