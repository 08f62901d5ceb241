"""What set-up says, and a program that fails: no word file has it, and it is set as all words."""

import re

import pytest

from accessible_games import failure
from accessible_games.setup.words import SENTENCES
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.speech.test_for_the_ear import ILL_SET

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_marks_follow_their_word(language: Language) -> None:
    """As in every message: no blank before a colon or a semicolon, straight quotes."""
    sentences = {**SENTENCES[language], **failure.SENTENCES[language]}
    assert [name for name, text in sentences.items() if re.search(ILL_SET, text)] == []


@every_language
def test_every_sentence_is_said_in_every_language(language: Language) -> None:
    """With the same details in it."""
    for words in (SENTENCES, failure.SENTENCES):
        details = {
            name: sorted(re.findall(r"\{\w+\}", text)) for name, text in words[language].items()
        }
        assert details == {
            name: sorted(re.findall(r"\{\w+\}", text)) for name, text in words["en"].items()
        }


@pytest.mark.parametrize("marks", ["échoué :", "« oui »", "depuis hier ;"])
def test_a_blank_before_a_mark_is_found(marks: str) -> None:
    """As French print has it, and a screen reader says it."""
    assert re.search(ILL_SET, marks)
