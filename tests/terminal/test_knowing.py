"""A person who takes the keyboard hears who they are and what is going on before any question."""

from pathlib import Path

import pytest

from accessible_games.core.record import Occupant, Record
from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.store.library import SavedGame
from tests.games.lifeboat.sessions import boat, said
from tests.sessions import Evening, new_game, new_record, resumed, seated

PASS = ""
"""Enter, when the keyboard has been passed."""
NAMES = ("Anna", "Ben", "Cleo", "Dora")


def lifeboat(folder: Path, people: int, language: Language = "en") -> Evening:
    """Return a fresh game of four, the first of them people."""
    game = GAMES["lifeboat"]
    players = ["person"] * people + ["easy"] * (4 - people)
    occupants = tuple(map(Occupant, players, NAMES))
    options = {name: choices[0] for name, choices in game.options.items()}
    record = Record("lifeboat", game.version, options, occupants, 1)
    return new_game(folder, record, language=language)


def told(evening: Evening, *typed: str) -> list[str]:
    """Return everything that is said until the keys are used up."""
    evening.play(*typed)
    return [line for lines in evening.typist.paragraphs for line in lines]


def test_each_of_two_hears_in_secret_who_they_are(tmp_path: Path) -> None:
    """Whom they love and hate and what that brings, after their own handover."""
    evening = lifeboat(tmp_path, 2)
    session = evening.session
    for seat, person in session.persons.items():
        waiting = " ".join(person.narrator.events(person.pending.secrets))
        assert waiting.count("You are ") == waiting.count("You love ") == 1
        assert "You score if " in waiting
        assert session.match.table.state.loves[seat]
    lines = told(evening)
    assert not any("You love" in line for line in lines)


def test_who_plays_alone_hears_it_once_at_the_start(tmp_path: Path) -> None:
    """Nothing of it waits any longer."""
    evening = lifeboat(tmp_path, 1)
    lines = " ".join(told(evening))
    assert lines.casefold().count("you are ") == lines.count("You love ") == 1
    assert lines.count("You score if ") == 1


@pytest.mark.parametrize("people", [1, 2, 4])
def test_everybody_hears_it_again_after_a_resume(tmp_path: Path, people: int) -> None:
    """Before the first question, together with what they hold."""
    evening = lifeboat(tmp_path, people)
    evening.play(PASS)
    evening.session.kept.saved.close()
    session = resumed(tmp_path / "game.txt").session
    for person in session.persons.values():
        waiting = " ".join(person.narrator.events(person.pending.secrets))
        for words in ("You are ", "You love ", "You score if ", "Hidden: "):
            assert waiting.count(words) == 1


def test_a_defender_hears_who_fights_whom(tmp_path: Path) -> None:
    """So does a player who may join, with both strengths, before "Attack or defend"."""
    evening = boat(tmp_path)
    answers = said(evening, PASS, "change mate", PASS, "fight", PASS)
    asked = answers[-1]
    assert "The Lady" in asked
    assert "the Mate" in asked
    assert asked.index("The Lady") < asked.rindex("?")


def test_a_last_lap_is_told_to_who_takes_the_keyboard(tmp_path: Path) -> None:
    """A knock changes what they want to do."""
    game = GAMES["life-is-life"]
    evening = new_game(tmp_path, new_record(people=("Anna", "Ben"), bots=("easy",)))
    table = evening.session.match.table
    assert game.handover is not None
    assert list(game.handover(table.view(0))) == []
    table.state.knocker = 1
    heard = evening.session.persons[0].narrator.events(game.handover(table.view(0)))
    assert "Ben" in " ".join(heard)


def test_bids_are_told_to_who_takes_the_keyboard(tmp_path: Path) -> None:
    """In Arche Noah, those of everyone who has bid before them."""
    game = GAMES["arche-noah"]
    occupants = tuple(Occupant("person", name) for name in NAMES[:3])
    options = {name: choices[0] for name, choices in game.options.items()} | {"starter": "1"}
    record = Record("arche-noah", game.version, options, occupants, 1)
    evening = seated(record, SavedGame(tmp_path / "game.txt"))
    evening.session.welcome(newcomer=False)
    evening.session.keep = lambda *lines: None  # type: ignore[method-assign]
    answers = said(evening, PASS, "3", PASS)
    assert "Anna" in answers[-1]
    assert "3" in answers[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_psychopath_is_explained_before_the_question(language: Language) -> None:
    """At once, for a person who hates only themselves."""
    asked = catalogue_of(language, "lifeboat").say("option-psychopath")
    first, second = asked.split(". ")
    assert "psych" in first.lower()
    assert second.endswith("?")
