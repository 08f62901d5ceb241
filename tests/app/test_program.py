"""The program as a whole: its streams, its keys, what it loads and how it fails."""

import json
import os
import signal
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from subprocess import PIPE, CompletedProcess
from typing import Any, cast

import pytest

from accessible_games.__main__ import main
from accessible_games.app import command_line as commands
from accessible_games.core.record import RecordError
from accessible_games.failure import crash_files
from accessible_games.frontends.terminal.program import Program
from accessible_games.match.commands import command_table as session_commands
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.store import library
from tests.forking import Work, run_copy
from tests.running import PATIENCE, ROOT, Started, run
from tests.sessions import only_record, program, records
from tests.terminal.driver import Terminal
from tests.unix import forks, signals
from tests.written import unchecked

pytestmark = pytest.mark.slow

COMMAND = (sys.executable, "-m", "accessible_games")
GAME = (
    "play",
    "life-is-life",
    "--people",
    "Anna",
    "--seats",
    "3",
    "--bots",
    "random",
    "--seed",
    "1",
)
INTERRUPTED = """
import sys
from accessible_games.core.frozen import Frozen
class Told(Frozen):
    seat: int
def interrupt(frame, event, what):
    if frame.f_code.co_name == "<module>":
        raise KeyboardInterrupt
sys.setprofile(interrupt)
try:
    Told(1)
except KeyboardInterrupt:
    sys.exit(1)
"""
"""Ctrl-C while the first object of a class, and with it the constructor, is made."""
LOADED = """
import sys
from accessible_games.__main__ import main
for words in {0!r}:
    sys.argv[1:] = words
    try:
        main()
    except SystemExit:
        print("prompt_toolkit" in sys.modules, file=sys.stderr)
"""
ANNOUNCED = """
import sys
class Announcer:
    def find_spec(self, name, path=None, target=None):
        if name == "prompt_toolkit":
            print("Loading the editor.", flush=True)
sys.meta_path.insert(0, Announcer())
from accessible_games.__main__ import main
main()
"""


def piped(words: Sequence[str], typed: str = "", **more: Any) -> CompletedProcess[str]:
    """Run the program as a process of its own, with pipes on all sides."""
    return run(words, typed, cwd=ROOT, **more)


# Streams ------------------------------------------------------------------------------------------


def test_a_pipe_plays_a_game() -> None:
    """Greeting, game and farewell on standard output, each prompt on a line; no errors."""
    run = piped([*COMMAND, *GAME], "1 mouse\nscores\n")
    lines = run.stdout.splitlines()
    assert (run.returncode, run.stderr) == (0, "")
    assert lines[0].startswith("Accessible Games, version ")
    assert "You take a bear from row 1 and lay a mouse." in lines
    assert lines[-4:] == [
        "Your turn.",
        "Lives: you 5, Tom 5, and Mia 5.",
        "Your turn.",
        "The game is saved. Go on with accessible-games resume.",
    ]


@forks
@pytest.mark.parametrize("words", [("play", "chess"), ("resume",), ("replay", "x"), ("dragon",)])
def test_complaints_go_to_standard_error(words: tuple[str, ...]) -> None:
    """In the language of the environment; at most the greeting comes before them."""
    kept = {name: value for name, value in os.environ.items() if name != "LC_ALL"}
    run = run_copy(Work(main, words), env={**kept, "LANG": "de_DE.UTF-8"})
    assert run.returncode == 2
    assert len(run.stdout.splitlines()) == (words[0] in ("play", "resume"))
    assert run.stderr.strip() == program(*words, "--language", "de").err.strip()


def test_a_full_standard_output_is_a_failure() -> None:
    """In one sentence, without a traceback of Python's own."""
    if not os.access("/dev/full", os.W_OK):
        pytest.skip("this system has no /dev/full that anybody may write to")
    with open("/dev/full", "w") as full:
        run = piped([*COMMAND, "--help"], stdout=full)
    assert run.returncode == 1
    assert len(run.stderr.splitlines()) == 1
    assert "Traceback" not in run.stderr


def test_a_reader_that_goes_away_is_no_failure() -> None:
    """As with "| head -1": the game is saved, and nothing is said."""
    reading, writing = os.pipe()
    os.close(reading)
    run = piped([*COMMAND, *GAME], "1 mouse\n", stdout=writing)
    os.close(writing)
    assert (run.returncode, run.stderr) == (0, "")


