"""Reads our own braille tables, `braille_tables/cards-*.utb`, without liblouis.

It knows the few opcodes that they use, and a test compares it with liblouis. A cell is a Unicode
braille pattern: dot 1 is the lowest bit of "⠁", and "⠀" has no dots.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import field, replace
from functools import cache, cached_property
from pathlib import Path

from accessible_games.core.frozen import Frozen
from accessible_games.resources import folder

BLANK = "\u2800"
"""The cell without dots."""

CHARACTERS = ("space", "lowercase", "digit", "math", "punctuation", "sign", "letter")
"""The opcodes that give a character its dots."""

SPELLINGS: Mapping[str, str] = {
    "ł": "l",
    "ø": "o",
    "đ": "d",
    "ð": "d",
    "æ": "ae",
    "œ": "oe",
    "þ": "th",
    "ı": "i",
    "ħ": "h",
    "ŋ": "ng",
    "ß": "ss",
    "ŧ": "t",
    "ĸ": "k",
    "ə": "e",
    "ſ": "s",
    "ƒ": "f",
}
"""Letters that are not accented forms of others, spelled for an alphabet that lacks them."""
OWN_SPELLINGS: Mapping[str, Mapping[str, str]] = {"de": {"ø": "ö", "æ": "ä", "œ": "ö"}}
"""Letters that a language spells differently."""


class UnwritableError(ValueError):
    """A character that a table lacks."""

    def __init__(self, character: str) -> None:
        super().__init__(character)
        self.character = character


class ContractionTable(Frozen):
    """One table: the letters and groups of letters that it writes in one cell."""

    __slots__ = ("__dict__",)
    cells: Mapping[str, str]
    capitals: Mapping[str, str]
    """The lower case of each capital."""
    spellings: Mapping[str, str] = field(default_factory=dict)
    """How letters it lacks are spelled: "ø" as "o"."""
    language: str = "en"
    foreign: frozenset[str] = frozenset()
    """Letters of other alphabets, whose cells may be those of its own letters too."""

    def braille(self, text: str) -> str:
        """The cells of a text. Raises `UnwritableError` for a character that the table lacks."""
        small = str.maketrans(dict(self.capitals))
        parts = self._parts.findall(unicodedata.normalize("NFC", text))
        cells = []
        for part in parts:
            piece = part.translate(small)
            if piece not in self.cells:
                raise UnwritableError(part)
            cells.append(self.cells[piece])
        return "".join(cells)

    def pieces(self, name: str) -> tuple[str, ...]:
        """A name in lower case, split into pieces of one cell each: "Schaf" is sch, a, f.

        Accents that the table lacks are dropped, other letters are spelled out, and non-letters are
        ignored. Raises `UnwritableError` for a letter of another alphabet.
        """
        letters = "".join(map(self.spelled, unicodedata.normalize("NFC", name).lower()))
        return tuple(part for part in self._parts.findall(letters) if part in self.cells)

    def spelled(self, character: str) -> str:
        """A letter spelled with letters of the table; a line break, which it lacks, for a sign.

        Raises `UnwritableError` for a letter that cannot be spelled.
        """
        if not character.isalpha():
            return "" if unicodedata.combining(character) else "\n"
        if character in self.cells:
            return character
        apart = unicodedata.normalize("NFKD", character)
        plain = "".join(c for c in apart if unicodedata.category(c) in ("Ll", "Lo"))
        written = "".join(self.spellings.get(letter, letter) for letter in plain)
        if not written or not {*written} <= self.cells.keys():
            raise UnwritableError(character)
        return written

    @cached_property
    def _parts(self) -> re.Pattern[str]:
        """A pattern for groups of letters, longest first, or any one character.

        As in liblouis, the letters of a group after the first are all lower or all upper case: Sch,
        SCH, not SCh.
        """
        capital = str.maketrans({small: capital for capital, small in self.capitals.items()})
        groups = sorted((piece for piece in self.cells if len(piece) > 1), key=len, reverse=True)
        patterns = [
            f"[{group[0]}{group[0].translate(capital)}](?:{group[1:]}|{group[1:].translate(capital)})"
            for group in groups
        ]
        return re.compile("|".join([*patterns, "."]), re.DOTALL)


@cache
def table(language: str) -> ContractionTable:
    """The table for card labels in a language."""
    read = read_table(folder("braille_tables") / f"cards-{language}.utb")
    spellings = {**SPELLINGS, **OWN_SPELLINGS.get(language, {})}
    return replace(read, spellings=spellings, language=language)


def read_table(file: Path) -> ContractionTable:
    """Read a table and those it includes. Raises `ValueError` for an unknown opcode."""
    cells: dict[str, str] = {}
    capitals: dict[str, str] = {}
    for opcode, *operands in rules(file):
        if opcode in (*CHARACTERS, "always"):
            cells[character(operands[0])] = cell(operands[1])
        elif opcode == "base":
            capitals[operands[1]] = operands[2]
        else:
            raise ValueError(f"{file.name}: {opcode}")
    return ContractionTable(cells, capitals)


def rules(file: Path) -> Iterator[list[str]]:
    """The rules of a table, split into words, with those of included tables in place."""
    for line in file.read_text("utf-8").splitlines():
        words = line.split()
        if words[:1] == ["include"]:
            yield from rules(file.parent / words[1])
        elif words and not words[0].startswith("#"):
            yield words


def character(operand: str) -> str:
    r"""The character of an operand: "\s" is a blank and "\xE001" a character by its number."""
    if operand == r"\s":
        return " "
    return chr(int(operand[2:], 16)) if operand.startswith(r"\x") else operand


def cell(dots: str) -> str:
    """The cell with these dots: "125" is "⠓", and "0" the one without dots."""
    return chr(ord(BLANK) + sum(1 << int(dot) - 1 for dot in dots if dot != "0"))


def dots(cell: str) -> str:
    """The dot numbers of a cell: "⠓" is "125"."""
    bits = ord(cell) - ord(BLANK)
    return "".join(str(dot) for dot in range(1, 9) if bits >> dot - 1 & 1)
