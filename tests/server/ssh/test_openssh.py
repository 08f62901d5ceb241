"""The SSH connection with OpenSSH's own client, at a terminal and in a pipe."""

import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from shutil import which

import pytest

from tests.braille.needed import need
from tests.running import run as run_program
from tests.server.test_serving import free_port, started
from tests.server.wire import PASSWORD
from tests.terminal.driver import Terminal

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals"),
]


@pytest.fixture
def ssh(tmp_path: Path) -> Iterator[list[str]]:
    """Yield the command of OpenSSH's client for a running server, without the name."""
    need(which("ssh"), "OpenSSH's client is not installed: apt install openssh-client")
    port = str(free_port())
    command = ["ssh", "-F", "none", "-p", port]
    for option in (
        f"UserKnownHostsFile={tmp_path / 'known'}",
        *("StrictHostKeyChecking=accept-new", "IdentityAgent=none", "LogLevel=ERROR"),
        *("IdentityFile=none", "ConnectTimeout=30", "NumberOfPasswordPrompts=1"),
    ):
        command += ["-o", option]
    with started(tmp_path / "data", "--ssh-port", port):
        yield command


def newcomer(ssh: Sequence[str], *options: str) -> None:
    """Let Ben choose a name and a password."""
    with Terminal([*ssh, *options, "Ben@127.0.0.1"]) as terminal:
        terminal.expect("Is that to be your name from now on")
        terminal.enter("yes", "Password")
        for answer in ("Password again", "Welcome, Ben"):
            terminal.send(f"{PASSWORD}\r")
            terminal.expect(answer)
        assert PASSWORD not in terminal.text()
        terminal.press("ctrl d")
        terminal.expect("Goodbye, Ben")
        assert terminal.wait() == 0


def test_at_a_terminal_every_letter_is_one_byte(ssh: list[str]) -> None:
    """Nothing is written twice, nothing is asked of the terminal; Control C cancels a line."""
    newcomer(ssh)
    with Terminal([*ssh, "Ben@127.0.0.1"]) as terminal:
        terminal.expect("password: ")
        terminal.send(f"{PASSWORD}\r")
        terminal.expect(r"Lobby\. ")
        mark = terminal.mark()
        terminal.send("peoplex\x7f\r")
        terminal.expect(r"Here: Ben\.\s+Lobby\. ")
        assert typed_alone(terminal.bytes_since(mark)) == b"people\r\nHere: Ben.\r\nLobby. "
        mark = terminal.mark()
        terminal.send("rubbish")
        terminal.expect("rubbish")
        assert terminal.bytes_since(mark) == b"rubbish"
        terminal.send("\x03")
        terminal.expect(r"Lobby\. ")
        walk(terminal)
        terminal.send("leave\r")
        terminal.expect("Goodbye, Ben")
        assert terminal.wait() == 0
        measure = terminal.measure()
        assert measure.tally.reprinted == measure.queries == 0
        assert measure.tally.rewritten == set()
        assert {*measure.tally.escapes} <= {"erase line"}


def walk(terminal: Terminal) -> None:
    """Walk over the table of SixPack and back, without a letter that is not the answer."""
    terminal.enter("new sixpack 2 random starter=2", r"Before the game\. ")
    terminal.enter("begin", r"Your move\. ")
    for key, place in (("right", rb"q13"), ("left", rb"p13")):
        mark = terminal.mark()
        terminal.press(key)
        terminal.expect(place.decode() + r".*\. ")
        answer = rb"\r\n[A-Z][a-z ]* %b[^\n]*\. $" % place
        assert re.match(answer, terminal.bytes_since(mark))
    terminal.enter("leave", r"Lobby\. ")


def typed_alone(written: bytes) -> bytes:
    """Return what was written without a letter that was deleted, if it was written at all."""
    return written.replace(b"x\b\x1b[K", b"")


def test_lines_are_broken_for_a_narrow_window(ssh: list[str]) -> None:
    """At the beginning, and after a change."""
    with Terminal([*ssh, "guest@127.0.0.1"], columns=40) as terminal:
        terminal.expect("Name[?]")
        newcomer(ssh)
        terminal.enter("Ben", "Password")
        terminal.enter(PASSWORD, r"Lobby\. ")
        assert max(map(len, terminal.lines()[-6:])) <= 40
        terminal.resize(60, 24)
        terminal.enter("help", r"Lobby\. ")
        terminal.enter("help", r"Lobby\. ")
        assert max(map(len, terminal.lines()[-12:])) in range(41, 61)


def test_without_a_terminal_every_line_ends(ssh: list[str]) -> None:
    """Plain lines in and out, even prompts, and nothing of what was typed."""
    done = run_program([*ssh, "-T", "guest@127.0.0.1"], "help\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Accessible Games: card games")
    assert done.stdout.endswith("\nName?\nGoodbye, Player.\n")
    assert done.stdout.count("Name?") == 2
    assert not {*done.stdout} & {"\r", "\x1b", "\x07"}


def test_a_key_is_enough(ssh: list[str], tmp_path: Path) -> None:
    """After it was added; the client asks for nothing any more."""
    key = str(tmp_path / "key")
    made = run_program(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", key])
    assert made.returncode == 0
    newcomer(ssh, "-i", key)
    batch = [*ssh, "-T", "-i", key, "-o", "BatchMode=yes", "Ben@127.0.0.1"]
    assert run_program(batch, "people\n").returncode == 255
    with Terminal([*ssh, "-i", key, "Ben@127.0.0.1"]) as terminal:
        terminal.expect("password: ")
        terminal.send(f"{PASSWORD}\r")
        terminal.expect("Your program has a key")
        terminal.expect(r"Lobby\. ")
        terminal.enter("key", "your key is enough")
        terminal.enter("leave", "Goodbye, Ben")
    done = run_program(batch, "people\nleave\n")
    assert "Here: Ben.\n" in done.stdout
    assert (done.returncode, done.stderr) == (0, "")
