"""What all tests of packages need: a wheel, an older one, and a turn that is played and kept."""

import os
import socket
import time
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from subprocess import PIPE, STDOUT
from tempfile import mkdtemp

import pytest

from tests.long.crowd.process import Ports, free_ports
from tests.release import wheels
from tests.release.archives import EARLIEST
from tests.release.wanted import Wanted
from tests.running import PATIENCE, Started, run

OLDER = "0.0.9"
GONE = "accessible_games/gone.py"
"""A module that only the older version has."""
PLAY = (
    "play",
    "life-is-life",
    "--people",
    "Jörg",
    "--seats",
    "3",
    "--bots",
    "easy",
    "--seed",
    "31",
)
TURN = "1\ngoat\nquit\n"
ENGLISH = ("--language", "en")


def lacks(told: str) -> None:
    """Skip a test for what this machine lacks; in CI that is a failure."""
    if os.environ.get("ACCESSIBLE_GAMES_CI") == "1":
        pytest.fail(told)
    pytest.skip(told)


def wanted(folder: Path, version: str = "") -> Wanted:
    """Return a release that is built in a folder."""
    made = Wanted(folder, folder / "work", EARLIEST)
    return Wanted(folder, folder / "work", EARLIEST, version=version or made.version)


@cache
def wheel() -> Path:
    """Return the wheel of this checkout, built once in each process."""
    return wheels.build(wanted(Path(mkdtemp(prefix="accessible-games-wheel-"))))[1]


def older(folder: Path) -> Path:
    """Return a wheel of an older version, with a module that has gone since."""
    made = folder / f"accessible_games-{OLDER}-py3-none-any.whl"
    with zipfile.ZipFile(wheel()) as new, zipfile.ZipFile(made, "w") as old:
        for name in new.namelist():
            data = new.read(name)
            if name.endswith(("/METADATA", "accessible_games/__init__.py")):
                data = data.replace(wanted(folder).version.encode(), OLDER.encode(), 1)
            old.writestr(name.replace(wanted(folder).version, OLDER), data)
        old.writestr(GONE, "")
    return made


def plays(program: Sequence[str | Path], **options: object) -> None:
    """A whole turn is played, and the game is saved."""
    said = heard(program, (*PLAY, *ENGLISH), TURN, **options)
    assert "You take a" in said or "you take a" in said
    assert "The game is saved." in said


def goes_on(program: Sequence[str | Path], **options: object) -> None:
    """The saved game goes on, with what was played."""
    said = heard(program, ("resume", *ENGLISH), "last 5\nquit\n", **options)
    assert "Life is Life goes on." in said
    assert "The game is saved." in said


def heard(
    program: Sequence[str | Path], words: Sequence[str], typed: str = "", **options: object
) -> str:
    """Return what a program says, in pipes; it has to succeed and to complain of nothing."""
    done = run([*program, *words], typed, **options)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
    return done.stdout.replace("\r\n", "\n")


def empty_home(folder: Path) -> Mapping[str, str]:
    """Return the variables of somebody who has nothing yet."""
    home = folder / "home für Jörg"
    home.mkdir(exist_ok=True)
    kept = {name: os.environ[name] for name in ("PATH",) if name in os.environ}
    return {**kept, "HOME": str(home), "LC_ALL": "C.UTF-8"}


class Visit:
    """Somebody at a server, by plain lines."""

    def __init__(self, port: int) -> None:
        self._line = socket.create_connection(("127.0.0.1", port), PATIENCE)
        self._heard = b""

    def hears(self, words: str) -> str:
        """Wait for words; return what came before. Raises `AssertionError` if they do not come."""
        return self.hears_one(words)[0]

    def hears_one(self, *words: str) -> tuple[str, str]:
        """Wait for one of these; return what came before it, and which of them it is."""
        end = time.monotonic() + PATIENCE
        while not (found := [word for word in words if word.encode() in self._heard]):
            came = self._line.recv(4096)  # a silent server says now and then that it is there
            assert came, self._heard
            assert time.monotonic() < end, self._heard
            self._heard += came
        before, _, self._heard = self._heard.partition(found[0].encode())
        return before.decode("utf-8", "replace"), found[0]

    def close(self) -> None:
        """Leave."""
        self._line.close()

    def types(self, *lines: str) -> None:
        """Type lines."""
        self._line.sendall("".join(f"{line}\r\n" for line in lines).encode())


HAND = 10
"""The cards of a hand."""
SECRET = "lake and stones"
TALK = (
    *(("Name?", "Anna"), ("Yes or no?", "yes"), ("Password?", SECRET), ("again?", SECRET)),
    *(("Lobby.", "new life is life"), ("Before the game.", "begin"), ("Your turn.", "1")),
)
"""What somebody hears who comes in and plays, and what they type."""


BACK = (("Name?", "Anna"), ("Password?", SECRET))
"""The same of somebody who comes back, and is at their game at once."""


@contextmanager
def open_server(
    program: Sequence[str | Path], env: Mapping[str, str], *, ssh: bool = True
) -> Iterator[Ports]:
    """Start a server by these words, with SSH if it can; yield its ports as long as it runs."""
    ports = free_ports()
    doors = [
        "--port",
        str(ports.telnet),
        *(["--ssh-port", str(ports.ssh)] if ssh else []),
        *ENGLISH,
    ]
    with Started([*program, *doors], env=env, stdin=PIPE, stdout=PIPE, stderr=STDOUT) as server:
        assert server.stdout is not None
        assert any(b"Control C" in line for line in server.stdout), "the server has ended"
        yield ports


def visited(program: Sequence[str | Path], env: Mapping[str, str], *, ssh: bool = True) -> None:
    """A server is started by these words, and a turn is played there by somebody who comes in."""
    with open_server(program, env, ssh=ssh) as ports:
        play_by_telnet(ports.telnet)


def visited_again(program: Sequence[str | Path], env: Mapping[str, str]) -> None:
    """A server goes on with the games of an earlier one, and so does whoever has a seat there."""
    with open_server(program, env) as ports, closing(Visit(ports.telnet)) as anna:
        for heard_first, typed in BACK:
            anna.hears(heard_first)
            anna.types(typed)
        anna.hears("You take ")
        anna.hears("Your turn.")


def play_by_telnet(port: int) -> None:
    """Come in by telnet, and play a turn."""
    with closing(Visit(port)) as anna:
        for heard_first, typed in TALK:
            anna.hears(heard_first)
            anna.types(typed)
        anna.hears("Lay ")
        number = int(anna.hears(" card").replace("one", "1"))
        for last in (number, HAND):  # what is taken may not be laid, nor are all cards the same
            anna.types(" ".join(str(place) for place in range(last - number + 1, last + 1)))
            if anna.hears_one("You take ", "You may not ")[1] == "You take ":
                return
        raise AssertionError("neither the first cards nor the last ones were taken")
