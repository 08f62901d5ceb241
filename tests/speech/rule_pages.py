"""What the tests of every game's rules pages look at."""

import re
from collections.abc import Mapping

from accessible_games.resources import OURS, words_of_game
from accessible_games.speech.rulebook import PAGE, Rulebook

LANGUAGES = ("en", "de", "fr")
GAMES = tuple(sorted(game for game in OURS if (words_of_game(game, "en") / PAGE).is_file()))


def books(game: str) -> dict[str, Rulebook]:
    """Return the rules of a game by language."""
    return {language: Rulebook.read(game, language) for language in LANGUAGES}


def sentences(book: Rulebook) -> list[str]:
    """Return all sentences in order."""
    return [line for section in book.sections for line in section.sentences]


def numbers(text: str) -> list[str]:
    """Return the numbers in a text, which every language must have."""
    return sorted(re.findall(r"\d+", text))


def told_in(book: Rulebook, words: str) -> set[int]:
    """Return the numbers of the sections that say something with these words."""
    return {section.number for section, _ in book.search(words)}


def untold(book: Rulebook, rulings: Mapping[str, tuple[int, str]]) -> list[str]:
    """Return the rulings whose section does not say them with these words."""
    return [name for name, (place, words) in rulings.items() if place not in told_in(book, words)]


def lonely_numbers(book: Rulebook, names: str) -> list[str]:
    """Return sentences with a number outside *names*, a pattern, that has no noun after it.

    One thing is said in words, so that no one waits for more.
    """
    named = re.compile(rf"\b(?:{names})\b", re.IGNORECASE)
    return [line for line in sentences(book) if re.search(r"\d(?! ?\w)|\b1\b", named.sub("", line))]
