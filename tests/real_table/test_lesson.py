"""The lesson of an evening: a sheet, a round, a correction, a card, dice."""

import pytest

from accessible_games.speech.catalogue import LANGUAGES
from tests.sessions import program

STEPS = 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_leads_to_its_end(language: str) -> None:
    """Each step can be left to the program; what it types is understood."""
    typed = {"en": "next", "de": "weiter", "fr": "continuer"}[language]
    said = program("tutorial", "evening", "--language", language, typed=f"{typed}\n" * STEPS)
    assert said.status == 0
    assert not said.err
    assert "accessible-games evening" in said.lines[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_anything_else_is_explained_and_changes_nothing(language: str) -> None:
    """Other entries are refused, and so is nonsense; then the step goes on."""
    typed = {
        "en": ("sheet to 40", "Zoe 3", "sheet to 50", "dice"),
        "de": ("block bis 40", "Zoe 3", "block bis 50", "würfel"),
        "fr": ("feuille jusqu'à 40", "Zoe 3", "feuille 50", "dés"),
    }[language]
    said = program("tutorial", "evening", "--language", language, typed="\n".join(typed) + "\n")
    assert said.status == 0
    assert said.out.count("50") >= 3
    assert " 40" not in said.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_of_the_lesson_is_told(language: str) -> None:
    """What is felt is looked up there as on any evening; another card does not do."""
    goes_on, looks, other, told = {
        "en": ("next", "look", "b8", "Giraffe 9,"),
        "de": ("weiter", "schau", "b8", "Giraffe 9,"),
        "fr": ("continuer", "regarde", "o8", "Girafe 9,"),
    }[language]
    lines = [*[goes_on] * 4, f"{looks} {other}", f"{looks} zz", f"{looks} g9"]
    said = program("tutorial", "evening", "--language", language, typed="\n".join(lines) + "\n")
    assert said.status == 0
    assert said.out.count(told) == 1
    assert "zz" in said.out
