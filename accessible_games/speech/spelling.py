"""Words for the letters of columns, which cannot be misheard: "Papa 13" for "p13".

The words of a language are its message `spelling`, from a to z, each with other ways to type it
after commas.
"""

import re
from collections.abc import Mapping, Sequence

from accessible_games.speech.normalize import fold

LETTERS = "abcdefghijklmnopqrstuvwxyz"
LOWEST = 7
"""The lowest row whose number may be a word behind a letter: "a two" is no place."""


def said(words: Sequence[str], name: str) -> str:
    """Return a place, or a column alone, with the word for its letter; rows are unchanged."""
    if name[:1] not in LETTERS:
        return name
    word = words[LETTERS.index(name[0])].partition(",")[0]
    return f"{word} {name[1:]}".strip()


def lettered(text: str, known: Mapping[str, int]) -> str:
    """Return the typed text with a letter for each known word; *known* counts letters from 1."""

    def letter(found: re.Match[str]) -> str:
        place = known.get(fold(found[0]))
        return LETTERS[place - 1] if place else found[0]

    return re.sub(r"[^\W\d]+(?:-[^\W\d]+)*", letter, text)


def numbered(text: str, known: Mapping[str, int]) -> str:
    """Return a text with figures for the number words behind single letters: "m fifteen"."""

    def figures(found: re.Match[str]) -> str:
        number = known.get(fold(found[2]), 0)
        return f"{found[1]} {number}" if number >= LOWEST else found[0]

    return re.sub(r"\b([^\W\d_]) ([^\W\d]+(?:-[^\W\d]+)*)", figures, text)
