"""What the tests of every game's rules to read look at."""

import re
from collections.abc import Mapping

from accessible_games.resources import folder
from accessible_games.speech.rulebook import Rulebook

LANGUAGES = ("en", "de", "fr")
GAMES = tuple(sorted({path.stem for path in folder("docs/rules").glob("*/*.md")}))


def books(game: str) -> dict[str, Rulebook]:
    """The rules of a game by language."""
    return {language: Rulebook.read(game, language) for language in LANGUAGES}


def sentences(book: Rulebook) -> list[str]:
    """All sentences in their order."""
    return [line for section in book.sections for line in section.sentences]


def numbers(text: str) -> list[str]:
    """The numbers in a text, which every language must have."""
    return sorted(re.findall(r"\d+", text))


def told_in(book: Rulebook, words: str) -> set[int]:
    """Numbers of the sections that tell something with these words."""
    return {section.number for section, _ in book.search(words)}


def untold(book: Rulebook, rulings: Mapping[str, tuple[int, str]]) -> list[str]:
    """The rulings whose section does not tell them with these words."""
    return [name for name, (place, words) in rulings.items() if place not in told_in(book, words)]


def lonely_numbers(book: Rulebook, names: str) -> list[str]:
    """Sentences with a number that is no part of *names*, a pattern, and has no noun behind it.

    One thing is said in words, so that nobody waits for more.
    """
    named = re.compile(rf"\b(?:{names})\b", re.IGNORECASE)
    return [line for line in sentences(book) if re.search(r"\d(?! ?\w)|\b1\b", named.sub("", line))]
