"""Typed words and written ones compared without case and accents."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TypeVar

V = TypeVar("V")

REMEMBERED = 8192
"""The number of folded words that are remembered: each typed line is compared with hundreds."""
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
WORD = re.compile(r"\w+")
LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})
"""Letters that are two on most keyboards, as in "cœur"."""


@lru_cache(REMEMBERED)
def fold(text: str) -> str:
    """Reduce to lower-case words without accents, one blank apart: "L'Échange !" to "l echange"."""
    return " ".join(WORD.findall(text.lower() if text.isascii() else bare(text)))


def bare(text: str) -> str:
    """Return lower-case letters without accents, which no letter of ASCII has."""
    for _ in range(2):  # some letters become capitals when they are taken apart
        text = unicodedata.normalize("NFKD", text).casefold()
    text = text.translate(LIGATURES)
    return "".join(letter for letter in text if not unicodedata.combining(letter))


def is_one_of(typed: str, words: Iterable[str]) -> bool:
    """Whether what was typed is one of some written words."""
    return fold(typed) in map(fold, words)


def prefix_matches(typed: str, words: Mapping[str, V]) -> list[V]:
    """The values of the words that begin with what was typed; a complete match wins.

    What has no letter begins nothing: a lone full stop must not be an answer.
    """
    if typed in words or not typed:
        return [words[typed]] if typed else []
    return list(dict.fromkeys(value for word, value in words.items() if word.startswith(typed)))


def meant(typed: str, words: Mapping[str, V]) -> list[V]:
    """The values of the words that were meant: "life" is Life is Life rather than Lifeboat."""
    whole = {word: value for word, value in words.items() if f"{word} ".startswith(f"{typed} ")}
    return prefix_matches(typed, whole or words)


@lru_cache(REMEMBERED)
def forms(word: str) -> tuple[str, ...]:
    """A written word as it may be typed: without accents, or with its umlauts written out."""
    if word.isascii():
        return (fold(word),)
    return tuple(dict.fromkeys([fold(word), fold(word.casefold().translate(UMLAUTS))]))


ELIDED = {
    "fr": re.compile(r"\b(qu|[cdjlmnst]) (?=[aeiouyh])"),
    "en": re.compile(r" (?=(?:s|t|d|m|ll|re|ve)\b)"),
    "de": re.compile(r" (?=s\b)"),
}
"""Where an apostrophe stands in a folded phrase, by language."""


@lru_cache(REMEMBERED)
def run_together(form: str, language: str) -> tuple[str, ...]:
    """A folded phrase, and the same typed without its apostrophes: "c est" and "cest"."""
    if " " not in form:
        return (form,)
    without = ELIDED[language].sub(r"\1" if language == "fr" else "", form)
    return (form,) if without == form else (form, without)
