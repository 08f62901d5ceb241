"""The program at a terminal beside a BRLTTY that lends it a virtual display through BrlAPI.

with Lent(folder, 40) as lent, lent.play("life-is-life") as terminal:
    terminal.enter("feel", "Your hand")
    lent.display.wait(lambda shown: shown.braille == "...")
"""

import os
import socket
import sys
import time
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Self

import pytest

from accessible_games.__main__ import main
from tests.felt.virtual import Shown, VirtualDisplay
from tests.forking import Work
from tests.running import PATIENCE, ROOT, Running, wait_until
from tests.terminal.driver import Terminal

PORT = 4101
"""The port of BrlAPI's server number 0; each server has its own, counted from there."""
NO_SCREEN = "no screen"
"""What BRLTTY shows of its own where it reads no screen; a key makes it show that again."""


class Lent(Running):
    """A BRLTTY of its own number, with a display of so many cells."""

    def __init__(self, folder: Path, cells: int = 40, auth: str = "none") -> None:
        needed()
        self.number, self._folder, self._auth = free_number(), folder, auth
        options = ("-x", "no", "-A", f"auth={auth},host=127.0.0.1:{self.number}")
        self.display = VirtualDisplay(folder, cells, *options)

    def __enter__(self) -> Self:
        self.display.wait(lambda shown: shown.text == NO_SCREEN)
        wait_for(self.number)
        return self

    def close(self) -> None:
        """End BRLTTY; it has gone when this returns."""
        self.display.close()

    def play(self, game: str, *words: str) -> Terminal:
        """A new game of Anna against computer players, who always play alike."""
        return play(game, *words, folder=self._folder, number=self.number)

    def start(self, game: str, *words: str) -> Terminal:
        """The same by a new Python."""
        module = find_spec("brlapi")
        assert module is not None
        assert module.origin is not None
        paths = {"PYTHONPATH": os.pathsep.join([str(ROOT), str(Path(module.origin).parent)])}
        command = [sys.executable, "-m", "accessible_games", *arguments(game, *words)]
        return Terminal(command, env={**surroundings(self._folder, self.number), **paths})

    def press(self, *commands: str) -> None:
        """Keys of the display, by BRLTTY's names, each when the last one has changed what is shown.

        The virtual display drops keys that come faster, and has no first routing key.
        """
        self.display.wait(lambda shown: shown.text != NO_SCREEN)
        for command in commands:
            while self.display.pump(0.1):
                continue
            self.display.press(command)
            self.display.wait(partial(self._is_later, len(self.display.shown)))

    def _is_later(self, before: int, _: Shown) -> bool:
        return len(self.display.shown) > before

    def is_given_back(self) -> bool:
        """Whether BRLTTY shows what it has to show itself, now or soon."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.display.press("HOME")
            while self.display.pump(0.05):
                continue
            if self.display.now.text == NO_SCREEN:
                return True
        return False


def play(game: str, *words: str, folder: Path, number: int) -> Terminal:
    """The program with a BRLTTY of some number, whether there is one or not."""
    return Terminal(Work(main, arguments(game, *words)), env=surroundings(folder, number))


def arguments(game: str, *words: str) -> tuple[str, ...]:
    """What is typed for a new game, in English unless *words* say otherwise."""
    bots = "easy,easy,easy" if game == "lifeboat" else "easy,easy"
    named = ("--people", "Anna", "--bots", bots, "--language", "en", *words)
    return ("play", game, "--seed", "1", *named)


def surroundings(folder: Path, number: int) -> dict[str, str]:
    """The environment of a program whose files lie in a folder, with a BRLTTY of some number."""
    own = {"ACCESSIBLE_GAMES_DATA": str(folder), "ACCESSIBLE_GAMES_CONFIG": str(folder)}
    where = {"BRLAPI_HOST": f"127.0.0.1:{number}", "BRLAPI_AUTH": "none", "CONTROLVT": "0"}
    return {**own, **where}


def needed() -> None:
    """Skip without Python's way to BrlAPI, or fail where the server must be complete."""
    if find_spec("brlapi") is None:
        missing = "brlapi, Python's way to BRLTTY, is missing: apt install python3-brlapi"
        if os.environ.get("ACCESSIBLE_GAMES_CI") == "1":
            pytest.fail(missing)
        pytest.skip(missing)


def free_number() -> int:
    """A server that nobody runs; another for each process of tests."""
    for number in range(100 + os.getpid() % 800, 2000):
        with socket.socket() as tried:
            try:
                tried.bind(("127.0.0.1", PORT + number))
            except OSError:
                continue
            return number
    raise AssertionError("no port is free")


def wait_for(number: int) -> None:
    """Until a server listens."""
    wait_until(lambda: listens(number))


def listens(number: int) -> bool:
    """Whether a server listens now."""
    try:
        socket.create_connection(("127.0.0.1", PORT + number)).close()
    except OSError:
        return False
    return True
