"""The program's own speech: each line once, in its language, until a key, and never in the way."""

import os
import re
import shutil
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from math import inf
from pathlib import Path
from subprocess import DEVNULL

import pytest

from accessible_games.__main__ import main
from accessible_games.frontends.terminal import voice
from accessible_games.match.settings import Settings
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.forking import Work, run_copy
from tests.patient import begin
from tests.running import ROOT, Started, run, wait_until
from tests.sessions import Ears, Outcome, program
from tests.terminal.driver import Terminal
from tests.terminal.speech_dispatcher import CANCEL, Dispatcher

pytestmark = pytest.mark.slow

GAME = ("--people", "Anna", "--seats", "3", "--bots", "easy", "--seed", "31")
PLAY = ("play", "life-is-life", *GAME, "--speak")
NEWCOMER = "Type help at any time. To learn a game, type accessible-games tutorial."
CONFIGURATION = """\
AudioOutputMethod "libao"
AddModule "dummy" "sd_dummy" ""
DefaultModule dummy
"""
"""Without sound: the dummy only pretends to speak."""
NOWHERE = {"SPEECHD_ADDRESS": "unix_socket:nowhere", "SPEECHD_CMD": "nowhere"}


@pytest.fixture(autouse=True)
def module() -> None:
    """Require the Python module of Speech Dispatcher; in CI its lack is a failure."""
    if os.environ.get("ACCESSIBLE_GAMES_CI") == "1":
        import speechd  # noqa: F401
    pytest.importorskip("speechd", reason="python3-speechd is not installed")


def piped(work: Work, typed: str = "", variables: Mapping[str, str] | None = None) -> Outcome:
    """Return a run of a copy of the program, with pipes."""
    done = run_copy(work, typed, env={**os.environ, **(variables or {})})
    return Outcome(done.returncode, done.stdout, done.stderr)


def patient(*words: str) -> Work:
    """Return the program that waits for any server."""
    return Work(begin, words)


def speaking(server: Dispatcher) -> dict[str, str]:
    """Return the environment of a program that speaks there."""
    return {"SPEECHD_ADDRESS": server.address}


# What is spoken -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_line_is_spoken_once_in_the_language_of_the_game(
    tmp_path: Path, language: Language
) -> None:
    """From the greeting to the last words, prompts too, in the order in which they are printed."""
    words = catalogue_of(language).words("command-hand")[0]
    with Dispatcher(tmp_path) as server:
        said = piped(
            patient(*PLAY, "--language", language), f"{words}\nwombat\n1 1\n", speaking(server)
        )
        assert (said.status, said.err) == (0, "")
        assert server.hear(said.lines[-1]) == [(language, line) for line in said.lines]


def test_the_language_can_change_in_between(tmp_path: Path) -> None:
    """Each line is spoken in the language in which it is written."""
    with Dispatcher(tmp_path) as server:
        said = piped(patient(*PLAY), "language fr\nmain\nlangue de\n", speaking(server))
        heard = server.hear(said.lines[-1])
    assert [line for _, line in heard] == said.lines
    assert {language for language, _ in heard} == {"en", "fr", "de"}
    assert ("en", "Your turn.") in heard
    assert ("fr", "À toi.") in heard
    assert heard[-1][0] == "de"


def test_other_commands_and_complaints_are_spoken_too(tmp_path: Path) -> None:
    """What is only heard must not end in silence."""
    with Dispatcher(tmp_path) as server:
        said = piped(patient("rules", "life-is-life", "--speak"), "", speaking(server))
        assert [line for _, line in server.hear(said.lines[-1])] == said.lines
        server.heard.clear()
        said = piped(patient("rules", "wombat", "--speak"), "", speaking(server))
        assert said.status == 2
        assert [line for _, line in server.hear(said.err.splitlines()[-1])] == said.err.splitlines()


def test_nothing_is_spoken_unless_it_is_asked_for(tmp_path: Path) -> None:
    """By default, and with the setting if no person listens at a terminal."""
    with Dispatcher(tmp_path) as server:
        assert piped(Work(main, ("--version",)), "", speaking(server)).status == 0
        program("settings", "speak", "on")
        assert piped(Work(main, ("--version",)), "", speaking(server)).status == 0
        assert server.heard == []


# At a terminal ------------------------------------------------------------------------------------


