"""All that is told in games is heard once and in order by eyes like those of NVDA."""

import sys
from pathlib import Path

import pytest

from accessible_games.speech.catalogue import Language
from tests.heard.conftest import quick  # noqa: F401  # a fixture
from tests.readers.plays import of_game, of_lobby
from tests.readers.watching import SIZES, lines_of, missed, watched
from tests.rotating import games_in_languages, one_of_languages

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals"),
]
UNADVISED = "console-letters"
"""What NVDA advises against, as it cannot follow a window that scrolls."""


@pytest.mark.parametrize(("game", "language"), games_in_languages(2))
def test_a_game_is_heard_once_and_in_order(game: str, language: Language, tmp_path: Path) -> None:
    """A whole game, every command, several people at one keyboard, the tutorial, the rules."""
    number = 0
    for play in of_game(game, language):
        if play.name in ("long game", "asked again", "same line"):
            continue
        size, number = SIZES[number % len(SIZES)], number + 1
        folder = tmp_path / str(number)
        answers = watched(play, lines_of(play, folder / "script"), size, folder / "desk")
        assert [each for each in missed(answers, size[0]) if each.reader != UNADVISED] == []


@pytest.mark.parametrize("size", [*SIZES, (80, 20)])
@pytest.mark.parametrize("language", one_of_languages(2))
def test_a_lobby_is_heard_once_and_in_order(
    language: Language, size: tuple[int, int], tmp_path: Path
) -> None:
    """What is asked and mistyped again, and talk before a line and while it is typed."""
    play = of_lobby(language)
    answers = watched(play, lines_of(play, tmp_path), size, tmp_path)
    assert sum(len(answer.told) for answer in answers) > 100
    assert [each for each in missed(answers, size[0]) if each.reader != UNADVISED] == []
