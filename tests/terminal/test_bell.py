"""The bell: at the player's turn after others have acted, and at refusals, each on its own."""

import io
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from accessible_games.core.common_events import HandDealt
from accessible_games.core.decision import Move
from accessible_games.core.event import Event
from accessible_games.core.record import Occupant, Record
from accessible_games.frontends.terminal.screen import Screen
from accessible_games.games import GAMES
from accessible_games.games.life_is_life.events import RowLaid, Swapped
from accessible_games.match.acting import actor, others_acted
from accessible_games.match.settings import CHOICES
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.heard.listening import command
from tests.heard.reader import Reader, letters
from tests.heard.script import printed
from tests.heard.test_heard import play
from tests.sessions import (
    CTRL_C,
    Ears,
    Evening,
    new_game,
    new_record,
    only_record,
    program,
    random_answers,
    resumed,
)
from tests.terminal.driver import Terminal

pytestmark = pytest.mark.slow

BOTH: dict[str, Any] = {"ring": "on", "warn": "on"}
NOT_UNDERSTOOD = ("", "wombat", "2 giraffe giraffe giraffe", "99", "card", "card wombat",
                  "sort wombat", "help wombat", "last wombat", "search", "undo")  # fmt: skip
UNDERSTOOD = ("hand", "help", "help hand", "sort", "sort name", "moves", "hint", "rules",
              "last 3", "older", "first", "search bear", "card bear", "save")  # fmt: skip


def rings(evening: Evening, *typed: str | BaseException) -> list[int]:
    """Return how often the bell rings at the beginning, and after each line except the last."""
    evening.play(*typed)
    return evening.typist.rings


# By default ---


def test_there_is_no_sound_unless_it_is_asked_for(tmp_path: Path) -> None:
    """Neither at the player's turn nor at a refusal."""
    assert rings(new_game(tmp_path), "wombat", "2", "bear bear", "knock") == [0] * 5
    assert CHOICES["ring"][0] == CHOICES["warn"][0] == "off"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setting", ["ring", "warn"])
def test_each_is_switched_by_itself_in_a_game(
    tmp_path: Path, setting: str, language: Language
) -> None:
    """Each by its own word and those for on and off; the other one stays as it is."""
    words = catalogue_of(language)
    evening = new_game(tmp_path, language=language)
    typed = words.words(f"command-{setting}")[0]
    on, off = (words.say(f"{setting}-{choice}") for choice in ("on", "off"))
    answers = evening.play(typed, f"{typed} {on}", "wombat", f"{typed} {off}", "wombat")
    assert on in answers[1][0]
    assert off in answers[1][0]
    assert evening.typist.rings == [0, 0, 0, int(setting == "warn"), 0, 0]


@pytest.mark.parametrize("setting", ["ring", "warn"])
def test_each_is_a_setting(setting: str) -> None:
    """It is kept, and anything but on and off is refused."""
    assert program("settings", setting, "on").lines == [f"The setting {setting} is now on."]
    assert program("settings", setting).lines[0].endswith(f"{setting}: on")
    refused = program("settings", setting, "loud")
    assert refused.status == 2
    assert "It can be off, on." in refused.err


# At one's turn ---


def test_it_rings_when_others_have_acted(tmp_path: Path) -> None:
    """It rings when the computer players are done, not for the second step of a turn."""
    evening = new_game(tmp_path, ring="on")
    assert rings(evening, "hint", "1", "1", "hand") == [1, 0, 0, 1, 0]


def test_no_command_rings(tmp_path: Path) -> None:
    """Whatever is asked, cancelled or read again: it is still the same question."""
    evening = new_game(tmp_path, **BOTH)
    assert rings(evening, *UNDERSTOOD, CTRL_C, "hand")[1:] == [0] * (len(UNDERSTOOD) + 2)


def test_undo_does_not_ring(tmp_path: Path) -> None:
    """No one has acted since; what is played then rings again."""
    evening = new_game(tmp_path, **BOTH)
    assert rings(evening, "1 1", "undo", "1 1")[1:] == [1, 0, 1]


def test_the_next_person_is_called_to_the_keyboard(tmp_path: Path) -> None:
    """It rings when the keyboard is passed, and not again when they have taken it."""
    evening = new_game(tmp_path, new_record(people=("Anna", "Ben", "Cleo"), bots=()), ring="on")
    evening.play_all(random_answers(evening.session, limit=20))
    passed = [int(prompt.endswith(": Enter. ")) for prompt in evening.typist.prompts]
    assert sum(passed) > 5
    assert evening.typist.rings == [0, *passed[1:]]


