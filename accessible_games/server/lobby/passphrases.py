"""Plain words, with which guests come to a table and come back to their seat."""

from collections.abc import Container
from secrets import choice

from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.normalize import fold

COUNT = 3
"""The words of a table."""
OWN = 6
"""A guest's own words, of which each has about 7 bits: they lead to a seat, and to its secrets."""


def new_words(catalogue: Catalogue, taken: Container[str], count: int = COUNT) -> str:
    """Return words that cannot be guessed, in the language of the person who passes them on.

    They are none of those *taken*, which are folded.
    """
    known = catalogue.words("plain-words")
    while True:
        words = " ".join(choice(known) for _ in range(count))
        if fold(words) not in taken:
            return words
