"""What is typed for the pace of a table: days for each turn, or an evening."""

from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.catalogues import in_english_too
from accessible_games.speech.lexicon import LONGEST_NUMBER, Lexicon
from accessible_games.speech.normalize import is_one_of


def is_days(word: str, catalogue: Catalogue) -> bool:
    """Whether a word says that a number is one of days."""
    return is_one_of(word, in_english_too(catalogue, "called-days"))


def is_evening(text: str, catalogue: Catalogue) -> bool:
    """Whether a text means one evening."""
    return is_one_of(text, in_english_too(catalogue, "called-evening"))


def number_in(word: str, lexicon: Lexicon) -> int | None:
    """Return the number that a word counts, in digits or letters; None for no number."""
    if word.isdecimal():
        return int(word[:LONGEST_NUMBER])
    return lexicon.number(word) if lexicon.place(word) is None else None


def is_for_table(text: str, catalogue: Catalogue) -> bool:
    """Whether what follows `pace` is about a table, and not about lines: rightly typed or not."""
    words = text.split()
    return is_evening(text, catalogue) or any(
        is_days(word, catalogue) or word.isdecimal() for word in words
    )
