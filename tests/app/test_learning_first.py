"""Whoever wants to learn a game first can say so at every question before a game."""

import pytest

from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.sessions import program, records

BEFORE = {"game": [], "usual": ["6"], "people": ["6", "more"], "seats": ["6", "more", ""]}
"""What is typed before some of the questions; 6 stands for SixPack."""


def typed(question: str, *lines: str) -> str:
    """Return the lines that lead to a question, and those behind them."""
    before = ["sixpack" if line == "6" else line for line in BEFORE[question]]
    return "".join(f"{line}\n" for line in (*before, *lines))


@pytest.mark.parametrize("question", BEFORE)
@pytest.mark.parametrize("wish", ["tutorial sixpack", "Lesson SixPack", "sixpack tutorial"])
def test_a_tutorial_with_its_game_begins_at_once(question: str, wish: str) -> None:
    """Nothing is kept, as in every tutorial."""
    outcome = program("play", typed=typed(question, wish, "quit"))
    assert "Tutorial: SixPack." in outcome.lines
    assert (outcome.status, records().exists()) == (0, False)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_tutorial_alone_means_the_chosen_game(language: Language, game: str) -> None:
    """In each language by its own word."""
    words = catalogue_of(language, game)
    word = words.words("opening-tutorial")[0]
    outcome = program("play", game, "--language", language, typed=f"{word}\n")
    said = words.say("lesson-begins", title=words.say("title")).splitlines()
    assert said[0] in outcome.lines
    assert outcome.lines[-1] == words.say("lesson-left").splitlines()[-1]


@pytest.mark.parametrize("word", ["tutorial", "rules"])
def test_without_a_game_one_sentence_says_what_to_type(word: str) -> None:
    """And the question is asked again."""
    outcome = program("play", typed=f"{word}\n")
    said = f"Type {word} and a game, such as {word} Life is Life."
    assert outcome.lines.count(said) == 1
    assert outcome.lines.count("Game?") == 2


@pytest.mark.parametrize("question", BEFORE)
@pytest.mark.parametrize("wish", ["rules sixpack 2", "rules of sixpack 2", "Rule SixPack 2"])
def test_rules_are_read_where_they_are_asked_for(question: str, wish: str) -> None:
    """As at the command line, and then the question is asked again."""
    outcome = program("play", typed=typed(question, wish))
    assert all(line in outcome.lines for line in program("rules", "sixpack", "2").lines)
    prompt = catalogue_of("en").say(f"prompt-{question}")
    assert outcome.lines.count(prompt) == 2


def test_rules_alone_are_those_of_the_chosen_game_and_of_another_if_it_is_named() -> None:
    """A number behind them is a section, not a game."""
    for wish, given in (("rules", ["sixpack"]), ("rules lifeboat", ["lifeboat"])):
        outcome = program("play", "sixpack", typed=f"{wish}\n")
        assert all(line in outcome.lines for line in program("rules", *given).lines)
    outcome = program("play", "sixpack", typed="rules 2\n")
    assert all(line in outcome.lines for line in program("rules", "sixpack", "2").lines)


def test_nobody_is_called_tutorial() -> None:
    """Nor is a game lost by such an answer."""
    outcome = program("play", "sixpack", "--people", "tutorial", "--bots", "easy")
    assert outcome.status == 2
