"""The command of the host for notices: what it finds, how many run, and what fails."""

import asyncio
import json
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from accessible_games.server.lobby.turn_notices import TurnNotice
from accessible_games.server.notices import host_command
from accessible_games.server.notices.host_command import HostCommand, environment, parsed
from accessible_games.server.notices.notice import Notice, worded
from accessible_games.server.storage.notice_wishes import NoticeWishes
from accessible_games.server.storage.store import Known
from tests.server.people import WORD
from tests.server.wire import run

SECRET = "$argon2id$hash"
LINE = "https://push.example/secret-address key secret"
BEN = Known("Ben", SECRET, keys=("ssh-ed25519 KEY",), notices=NoticeWishes(3, 5, (LINE,)))


def notice(
    *, days: int = 0, name: str = "Ben", stands: Callable[[], bool] = lambda: True
) -> Notice:
    """A notice for Ben."""
    turn = TurnNotice(name, "sixpack", WORD, ("Anna", "Cleo"), days, stands)
    return worded(turn, BEN, "MARK")


class Script:
    """A command that is a program of the test, and what the host hears of it."""

    def __init__(self, folder: Path, text: str, *words: str, patience: float = 60.0) -> None:
        file = folder / "command.py"
        file.write_text(f"import json, os, sys, time\nout = {str(folder / 'out')!r}\n{text}\n")
        self.out = folder / "out"
        self.told: list[str] = []
        self.heard = asyncio.Event()
        command = (sys.executable, "-I", str(file), *words)
        self.command = HostCommand(command, self.hear, patience)

    def hear(self, problem: str) -> None:
        """Note what the host hears."""
        self.told.append(problem)
        self.heard.set()

    async def send(self, *notices: Notice) -> None:
        """Run it for notices, to the end."""
        for each in notices:
            self.command.send(BEN, each)
        while self.command._tasks:
            await asyncio.wait(self.command._tasks)


def at_script(work: Callable[[], Awaitable[None]]) -> None:
    """Let something happen."""

    async def whole() -> None:
        await work()

    run(whole())


TELL = "open(out, 'a').write(json.dumps([dict(os.environ), sys.argv[1:]]) + '\\n')"


def test_it_finds_what_has_happened(tmp_path: Path) -> None:
    """In its environment and nowhere else: what people choose is no word of a command."""

    async def work() -> None:
        script = Script(tmp_path, TELL, "one word", "$HOME; x", "*")
        await script.send(notice(days=3))
        found, words = json.loads(script.out.read_text())
        assert words == ["one word", "$HOME; x", "*"]
        assert {name: found[name] for name in found if name.startswith("AG_")} == {
            "AG_EVENT": "turn",
            "AG_PERSON": "Ben",
            "AG_LANGUAGE": "en",
            "AG_GAME": "sixpack",
            "AG_TITLE": "SixPack",
            "AG_WITH": "Anna, Cleo",
            "AG_DAYS": "3",
            "AG_HEAD": "Your turn: SixPack",
            "AG_SENTENCE": "It is your turn in SixPack, with Anna and Cleo."
            " You have 3 days for it.",
        }
        assert script.told == [""]

    at_script(work)


def test_no_secret_is_told() -> None:
    """Neither the words of the table nor anything that lets somebody in."""
    told = " ".join(environment(notice()).values())
    secrets = (*WORD.split(), SECRET, "KEY", "push.example", "MARK")
    assert not any(secret in told for secret in secrets)


def test_each_notice_runs_it_once(tmp_path: Path) -> None:
    """Two at a time; what is not true any more runs nothing."""

    async def work() -> None:
        script = Script(tmp_path, "open(out, 'a').write(os.environ['AG_PERSON'] + '\\n')")
        gone = notice(name="Gone", stands=lambda: False)
        await script.send(notice(), gone, notice(), gone, notice())
        assert script.out.read_text().split() == ["Ben"] * 3
        assert script.told == [""] * 3

    at_script(work)


def test_few_run_at_once(tmp_path: Path) -> None:
    """However many notices there are; of too many, the oldest are dropped."""

    async def work() -> None:
        script = Script(tmp_path, "time.sleep(3600)")
        for _ in range(3 * host_command.WAITING):
            script.command.send(BEN, notice())
        assert len(script.command._tasks) == host_command.AT_ONCE
        assert len(script.command._waiting) <= host_command.WAITING
        await script.command.close()
        assert script.command._tasks == set()

    at_script(work)


@pytest.mark.parametrize(
    ("text", "problem"),
    [("sys.exit(3)", "exit status 3"), ("raise OSError", "exit status 1")],
)
def test_the_host_hears_what_fails(tmp_path: Path, text: str, problem: str) -> None:
    """And the next notice runs it again."""

    async def work() -> None:
        script = Script(tmp_path, text)
        await script.send(notice())
        await script.send(notice())
        assert script.told == [problem, problem]

    at_script(work)


def test_one_that_does_not_end_is_ended(tmp_path: Path) -> None:
    """The host hears that."""

    async def work() -> None:
        script = Script(tmp_path, "time.sleep(3600)", patience=0.01)
        await script.send(notice())
        assert script.told == ["it had not ended after 0.01 seconds"]

    at_script(work)


@pytest.mark.skipif(os.name != "posix", reason="elsewhere the system does not tell")
def test_its_children_end_with_it(tmp_path: Path) -> None:
    """Once they are there, also when the server stops."""
    text = """
import subprocess
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
open(out + ".new", "w").write(str(child.pid))
os.rename(out + ".new", out)
time.sleep(3600)
"""

    async def work() -> None:
        script = Script(tmp_path, text)
        script.command.send(BEN, notice())
        while not script.out.exists():
            await asyncio.sleep(0.001)
        child = int(script.out.read_text())
        await script.command.close()
        while is_running(child):
            await asyncio.sleep(0.001)

    at_script(work)


def is_running(process: int) -> bool:
    """Whether a process is there and has not ended."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


@pytest.mark.parametrize("words", [("/nowhere/at/all",), ("/",), ("x\0y",)])
def test_one_that_is_not_there_is_a_problem(words: tuple[str, ...]) -> None:
    """Nothing else happens."""

    async def work() -> None:
        told: list[str] = []
        command = HostCommand(words, told.append)
        command.send(BEN, notice())
        while command._tasks:
            await asyncio.wait(command._tasks)
        assert len(told) == 1
        assert told[0]

    at_script(work)


@pytest.mark.parametrize(
    ("text", "windows", "words"),
    [
        ("notice.sh", False, ("notice.sh",)),
        ("/a/b --to 'a b' \"c d\" e\\ f", False, ("/a/b", "--to", "a b", "c d", "e f")),
        ("a; b | c > d & $(e) `f`", False, ("a;", "b", "|", "c", ">", "d", "&", "$(e)", "`f`")),
        ('"C:\\Program Files\\n.exe" /x C:\\y', True, ("C:\\Program Files\\n.exe", "/x", "C:\\y")),
        ('n.exe "a b"', True, ("n.exe", "a b")),
    ],
)
def test_a_command_is_words_and_no_shell_reads_them(
    text: str, windows: bool, words: tuple[str, ...]
) -> None:
    """On Windows a backslash is one."""
    assert parsed(text, windows=windows) == words


@pytest.mark.parametrize("text", ["", "  ", "'open", '"open', '""', "a \0 b"])
@pytest.mark.parametrize("windows", [False, True])
def test_what_is_no_command_is_refused(text: str, windows: bool) -> None:
    """Before the server starts."""
    with pytest.raises(ValueError):  # noqa: PT011 - each says something else
        parsed(text, windows=windows)
