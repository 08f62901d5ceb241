"""Decks of cards to label: those of the games, in `data`, and any other in a file.

A file becomes a deck in steps, each with faults of its own, which are told together: sheets.py
gives sheets of cells, tables.py the table in them, rows.py the rows that are cards, naming.py what
these are called, and this file the cards.
"""

import errno
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field, replace
from itertools import count
from pathlib import Path

from accessible_games.braille.columns import Columns
from accessible_games.braille.folding import folded
from accessible_games.braille.naming import settle
from accessible_games.braille.pieces import ends_named, measured, piece_named
from accessible_games.braille.problem import DeckError, Fault, refuse_any
from accessible_games.braille.rows import CardRow, Read, read_rows
from accessible_games.braille.sheets import sheets_of
from accessible_games.braille.tables import DeckTable, table_of
from accessible_games.braille.words import COUNTED, DASHES
from accessible_games.core.files import read_file
from accessible_games.core.frozen import Frozen
from accessible_games.games import GAMES
from accessible_games.resources import of_game, words_of_game

LONGEST = 200
"""The maximum length of a cell, except for texts."""
LONGEST_TEXT = 2000
MOST = 10_000
"""The maximum number of different cards in a deck."""
BYTES = 20_000_000
"""The maximum size of a file."""

COPIED = ("name", "deck", "suit", "kind", "text", "label", "piece_id")
"""The columns that are fields of a card as they stand."""
COPIES = re.compile(r"0*[1-9][0-9]{0,2}")
VALUE = re.compile(r"-?[0-9]{1,3}|[0-9]{4}")


class Card(Frozen):
    """One card of a deck, with all its copies."""

    name: str
    copies: int = 1
    value: int | None = None
    """A number on the card, -99 to 999, said and written after the name."""
    text: str = ""
    """What a key adds about the card; never on the label."""
    deck: str = ""
    """Letters on a line of their own above the label; each deck is labelled separately."""
    label: str = ""
    """The label, if the file gives it; "/" separates its lines."""
    line: int = 0
    """The line number in the file."""
    suit: str = ""
    """The suit or colour."""
    kind: str = ""
    """The card within its suit: a queen, a reverse, "+2"."""
    piece: str = "card"
    """The kind of piece, a key of `pieces.PIECES`."""
    piece_id: str = ""
    """What the rules of a game of ours call it, such as "goat", whatever its name; else empty."""
    ends: str = ""
    """The ends with a label: none, one, both, or empty for the usual."""
    size: str = ""
    """Width and height, or diameter, in millimetres, or empty for the usual."""
    traits: tuple[tuple[str, str], ...] = ()
    """The headings and cells that tell the card apart where nothing else does."""

    @property
    def told(self) -> str:
        """The name, and the suit if that is not in it."""
        if folded(self.suit) in folded(self.name):
            return self.name
        return f"{self.name}, {self.suit}"

    @property
    def called(self) -> str:
        """The same with the value."""
        return self.told if self.value is None else f"{self.told} {self.value}"


class Deck(Frozen):
    """The cards in a file, and what its maker should know of how it was read."""

    cards: tuple[Card, ...]
    notes: tuple[Fault, ...] = ()
    headings: Mapping[str, str] = field(default_factory=dict)
    """The heading of each column that is there."""


def boxes() -> tuple[str, ...]:
    """The games whose cards have labels, by name."""
    return tuple(sorted(game for game in GAMES if any(of_game(game).glob("words/*/labels.csv"))))


def box(game: str, language: str) -> list[Card]:
    """All cards and other pieces of a game, with their frozen labels; none if it has no labels."""
    file = words_of_game(game, language) / "labels.csv"
    return [*parse_deck(file.read_bytes()).cards] if file.is_file() else []


def read_deck(file: Path, encoding: str = "") -> Deck:
    """The cards in a file; an *encoding* that is named is not guessed.

    Raises `DeckError` or `OSError` if the file cannot be read.
    """
    try:
        return parse_deck(read_file(file, BYTES), encoding)
    except OSError as error:
        if error.errno == errno.EFBIG:
            raise DeckError(Fault(1, "too-large")) from None
        raise


def parse_deck(data: bytes, encoding: str = "") -> Deck:
    """The cards in a table. Raises `DeckError` with all that is wrong."""
    table = table_of(sheets_of(data, encoding))
    columns = table.columns
    if len(table.rows) > MOST:
        raise DeckError(Fault(table.rows[MOST].line, "too-many", other=str(MOST)))
    read = settle(read_rows(table), columns)
    notes = read.notes
    made = [card for entry in read.entries if (card := card_of(entry, columns, read))]
    refuse_any(read.faults)
    if not made:
        raise DeckError(Fault(table.line + 1, "no-cards"))
    cards = tuple(numbered(merged(made, notes), notes))
    notes += [*ignored(table, read.entries), *guess(table, cards)]
    headings = {column: columns.heading(column) for column in columns.places}
    if {"suit", "value"} <= headings.keys():
        headings.setdefault("kind", headings["value"])
    return Deck(cards, tuple(notes), headings)


