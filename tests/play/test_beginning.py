"""Before the first own prompt little is asked and heard, with Enter for everything."""

from pathlib import Path

import pytest

from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.play.beginning import GREETING, answers, begun, counted, lines
from tests.play.table import program

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)
ANSWERS = 3
"""At most so many are given before a game."""
SET_UP = 6
"""Lines before the table tells anything: the greeting, two questions, and where help is."""
SEEDS = range(12)
MOST = 15
"""Lines, the prompt among them, in games of these seeds in any language."""


@every_game
@every_language
def test_set_up_is_two_questions_and_a_line_for_newcomers(
    game: str, language: Language, tmp_path: Path
) -> None:
    """The game, and what is usual; each with its prompt, and each in one line."""
    words = catalogue_of(language)
    outcome = begun(game, language, 1, tmp_path)
    told = [words.say("prompt-game"), words.say("prompt-usual"), words.say("newcomer")]
    assert [outcome.lines[place] for place in (1, 3, 4)] == told
    assert GREETING + 5 == SET_UP
    assert answers(outcome, language) == 2 < ANSWERS
    assert begun(game, language, 1, tmp_path).lines[4] != told[2]  # no newcomer any more


@every_game
def test_who_names_a_game_answers_one_question(game: str, tmp_path: Path) -> None:
    """On the command line; so two lines less are heard."""
    named = program("play", game, "--seed", "1", typed="\n")
    asked = begun(game, "en", 1, tmp_path)
    assert lines(named) == lines(asked) - 2
    assert named.lines[2:] == asked.lines[4:]


def test_little_is_heard_before_the_first_own_prompt() -> None:
    """What the table tells is among it, and what others do who come before."""
    for game, language, typed, heard in counted(SEEDS):
        assert max(typed) == 2, (game, language)
        assert max(heard) <= MOST, (game, language, heard)
