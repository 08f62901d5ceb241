"""How set-up runs other programs: nothing of them on the screen, and nothing outlives set-up."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import IO

from accessible_games.setup.places import ROOT

GUARDIAN = Path(__file__).with_name("guardian.py")
# sys.executable alone may be in the very environment that is rebuilt.
BASE = getattr(sys, "_base_executable", None) or sys.executable
ELSEWHERE = ("/usr/sbin", "/sbin", "/usr/games")
"""Folders of programs that are not on every user's path, such as brltty and tt++."""


def run(command: list[str], held: IO[str], heard: Callable[[str], object] = str) -> tuple[int, str]:
    """Run a command under a guardian; return its exit status and its output.

    *heard* gets each line as it comes. If the system can, *held* stays locked until the command has
    ended, so that nobody else sets up before.
    """
    import subprocess

    with subprocess.Popen(
        [BASE, "-I", "-S", str(GUARDIAN), *command],
        cwd=ROOT,
        env={**os.environ, "PIP_USER": "0"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        start_new_session=True,  # Ctrl-C goes to us, and we end what we have started
        pass_fds=[] if sys.platform == "win32" else [held.fileno()],
    ) as process:
        said = []
        for line in process.stdout or ():
            said.append(line)
            heard(line)
    return process.returncode, "".join(said)


def succeeds(command: list[str]) -> bool:
    """Whether one of the system's own programs succeeds.

    It has no guardian: killing apt-get would leave the system half-installed.
    """
    import subprocess

    quiet = subprocess.DEVNULL
    try:
        done = subprocess.run(command, stdin=quiet, stdout=quiet, stderr=quiet, timeout=600)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def is_program(name: str) -> bool:
    """Whether a program is installed, even outside the user's path."""
    import shutil

    path = os.pathsep.join([os.environ.get("PATH", os.defpath), *ELSEWHERE])
    return shutil.which(name, path=path) is not None
