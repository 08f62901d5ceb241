"""Nothing that is said needs eyes, and marks stand as the house sets them."""

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.speech.messages import CHOSEN, Found, entries, found, messages

SEEN: Mapping[Language, str] = {
    "en": r"see (above|below)|as shown|look at the (screen|picture)|in the picture",
    "de": r"siehe (oben|unten|Bild)|wie abgebildet|auf dem Bildschirm siehst|im Bild oben",
    "fr": r"voir ci-|ci-dessus|ci-dessous|comme sur l'image|voir plus (haut|bas)",
}
"""What only a sighted reader could follow."""
ILL_SET = r"\w [:;?!](?!\S)|[«»’„“”]"
"""Marks behind a blank, as French print has them, and quotes that some readers spell out."""

RULES = Path(__file__).resolve().parents[2] / "docs" / "rules"

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


def pages(language: Language) -> dict[str, list[str]]:
    """The texts of lessons, of words for some options, and of the rules to read, by their files."""
    files = (*CHOSEN, *(f"tutorial-{game}" for game in GAMES))
    told = {file: [t for e in entries(language, file) for t in Found(e).texts] for file in files}
    rules = (RULES / language).glob("*.md")
    return told | {f"rules {page.stem}": [page.read_text("utf-8")] for page in rules}


@every_language
def test_lessons_and_rules_keep_to_both(language: Language) -> None:
    """As messages do; French ones too, whose print has blanks before some marks."""
    broken = rf"\b({SEEN[language]})|{ILL_SET}"
    told = pages(language)
    assert len(told) >= 2 * len(GAMES)
    assert [
        file
        for file, texts in told.items()
        if any(re.search(broken, text, re.IGNORECASE) for text in texts)
    ] == []


def test_what_is_broken_is_found() -> None:
    """By either pattern."""
    for text in ("Et maintenant ?", "Choisis : une carte", "« oui »", "l’ours"):
        assert re.search(ILL_SET, text)
    assert re.search(SEEN["fr"], "comme sur l'image")
    assert not re.search(ILL_SET, "Ta main: un ours. Et maintenant?")
