"""Numbers with decimal places, as each language writes them."""

from babel.numbers import format_decimal

from accessible_games.speech.catalogue import Language


def to_tenths(number: float, language: Language) -> str:
    """Return a number with at most one decimal place, ungrouped: "12.5", or "12,5"."""
    return str(format_decimal(round(number, 1), locale=language, group_separator=False))


def to_hundredths(number: float, language: Language) -> str:
    """Return a number with two decimal places, ungrouped: "0.40", or "0,40"."""
    return str(format_decimal(number, format="0.00", locale=language))
