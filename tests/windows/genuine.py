"""Runs the program with a Python for Windows: this one, a named one, or one in Wine."""

import os
import shlex
import sys
from pathlib import Path
from subprocess import PIPE

from tests.running import ROOT, Started, run
from tests.sessions import Outcome
from tests.windows import wine

VARIABLE = "ACCESSIBLE_GAMES_WINDOWS"
"""The variable with the command of another Python for Windows, with the packages of the lock."""


def python() -> list[str]:
    """Return the command of a Python for Windows; without one the test is skipped."""
    return [sys.executable] if sys.platform == "win32" else named() or wine.python()


def named() -> list[str]:
    """Return the command that the variable says, if any."""
    return shlex.split(os.environ.get(VARIABLE, ""))


def path(place: Path) -> str:
    """Return a path as Windows writes it; Wine has the folders of Unix on drive Z."""
    return str(place) if sys.platform == "win32" else "Z:" + str(place).replace("/", "\\")


def program(folder: Path, *words: str) -> list[str]:
    """Return a command of the program, with settings and data in a folder."""
    own = ("--data", path(folder / "data"), "--config", path(folder / "config"))
    return [*python(), "-m", "accessible_games", *words, *own]


def windows(folder: Path, *words: str, typed: str = "", **variables: str) -> Outcome:
    """Return what the program says on Windows, in pipes, which have UTF-8."""
    environment = {**os.environ, **variables}
    done = run(program(folder, *words), typed, cwd=ROOT, env=environment)
    lines = done.stdout.replace("\r\n", "\n"), done.stderr.replace("\r\n", "\n")
    return Outcome(done.returncode, *lines)


def begun(folder: Path, *words: str) -> Started:
    """Return the program on Windows, running, with pipes."""
    return Started(program(folder, *words), cwd=ROOT, stdin=PIPE, stdout=PIPE, stderr=PIPE)
