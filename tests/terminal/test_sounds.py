"""Sounds at home: in place of the bell, for what is told in words too, and only if asked for."""

from pathlib import Path
from typing import Any, cast

import pytest

from accessible_games.games import GAMES
from accessible_games.sounds.recipes import NAMES
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.heard.script import printed
from tests.sessions import Ears, Evening, new_game, new_record, program, random_answers
from tests.terminal.test_bell import alone_at

pytestmark = pytest.mark.slow


def ears(evening: Evening) -> Ears:
    """Return who hears a session."""
    return cast(Ears, evening.session.console.screen)


def played(evening: Evening, *typed: str) -> list[str]:
    """Return the sounds that go with some lines."""
    evening.play(*typed)
    return ears(evening).played


def test_there_is_no_sound_unless_it_is_asked_for(tmp_path: Path) -> None:
    """Neither at the player's turn nor at a refusal, nor with the bell."""
    evening = new_game(tmp_path, ring="on", warn="on")
    assert played(evening, "wombat", "1", "1", "hand") == []


def test_sounds_take_the_place_of_the_bell(tmp_path: Path) -> None:
    """At one's turn after others have acted, and at what is refused."""
    evening = new_game(tmp_path, ring="on", warn="on", sound="on")
    assert played(evening, "wombat", "1", "1", "hand") == ["turn", "refusal", "turn"]
    assert evening.typist.rings == [0] * 5


@pytest.mark.parametrize("game", GAMES)
def test_winning_is_heard_once_at_the_end(tmp_path: Path, game: str) -> None:
    """By whoever has won, alone at the keyboard, and by no one else."""
    ends = []
    for seed in range(4):
        evening = alone_at(game, tmp_path / str(seed))
        evening.session.settings.put("sound", "on")
        evening.play_all(random_answers(evening.session, seed))
        table = evening.session.match.table
        ends.append(0 in table.game.winners(table.state))
        assert ears(evening).played.count("won") == ends[-1]
        assert not ends[-1] or ears(evening).played[-1] == "won"
    assert any(ends) or game != "mau-mau"  # where a person of four often wins by chance
    assert not all(ends) or game != "life-is-life"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_is_told_and_heard(tmp_path: Path, language: Language) -> None:
    """By its name in each language; all names are told, and the first is heard with on."""
    words = catalogue_of(language)
    typed, on = words.words("command-sound")[0], words.say("sound-on")
    names = [words.say(f"sound-name-{name}") for name in NAMES]
    evening = new_game(tmp_path, language=language)
    lines = [typed, f"{typed} {on}", *(f"{typed} {name}" for name in names)]
    answers = evening.play(*lines)
    assert words.joined(names) in " ".join(answers[1])
    assert answers[2] == [
        words.say("sound-changed", now=on),
        words.say("sound-sample-turn"),
    ]
    heard = [[words.say(f"sound-sample-{name}")] for name in NAMES]
    assert answers[3:] == [*heard, answers[-1]]
    assert ears(evening).played == ["turn", *NAMES]


def test_why_none_is_heard_is_told_with_the_sample_alone(tmp_path: Path) -> None:
    """In a game there is silence."""
    evening = new_game(tmp_path)
    ears(evening).silence = "no-player"
    answers = evening.play("sound on", "sound talk", "wombat", "sound off")
    told = ["Nothing here plays sounds." in answer for answer in answers[1:5]]
    assert told == [True, True, False, False]
    meant = ["This sound means" in " ".join(answer) for answer in answers[1:5]]
    assert meant == [False, True, False, False]


@pytest.mark.parametrize("typed", ["sound wombat", "sound t", "sound on off", "sound turn talk"])
def test_what_is_no_sound_is_refused(tmp_path: Path, typed: str) -> None:
    """Nothing is played, and nothing changes."""
    evening = new_game(tmp_path)
    assert played(evening, typed, "hand") == []
    assert evening.session.settings.sound == "off"


def test_it_is_a_setting() -> None:
    """Kept like the others, off by default."""
    assert program("settings", "sound").lines[0].endswith("sound: off")
    assert program("settings", "sound", "on").lines == ["The setting sound is now on."]
    assert program("settings", "sound", "loud").status == 2


def test_the_next_person_is_called_to_the_keyboard(tmp_path: Path) -> None:
    """By the same sound, whoever it is: it tells nothing of what is secret."""
    record = new_record(people=("Anna", "Ben", "Cleo"), bots=())
    evening = new_game(tmp_path, record, sound="on")
    evening.play_to_the_end()
    assert {*ears(evening).played} <= {"turn", "won"}
    assert ears(evening).played.count("turn") > 5


def heard_in(folder: Path, **chosen: Any) -> list[str]:
    """Return what is printed in a game with some settings, in a pipe."""
    folder.mkdir()
    text = "".join(f'{name} = "{value}"\n' for name, value in chosen.items())
    (folder / "settings.toml").write_text(text)
    return [line for answer in printed(play_in(folder), ["wombat", "quit"]) for line in answer]


def play_in(folder: Path) -> list[str]:
    """Return the command of a game whose settings are in a folder."""
    from tests.heard.test_heard import play

    return play(folder)


def test_words_are_the_same_with_sounds_and_without(tmp_path: Path) -> None:
    """Nothing is told by a sound alone."""
    assert heard_in(tmp_path / "with", sound="on") == heard_in(tmp_path / "without", sound="off")