def card_of(entry: CardRow, columns: Columns, read: Read) -> Card | None:
    """The card of an entry, or None for no copies of it; its faults are added to those *read*."""
    read.faults.extend(too_long(entry, columns))
    line, cells = entry.line, entry.cells
    if not cells["name"]:
        read.faults.append(Fault(line, "no-name", "", columns.heading("name")))
    copies = copies_of(entry, columns, read)
    value = value_of(entry, columns, read)
    rest = {column: cells[column] for column in COPIED}
    made = made_of(entry, columns, read)
    if not copies:
        return None
    return Card(copies=copies, value=value, line=line, traits=entry.traits, **rest, **made)


def too_long(entry: CardRow, columns: Columns) -> Iterator[Fault]:
    """The cells that are too long."""
    for column, cell in entry.cells.items():
        longest = LONGEST_TEXT if column == "text" else LONGEST
        if len(cell) > longest:
            yield Fault(entry.line, "too-long", "", columns.heading(column), str(longest))


def made_of(entry: CardRow, columns: Columns, read: Read) -> dict[str, str]:
    """What a card is made as: the piece, its ends, its size; faults are added to those *read*."""
    line, cells = entry.line, entry.cells
    piece, ends = piece_named(cells["piece"]), ends_named(cells["ends"])
    if piece is None:
        read.faults.append(Fault(line, "wrong-piece", cells["piece"], columns.heading("piece")))
    if ends is None:
        read.faults.append(Fault(line, "wrong-ends", cells["ends"], columns.heading("ends")))
    if cells["size"] and measured(cells["size"]) is None:
        read.faults.append(Fault(line, "wrong-size", cells["size"], columns.heading("size")))
    return {"piece": piece or "", "ends": ends or "", "size": cells["size"]}


def copies_of(entry: CardRow, columns: Columns, read: Read) -> int:
    """The number of copies, one if none is given; what is unusual is added to what was *read*."""
    text, heading = entry.cells["copies"], columns.heading("copies")
    match = COUNTED.fullmatch(text)
    if match is not None:
        if not int(match.group(1)):
            read.notes.append(Fault(entry.line, "zero", entry.cells["name"], heading))
        return int(match.group(1))
    if text:
        read.faults.append(Fault(entry.line, "wrong-copies", text, heading))
    elif "copies" in columns.places:
        read.notes.append(Fault(entry.line, "no-copies", entry.cells["name"], heading))
    return 1


def value_of(entry: CardRow, columns: Columns, read: Read) -> int | None:
    """The number on a card, if any; another is added to the notes of what was *read*."""
    text = entry.cells["value"].translate(DASHES)
    if text and not VALUE.fullmatch(text):
        read.notes.append(Fault(entry.line, "no-value", text, columns.heading("value")))
        return None
    return int(text) if text else None


# Cards that are there more than once ------------------------------------------------------------


def merged(cards: Sequence[Card], notes: list[Fault]) -> list[Card]:
    """The cards, with equal ones counted together, which the notes tell."""
    made: dict[Card, Card] = {}
    for card in cards:
        words = {column: getattr(card, column).casefold() for column in ("name", "suit", "kind")}
        same = replace(card, copies=1, line=0, **words)
        first = made.setdefault(same, card)
        if first is not card:
            notes.append(Fault(card.line, "merged", card.called))
            made[same] = replace(first, copies=first.copies + card.copies)
    return [*made.values()]


def numbered(cards: Sequence[Card], notes: list[Fault]) -> Iterator[Card]:
    """The cards, with numbers for those that differ in their texts alone, which the notes tell."""
    groups: dict[tuple[object, ...], list[Card]] = {}
    for card in cards:
        apart = (card.deck, card.name.casefold(), card.suit, card.kind, card.value, card.traits)
        groups.setdefault(apart if not card.label else (card.line,), []).append(card)
    numbers = {
        card: number
        for group in groups.values()
        if len(group) > 1 and group[0].value is None
        for number, card in zip(count(1), group, strict=False)
    }
    for card in cards:
        if card in numbers:
            notes.append(Fault(card.line, "numbered", f"{card.name} {numbers[card]}"))
            yield replace(card, value=numbers[card])
        else:
            yield card


# What else there is to say ----------------------------------------------------------------------


def ignored(table: DeckTable, entries: Sequence[CardRow]) -> Iterator[Fault]:
    """The columns that are not used."""
    used = {heading for entry in entries for heading, _ in entry.traits}
    rest = dict.fromkeys(heading for entry in entries for heading, _ in entry.others)
    told = [heading for heading in rest if heading not in used]
    if told and table.line:
        yield Fault(0, "unused", ", ".join(told))


def guess(table: DeckTable, cards: Sequence[Card]) -> Iterator[Fault]:
    """The encoding that was guessed, with a name by which one can hear whether it is right."""
    if table.sheet.guessed:
        names = [card.name for card in cards if not card.name.isascii()]
        yield Fault(0, "encoding", (names or [cards[0].name])[0], other=table.sheet.guessed)
