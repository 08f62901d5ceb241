"""The rows of a table, as spreadsheet programs write them: as text, or as a workbook (xlsx.py)."""

import csv
import io
import re
import unicodedata
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from accessible_games.braille import xlsx
from accessible_games.braille.problem import DeckError

MARKS = {b"\xef\xbb\xbf": "utf-8", b"\xff\xfe": "utf-16-le", b"\xfe\xff": "utf-16-be"}
"""The marks with which some programs begin a text, and its encoding."""
WESTERN = "cp1252"
"""What older programs on Windows write; almost any bytes are text in it, so it is tried last."""
SEPARATOR = re.compile(r'"?sep=(.)"?', re.IGNORECASE)
"""A first line in which a program says what parts the columns."""
FIELD = 100_000
"""The most letters of a cell; a quotation mark that is never closed soon has more."""


class Row(NamedTuple):
    """A row with the number of its line, counted from 1, and its cells without blanks around."""

    line: int
    cells: list[str]


def rows_of(data: bytes) -> list[Row]:
    """The rows of a file that are not empty. `DeckError` for the first line that is wrong."""
    if data.startswith(xlsx.BEGINNING):
        found = [Row(line, cells) for line, cells in xlsx.rows(data)]
    else:
        found = list(rows_of_text(lines_of(data)))
    trimmed = (Row(row.line, trimmed_cells(row.cells)) for row in found)
    return [row for row in trimmed if row.cells]


def trimmed_cells(cells: Sequence[str]) -> list[str]:
    """Cells in one spelling of accents, without needless blanks or line breaks, or empty ends."""
    clean = [" ".join(unicodedata.normalize("NFC", cell).split()) for cell in cells]
    filled = [place for place, cell in enumerate(clean, start=1) if cell]
    return clean[: filled[-1]] if filled else []


def lines_of(data: bytes) -> list[str]:
    """The lines of a text in UTF-8 or UTF-16, with or without a mark, or in cp1252."""
    for mark, encoding in MARKS.items():
        if data.startswith(mark):
            return decoded(data[len(mark) :], encoding)
    try:
        return split(data.decode("utf-8"))
    except UnicodeDecodeError:
        return decoded(data, WESTERN)


def decoded(data: bytes, encoding: str) -> list[str]:
    """The lines of a text; `DeckError` for the first that is none."""
    try:
        return split(data.decode(encoding))
    except UnicodeDecodeError as error:
        before = data[: error.start].decode(encoding, "replace")
        raise DeckError(before.count("\n") + 1, "not-text") from error


def split(text: str) -> list[str]:
    """The lines of a text with their ends, as editors count them."""
    return list(io.StringIO(text, newline=""))


def rows_of_text(lines: list[str]) -> Iterator[Row]:
    """The rows of a text whose columns are parted by commas, semicolons or tabs."""
    first = next((number for number, line in enumerate(lines) if line.strip()), 0)
    said = SEPARATOR.fullmatch(lines[first].strip(" \r\n")) if lines else None
    start = first + 1 if said else 0
    header = next((line for line in lines[start:] if line.strip()), "")
    delimiter = said.group(1) if said else max(",;\t", key=header.count)
    csv.field_size_limit(FIELD)
    reader = csv.reader(lines[start:], delimiter=delimiter, strict=True)
    while True:
        begun = start + reader.line_num + 1
        try:
            yield Row(begun, next(reader))
        except StopIteration:
            return
        except csv.Error as error:
            raise DeckError(begun, "wrong-quotes") from error
