"""Pages of an overlay before they are made, row by row, in cells and in letters."""

from collections.abc import Iterator, Sequence

from accessible_games.braille.labels import Label
from accessible_games.speech.narrator import WIDTHS, Narrator
from accessible_games.tactile.layout import LabelPage
from accessible_games.tactile.overlay import laid
from accessible_games.tactile.request import OverlayRequest

BESIDE = 2
"""The blanks between two labels of a row."""


def preview_lines(
    labels: Sequence[Label], wish: OverlayRequest, narrator: Narrator
) -> Iterator[str]:
    """Yield the pages that were named, or else the first one.

    Raises `OverlayError` if the overlay cannot be made.
    """
    pages = laid(labels, wish)
    if not wish.pages:
        yield from narrator.say("preview-pages", count=len(pages))
    shown = pages if wish.pages else dict([*pages.items()][:1])
    for number, page in shown.items():
        count, rows = len(page.spots), len(page.rows)
        yield from narrator.say("preview-page", number=str(number), count=count, rows=rows)
        yield from page_lines(page, narrator)


def page_lines(page: LabelPage, narrator: Narrator) -> Iterator[str]:
    """Yield the rows of a page."""
    for place, row in enumerate(page.rows, start=1):
        yield from narrator.say("preview-row", number=str(place))
        labels = [spot.label for spot in row]
        wide = max(len(line) for label in labels for line in (*label.lines, *label.cells)) + BESIDE
        across = max(1, WIDTHS["normal"] // wide)
        for start in range(0, len(labels), across):
            yield from row_lines(labels[start : start + across], wide)


def row_lines(labels: Sequence[Label], wide: int) -> Iterator[str]:
    """Yield labels beside each other, as wide as that: each line in cells, then in letters."""
    for level in range(max(len(label.lines) for label in labels)):
        for lines in ([each.cells for each in labels], [each.lines for each in labels]):
            parts = (own[level] if level < len(own) else "" for own in lines)
            yield "".join(part.ljust(wide) for part in parts).rstrip()
