"""What a command says that cannot do what is behind it, and lines that belong outside a game."""

import pytest

from accessible_games.match.commands.command_table import run
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.commands import Command
from accessible_games.speech.problem import NotUnderstoodError
from tests.speech.prompts import meaning, person


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["german", "deutsch", "allemand"])
def test_a_language_is_understood_by_its_name_in_each_language(
    language: Language, typed: str
) -> None:
    """So whoever has come into a strange one gets out of it."""
    asked = person("life-is-life turn", language)
    run(asked, Command("language", typed))
    assert asked.settings.language == "de"
    run(asked, Command("language", language))
    asked.take_lines()


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "A hint can be followed by full only, not by all."),
        ("de", "Hinter dem Vorschlag kann nur lang stehen, nicht alles."),
        ("fr", "Après le conseil, tu peux seulement taper complet, pas tout."),
    ],
)
def test_a_refused_word_behind_hint_is_said_to_be_about_the_hint(
    language: Language, told: str
) -> None:
    """Not that there is no such thing here."""
    asked = person("life-is-life turn", language)
    word = told.rstrip(".").split()[-1]
    with pytest.raises(NotUnderstoodError) as refused:
        run(asked, Command("hint", word))
    error = refused.value
    assert asked.narrator.say(error.message, **error.arguments) == [told]


@pytest.mark.parametrize(
    ("language", "review", "tutorial"),
    [("en", "review", "tutorial"), ("de", "Rückblick", "Lektion"), ("fr", "revue", "tutoriel")],
)
def test_what_is_for_outside_a_game_says_how_to_get_there(
    language: Language, review: str, tutorial: str
) -> None:
    """A lesson, and the look back at the last game."""
    assert meaning("lifeboat turn", language, review) == "!outside-review"
    assert meaning("lifeboat turn", language, tutorial) == "!outside-tutorial"
