"""The key to an overlay: what lies where, in cutting order, in print and in braille.

In braille it is written by the tables of the labels, so that it needs nothing else: small letters,
numbers with a number sign, no marks.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import groupby

from accessible_games.braille.labels import Label
from accessible_games.braille.reader import BLANK, Table
from accessible_games.core.frozen import Frozen

NUMBER_SIGN, BETWEEN_LINES = "⠼", "⠌"
DIGITS = str.maketrans("1234567890", "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚")
INDENT = 2 * BLANK
"""Blanks before a continued line."""


class Entry(Frozen):
    """One line of a key: a sentence, or a number of labels in a row and their name."""

    words: str
    count: int = 0
    label: Label | None = None

    @property
    def printed(self) -> str:
        """The line in letters."""
        if self.label is None:
            return self.words
        return f"{self.count} {'/'.join(self.label.lines)} {self.words}"

    def embossed(self, writing: Table) -> str:
        """The line in cells."""
        words = plain(self.words, writing)
        if self.label is None:
            return words
        cells = BETWEEN_LINES.join(self.label.cells)
        return BLANK.join([number(str(self.count)), cells, words])


def items(row: Sequence[Label]) -> Iterator[Entry]:
    """The labels of a row, equal ones together."""
    for label, same in groupby(row):
        card = label.card
        name = card.name if card.value is None else f"{card.name} {card.value}"
        yield Entry(", ".join(filter(None, (name, card.text))), len(list(same)), label)


def printed(entries: Sequence[Entry]) -> bytes:
    """The key as text, in UTF-8."""
    return "".join(f"{entry.printed}\n" for entry in entries).encode()


def embossed(
    entries: Sequence[Entry], writing: Table, capacity: tuple[int, int]
) -> list[list[str]]:
    """The key as pages of lines of cells."""
    columns, lines = capacity
    cells = [part for entry in entries for part in folded(entry.embossed(writing), columns)]
    return [cells[start : start + lines] for start in range(0, len(cells), lines)]


def plain(text: str, writing: Table) -> str:
    """A text in cells: its letters and numbers; everything else is left out."""
    words = re.findall(r"[0-9]+|[^\W\d_]+", unicodedata.normalize("NFC", text))
    written = (number(word) if word.isdecimal() else letters(word, writing) for word in words)
    return BLANK.join(filter(None, written))


def letters(word: str, writing: Table) -> str:
    """The letters of a word, as far as the table has them."""
    return "".join(writing.cells[piece] for piece in writing.pieces(word))


def number(digits: str) -> str:
    """A number with its sign."""
    return NUMBER_SIGN + digits.translate(DIGITS)


def folded(cells: str, columns: int) -> Iterator[str]:
    """A line broken between words, or within one that is longer than a line."""
    line = ""
    for word in cells.split(BLANK):
        if line.strip(BLANK) and len(line) + 1 + len(word) > columns:
            yield line
            line = INDENT
        line += word if not line.strip(BLANK) else BLANK + word
        while len(line) > columns:
            yield line[:columns]
            line = INDENT + line[columns:]
    if line.strip(BLANK):
        yield line
