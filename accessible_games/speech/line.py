"""A typed line as it is read: its words without signs, and whether it ends as a question."""

import re
import unicodedata
from functools import lru_cache
from typing import Self

from accessible_games.core.frozen import Frozen

APOSTROPHES = str.maketrans(dict.fromkeys("’‘ʼ´`′", "'"))
"""Every sign that keyboards and phones put where an apostrophe belongs."""
SIGNS = re.compile(r"[,;:!?¿¡…\"«»“”„()\[\]{}*&+/\\|<>–—]+")
"""Signs that only part words, wherever they stand."""
SENTENCE_END = re.compile(r"(?<=[^\d\s])\.+(?=\s|$)|\.+\s*$|(?<=\d)\.{2,}")
"""Full stops at the end of words and of the line, but not those of ordinals such as "3.": these
are kept within a line."""
SUM = re.compile(r"(?<=\d)(?:[+*/×÷–—…]|\.{2,}| \+ )(?=\d)|(?<!\S)\+(?=\d)")
"""Signs that make one number or a range of two, such as those of "1/2" and "+1"."""
CLAUSE_END = re.compile(rf"{SIGNS.pattern}|{SENTENCE_END.pattern}|\s-\s")
"""The signs that part what is said one after the other, dashes among them."""
SHORT = 2
"""Letters of the longest part that an apostrophe makes an article or an ending of."""
REMEMBERED = 512


class Line(Frozen):
    """What somebody typed."""

    typed: str
    """As it was typed, for quoting it."""
    text: str
    """The same with blanks instead of signs; an apostrophe stays."""
    asks: bool
    """Whether it has a question mark behind a word."""

    @classmethod
    def read(cls, typed: str) -> Self:
        """Read a line in any Unicode form; blanks of every kind count as one."""
        return cls(" ".join(typed.split()), cleaned(typed), is_question(typed))


@lru_cache(REMEMBERED)
def cleaned(typed: str) -> str:
    """The words of a line with one blank between them, and no token without letter or digit.

    A sign between two figures becomes a hyphen: with it they are no numbers by themselves.
    """
    text = SUM.sub("-", unicodedata.normalize("NFC", typed).translate(APOSTROPHES))
    text = SENTENCE_END.sub(" ", SIGNS.sub(" ", text))
    return " ".join(word for word in text.split() if any(map(str.isalnum, word)))


def clauses(typed: str) -> list[str]:
    """The parts of a line between its signs."""
    return CLAUSE_END.split(typed)


def parted_at_apostrophes(word: str) -> list[str]:
    """The parts of a word such as "l'ours" or "I'd": "l'" and "ours", "I" and "'d"."""
    first, *others = word.split("'")
    parts = [first] if first else []
    for other in others:
        if not other:
            continue
        elided = bool(parts) and len(parts[-1]) <= SHORT < len(other)
        if elided:
            parts[-1] += "'"
        parts.append(f"'{other}" if len(other) <= SHORT and not elided else other)
    return parts


def is_question(typed: str) -> bool:
    """Whether a question mark follows a word; one at the beginning is the command for help."""
    before, mark, _ = unicodedata.normalize("NFKC", typed).rpartition("?")
    return bool(mark) and any(map(str.isalnum, before))