@signals
def test_an_interrupt_ends_other_commands() -> None:
    """Ctrl-C during a long simulation: one word, the status of failure, and nothing is kept."""
    words = [*COMMAND, "simulate", "life-is-life", "--games", "20000", "--json"]
    with Started(words, stdout=PIPE, stderr=PIPE, text=True, cwd=ROOT) as child:
        assert child.stdout
        assert child.stdout.readline().startswith("{")
        child.send_signal(signal.SIGINT)
        _, error = child.communicate(timeout=PATIENCE)
    assert (child.returncode, error) == (1, "Stopped.\n")


def test_control_c_meets_a_constructor(tmp_path: Path) -> None:
    """The program still ends with the status that it chooses."""
    (tmp_path / "interrupted.py").write_text(INTERRUPTED)
    paths = os.pathsep.join(map(str, (tmp_path, ROOT)))
    command = [sys.executable, "-m", "interrupted"]
    assert run(command, env={**os.environ, "PYTHONPATH": paths}).returncode == 1


# What is loaded -----------------------------------------------------------------------------------


def test_prompt_toolkit_is_not_loaded_without_need() -> None:
    """Not for help, not for wrong words, not in a pipe."""
    words = [["--help"], ["--version"], ["play", "--help"], ["dragon"], ["--seats"], [*GAME]]
    run = piped([sys.executable, "-c", LOADED.format(words)])
    told = [line for line in run.stderr.splitlines() if line in ("True", "False")]
    assert told == ["False"] * len(words)


def test_the_first_line_comes_before_prompt_toolkit_is_loaded() -> None:
    """At a terminal, where it will be needed."""
    with Terminal([sys.executable, "-c", ANNOUNCED, *GAME]) as terminal:
        terminal.expect(r"^Accessible Games, version [\d.]+\.\n")
        terminal.expect("Loading the editor")
        terminal.expect(r"Your turn\. ")


# At a terminal ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("term", "started"), [("xterm-256color", [*COMMAND, *GAME]), ("dumb", Work(main, GAME))]
)
def test_keys_at_a_terminal(term: str, started: list[str] | Work) -> None:
    """Ctrl-C cancels, twice asks, Ctrl-D saves; the terminal is left as it was found."""
    with Terminal(started, term=term) as terminal:
        terminal.expect(r"Your turn\. ")
        terminal.type("1 mou")
        terminal.press("ctrl c")
        terminal.expect(
            r"The line is cancelled\. Press Control C once more to quit\.\nYour turn\. "
        )
        terminal.press("ctrl c")
        terminal.expect(r"Do you want to quit\? The game is saved\.\nYes or no\? ")
        terminal.enter("no", r"The game goes on\.\nYour turn\. ")
        terminal.enter("1 mouse", r"You take a bear from row 1 and lay a mouse\.\n")
        terminal.expect(r"Your turn\. ")
        terminal.press("ctrl d")
        terminal.expect(r"The game is saved\. Go on with accessible-games resume\.\n")
        assert terminal.wait() == 0
        assert terminal.modes() == terminal.modes_before
        assert "0 lay mouse\n" in unchecked(only_record().read_text())


def test_two_interrupts_and_yes_quit_at_a_terminal() -> None:
    """The saved game is the next one to resume."""
    with Terminal(Work(main, GAME)) as terminal:
        terminal.expect(r"Your turn\. ")
        terminal.press("ctrl c", "ctrl c")
        terminal.expect(r"Yes or no\? ")
        terminal.enter("y", r"The game is saved\. Go on with accessible-games resume\.\n")
        assert terminal.wait() == 0
    assert "Life is Life goes on." in program("resume").lines


def test_the_plain_way_to_type() -> None:
    """By an option or a setting; the lines are the same."""
    program("settings", "input", "plain")
    with Terminal(Work(main, GAME)) as terminal:
        terminal.expect(r"Your turn\. ")
        terminal.enter("scores", r"Lives: you 5, Tom 5, and Mia 5\.\nYour turn\. ")
        assert not terminal.measure().tally.escapes


def test_a_closed_window_saves() -> None:
    """The terminal goes away in the middle of a line; every answer before is on disk."""
    with Terminal(Work(main, GAME)) as terminal:
        terminal.expect(r"Your turn\. ")
        terminal.enter("1 mouse", r"Your turn\. ")
        terminal.type("2 bea")
        terminal.hang_up()
        terminal.wait()
    record = library.read(only_record())
    assert "0 lay mouse" in [text for _, text in record.answers]


# A mistake of ours --------------------------------------------------------------------------------


