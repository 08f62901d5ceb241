"""The table in a file: its sheet, the row with its headings, and the rows below them."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import islice

from accessible_games.braille.cells import CellRow, CellSheet, cleaned
from accessible_games.braille.columns import Columns, known
from accessible_games.braille.folding import folded
from accessible_games.braille.problem import DeckError, Fault
from accessible_games.braille.words import has_letter, is_number
from accessible_games.core.frozen import Frozen

HEAD = 20
"""Rows among which the headings are looked for."""
LISTED = (
    re.compile(r"(?P<copies>[0-9]{1,3}) ?[x×]? (?P<name>.*[^\W\d_].*)", re.IGNORECASE),
    re.compile(r"(?P<name>.*[^\W\d_].*?)(?:: ?| [x×] ?)(?P<copies>[0-9]{1,3})", re.IGNORECASE),
)
"""A line of a list: "3x Bear", "3 Bear", "Bear: 3", "Bear x3"."""
MOST_SHEETS = 20
"""Sheets in which a table is looked for."""


class DeckTable(Frozen):
    """The columns, the rows below the headings, and what is to be said of the rest."""

    columns: Columns
    rows: tuple[CellRow, ...]
    sheet: CellSheet
    line: int
    """The line with the headings."""
    notes: tuple[Fault, ...] = ()


def table_of(sheets: Iterable[CellSheet]) -> DeckTable:
    """The first sheet with headings that are known, or else the first in which something stands.

    Raises `DeckError` if all are empty.
    """
    first, told = None, list[Fault]()
    for number, sheet in enumerate(islice(sheets, MOST_SHEETS)):
        rows = [row for row in map(cleaned, sheet.rows) if row.filled]
        if not rows:
            continue
        place = heading_place(rows)
        if place is not None and Columns(rows[place].cells).names_cards:
            told = [Fault(0, "sheet", sheet.name)] if number else []
            return below(place, rows, sheet, told)
        first = first or (place, rows, sheet)
    if first is None:
        raise DeckError(Fault(1, "empty"))
    place, rows, sheet = first
    return below(place, rows, sheet, told) if place is not None else guessed(rows, sheet)


def heading_place(rows: Sequence[CellRow]) -> int | None:
    """The index of the row with most known headings, if one has any that tells cards apart."""
    best, most = None, (False, 0, 0)
    for place, row in enumerate(rows[:HEAD]):
        clear = sum(map(known, row.cells))
        if clear < 2 and any(map(is_number, row.cells)):
            continue
        rank = (Columns(row.cells).names_cards, clear, len(row.filled))
        if clear and rank > most:
            best, most = place, rank
    return best


def below(
    place: int, rows: Sequence[CellRow], sheet: CellSheet, told: Sequence[Fault]
) -> DeckTable:
    """The table below a row of headings; rows above it, and rows that repeat it, are left aside."""
    head = rows[place]
    above = [Fault(row.line, "aside", row.cells[row.filled[0]]) for row in rows[:place]]
    body = tuple(row for row in rows[place + 1 :] if row.cells != head.cells)
    columns = Columns(head.cells)
    columns.count_as_value([row.cells for row in body])
    return DeckTable(columns, body, sheet, head.line, (*told, *above))


def guessed(rows: Sequence[CellRow], sheet: CellSheet) -> DeckTable:
    """A table without any heading that is known: its first row names columns, or is a card.

    A cell alone above it is a title.
    """
    head, *rest = rows
    if rest and len(head.filled) == 1 and all(len(row.filled) > 1 for row in rest):
        table = guessed(rest, sheet)
        title = Fault(head.line, "aside", head.cells[head.filled[0]])
        return replace(table, notes=(title, *table.notes))
    if not is_data(rows):
        return below(0, rows, sheet, ())
    for pattern in LISTED:
        found = [pattern.fullmatch(" ".join(filter(None, row.cells))) for row in rows]
        if all(found):
            counted = tuple(
                CellRow(row.line, (match["copies"], match["name"]))
                for row, match in zip(rows, found, strict=True)
                if match
            )
            return DeckTable(Columns(("copies", "name")), counted, sheet, 0, (Fault(0, "listed"),))
    headings = tuple(f"{number}" for number, _ in enumerate(head.cells, start=1))
    return DeckTable(Columns(headings), tuple(rows), sheet, 0, (Fault(0, "no-headings"),))


def is_data(rows: Sequence[CellRow]) -> bool:
    """Whether a first row is a card: a list of words, or with a number or a word from below."""
    head, *rest = rows
    if all(len(row.filled) == 1 for row in rows):
        below = [row.cells[row.filled[0]] for row in rest]
        return not below or not all(map(is_number, below)) or is_number(head.cells[head.filled[0]])
    for place in head.filled:
        cell = head.cells[place]
        others = {folded(row.cells[place]) for row in rest if place < len(row.cells)}
        if is_number(cell) or not has_letter(cell) or folded(cell) in others:
            return True
    return False
