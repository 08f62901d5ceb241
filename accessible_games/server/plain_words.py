"""Three plain words, by which guests come to a table and come back to it."""

from collections.abc import Container
from secrets import choice

from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.fold import fold

COUNT = 3


def three_words(catalogue: Catalogue, taken: Container[str]) -> str:
    """Words that nobody guesses, in the language of whoever hands them on.

    They are none of those *taken*, which are folded.
    """
    known = catalogue.words("plain-words")
    while True:
        words = " ".join(choice(known) for _ in range(COUNT))
        if fold(words) not in taken:
            return words
