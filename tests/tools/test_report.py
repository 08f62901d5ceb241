"""Reports: everything a maintainer needs, and no secrets without permission."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessible_games import __version__
from accessible_games.core.decision import Move
from accessible_games.core.event import Event
from accessible_games.core.record import Occupant, Record
from accessible_games.frontends.terminal.arguments import Arguments
from accessible_games.games import GAMES
from accessible_games.match.remarks import Remarked
from accessible_games.match.settings import KINDS
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.store.folders import folder
from accessible_games.tools import neighbours, report
from tests.alone import as_much_as_ever, nobody_runs
from tests.examples import times
from tests.full_disk import full_disk
from tests.sessions import (
    ENDING,
    Evening,
    new_game,
    new_record,
    only_record,
    program,
    random_answers,
)

pytestmark = pytest.mark.slow

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("name", GAMES)
SEED = 918273645
HEADING = ("--people", "Anna", "--seats", "4", "--bots", "random", "--seed", str(SEED))
TRACEBACK = """\
Traceback (most recent call last):
  File "rules.py", line 3, in lay
    hand.remove("giraffe")
KeyError: 'giraffe'

The above exception was the direct cause of the following exception:

Traceback (most recent call last):
  File "table.py", line 7, in play
accessible_games.core.table.IllegalMove: giraffe
giraffe goes on
"""


def reports() -> list[Path]:
    """Return the files that were written in this test, the oldest first."""
    return sorted((folder("data") / "reports").glob("*"), key=lambda path: path.stat().st_mtime_ns)


def text() -> str:
    """Return the newest report."""
    return reports()[-1].read_text("utf-8")


def chapter(title: str) -> list[str]:
    """Return the lines of a part of the newest report, up to an empty line."""
    found = re.search(rf"^{re.escape(title)}.*\n((?:.+\n)*)", text(), re.MULTILINE)
    assert found, text()
    return found[1].splitlines()


def played(game: str) -> str:
    """Return the name of a saved game in which the person has seen moves of everyone."""
    answers = [""] * 3 + ["hint", "1", "1", "no", "2 1", "cola m12"] * 3
    program("play", game, *HEADING, typed="\n".join([*answers, "quit", ""]))
    return only_record().stem


# What stands in it --------------------------------------------------------------------------------


@every_language
def test_it_tells_of_program_machine_settings_and_doctor(
    monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    """Without a game, in one file; one sentence says where it is."""
    monkeypatch.setattr(neighbours, "is_running", nobody_runs)
    monkeypatch.setattr(neighbours, "answers", nobody_runs)
    monkeypatch.setattr(shutil, "disk_usage", as_much_as_ever)
    outcome = program("report", "--language", language, "--verbosity", "full")
    assert (outcome.status, outcome.err) == (0, "")
    (file,) = reports()
    assert str(file) in " ".join(outcome.lines)
    assert text().splitlines()[:2] == ["accessible-games report 1", "secrets no"]
    assert f"program {__version__}" in chapter("machine")
    assert f"language {language}" in chapter("machine")
    assert [line.split()[0] for line in chapter("settings")] == list(KINDS)
    found = program("doctor", "--language", language, "--verbosity", "full").lines
    assert chapter("doctor") == found
    assert chapter("crash") == ["none"]


@every_language
def test_it_is_written_at_any_prompt_of_a_game(tmp_path: Path, language: Language) -> None:
    """With its word in each language; it has the last lines as they were said."""
    evening = new_game(tmp_path, language=language)
    word = catalogue_of(language).words("command-report")[0]
    said = evening.play("wombat", word)
    assert [str(reports()[0]) in " ".join(said[2])] == [True]
    prompt = evening.typist.prompts[0]
    assert chapter("said") == [*said[0], f"{prompt}wombat", *said[1], f"{prompt}{word}"]


def test_nothing_is_ever_overwritten(tmp_path: Path) -> None:
    """Several reports of one second have names of their own."""
    new_game(tmp_path).play(*["report"] * 5)
    assert len(reports()) == 5
    assert len({path.read_bytes() for path in reports()}) == 5


def test_a_crash_is_reported_without_what_it_was_about(tmp_path: Path) -> None:
    """It has the places in the program and the names of the errors; with permission, everything."""
    crashes = folder("data") / "crashes"
    crashes.mkdir(parents=True)
    (crashes / "crash-2026-01-01-000000-000000.txt").write_text("KeyError: 'an older one'")
    (crashes / "crash-2026-01-02-000000-000000.txt").write_text(TRACEBACK)
    program("report")
    crash = [line for line in chapter("crash") if line]
    assert "giraffe" not in text()
    assert [line for line in crash if not line.startswith(("  File", "Traceback"))] == [
        "KeyError",
        "accessible_games.core.table.IllegalMove",
    ]
    program("report", "--secrets")
    assert TRACEBACK in text()


def test_the_name_of_the_home_folder_is_left_out(
    nobody: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is often the name of the person."""
    monkeypatch.setenv("HOME", str(nobody))
    program("report")
    assert str(nobody) not in text()
    assert "~/config/accessible-games" in text()


