"""The sheets of a workbook as most spreadsheet programs save it (ECMA-376)."""

import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element
from zipfile import ZipFile

from accessible_games.braille.archive import MOST_COLUMNS, part, plain_number
from accessible_games.braille.cells import CellRow, CellSheet

MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
RELATION = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id"
PLACE = re.compile(r"([A-Z]{1,3})([0-9]{1,7})")
WORKBOOK = "xl/workbook.xml"
"""The part that lists the sheets."""


def sheets(archive: ZipFile) -> Iterator[CellSheet]:
    """The sheets, in order. A formula gives the value that was saved with it.

    Raises `DeckError` for a damaged workbook, and what `archive.DAMAGED` lists.
    """
    shared = shared_strings(archive)
    for name, place in sheet_parts(archive):
        yield CellSheet(tuple(rows_in(part(archive, place), shared)), name=name)


def rows_in(sheet: Element, shared: list[str]) -> Iterator[CellRow]:
    """The rows of a sheet; *shared* are texts that cells refer to."""
    for number, row in enumerate(sheet.iter(f"{MAIN}row"), start=1):
        cells, computed = list[str](), set[int]()
        for cell in row.iter(f"{MAIN}c"):
            column = column_of(cell.get("r", ""), len(cells))
            if column < MOST_COLUMNS:
                cells += [""] * (column + 1 - len(cells))
                cells[column] = text_of(cell, shared)
                if cell.find(f"{MAIN}f") is not None:
                    computed.add(column)
        yield CellRow(int(row.get("r", number)), tuple(cells), frozenset(computed))


def sheet_parts(archive: ZipFile) -> Iterator[tuple[str, str]]:
    """The name of each sheet and its part. Raises `KeyError` if there is none."""
    targets = {
        each.get("Id"): each.get("Target", "")
        for each in part(archive, "xl/_rels/workbook.xml.rels")
    }
    found = [*part(archive, WORKBOOK).iter(f"{MAIN}sheet")]
    if not found:
        raise KeyError(WORKBOOK)
    for sheet in found:
        target = targets[sheet.get(RELATION, "")]
        yield sheet.get("name", ""), target[1:] if target.startswith("/") else f"xl/{target}"


def shared_strings(archive: ZipFile) -> list[str]:
    """The texts that cells refer to by number; a workbook may have none."""
    name = "xl/sharedStrings.xml"
    if name not in archive.namelist():
        return []
    return [written(item) for item in part(archive, name).iter(f"{MAIN}si")]


def written(item: Element) -> str:
    """A text, which may consist of several runs; phonetic hints are left out."""
    runs = [item, *item.iter(f"{MAIN}r")]
    return "".join(text.text or "" for run in runs for text in run.findall(f"{MAIN}t"))


def column_of(place: str, following: int) -> int:
    """The index of a column from 0: that of "C7" is 2.

    A cell without a place follows the last one.
    """
    match = PLACE.fullmatch(place)
    if match is None:
        return following
    number = 0
    for letter in match.group(1):
        number = number * 26 + ord(letter) - ord("A") + 1
    return number - 1


def text_of(cell: Element, shared: list[str]) -> str:
    """The text of a cell, with whole numbers without a decimal point."""
    kind = cell.get("t", "n")
    if kind == "inlineStr":
        return "".join(written(item) for item in cell.iter(f"{MAIN}is"))
    value = cell.findtext(f"{MAIN}v") or ""
    if kind == "s":
        return shared[int(value)] if value.isdecimal() and int(value) < len(shared) else ""
    return plain_number(value) if kind == "n" and value else value