def test_a_game_that_goes_on_does_not_ring_at_once(tmp_path: Path) -> None:
    """A person who has just typed resume is there; later it rings as always."""
    new_game(tmp_path).play("1 1")
    evening = resumed(tmp_path / "game.txt", ring="on")
    evening.play_all(random_answers(evening.session, limit=4))
    assert (evening.typist.rings[0], sum(evening.typist.rings)) == (0, 2)


@pytest.mark.parametrize("name", GAMES)
def test_every_ring_is_heard_in_what_was_told(tmp_path: Path, name: str) -> None:
    """In every game, a person is called exactly when they were told what others did.

    So the bell never betrays a secret answer.
    """
    session, chance = alone_at(name, tmp_path).session, Random(3)
    ears, events, asked = session.console.screen, session.persons[0].history.events, 0
    assert isinstance(ears, Ears)
    expected = 0
    for _ in range(60):
        session.room.be_patient()
        session.play_bots()
        decision = session.match.own_decision()
        if decision is None:
            break
        session.pose(decision)
        expected += others_acted(0, events[asked:])
        asked = len(events)
        session.room.play(Move(0, decision.kind, decision.options.draw(chance)))
    assert ears.rings == expected > 2


def alone_at(name: str, folder: Path) -> Evening:
    """Return a person and as many computer players as a game needs."""
    game = GAMES[name]
    options = {option: choices[0] for option, choices in game.options.items()}
    occupants = [Occupant("random", f"N{seat}") for seat in range(1, game.seats[0])]
    everybody = (Occupant("person", "Anna"), *occupants)
    return new_game(folder, Record(name, game.version, options, everybody, 5), ring="on")


@pytest.mark.parametrize(
    ("event", "who"),
    [(Swapped(2, 1, ("cat",), ("dog",)), 2), (RowLaid(1, ("cat",)), None), (HandDealt(0, ()), 0)],
)
def test_who_acts_is_the_first_whom_an_event_names(event: Event, who: int | None) -> None:
    """Laying a row is no one's act."""
    assert actor(event) == who
    assert others_acted(0, [event]) == (who == 2)


# At refusals ---


@pytest.mark.parametrize("typed", NOT_UNDERSTOOD)
def test_it_rings_at_what_is_refused_or_not_understood(tmp_path: Path, typed: str) -> None:
    """Answers and commands alike, once each."""
    assert rings(new_game(tmp_path, warn="on"), typed, "hand")[1:] == [1, 0]


def test_it_rings_at_what_does_not_fit_before_a_game() -> None:
    """When names, numbers and levels are asked for."""
    program("settings", "warn", "on")
    with Terminal([sys.executable, "-m", "accessible_games", "play"]) as terminal:
        terminal.enter("wombat", "There is no wombat here")
        assert terminal.measure().tally.bells == 1


# At a terminal ---


def test_no_bell_goes_into_a_pipe() -> None:
    """Written output contains only words."""
    program("settings", "ring", "on")
    program("settings", "warn", "on")
    heading = ("--people", "Anna", "--seats", "3", "--bots", "easy", "--seed", "31")
    lines = program("play", "life-is-life", *heading,
                    typed="wombat\n1 goat\nhand\nquit\n")  # fmt: skip
    assert "0 turn 1" in only_record().read_text()
    assert "\a" not in lines.out
    stream = io.StringIO()
    Screen(stream).ring()
    assert stream.getvalue() == ""


def bell(folder: Path) -> list[str]:
    """Return a game with both bells, which is the same each time."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "settings.toml").write_text('ring = "on"\nwarn = "on"\n')
    return play(folder)


def test_a_bell_is_one_byte_before_its_lines(tmp_path: Path) -> None:
    """Nothing else is written for it, and nothing is written again."""
    with Terminal(command(bell(tmp_path))) as terminal:
        terminal.expect("Your turn. ")
        before = terminal.measure().tally.bells
        mark = terminal.mark()
        terminal.enter("wombat", "Your turn. ")
        assert terminal.bytes_since(mark).count(b"\x07") == 1
        assert terminal.bytes_since(mark).startswith(b"wombat\r\n\x07I do not understand")
        tally = terminal.measure().tally
        assert tally.bells == before + 1
        assert (tally.reprinted, tally.rewritten) == (0, set())


def test_a_reader_says_each_line_once_with_the_bell(tmp_path: Path) -> None:
    """The words that are heard are those that are printed in a pipe."""
    lines = ["wombat", "hand", "1 goat", "wombat", "quit"]
    answers = printed(bell(tmp_path / "pipe"), lines)
    with Reader(command(bell(tmp_path / "terminal")), tmp_path) as reader:
        assert letters(reader.hear(answers[0])) == letters(answers[0])
        for line, answer in zip(lines, answers[1:], strict=True):
            reader.type(line)
            assert letters(reader.press("enter", answer)) == letters(answer)
