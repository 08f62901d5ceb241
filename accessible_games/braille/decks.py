"""Decks of cards to label: those of the games, in `data`, and any other in a table.

columns.py has the columns, rows.py reads the files. Only `name` must be there, or `suit` and
`kind`; where nothing says how many copies a card has, it has one.
"""

import re
import unicodedata
from collections.abc import Mapping
from pathlib import Path

from accessible_games.braille.columns import Columns
from accessible_games.braille.pieces import ends_named, measured, piece_named
from accessible_games.braille.problem import DeckError
from accessible_games.braille.rows import Row, rows_of
from accessible_games.core.frozen import Frozen
from accessible_games.resources import PACKAGE

LONGEST = 200
"""The most letters of a cell, but for a text."""
LONGEST_TEXT = 2000
MOST = 10_000
"""The most different cards of a deck."""
BYTES = 20_000_000
"""The size of the longest file."""

COPIES = re.compile(r"0*[1-9][0-9]{0,2}")
VALUE = re.compile(r"-?[0-9]{1,2}|[0-9]{3}")
ADDED = re.compile(r"\+[0-9]{1,3}")
"""A number with a plus is no value but a kind, such as the two cards that somebody has to draw."""


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
    suit: str = ""
    """The suit or the colour."""
    kind: str = ""
    """What the card is in its suit: a queen, a reverse, "+2"."""
    piece: str = "card"
    """The kind of piece, of `pieces.PIECES`."""
    ends: str = ""
    """At how many of its ends it has a label: none, one, both, or what is usual."""
    size: str = ""
    """Its width and height or its diameter in millimetres, or what is usual."""

    @property
    def called(self) -> str:
        """The name and the value."""
        return self.name if self.value is None else f"{self.name} {self.value}"


class Deck(Frozen):
    """The cards of a file, and the headings of columns that were not read."""

    cards: tuple[Card, ...]
    unused: tuple[str, ...] = ()


def boxes() -> tuple[str, ...]:
    """The games whose cards have labels, by name."""
    data = (PACKAGE / "braille/data").iterdir()
    return tuple(sorted({file.name.split(".")[0] for file in data if file.name.endswith(".csv")}))


def box(game: str, language: str) -> list[Card]:
    """All cards and other pieces of a game, with their frozen labels."""
    file = PACKAGE / f"braille/data/{game}.{language}.csv"
    return [*parse_deck(file.read_bytes()).cards]


def read_deck(file: Path) -> Deck:
    """The cards in a file. `DeckError`, OSError."""
    with file.open("rb") as stream:
        data = stream.read(BYTES + 1)
    if len(data) > BYTES:
        raise DeckError(1, "too-large")
    return parse_deck(data)


def parse_deck(data: bytes) -> Deck:
    """The cards of a table; `DeckError` for the first line that is wrong."""
    rows = rows_of(data)
    header = rows[0] if rows else Row(1, [])
    columns = Columns(*header)
    if len(rows) < 2:
        raise DeckError(header.line + 1, "no-cards")
    if len(rows) > MOST + 1:
        raise DeckError(rows[MOST + 1].line, "too-many", MOST)
    return Deck(tuple(card(columns, row) for row in rows[1:]), tuple(columns.unused))


def card(columns: Columns, row: Row) -> Card:
    """The card in a row; cells at its end may be left out."""
    line, cells = row.line, columns.cells(*row)
    for column, text in cells.items():
        check_text(line, text, columns.heading(column), column)
    if ADDED.fullmatch(cells["value"]) and not cells["kind"]:
        cells |= {"kind": cells["value"], "value": ""}
    cells["name"] = cells["name"] or " ".join(filter(None, (cells["suit"], cells["kind"])))
    if not cells["name"]:
        raise DeckError(line, "no-name", "", columns.heading("name"))
    copies = copies_of(columns, line, cells["copies"])
    value = value_of(columns, line, cells["value"].replace("\u2212", "-"))
    rest = {column: cells[column] for column in ("name", "deck", "suit", "kind", "text", "label")}
    return Card(copies=copies, value=value, line=line, **rest, **made_of(columns, line, cells))


def made_of(columns: Columns, line: int, cells: Mapping[str, str]) -> dict[str, str]:
    """What a card is: the kind of piece, its ends, its size. `DeckError`."""
    piece, ends = piece_named(cells["piece"]), ends_named(cells["ends"])
    if piece is None:
        raise DeckError(line, "wrong-piece", cells["piece"], columns.heading("piece"))
    if ends is None:
        raise DeckError(line, "wrong-ends", cells["ends"], columns.heading("ends"))
    if cells["size"] and measured(cells["size"]) is None:
        raise DeckError(line, "wrong-size", cells["size"], columns.heading("size"))
    return {"piece": piece, "ends": ends, "size": cells["size"]}


def copies_of(columns: Columns, line: int, text: str) -> int:
    """How many copies there are; one where no column says it."""
    heading = columns.heading("copies")
    if "copies" not in columns.places:
        return 1
    if not text:
        raise DeckError(line, "no-copies", "", heading)
    if not COPIES.fullmatch(text):
        raise DeckError(line, "wrong-copies", text, heading)
    return int(text)


def value_of(columns: Columns, line: int, text: str) -> int | None:
    """The number on a card, if there is one."""
    if text and not VALUE.fullmatch(text):
        raise DeckError(line, "wrong-value", text, columns.heading("value"))
    return int(text) if text else None


def check_text(line: int, text: str, heading: str, column: str) -> None:
    """Check a cell: its length, and characters that cannot be seen or said; `DeckError`."""
    longest = LONGEST_TEXT if column == "text" else LONGEST
    if len(text) > longest:
        raise DeckError(line, "too-long", longest, heading)
    if any(unicodedata.category(letter).startswith("C") for letter in text):
        raise DeckError(line, "invisible", "", heading)
