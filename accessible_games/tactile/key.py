"""The key to an overlay: what lies where, in cutting order, in print and in braille.

In braille it is written by the tables of the labels, so that it needs nothing else: small letters,
numbers with a number sign, and the marks of literary braille. Where liblouis is there, it can be
contracted.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby, pairwise

from accessible_games.braille.labels import Label
from accessible_games.braille.reader import BLANK, Table, UnwritableError
from accessible_games.core.frozen import Frozen

NUMBER_SIGN, BETWEEN_LINES = "⠼", "⠌"
LETTER_SIGN: Mapping[str, str] = {"de": "⠠", "fr": "⠰", "en": "⠰"}
"""Between a number and a letter that could be read as a digit."""
DIGITS = dict(zip("1234567890", "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚", strict=True))
PARTS = re.compile(r"[0-9]+|\s+|[^\W\d_]+|.", re.DOTALL)
ALIKE = str.maketrans({**dict.fromkeys("’‘‚", "'"), **dict.fromkeys("–—−‑", "-"), "…": "..."})
"""Characters that are written as others are."""
MARKS: Mapping[str, str] = {
    ",": "⠂",
    ";": "⠆",
    ":": "⠒",
    "!": "⠖",
    "-": "⠤",
    "_": "⠤",
    "×": "⠭",
    "|": "⠸",
    "+": "⠐⠖",
    "=": "⠐⠶",
    "*": "⠐⠔",
    "%": "⠨⠴",
    "&": "⠈⠯",
    "/": "⠌",
    "#": "⠼",
    "°": "⠐⠕",
    "€": "⠈⠑",
    "$": "⠈⠎",
    "@": "⠜",
    "<": "⠈⠣",
    ">": "⠈⠜",
    "~": "⠈⠔",
    "^": "⠈⠢",
    "§": "⠘⠎",
    "[": "⠨⠣",
    "]": "⠨⠜",
    "{": "⠸⠣",
    "}": "⠸⠜",
    "\\": "⠸⠡",
    "•": "⠔",
    "·": "⠄",
    "÷": "⠐⠌",
    "♣": "⠈⠉",
    "♠": "⠈⠏",
    "♥": "⠈⠓",
    "♦": "⠈⠅",
    "★": "⠐⠔",
    "→": "⠒⠕",
    "←": "⠪⠒",
    "`": "⠄",
}
"""Marks in the cells that they have in English braille, or in most languages; letters for suits."""
QUOTES = dict.fromkeys('"„“”«»‹›', "⠶")
OWN_MARKS: Mapping[str, Mapping[str, str]] = {
    "de": {
        ".": "⠄",
        "?": "⠢",
        "(": "⠶",
        ")": "⠶",
        "'": "⠠",
        "/": "⠐⠂",
        "%": "⠼⠚⠴",
        "§": "⠬",
        "+": "⠈⠖",
        "=": "⠈⠶",
        "*": "⠠⠔",
        "&": "⠐⠥",
        "×": "⠈⠦",
        "÷": "⠈⠒",
        "°": "⠈⠴",
        **dict.fromkeys('"„«‹', "⠦"),
        **dict.fromkeys("“”»›", "⠴"),
    },
    "fr": {
        ".": "⠲",
        "?": "⠢",
        "(": "⠦",
        ")": "⠴",
        "'": "⠄",
        "%": "⠐⠬",
        "§": "⠐⠏",
        "*": "⠔",
        "+": "⠠⠖",
        "=": "⠠⠶",
        "&": "⠐⠿",
        "€": "⠘⠑",
        "$": "⠘⠎",
        **QUOTES,
    },
    "en": {
        ".": "⠲",
        "?": "⠦",
        "(": "⠐⠣",
        ")": "⠐⠜",
        "'": "⠄",
        "/": "⠸⠌",
        "@": "⠈⠁",
        **dict.fromkeys('"„“«‹', "⠦"),
        **dict.fromkeys("”»›", "⠴"),
    },
}
"""Where a language writes them in its own way."""
INDENT = 2 * BLANK
"""Blanks before a continued line."""

Prose = Callable[[str], str]
"""Writes words in cells."""


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

    def embossed(self, prose: Prose) -> str:
        """The line in cells, its words as *prose* writes them."""
        words = prose(self.words)
        if self.label is None:
            return words
        cells = BETWEEN_LINES.join(self.label.cells)
        return BLANK.join([number(str(self.count)), cells, words])


def items(row: Sequence[Label], more: Callable[[Label], str]) -> Iterator[Entry]:
    """The labels of a row, equal ones together; *more* is what else is said of each."""
    for label, same in groupby(row):
        told = (label.card.called, more(label), label.card.text)
        yield Entry(", ".join(filter(None, told)), len(list(same)), label)


def printed(entries: Sequence[Entry]) -> bytes:
    """The key as text, in UTF-8."""
    return "".join(f"{entry.printed}\n" for entry in entries).encode()


def embossed(entries: Sequence[Entry], prose: Prose, capacity: tuple[int, int]) -> list[list[str]]:
    """The key as pages of lines of cells."""
    columns, lines = capacity
    cells = [part for entry in entries for part in folded(entry.embossed(prose), columns)]
    return [cells[start : start + lines] for start in range(0, len(cells), lines)]


def plain(text: str, writing: Table) -> str:
    """A text in cells, uncontracted: small letters, numbers with their sign, and marks.

    `UnwritableError` for the first character that has no cells here.
    """
    parts = PARTS.findall(unicodedata.normalize("NFC", text).translate(ALIKE))
    cells = []
    for before, part in pairwise(["", *parts]):
        if before[:1] in DIGITS and part[:1].lower() in "abcdefghij":
            cells.append(LETTER_SIGN[writing.language])
        cells.append(written(part, writing))
    return "".join(cells).strip(BLANK)


def written(part: str, writing: Table) -> str:
    """The cells of a number, of a word, of blanks, or of a mark."""
    if part[0] in DIGITS:
        return number(part)
    if part.isspace():
        return BLANK
    if part.isalpha():
        return "".join(writing.cells[piece] for piece in writing.pieces(part))
    marks = {**MARKS, **OWN_MARKS[writing.language]}
    if part not in marks:
        raise UnwritableError(part)
    return marks[part]


def number(digits: str) -> str:
    """A number with its sign."""
    return NUMBER_SIGN + "".join(DIGITS[digit] for digit in digits)


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
