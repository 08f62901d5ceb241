"""A tutorial in which a command was typed before it is asked for."""

import pytest

from accessible_games.app.tutorial import lesson_of
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.app.lessons import TAUGHT, learner, tutorial

pytestmark = pytest.mark.slow


def test_what_was_typed_a_step_before_is_not_asked_for() -> None:
    """What is taught there is said all the same, but not what to type."""
    evening = learner("arche-noah")
    table, hand = evening.play("table", "hand")[1:3]
    assert table[-1] == "Now type hand."
    assert tutorial(evening).step.name == "card"
    said = " ".join(hand)
    assert "So you hear how many cards you have, but never again which ones." in said
    assert "Now listen to the table." not in said
    assert said.endswith("To hear what that is worth, type card frog 4.")


def test_only_the_step_before_counts() -> None:
    """What was typed earlier than that is asked for, and several steps may each be done early."""
    evening = learner("life-is-life")
    evening.play("table", "hand")
    assert tutorial(evening).step.name == "value"
    evening = learner("life-is-life")
    evening.play("card bear", "hand", "find bear", "table", "scores")
    assert tutorial(evening).step.name == "swap"


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_line_of_a_step_with_a_command_says_what_to_type(
    game: str, language: Language
) -> None:
    """No other line does: it is left out where that was typed before."""
    words = catalogue_of(language, f"{game}/tutorial")
    for step in lesson_of(game).steps:
        if step.command:
            told = words.say(f"step-{step.name}", typed="TYPED", first="Tom", second="Mia")
            *facts, asks = told.split("\n")
            assert "TYPED" in asks
            assert "TYPED" not in " ".join(facts)
