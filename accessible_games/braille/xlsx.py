"""The first sheet of a workbook, as spreadsheet programs save it: a zip of XML files (ECMA-376).

Only what a table needs is read. Nothing is unpacked beyond `LARGEST`, and XML that declares
anything, as no workbook does, is refused: so neither zip nor entity bombs go off.
"""

import io
import re
import zlib
from collections.abc import Iterator
from xml.etree import ElementTree
from xml.etree.ElementTree import Element
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile

from accessible_games.braille.problem import DeckError

BEGINNING = b"PK\x03\x04"
DAMAGED = (
    *(BadZipFile, zlib.error, ElementTree.ParseError, EOFError, RuntimeError),
    *(LookupError, ValueError, ArithmeticError),
)
"""What Python raises for a zip that is damaged or locked, and for what is no part or number."""
LARGEST = 40_000_000
"""Bytes of the largest part that is unpacked."""
MOST_COLUMNS = 200
"""What stands further right is not looked at."""
MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
RELATION = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id"
PLACE = re.compile(r"([A-Z]{1,3})([0-9]{1,7})")


def rows(data: bytes) -> list[tuple[int, list[str]]]:
    """The number of each row of the first sheet, and its cells as they would be typed. `DeckError`.

    A formula has the value that the program kept with it.
    """
    try:
        with ZipFile(io.BytesIO(data)) as archive:
            shared = shared_strings(archive)
            sheet = part(archive, first_sheet(archive))
        return [*rows_in(sheet, shared)]
    except DeckError:
        raise
    except DAMAGED as error:
        raise DeckError(1, "no-workbook") from error


def rows_in(sheet: Element, shared: list[str]) -> Iterator[tuple[int, list[str]]]:
    """The number and the cells of each row of a sheet, with the texts that cells name by number."""
    for number, row in enumerate(sheet.iter(f"{MAIN}row"), start=1):
        cells: list[str] = []
        for cell in row.iter(f"{MAIN}c"):
            column = column_of(cell.get("r", ""), len(cells))
            if column < MOST_COLUMNS:
                cells += [""] * (column + 1 - len(cells))
                cells[column] = text_of(cell, shared)
        yield int(row.get("r", number)), cells


def part(archive: ZipFile, name: str) -> Element:
    """A part of a workbook. `DeckError` for one that is too large or declares anything."""
    if archive.getinfo(name).compress_type not in (ZIP_STORED, ZIP_DEFLATED):
        raise BadZipFile(name)
    with archive.open(name) as stream:
        data = stream.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise DeckError(1, "too-large")
    if b"<!" in data.replace(b"<!--", b"").replace(b"<![CDATA[", b""):
        raise DeckError(1, "no-workbook")
    return ElementTree.fromstring(data)


def first_sheet(archive: ZipFile) -> str:
    """The name of the part in which the first sheet is."""
    sheet = next(part(archive, "xl/workbook.xml").iter(f"{MAIN}sheet"), None)
    relation = "" if sheet is None else sheet.get(RELATION, "")
    for each in part(archive, "xl/_rels/workbook.xml.rels"):
        if each.get("Id") == relation:
            target = each.get("Target", "")
            return target[1:] if target.startswith("/") else f"xl/{target}"
    raise KeyError(relation)


def shared_strings(archive: ZipFile) -> list[str]:
    """The texts that cells name by number; a workbook may have none."""
    name = "xl/sharedStrings.xml"
    if name not in archive.namelist():
        return []
    return [written(item) for item in part(archive, name).iter(f"{MAIN}si")]


def written(item: Element) -> str:
    """A text, which may be in pieces of different looks; how it is pronounced is left out."""
    runs = [item, *item.iter(f"{MAIN}r")]
    return "".join(text.text or "" for run in runs for text in run.findall(f"{MAIN}t"))


def column_of(place: str, following: int) -> int:
    """The number of a column from 0: that of "C7" is 2. A cell without a place follows on."""
    match = PLACE.fullmatch(place)
    if match is None:
        return following
    number = 0
    for letter in match.group(1):
        number = number * 26 + ord(letter) - ord("A") + 1
    return number - 1


def text_of(cell: Element, shared: list[str]) -> str:
    """What a cell says, whole numbers without a point."""
    kind = cell.get("t", "n")
    if kind == "inlineStr":
        return "".join(written(item) for item in cell.iter(f"{MAIN}is"))
    value = cell.findtext(f"{MAIN}v") or ""
    if kind == "s":
        return shared[int(value)] if value.isdecimal() and int(value) < len(shared) else ""
    if kind == "n" and value:
        number = float(value)
        return str(int(number)) if number == int(number) else value
    return value
