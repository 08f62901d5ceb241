"""Overlays in cells, for embossers and displays."""

from collections.abc import Callable, Sequence

from accessible_games.braille.labels import Label
from accessible_games.tactile import sheets
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.wish import Overlay, Wish, chosen

MEDIA = ("sheet",)
Pages = Sequence[Sequence[str]]
"""Pages of lines in Unicode braille."""


def in_cells(labels: Sequence[Label], wish: Wish, file: Callable[[Pages, Wish], bytes]) -> Overlay:
    """One file of all pages. `OverlayError`."""
    if wish.compensation != 1:
        raise OverlayError("no-compensation")
    made = chosen(sheets.sheets(labels, wish), wish)
    columns, _ = sheets.capacity(wish.paper, wish.profile, wish.margin)
    pages = [sheet.lines for sheet in made.values()]
    if wish.mirror:
        pages = [tuple(sheets.from_behind(line, columns) for line in page) for page in pages]
    files = {f"{wish.name}.{wish.format}": file(pages, wish)}
    return Overlay(files, tuple(sheet.rows for sheet in made.values()), (), tuple(made))
