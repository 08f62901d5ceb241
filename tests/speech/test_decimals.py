"""Numbers with decimal places in each language."""

import pytest

from accessible_games.speech.catalogue import Language
from accessible_games.speech.decimals import to_tenths


@pytest.mark.parametrize(
    ("language", "expected"), [("en", "1234.6"), ("de", "1234,6"), ("fr", "1234,6")]
)
def test_tenths_are_written_as_in_the_language(language: Language, expected: str) -> None:
    """With its decimal mark, rounded, and without groups of digits, which are read as two."""
    assert to_tenths(1234.56, language) == expected


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_whole_number_has_no_decimal_place(language: Language) -> None:
    """Nothing is said after it."""
    assert to_tenths(3.0, language) == "3"
