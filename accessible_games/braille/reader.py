"""Reads our own braille tables, `braille_tables/cards-*.utb`, without liblouis.

It knows the few opcodes that stand there, and a test holds it equal to liblouis. A cell is a
character of Unicode's braille patterns: dot 1 of "⠁" is its lowest bit, and "⠀" has no dots.
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
"""Letters that are no others with an accent, as they are spelled where an alphabet lacks them."""
OWN_SPELLINGS: Mapping[str, Mapping[str, str]] = {"de": {"ø": "ö", "æ": "ä", "œ": "ö"}}
"""Where a language spells them in another way."""


class UnwritableError(ValueError):
    """A character that a table does not have."""

    def __init__(self, character: str) -> None:
        super().__init__(character)
        self.character = character


class Table(Frozen):
    """One table: the letters and groups of letters that it writes in one cell."""

    __slots__ = ("__dict__",)
    cells: Mapping[str, str]
    capitals: Mapping[str, str]
    """Each capital's small letter."""
    spellings: Mapping[str, str] = field(default_factory=dict)
    """How letters that it lacks are spelled: "ø" as "o"."""
    language: str = "en"

    def braille(self, text: str) -> str:
        """The cells of a text; `UnwritableError` for a character that the table lacks."""
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
        """A name in small letters, cut into what is written in one cell: "Schaf" is sch, a, f.

        An accent that the table lacks is left away, other letters are spelled; what is no letter
        does not count. `UnwritableError` for a letter of another alphabet.
        """
        letters = "".join(map(self.spelled, unicodedata.normalize("NFC", name).lower()))
        return tuple(part for part in self._parts.findall(letters) if part in self.cells)

    def spelled(self, character: str) -> str:
        """A letter in letters that the table has; a line break, which has no cell, for others."""
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
        """Groups of letters, the longest first, or any one character.

        As in liblouis, a group is small or capital from its second letter on: Sch, SCH, not SCh.
        """
        capital = str.maketrans({small: capital for capital, small in self.capitals.items()})
        groups = sorted((piece for piece in self.cells if len(piece) > 1), key=len, reverse=True)
        patterns = [
            f"[{group[0]}{group[0].translate(capital)}](?:{group[1:]}|{group[1:].translate(capital)})"
            for group in groups
        ]
        return re.compile("|".join([*patterns, "."]), re.DOTALL)


@cache
def table(language: str) -> Table:
    """The table of card labels of a language."""
    read = read_table(folder("braille_tables") / f"cards-{language}.utb")
    spellings = {**SPELLINGS, **OWN_SPELLINGS.get(language, {})}
    return replace(read, spellings=spellings, language=language)


def read_table(file: Path) -> Table:
    """Read a table and what it includes. ValueError for an opcode that is not known here."""
    cells: dict[str, str] = {}
    capitals: dict[str, str] = {}
    for opcode, *operands in rules(file):
        if opcode in (*CHARACTERS, "always"):
            cells[character(operands[0])] = cell(operands[1])
        elif opcode == "base":
            capitals[operands[1]] = operands[2]
        else:
            raise ValueError(f"{file.name}: {opcode}")
    return Table(cells, capitals)


def rules(file: Path) -> Iterator[list[str]]:
    """The rules of a table, word by word, with those of the tables it includes in their place."""
    for line in file.read_text("utf-8").splitlines():
        words = line.split()
        if words[:1] == ["include"]:
            yield from rules(file.parent / words[1])
        elif words and not words[0].startswith("#"):
            yield words


def character(operand: str) -> str:
    r"""What an operand stands for: "\s" is a blank and "\xE001" a character by its number."""
    if operand == r"\s":
        return " "
    return chr(int(operand[2:], 16)) if operand.startswith(r"\x") else operand


def cell(dots: str) -> str:
    """The cell with these dots: "125" is "⠓", and "0" the one without dots."""
    return chr(ord(BLANK) + sum(1 << int(dot) - 1 for dot in dots if dot != "0"))


def dots(cell: str) -> str:
    """The numbers of a cell's dots: "⠓" is "125"."""
    bits = ord(cell) - ord(BLANK)
    return "".join(str(dot) for dot in range(1, 9) if bits >> dot - 1 & 1)