@pytest.mark.parametrize("plain", [False, True])
def test_a_person_at_a_terminal_hears_what_they_read(tmp_path: Path, plain: bool) -> None:
    """With the setting alone; typed letters are not spoken, and nothing twice."""
    program("settings", "speak", "on")
    words = [word for word in PLAY if word != "--speak"] + ["--plain"] * plain
    with (
        Dispatcher(tmp_path) as server,
        Terminal(patient(*words), env=speaking(server)) as terminal,
    ):
        terminal.expect("Your turn. ")
        server.hear("Your turn.")
        terminal.enter("hand", "Your turn. ")
        heard = server.hear(next(line for line in terminal.lines() if "Your hand" in line))
        server.hear("Your turn.", times=2)
        terminal.enter("quit", "saved")
        assert terminal.wait() == 0
        server.hear("The game is saved. Go on with accessible-games resume.")
        printed = [line.removesuffix(" hand").removesuffix(" quit") for line in terminal.lines()]
        assert server.spoken() == [line.strip() for line in printed if line.strip()]
        assert len(heard) > 5


def test_the_next_key_interrupts_what_is_spoken(tmp_path: Path) -> None:
    """Once, before the line is ended; what comes after it is spoken."""
    with Dispatcher(tmp_path) as server, Terminal(patient(*PLAY), env=speaking(server)) as terminal:
        terminal.expect("Your turn. ")
        server.hear("Your turn.")
        assert CANCEL not in server.heard
        terminal.type("h")
        server.hear("cancel")
        assert server.heard.count(CANCEL) == 1
        terminal.type("and\n")
        terminal.expect("Your turn. ")
        after = server.hear("Your turn.")
        assert after.count(CANCEL) == 1


def test_what_tab_lists_is_spoken_once(tmp_path: Path) -> None:
    """For players who cannot read it."""
    with Dispatcher(tmp_path) as server, Terminal(patient(*PLAY), env=speaking(server)) as terminal:
        terminal.expect("Your turn. ")
        server.hear("Your turn.")
        terminal.type("s")
        terminal.press("tab")
        (line,) = [line for line in terminal.lines() if "save, search" in line]
        server.hear(line)
        assert server.spoken().count(line) == 1


def test_lines_that_wait_are_spoken_one_by_one(tmp_path: Path) -> None:
    """At the pace of the fingers each is spoken when it is shown, and none twice."""
    words = (*PLAY, "--pace", "line")
    with (
        Dispatcher(tmp_path) as server,
        Terminal(patient(*words), env=speaking(server)) as terminal,
    ):
        terminal.expect("version")
        while (printed := [line for line in terminal.lines() if line])[-1] != NEWCOMER:
            assert len(printed) < 10
            server.hear(printed[-1])  # a key would cut it short
            terminal.press("enter")
        server.hear(NEWCOMER)
        assert server.spoken() == printed[: printed.index(NEWCOMER) + 1]


# Where it fails -----------------------------------------------------------------------------------


def sentence(language: Language, message: str) -> str:
    """Return a message as it is printed, on one line."""
    return " ".join(catalogue_of(language).say(message).split())


