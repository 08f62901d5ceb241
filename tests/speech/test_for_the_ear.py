"""Nothing that is said needs eyes, and punctuation follows the rules of this project."""

import re
from collections.abc import Mapping

import pytest

from accessible_games.resources import OURS, words_of_game
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.rulebook import PAGE
from accessible_games.testing.linter import ROMAN, TYPED
from accessible_games.testing.nouns import SHORTENED
from tests.games.facts import LESSON, RULES, games_having
from tests.speech.messages import CHOSEN, Found, entries, found, is_typed, messages

SEEN: Mapping[Language, str] = {
    "en": r"see (above|below)|as shown|look at the (screen|picture)|in the picture",
    "de": r"siehe (oben|unten|Bild)|wie abgebildet|auf dem Bildschirm siehst|im Bild oben",
    "fr": r"voir ci-|ci-dessus|ci-dessous|comme sur l'image|voir plus (haut|bas)",
}
"""What only a sighted reader could follow."""
ILL_SET = r"\w [:;?!](?!\S)|[«»’„“”]"
"""Marks after a blank, as in French print, and quotes that some readers spell out."""
SKIPPED = re.compile(rf"[–—/×·•…→=+*#&%@|<>~^]|{ROMAN.pattern}|\b\d+ ?x\b")
"""What voices leave out or name differently, and numbers as the Romans wrote them."""
MISREAD: Mapping[Language, str] = {
    "en": r"\b\d(st|nd|rd|th)\b",
    "de": r"\bSechsen\b|\bUTC\b",
    "fr": r"\bdos\b|\w-y\b|\b\d+(e|ème|er|re)\b",
}
"""Words that espeak-ng gets so wrong that they are not understood: "Sechsen" nearly as 16, "dos" as
in English, the y of "Écris-y" as its Greek name. Seen in the list of tests/speech/phonemes.py.
"""

every_language = pytest.mark.parametrize("language", LANGUAGES)


def breaking(language: Language, pattern: str) -> list[str]:
    """Return the messages whose words contain a forbidden pattern."""
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
def test_no_word_is_shortened(language: Language) -> None:
    """A voice would spell the letters out, or take the stop for the end of the sentence."""
    assert breaking(language, SHORTENED[language]) == []


@every_language
def test_nothing_is_left_to_a_sign_that_voices_skip(language: Language) -> None:
    """No dash, slash or sign of multiplication between words, and no Roman numeral.

    Text that is typed exactly so, such as an option or an address, is left out.
    """
    skipped = {
        name: signs
        for name in messages(language)
        for text in found(language, name).texts
        if (signs := SKIPPED.findall(re.sub(TYPED, "", text)))
    }
    assert skipped == {}


@every_language
def test_no_word_is_said_that_a_voice_gets_wrong(language: Language) -> None:
    """It may be typed: what lists words to type is never said."""
    told = {name: found(language, name).texts for name in messages(language) if not is_typed(name)}
    misread = re.compile(MISREAD[language], re.IGNORECASE)
    assert {name for name, texts in told.items() if any(map(misread.search, texts))} == set()


@every_language
def test_marks_follow_their_word(language: Language) -> None:
    """No blank before a colon or a question mark, and quotes and apostrophes are straight."""
    assert breaking(language, ILL_SET) == []


def pages(language: Language) -> dict[str, list[str]]:
    """Return the texts of lessons, of words for some options, and of the rules, by their files."""
    files = (*CHOSEN, *(f"{game}/tutorial" for game in games_having(LESSON)))
    told = {file: [t for e in entries(language, file) for t in Found(e).texts] for file in files}
    rules = {game: words_of_game(game, language) / PAGE for game in games_having(RULES)}
    return told | {f"rules {game}": [page.read_text("utf-8")] for game, page in rules.items()}


@every_language
def test_lessons_and_rules_keep_to_both(language: Language) -> None:
    """They keep these rules as messages do; so do French ones, although print has blanks there."""
    broken = rf"\b({SEEN[language]})|{ILL_SET}|{SHORTENED[language]}"
    told = pages(language)
    assert len(told) >= 2 * len(OURS)
    assert [
        file
        for file, texts in told.items()
        if any(re.search(broken, text, re.IGNORECASE) for text in texts)
    ] == []


def test_what_is_broken_is_found() -> None:
    """Either pattern finds it."""
    for text in ("Et maintenant ?", "Choisis : une carte", "« oui »", "l’ours"):
        assert re.search(ILL_SET, text)
    assert re.search(SEEN["fr"], "comme sur l'image")
    shortened: Mapping[Language, str] = {"en": "bears etc.", "de": "z. B. ein Bär", "fr": "le n° 3"}
    for language, text in shortened.items():
        assert re.search(SHORTENED[language], text)
    for text in ("3–4 cards", "round IV", "2 x 3", "and/or", "3×", "win → lose"):
        assert SKIPPED.search(text)
    assert not re.search(ILL_SET, "Ta main: un ours. Et maintenant?")
