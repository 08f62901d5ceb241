"""What stands in the window already is said to come again, and heard under a reader as well."""

import sys
from pathlib import Path

import pytest

from accessible_games.speech.catalogue import Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.normalize import fold
from tests.heard.listening import assert_same, places
from tests.heard.reader import Reader
from tests.heard.script import printed
from tests.rotating import one_of_languages


@pytest.mark.parametrize("language", one_of_languages(1))
def test_an_answer_that_comes_again_says_so(language: Language, folder: Path) -> None:
    """The sections of the rules fill more than half of the window: the second time, a line more."""
    said = catalogue_of(language)
    typed = fold(said.words("command-rules")[0])  # yasr speaks letters with an accent
    words = ["play", "life-is-life", "--people", "Anna", "--seats", "3", "--seed", "1"]
    first, answer, _ = printed([*words, *places(folder / "pipe", language)], [typed])
    command = [sys.executable, "-m", "accessible_games", *words]
    with Reader([*command, *places(folder / "terminal", language)], folder) as reader:
        assert_same(reader.hear(first), first)
        for expected in (answer, f"{said.say('again')}\n{answer}"):
            assert_same(reader.enter(typed, expected), expected)
