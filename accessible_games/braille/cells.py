"""Sheets of cells, as all kinds of files have them, and what is cleaned from each cell."""

import re
import unicodedata
from collections.abc import Sequence

from accessible_games.core.frozen import Frozen

WRITTEN_OUT = re.compile(r"(?:\\r)?\\n")
r"""A line break written out as \n, as programs that lay out cards want it."""
ERROR = re.compile(
    r"#(?:REF|NULL|DIV/0|VALUE|NUM|SPILL|CALC|BEZUG|WERT|ZAHL|ÜBERLAUF|NOMBRE|VALEUR|NUL)!"
    r"|#(?:NAME|NOM)\?|#N/[AD]|#NV|Err:[0-9]{3}"
)
"""What a spreadsheet program shows where a formula has failed."""


class CellRow(Frozen):
    """A row with its line number from 1 and its cells."""

    line: int
    cells: tuple[str, ...]
    computed: frozenset[int] = frozenset()
    """The places of cells that a formula gives."""

    @property
    def filled(self) -> list[int]:
        """The places of the cells in which something stands."""
        return [place for place, cell in enumerate(self.cells) if cell]


class CellSheet(Frozen):
    """The rows of a file, or of one sheet of a workbook."""

    rows: tuple[CellRow, ...]
    name: str = ""
    """The name of the sheet in a workbook."""
    guessed: str = ""
    """The encoding of a text, if it had to be guessed."""
    is_text: bool = False
    """Whether it comes from a text, in which marks part the cells."""


def cleaned(row: CellRow) -> CellRow:
    """A row with clean cells."""
    return CellRow(row.line, tuple(clean(cell) for cell in row.cells), row.computed)


def clean(cell: str) -> str:
    """A cell in one form of Unicode, without extra spaces, line breaks and what cannot be seen.

    Soft hyphens, marks of width zero, control characters and signs of private fonts are left out.
    """
    text = WRITTEN_OUT.sub("\n", unicodedata.normalize("NFC", cell))
    if not text.isprintable():
        text = "".join(x for x in text if x.isspace() or unicodedata.category(x)[0] != "C")
    return " ".join(text.split())


def is_empty(rows: Sequence[CellRow]) -> bool:
    """Whether nothing stands in some rows."""
    return not any(row.filled for row in rows)