def broken(error: Exception) -> Callable[[Program], None]:
    """Return a command with a bug in it."""

    def command(program: Program) -> None:
        raise error

    return command


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mistake_is_one_sentence_and_a_file(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file tells what happened; the traceback is not said."""
    run = cast(dict[str, Callable[[Program], None]], commands.RUN)
    monkeypatch.setitem(run, "rules", broken(ZeroDivisionError("of ours")))
    outcome = program("rules", "--language", language)
    (file,) = crash_files(records().parent / "crashes")
    assert (outcome.status, outcome.out) == (1, "")
    assert str(file) in outcome.err
    assert "Traceback" not in outcome.err
    assert "ZeroDivisionError: of ours" in file.read_text()


def test_a_mistake_is_written_down_elsewhere_where_the_folder_takes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the system's folder for such files, so that it is not lost."""
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "elsewhere"))
    (tmp_path / "wall").write_text("a wall")
    run = cast(dict[str, Callable[[Program], None]], commands.RUN)
    monkeypatch.setitem(run, "rules", broken(ZeroDivisionError("of ours")))
    outcome = program("rules", "--data", str(tmp_path / "wall"))
    (file,) = crash_files(tmp_path / "elsewhere")
    assert (outcome.status, len(outcome.err.splitlines())) == (1, 1)
    assert str(file) in outcome.err
    assert "ZeroDivisionError: of ours" in file.read_text()


def test_a_mistake_in_mid_game_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answers before it are in the record, from which the game can go on."""
    table = cast(dict[str, Any], session_commands.OF_PERSON)
    broken_hint = replace(table["hint"], does=lambda person, rest: 1 // 0)
    monkeypatch.setitem(table, "hint", broken_hint)
    outcome = program(*GAME, "--option", "undo=free", typed="1 mouse\nhint\n")
    assert outcome.status == 1
    assert outcome.err.startswith("The program made a mistake. The game is saved. Please send us ")
    again = program("resume", typed="undo\n")
    assert "Taken back: row 1, mouse." in again.lines


@pytest.mark.parametrize(
    ("error", "status"),
    [(RecordError(3, "wrong-answer", "x"), 1), (PermissionError(13, "no", "file"), 1)],
)
def test_what_the_system_and_records_cause_is_no_mistake(
    error: Exception, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sentence, and nothing is written down."""
    run = cast(dict[str, Callable[[Program], None]], commands.RUN)
    monkeypatch.setitem(run, "rules", broken(error))
    outcome = program("rules")
    assert (outcome.status, outcome.out) == (status, "")
    assert not (records().parent / "crashes").exists()


# Computer players alone ---------------------------------------------------------------------------


def test_simulations_are_lines_of_json() -> None:
    """One object a game, the same for the same seed."""
    words = ["simulate", "life-is-life", "--games", "3", "--seats", "4", "--bots", "easy,random"]
    outcome = program(*words, "--seed", "5", "--option", "expert", "--json")
    games = [json.loads(line) for line in outcome.lines]
    assert (outcome.status, outcome.err, len(games)) == (0, "", 3)
    assert [game["seed"] for game in games] == [5, 6, 7]
    assert games[0]["seats"] == ["easy", "random", "easy", "random"]
    assert games[0]["end"]["expert"] is True
    assert program(*words, "--seed", "5", "--option", "expert", "--json") == outcome
    assert program(*words, "--seed", "6", "--json").lines[0] != outcome.lines[1]
    assert not records().exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_simulations_are_told_in_a_line_a_seat(language: Language) -> None:
    """Who won how many of all games, and no figures that were not asked for."""
    words = ["simulate", "life-is-life", "--games", "5", "--bots", "bold-easy,random,easy"]
    games = [json.loads(line) for line in program(*words, "--json").lines]
    outcome = program(*words, "--language", language)
    say = catalogue_of(language).say
    bold = say("tempered-bold", level=say("level-easy"))
    levels = (bold, say("level-random"), say("level-easy"))
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.lines[1:] == [
        say(
            "simulated-seat",
            number=seat + 1,
            level=level,
            won=sum(g["winners"] == [seat] for g in games),
        )
        for seat, level in enumerate(levels)
    ]


@pytest.mark.parametrize("seats", ["0", "2", "6"])
def test_simulations_need_seats_that_the_game_has(seats: str) -> None:
    """As at a table of people."""
    outcome = program("simulate", "life-is-life", "--seats", seats)
    assert (outcome.status, outcome.out) == (2, "")
    assert outcome.err == f"{seats} does not fit. Give a number from 3 to 5.\n"


def test_the_greeting_of_a_newcomer_comes_once() -> None:
    """Where help is: said in the first game, not in the second."""
    sentence = catalogue_of("en").say("newcomer").split("\n")[0].strip()
    assert sentence in program(*GAME).lines
    assert sentence not in program(*GAME).lines