# Secrets ------------------------------------------------------------------------------------------


def alone(name: str, place: Path, people: int = 1) -> Evening:
    """Return a game with so many people, and computer players on all other seats."""
    game = GAMES[name]
    options = {option: choices[0] for option, choices in game.options.items()}
    levels = ["person"] * people + ["random"] * (game.seats[-1] - people)
    occupants = tuple(Occupant(level, f"N{seat}") for seat, level in enumerate(levels))
    return new_game(place, Record(name, game.version, options, occupants, SEED))


def play_on(evening: Evening, moves: int, seed: int) -> None:
    """Play legal answers of all people, as if they had typed them."""
    session, chance = evening.session, Random(seed)
    for _ in range(moves):
        session.room.be_patient()
        session.play_bots()
        decision = session.match.own_decision()
        if decision is None:
            return
        session.pose(decision)
        session.room.play(Move(decision.seat, decision.kind, decision.options.draw(chance)))
        session.console.speak()


@every_game
@given(moves=st.integers(1, 25), seed=st.integers(0, 9))
@settings(max_examples=times(6))
def test_no_secret_of_any_game_leaks(
    tmp_path_factory: pytest.TempPathFactory, name: str, moves: int, seed: int
) -> None:
    """Every line was told to the person, is their own answer, or is public in the heading.

    Remarks are left out: no record has them.
    """
    evening = alone(name, tmp_path_factory.mktemp("game"))
    play_on(evening, moves, seed)
    session = evening.session
    report.of_session(Arguments(), session.console, secrets=False)
    told = {
        line
        for _, event in session.persons[0].history.entries
        if not isinstance(event, Remarked)
        for line in session.person.narrator.event(event)
    }
    own = [f"answer {move.kind}" for move in session.match.table.moves if move.seat == 0]
    lines = chapter("told to N0")
    answers = [" ".join(line.split(" ")[:2]) for line in lines if line.startswith("answer ")]
    assert {line for line in lines if not line.startswith("answer ")} == told
    assert answers == own[len(own) - len(answers) :]
    assert str(SEED) not in text()
    assert "seed hidden" in chapter("game ")
    others = [str(move) for move in session.match.table.moves if move.seat != 0]
    assert not set(others) & set(text().splitlines())
    for path in reports():
        path.unlink()


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_permission_the_whole_record_stands_in_it(tmp_path: Path, language: Language) -> None:
    """In a game by a word after the command, and only by that word."""
    evening = new_game(tmp_path, new_record(seed=SEED), language=language)
    words = catalogue_of(language).words("everything")
    answers = evening.play("report wombat", "report", f"report {words[0].upper()}")
    assert "wombat" in answers[1][0].casefold()
    assert len(reports()) == 2
    assert chapter("game game") == evening.session.kept.saved.path.read_text("utf-8").splitlines()
    assert any(line.startswith(f"seed {SEED} ") for line in chapter("game game"))
    assert text().splitlines()[1] == "secrets yes"
    assert [str(SEED) in path.read_text("utf-8") for path in reports()[:2]] == [False, True]


def test_a_person_reports_nothing_of_another(tmp_path: Path) -> None:
    """With several at one keyboard, each has what they heard; while it is passed, no one has."""
    evening = alone("life-is-life", tmp_path, people=2)
    session = evening.session
    hands = [hand_of(evening, seat) for seat in (0, 1)]

    def lines() -> Iterator[str]:
        yield from ["", "hand"]
        yield from random_answers(session, limit=2)
        yield from ["report", "", "hand", "report"]

    evening.play_all(lines())
    passing, second = (path.read_text("utf-8") for path in reports())
    assert [hand for hand in hands if hand in passing] == []
    assert "told to an onlooker" in passing
    assert "answer" not in passing.partition("told to")[2]
    owner = session.hot_seat.at_keyboard
    assert owner is not None
    assert hand_of(evening, owner) in second
    assert hands[1 - owner] not in second


