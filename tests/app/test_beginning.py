"""Before the first prompt little is asked and heard, with Enter for everything."""

from pathlib import Path

import pytest

from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.app.first_prompt import answers, begun, counted, lines
from tests.games.facts import facts_of
from tests.sessions import program

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)
ANSWERS = 3
"""At most so many answers are given before a game."""
NAMED = 2
"""Lines in which all games are named, at most."""
SEEDS = range(12)


@every_game
@every_language
def test_set_up_is_two_questions_and_a_line_for_newcomers(
    game: str, language: Language, tmp_path: Path
) -> None:
    """The game, and the usual set-up; each with its prompt.

    Where that is not quite by the printed rules, one more line names the word that says why.
    """
    words = catalogue_of(language)
    outcome = begun(game, language, 1, tmp_path)
    told = [words.say("prompt-game"), words.say("prompt-usual"), words.say("newcomer")]
    named, usual = map(outcome.lines.index, told[:2])
    assert usual - named in (2, 3)
    assert outcome.lines[usual + 1] == told[2]
    assert named <= NAMED
    assert answers(outcome, language) == 2 < ANSWERS
    assert told[2] not in begun(game, language, 1, tmp_path).lines  # not a newcomer any more


@every_game
def test_who_names_a_game_answers_one_question(game: str, tmp_path: Path) -> None:
    """The command line names it, so two lines fewer are heard."""
    named = program("play", game, "--seed", "1", typed="\n")
    asked = begun(game, "en", 1, tmp_path)
    assert lines(named) == lines(asked) - 2
    assert named.lines[2:] == asked.lines[4:]


def test_little_is_heard_before_the_first_own_prompt() -> None:
    """That includes what the table tells, and what others do before the player."""
    for game, language, typed, heard in counted(SEEDS):
        assert max(typed) == 2, (game, language)
        assert max(heard) <= facts_of(game).first_heard, (game, language, heard)
