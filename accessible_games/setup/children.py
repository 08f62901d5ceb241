"""How set-up runs what it needs: without a word on the screen, and nothing outlives it."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import IO

from accessible_games.setup.places import ROOT

GUARDIAN = Path(__file__).with_name("guardian.py")
# sys.executable alone may be in the very environment that is made anew.
BASE = getattr(sys, "_base_executable", None) or sys.executable
ELSEWHERE = ("/usr/sbin", "/sbin", "/usr/games")
"""Where programs lie that not everybody calls by their name, such as brltty and tt++."""


def run(command: list[str], held: IO[str], heard: Callable[[str], object] = str) -> tuple[int, str]:
    """Run a command under a guardian; return its exit status and what it said.

    Each line goes to *heard* as it comes.  Where systems allow it, *held* stays locked until the
    command has gone, so that nobody else sets up before.
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
        start_new_session=True,  # a Control C goes to us, and we end what we have begun
        pass_fds=[] if sys.platform == "win32" else [held.fileno()],
    ) as process:
        said = []
        for line in process.stdout or ():
            said.append(line)
            heard(line)
    return process.returncode, "".join(said)


def succeeds(command: list[str]) -> bool:
    """Whether one of the system's own programs does what is asked of it.

    It has no guardian: an apt-get that is killed leaves a system that is half-made.
    """
    import subprocess

    quiet = subprocess.DEVNULL
    try:
        done = subprocess.run(command, stdin=quiet, stdout=quiet, stderr=quiet, timeout=600)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def is_program(name: str) -> bool:
    """Whether a program is there, even one that not everybody calls."""
    import shutil

    path = os.pathsep.join([os.environ.get("PATH", os.defpath), *ELSEWHERE])
    return shutil.which(name, path=path) is not None
