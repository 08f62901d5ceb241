"""Columns by words for their letters, which nobody mishears: "Papa 13" for "p13".

The words of a language are its message `spelling`, from a to z, each with other ways to type it
after commas.
"""

import re
from collections.abc import Mapping, Sequence

from accessible_games.speech.fold import fold

LETTERS = "abcdefghijklmnopqrstuvwxyz"


def said(words: Sequence[str], name: str) -> str:
    """A place, or a column alone, with the word for its letter; a row is said as it is."""
    if name[:1] not in LETTERS:
        return name
    word = words[LETTERS.index(name[0])].partition(",")[0]
    return f"{word} {name[1:]}".strip()


def lettered(text: str, known: Mapping[str, int]) -> str:
    """What was typed, with its letter for each word that is known with its place from 1 on."""

    def letter(found: re.Match[str]) -> str:
        place = known.get(fold(found[0]))
        return LETTERS[place - 1] if place else found[0]

    return re.sub(r"[^\W\d]+(?:-[^\W\d]+)*", letter, text)