def replace_speechd(monkeypatch: pytest.MonkeyPatch, folder: Path, text: str) -> None:
    """Let copies of the program find a module with this text in its place."""
    (folder / "speechd.py").write_text(text)
    monkeypatch.syspath_prepend(folder)
    monkeypatch.delitem(sys.modules, "speechd", raising=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_server_one_sentence_is_printed_and_the_game_goes_on(
    tmp_path: Path, language: Language
) -> None:
    """Nothing else is printed: no traceback, and nothing a second time."""
    silent = tuple(word for word in PLAY if word != "--speak")
    words = ("--language", language, "--verbosity", "full")
    typed = f"{catalogue_of(language).words('command-hand')[0]}\n"
    expected = piped(patient(*silent, *words, "--data", str(tmp_path / "silent")), typed)
    said = piped(patient(*PLAY, *words), typed, NOWHERE)
    told = sentence(language, "voice-no-server")
    assert (said.status, said.err) == (0, "")
    heard = " ".join(said.lines)
    assert heard.count(told) == 1
    assert heard.replace(told, "").split() == " ".join(expected.lines).split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_module_one_sentence_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    """It is the system's, so the system's package is named."""
    replace_speechd(monkeypatch, tmp_path, "raise ImportError")
    words = ("--language", language, "--verbosity", "full")
    said = piped(patient(*PLAY, *words))
    assert (said.status, said.err) == (0, "")
    assert " ".join(said.lines).count(sentence(language, "voice-not-installed")) == 1


def test_a_stranger_of_that_name_is_no_crash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anyone can publish anything under any name."""
    replace_speechd(monkeypatch, tmp_path, "def SSIPClient(): pass")
    said = piped(patient(*PLAY))
    assert (said.status, said.err) == (0, "")
    assert sentence("en", "voice-no-server") in " ".join(said.lines)


@pytest.mark.parametrize("manner", ["dies", "stalls", "raves"])
def test_a_server_that_fails_does_not_hold_up_the_game(tmp_path: Path, manner: str) -> None:
    """What is typed is answered as ever, and nothing is written to the error output."""
    with Dispatcher(tmp_path, manner) as server:
        said = piped(Work(main, PLAY), "hand\nscores\n1 goat\n", speaking(server))
    assert (said.status, said.err) == (0, "")
    assert any(line.startswith("You take") for line in said.lines)
    assert said.lines[-1].endswith(("resume.", sentence("en", "voice-stopped")))


@pytest.mark.parametrize("manner", ["dies", "stalls", "raves"])
def test_a_server_that_hangs_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, manner: str
) -> None:
    """When its time is over, one sentence says so, and it gets nothing more."""
    monkeypatch.setattr(voice, "PATIENCE", inf)
    monkeypatch.setattr(voice, "FAREWELL", 0.0)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    with Dispatcher(tmp_path, manner) as server:
        monkeypatch.setenv("SPEECHD_ADDRESS", server.address)
        speaker, ears = voice.SpeechOutput(Settings()), Ears()
        screen = voice.SpokenScreen(ears, speaker)
        screen.say(["first"])
        server.hear("first")
        monkeypatch.setattr(voice, "PATIENCE", 0.0)

        def is_given_up() -> bool:
            screen.say(["second"])
            return ears.lines[-1] == sentence("en", "voice-stopped")

        wait_until(is_given_up)
        ears.lines.clear()
        screen.say(["third"])
        assert ears.lines == ["third"]
        assert server.spoken() == ["first"]
        speaker.finish()
    wait_until(lambda: not any("SSIP" in thread.name for thread in threading.enumerate()))


# The real one -------------------------------------------------------------------------------------


def test_the_real_speech_dispatcher_speaks_each_line(tmp_path: Path) -> None:
    """With its own dummy in place of a synthesizer; this includes the last line before the end."""
    with real_server(tmp_path) as address:
        command = [sys.executable, "-m", "tests.patient", *PLAY]
        said = run(command, "hand\n", cwd=ROOT, env={**os.environ, "SPEECHD_ADDRESS": address})
        assert (said.returncode, said.stderr) == (0, "")
        lines = spoken_by(tmp_path / "log", len(said.stdout.splitlines()))
    assert lines == said.stdout.splitlines()


@contextmanager
def real_server(folder: Path) -> Iterator[str]:
    """Run Speech Dispatcher with a module that only pretends to speak; yield its address."""
    found = shutil.which("speech-dispatcher")
    if found is None:
        missing = "speech-dispatcher is not installed: apt install speech-dispatcher"
        if os.environ.get("ACCESSIBLE_GAMES_CI") == "1":
            pytest.fail(missing)
        pytest.skip(missing)
    for name in ("modules", "log"):
        (folder / name).mkdir()
    (folder / "speechd.conf").write_text(CONFIGURATION)
    path = folder / "socket"
    command = [found, "-s", "-t", "0", "-l", "5", "-c", "unix_socket", "-S", str(path)]
    places = ["-C", str(folder), "-L", str(folder / "log"), "-P", str(folder / "pid")]
    with Started([*command, *places], stderr=DEVNULL):
        wait_until(path.exists)
        yield f"unix_socket:{path}"


def spoken_by(log: Path, count: int) -> list[str]:
    """Return the lines that the server passed to its synthesizer, once there are so many."""

    def found() -> list[str]:
        text = (log / "speech-dispatcher.log").read_text("utf-8", errors="replace")
        return re.findall(r"MSG before index marking: \|(.*?)\|, ssml", text)

    wait_until(lambda: len(found()) >= count)
    return found()
