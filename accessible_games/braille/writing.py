"""How a language writes print in cells: cells for characters, and rules for their surroundings."""

import re
import unicodedata
from collections.abc import Callable, Mapping
from functools import cached_property

from accessible_games.core.frozen import Frozen

Cells = str | Callable[[str], str]
Rule = tuple[str, Cells]

LATIN = "".join(filter(str.isalpha, map(chr, range(0x250))))
SMALL = f"[{''.join(filter(str.islower, LATIN))}]"
UPPER = f"[{''.join(filter(str.isupper, LATIN))}]"
LETTER = f"[{LATIN}]"
"""Regular expressions for a small letter, a capital, and any letter."""
ALPHABET = dict(zip("abcdefghijklmnopqrstuvwxyz", "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵", strict=True))
LOWERED = dict(zip(",;:!-", "⠂⠆⠒⠖⠤", strict=True))
"""Punctuation that all three languages write alike."""
DIGITS = dict(zip("1234567890", "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚", strict=True))
NUMBER_SIGN = "⠼"


def signs(text: str) -> dict[str, str]:
    """Signs, each with its cells behind it, with blanks between them."""
    words = text.split()
    return dict(zip(words[::2], words[1::2], strict=True))


def parted(letter: str) -> tuple[str, str]:
    """A letter without its accents, and the accents."""
    apart = unicodedata.normalize("NFD", letter)
    return apart[0], apart[1:]


class Writing(Frozen):
    """How a language is written."""

    __slots__ = ("__dict__",)
    cells: Mapping[str, str]
    """The cells of each character, wherever no rule is about it."""
    rules: tuple[Rule, ...]
    """Regular expressions, and the cells for what they match; the first one that matches counts."""

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """All rules, and any other character."""
        return re.compile("|".join(f"({rule})" for rule, _ in self.rules) + "|.", re.DOTALL)

    def braille(self, text: str) -> str:
        """The cells of a text that typography.py has prepared."""
        return self.pattern.sub(self._written, text)

    def _written(self, found: re.Match[str]) -> str:
        if not found.lastindex:
            return self.cells.get(found[0], found[0])
        cells = self.rules[found.lastindex - 1][1]
        return cells if isinstance(cells, str) else cells(found[0])
