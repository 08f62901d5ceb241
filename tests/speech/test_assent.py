"""Words of assent: a yes is never taken for the beginning of a no."""

import pytest

from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.normalize import fold
from tests.speech.prompts import PROMPTS, WAITING, meaning, person

NOES = ("no", "out")
"""The answers that refuse something."""
ASKING = [prompt for prompt in PROMPTS if not prompt.endswith(WAITING)]


def yeses(prompt: str, language: Language) -> list[str]:
    """Return the single words that are a yes to some question of the game."""
    words = person(prompt, language).vocabulary
    typed = {**words.lexicon.typed("yes"), **dict.fromkeys(words.lexicon.typed_for("yes"), 1)}
    return [word for word in typed if " " not in word]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prompt", ASKING)
def test_no_yes_is_a_no(prompt: str, language: Language) -> None:
    """Not even where the only word that begins so is one that refuses: "y", "absolutely"."""
    words = person(prompt, language).vocabulary
    whole = {form for no in NOES for form in words.lexicon.typed_for(no)}
    yes = [word for word in yeses(prompt, language) if fold(word) not in whole]
    assert yes
    assert [word for word in yes if meaning(prompt, language, word) in NOES] == []


@pytest.mark.parametrize(
    ("language", "typed", "means"),
    [
        ("en", "absolutely not", "no"), ("en", "absolutely", "!not-understood"),
        ("en", "y", "water"), ("en", "yes", "water"), ("en", "nop", "!not-understood"),
        ("de", "j", "water"), ("de", "jetzt nicht", "no"), ("de", "jetzt", "!not-understood"),
        ("fr", "o", "water"), ("fr", "certainement pas", "no"),
    ],
)  # fmt: skip
def test_a_no_is_said_in_full(language: Language, typed: str, means: str) -> None:
    """What stands before its no says something else."""
    assert meaning("lifeboat drink", language, typed) == means


def test_a_yes_still_begins_a_card() -> None:
    """Where cards are asked for, an initial may be a card."""
    assert meaning("lifeboat price", "fr", "o") == "parasol"
    assert meaning("lifeboat draft", "de", "j") == "jewel"


@pytest.mark.parametrize("typed", ["", "  ", "...", "!"])
@pytest.mark.parametrize("prompt", ASKING)
def test_a_line_without_words_is_told_what_to_type(prompt: str, typed: str) -> None:
    """At every question; nothing could be quoted of it."""
    assert meaning(prompt, "en", typed) == "!empty-answer"