def hand_of(evening: Evening, seat: int) -> str:
    """Return the first line that a person hears about their hand."""
    table = evening.session.match.table
    facts = list(table.game.topics["hand"](table.view(seat)))
    return evening.session.person.narrator.for_(seat).events(facts)[0]


def test_nobody_looks_back_by_a_report(tmp_path: Path) -> None:
    """In Arche Noah it has neither lines nor answers from what may not be looked back at."""
    evening = alone("arche-noah", tmp_path)
    play_on(evening, 12, seed=2)
    session = evening.session
    told = told_events(evening)
    assert any(later.covers(event) for later in told for event in told)
    report.of_session(Arguments(), session.console, secrets=False)
    kept = {
        line
        for _, event in session.persons[0].history.entries
        for line in session.person.narrator.event(event)
    }
    gone = {line for event in told for line in session.person.narrator.event(event)} - kept
    assert gone
    assert not gone & set(text().splitlines())


def told_events(evening: Evening) -> list[Event]:
    """Return everything that the only person was told."""
    return [event for _, event in evening.session.persons[0].history.told]


# Saved games --------------------------------------------------------------------------------------


@every_game
def test_a_saved_game_is_reported_by_its_name(name: str) -> None:
    """As its person was told it, without the seed; with permission as it was saved."""
    saved = played(name)
    assert program("report", saved).status == 0
    assert chapter("told to Anna")
    assert "seed hidden" in chapter(f"game {saved}")
    assert str(SEED) not in text()
    assert program("report", saved, "--secrets").status == 0
    assert only_record().read_text("utf-8").splitlines() == chapter(f"game {saved}")


def test_a_damaged_record_is_reported_with_what_is_wrong() -> None:
    """The line and the problem, without what was found there."""
    saved = played("life-is-life")
    with only_record().open("a") as file:
        file.write("0 dance giraffe\n")
    assert program("report", saved).status == 0
    (line,) = chapter(f"game {saved}")
    assert re.fullmatch(r"failed at line \d+: damaged", line)
    program("report", saved, "--secrets")
    assert chapter(f"game {saved}")[-1] == "0 dance giraffe"


def test_a_game_that_began_with_a_position_hides_it(tmp_path: Path) -> None:
    """A position shows all cards."""
    evening = new_game(tmp_path, new_record(seed=2, position=ENDING))
    report.of_session(Arguments(), evening.session.console, secrets=False)
    assert {"seed hidden", "position hidden"} <= set(chapter("game "))
    assert '"lives"' not in text()


def test_a_game_that_is_not_there_is_told() -> None:
    """And no file is written."""
    outcome = program("report", "wombat")
    assert (outcome.status, outcome.out) == (2, "")
    assert "There is no saved game wombat" in outcome.err
    assert reports() == []


# Where nothing can be written ---------------------------------------------------------------------


@every_language
def test_that_it_cannot_be_written_is_one_sentence(tmp_path: Path, language: Language) -> None:
    """In a game, which goes on, and on the command line; no half-written file stays."""
    evening = new_game(tmp_path, language=language, verbosity="full")
    with full_disk(evening.session.kept.saved.path.stat().st_size + 9):
        (line,) = evening.play("report", "hand")[1]
    assert line.endswith(f"{catalogue_of(language).say('system-efbig')}.")
    assert reports() == []
    (folder("data") / "reports").rmdir()
    (folder("data") / "reports").write_text("in the way")
    outcome = program("report", "--language", language, "--verbosity", "full")
    assert (outcome.status, outcome.out, outcome.err.count(".\n")) == (1, "", 1)
    assert catalogue_of(language).say("system-eexist") in outcome.err


def test_a_chapter_that_fails_does_not_spoil_the_others(tmp_path: Path) -> None:
    """It says what went wrong, by its name only, unless secrets are allowed."""

    def fails() -> list[str]:
        raise KeyError("giraffe")

    assert report.attempted(fails, secrets=False) == ["failed: KeyError"]
    assert report.attempted(fails, secrets=True) == ["failed: KeyError('giraffe')"]
    evening = new_game(tmp_path)
    evening.session.match.table.moves.append(Move(9, "dance", "no"))
    report.of_session(Arguments(), evening.session.console, secrets=False)
    assert chapter("game ") == ["failed at line 0: wrong-answer"]
    assert len(chapter("settings")) == len(KINDS)
