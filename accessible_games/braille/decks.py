"""Decks of cards to label: those of the games, in `data`, and any other in a CSV file.

A file begins with the names of its columns. `name` and `copies` must be there; `value`, `text`,
`deck` and `label` may be. Commas, semicolons or tabs part the columns, as spreadsheets do it.
"""

import csv
import re
import unicodedata
from collections.abc import Iterator, Sequence
from pathlib import Path

from accessible_games.braille.problem import DeckError
from accessible_games.core.frozen import Frozen
from accessible_games.resources import PACKAGE

NEEDED = ("name", "copies")
COLUMNS = ("deck", *NEEDED, "value", "text", "label")
MADE = ("cells", "dots")
"""Columns that the program adds when it writes a deck, and makes again when it reads one."""

LONGEST = 200
"""The most letters of a name, and of a text."""
MOST = 1000
"""The most different cards of a deck, and the most copies of a card."""
BYTES = 1_000_000
"""The size of the longest file."""

COPIES = re.compile(r"0*[1-9][0-9]{0,2}")
VALUE = re.compile(r"-?[0-9]{1,2}|[0-9]{3}")


class Card(Frozen):
    """One card of a deck, with all its copies."""

    name: str
    copies: int = 1
    value: int | None = None
    """A number on the card, -99 to 999, which is said and written after the name."""
    text: str = ""
    """What else a key says about the card; never on the label."""
    deck: str = ""
    """Letters that stand on a line of their own above the label; each deck is labelled by itself.
    """
    label: str = ""
    """The label, if the rule is not to choose one; "/" separates its lines."""
    line: int = 0
    """The number of its line in the file."""


def boxes() -> tuple[str, ...]:
    """The games whose cards have labels, by name."""
    data = (PACKAGE / "braille/data").iterdir()
    return tuple(sorted({file.name.split(".")[0] for file in data if file.name.endswith(".csv")}))


def box(game: str, language: str) -> list[Card]:
    """All cards and other pieces of a game, with their frozen labels."""
    file = PACKAGE / f"braille/data/{game}.{language}.csv"
    return parse_deck(file.read_bytes())


def read_deck(file: Path) -> list[Card]:
    """The cards in a file. `DeckError`, OSError."""
    with file.open("rb") as stream:
        data = stream.read(BYTES + 1)
    if len(data) > BYTES:
        raise DeckError(1, "too-large")
    return parse_deck(data)


def parse_deck(data: bytes) -> list[Card]:
    """The cards of a CSV file; `DeckError` for the first line that is wrong."""
    rows = ((line, row) for line, row in table_rows(text_lines(data)) if any(row))
    line, header = next(rows, (1, []))
    columns = [cell.lower() for cell in header]
    check_columns(line, columns)
    cards = [card(line, columns, row) for line, row in rows]
    if not cards:
        raise DeckError(line + 1, "no-cards")
    if len(cards) > MOST:
        raise DeckError(cards[MOST].line, "too-many", MOST)
    return cards


def text_lines(data: bytes) -> list[str]:
    """The lines of a file in UTF-8, with or without the mark that some programs begin it with."""
    lines = []
    for number, line in enumerate(data.removeprefix(b"\xef\xbb\xbf").splitlines(True), start=1):
        if len(line) > 10 * LONGEST * len(COLUMNS):
            raise DeckError(number, "too-long", LONGEST)
        try:
            lines.append(unicodedata.normalize("NFC", line.decode("utf-8")))
        except UnicodeDecodeError as error:
            raise DeckError(number, "not-utf-8") from error
    return lines


def table_rows(lines: Sequence[str]) -> Iterator[tuple[int, list[str]]]:
    """The number of each line and its cells, without blanks around them; empty ones end no line."""
    start = next((line for line in lines if line.strip()), "")
    reader = csv.reader(lines, delimiter=max(",;\t", key=start.count), strict=True)
    while True:
        begun = reader.line_num + 1
        try:
            row = next(reader, None)
        except csv.Error as error:
            raise DeckError(begun, "wrong-quotes") from error
        if row is None:
            return
        cells = [cell.strip() for cell in row]
        filled = [place for place, cell in enumerate(cells, start=1) if cell]
        yield begun, cells[: filled[-1]] if filled else []


def check_columns(line: int, columns: Sequence[str]) -> None:
    """Check the names of the columns; `DeckError` for the first that is wrong."""
    for column in NEEDED:
        if column not in columns:
            raise DeckError(line, "missing-column", column)
    for place, column in enumerate(columns):
        if not column:
            raise DeckError(line, "nameless-column", place + 1)
        if column not in (*COLUMNS, *MADE):
            raise DeckError(line, "unknown-column", column)
        if column in columns[:place]:
            raise DeckError(line, "column-twice", column)


def card(line: int, columns: Sequence[str], row: Sequence[str]) -> Card:
    """The card in a row; cells at its end may be left out."""
    if len(row) > len(columns):
        raise DeckError(line, "too-many-cells", len(columns))
    cells = dict.fromkeys(COLUMNS, "") | dict(zip(columns, row, strict=False))
    for cell in cells.values():
        check_text(line, cell)
    if not cells["name"]:
        raise DeckError(line, "no-name")
    if not cells["copies"]:
        raise DeckError(line, "no-copies")
    if not COPIES.fullmatch(cells["copies"]):
        raise DeckError(line, "wrong-copies", cells["copies"])
    if cells["value"] and not VALUE.fullmatch(cells["value"]):
        raise DeckError(line, "wrong-value", cells["value"])
    value = int(cells["value"]) if cells["value"] else None
    copies, deck, label = int(cells["copies"]), cells["deck"], cells["label"]
    return Card(cells["name"], copies, value, cells["text"], deck, label, line)


def check_text(line: int, text: str) -> None:
    """Check a cell: its length, and characters that cannot be seen or said; `DeckError`."""
    if len(text) > LONGEST:
        raise DeckError(line, "too-long", LONGEST)
    if any(unicodedata.category(letter).startswith("C") for letter in text):
        raise DeckError(line, "invisible")
