"""Rows of a text in which marks part the cells: commas, semicolons, tabs or upright strokes."""

import csv
import io
import re
from collections.abc import Iterator, Sequence

from accessible_games.braille.cells import CellRow
from accessible_games.braille.columns import known
from accessible_games.braille.problem import DeckError, Fault

SEPARATOR = re.compile(r'"?sep=(.)"?', re.IGNORECASE)
"""A first line in which a program names the separator."""
SEPARATORS = ",;\t|"
RULED = re.compile(r"\s*:?-{2,}:?\s*")
"""A cell of the line below the headings of a table with strokes."""
FIELD = 100_000
"""The maximum length of a cell; an unclosed quotation mark soon exceeds it."""
HEAD = 20
"""Lines among which the headings are looked for."""


def rows_of_text(text: str) -> Iterator[CellRow]:
    """The rows of a text. Raises `DeckError` for a line that is wrong."""
    lines = list(io.StringIO(text, newline=""))
    first = next((number for number, line in enumerate(lines) if line.strip()), 0)
    said = SEPARATOR.fullmatch(lines[first].strip(" \r\n")) if lines else None
    start = first + 1 if said else 0
    delimiter = said.group(1) if said else delimiter_of(lines)
    csv.field_size_limit(FIELD)
    reader = csv.reader(lines[start:], delimiter=delimiter, strict=True, skipinitialspace=True)
    while True:
        begun = start + reader.line_num + 1
        try:
            cells = next(reader)
        except StopIteration:
            return
        except csv.Error as error:
            raise DeckError(Fault(begun, "wrong-quotes")) from error
        if delimiter != "|":
            yield CellRow(begun, tuple(cells))
        elif not all(RULED.fullmatch(cell) for cell in cells if cell):
            yield CellRow(begun, tuple(inside(cells)))


def delimiter_of(lines: Sequence[str]) -> str:
    """The mark between cells: that by which a line has most headings, or simply most parts."""
    filled = [line for line in lines if line.strip()][:HEAD]
    if not filled:
        return SEPARATORS[0]

    def headings(mark: str) -> int:
        return max(sum(known(cell.strip(' "')) for cell in line.split(mark)) for line in filled)

    return max(SEPARATORS, key=lambda mark: (headings(mark), filled[0].count(mark)))


def inside(cells: Sequence[str]) -> Sequence[str]:
    """The cells between the strokes at both ends of a line, if there are any."""
    if len(cells) > 2 and not cells[0].strip() and not cells[-1].strip():
        return cells[1:-1]
    return cells
