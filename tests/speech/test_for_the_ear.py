"""Nothing that is said needs eyes, and marks stand as the house sets them."""

import re
from collections.abc import Mapping

import pytest

from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.speech.messages import found, messages

SEEN: Mapping[Language, str] = {
    "en": r"see (above|below)|as shown|look at the (screen|picture)|in the picture",
    "de": r"siehe (oben|unten|Bild)|wie abgebildet|auf dem Bildschirm siehst|im Bild oben",
    "fr": r"voir ci-|ci-dessus|ci-dessous|comme sur l'image|voir plus (haut|bas)",
}
"""What only a sighted reader could follow."""
ILL_SET = r"\w [:;?!](?!\S)|[«»’„“”]"
"""Marks behind a blank, as French print has them, and quotes that some readers spell out."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


def breaking(language: Language, pattern: str) -> list[str]:
    """The messages whose words hold what they must not."""
    return [
        name
        for name in messages(language)
        if any(re.search(pattern, text, re.IGNORECASE) for text in found(language, name).texts)
    ]


@every_language
def test_no_message_points_to_what_is_seen(language: Language) -> None:
    """No "see above", and no picture or screen to look at."""
    assert breaking(language, rf"\b({SEEN[language]})") == []


@every_language
def test_marks_follow_their_word(language: Language) -> None:
    """No blank before a colon or a question mark, and quotes and apostrophes are straight."""
    assert breaking(language, ILL_SET) == []
