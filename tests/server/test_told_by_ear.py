"""Sentences of the server whose elisions, genders, commas and capitals were once wrong."""

import pytest

from accessible_games.frontends.terminal.arguments import TASKS
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.server.house import House, at_house


@pytest.mark.parametrize(
    ("language", "message", "told"),
    [
        ("fr", "login-wrong-recovery", "Ce ne sont pas les mots d'Éloïse."),
        ("fr", "turn-elsewhere", "C'est à toi à la table d'Arche Noah."),
        ("fr", "turn-over-elsewhere", "La partie d'Arche Noah est finie."),
        ("fr", "turn-pace-founder", "C'est à Éloïse, qui a ouvert cette table,"),
        ("fr", "turn-was-late", "Ton absence a duré plus longtemps"),
        ("de", "turn-pace-founder", "Ein anderes Tempo kann nur vorschlagen,"),
        ("de", "removed", "Du musst gehen und kannst zwei Tage nicht hereinkommen."),
        ("de", "league-table", "Winter, Runde 2: Dein Tisch für Arche Noah steht bereit."),
    ],
)
def test_a_sentence_is_right_by_ear(language: Language, message: str, told: str) -> None:
    """An elision before a vowel, a word for women and men alike, and no comma too many."""
    words = {"name": "Éloïse", "names": "", "title": "Arche Noah", "league": "Winter"}
    numbers = {"count": 0, "number": 2}
    said = catalogue_of(language).say(message, **words, **numbers, span="zwei Tage", reason="Lärm")
    assert said.startswith(told)


@pytest.mark.parametrize(
    ("language", "said", "word"),
    [
        ("en", "notifications on", "notify on"),
        ("en", "ranking", "rating"),
        ("de", "weiter", "next"),
        ("de", "züge", "turns"),
        ("de", "schnellspiel", "quick"),
        ("de", "rangliste", "rating"),
        ("de", "Mitteilungen an", "notify on"),
        ("fr", "mes tours", "turns"),
        ("fr", "rapide", "quick"),
        ("fr", "classement", "rating"),
        ("fr", "avis oui", "notify on"),
    ],
)
def test_a_command_is_understood_as_it_is_said(language: str, said: str, word: str) -> None:
    """It does the same as its English name."""

    async def evening(house: House) -> None:
        house.come("Anna", language)
        house.come("Ben", language)
        assert house.type("Anna", said) == house.type("Ben", word)

    at_house(evening)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_what_works_beside_a_server(language: Language) -> None:
    """Nobody has to guess that there is `serve restart`."""
    usage = catalogue_of(language, "help").say("usage-serve")
    tasks = [name for name in TASKS if name.startswith("serve ")]
    assert len(tasks) > 3
    assert [name for name in tasks if name not in usage] == []
