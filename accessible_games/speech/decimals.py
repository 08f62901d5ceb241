"""Numbers with decimal places, as each language writes them."""

from babel.numbers import format_decimal

from accessible_games.speech.catalogue import Language


def to_tenths(number: float, language: Language) -> str:
    """A number with at most one decimal place, without groups of digits: "12.5", or "12,5"."""
    return str(format_decimal(round(number, 1), locale=language, group_separator=False))
