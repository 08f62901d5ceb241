"""The sheets of a workbook of LibreOffice and others: OpenDocument, with all cells in one part."""

from collections.abc import Iterator
from xml.etree.ElementTree import Element
from zipfile import ZipFile

from accessible_games.braille.archive import MOST_COLUMNS, part, plain_number
from accessible_games.braille.cells import CellRow, CellSheet

OFFICE = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}"
TABLE = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
TEXT = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}"
CONTENT = "content.xml"
"""The part with the cells."""
MOST_ROWS = 20_000
"""Rows further down are ignored; empty ones are often repeated to the end of the sheet."""
MOST_TIMES = 1000
"""The most times that a row with something in it is taken to be repeated."""


def sheets(archive: ZipFile) -> Iterator[CellSheet]:
    """The sheets, in order. A formula gives the value that was saved with it.

    Raises `DeckError` for a damaged workbook, and what `archive.DAMAGED` lists.
    """
    for table in part(archive, CONTENT).iter(f"{TABLE}table"):
        yield CellSheet(tuple(rows_in(table)), name=table.get(f"{TABLE}name", ""))


def rows_in(table: Element) -> Iterator[CellRow]:
    """The rows of a sheet that have something in them."""
    line = 1
    for row in table.iter(f"{TABLE}table-row"):
        times = int(row.get(f"{TABLE}number-rows-repeated", "1"))
        cells, computed = cells_in(row)
        for number in range(min(times, MOST_TIMES) if any(cells) else 0):
            yield CellRow(line + number, cells, computed)
        line += times
        if line > MOST_ROWS:
            return


def cells_in(row: Element) -> tuple[tuple[str, ...], frozenset[int]]:
    """The texts of a row, and the places of those that a formula gives."""
    cells, computed = list[str](), set[int]()
    for cell in row:
        if cell.tag not in (f"{TABLE}table-cell", f"{TABLE}covered-table-cell"):
            continue
        times = int(cell.get(f"{TABLE}number-columns-repeated", "1"))
        text = text_of(cell)
        for _ in range(min(times, MOST_COLUMNS - len(cells))):
            if cell.get(f"{TABLE}formula"):
                computed.add(len(cells))
            cells.append(text)
    return tuple(cells), frozenset(computed)


def text_of(cell: Element) -> str:
    """The text of a cell: a number as it is, else its paragraphs, without comments on it."""
    if cell.get(f"{OFFICE}value-type") == "float":
        return plain_number(cell.get(f"{OFFICE}value", ""))
    return "\n".join(paragraph(each) for each in cell.findall(f"{TEXT}p"))


def paragraph(element: Element) -> str:
    """The text of a paragraph, with its spaces, tabs and line breaks."""
    parts = [element.text or ""]
    for child in element:
        blank = child.tag in (f"{TEXT}s", f"{TEXT}tab", f"{TEXT}line-break")
        parts += [" " if blank else paragraph(child), child.tail or ""]
    return "".join(parts)
