"""The program of tests/patient.py, which halts at each line that it was given: see Desktop.enter.

Orca would read the row that Enter ends once more if the answer came together with its end. So the
program says to the pipe that the variable HALTS names that it halts, and waits to be continued.
"""

import json
import os
import signal
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from accessible_games.frontends.terminal.editing.line_editor import QuietKeyboard
from tests import patient

HALTS = "ACCESSIBLE_GAMES_HALTS"
"""The variable of the environment with the name of the pipe."""
P = ParamSpec("P")
R = TypeVar("R")


def halting(read: Callable[P, R]) -> Callable[P, R]:
    """Halt whenever something was read to its end."""

    @wraps(read)
    def read_and_halt(*args: P.args, **options: P.kwargs) -> R:
        result = read(*args, **options)
        with open(os.environ[HALTS], "w", encoding="utf-8") as pipe:
            print(json.dumps(["halted", os.getpid()]), file=pipe)
        os.kill(os.getpid(), signal.SIGSTOP)
        return result

    return read_and_halt


if __name__ == "__main__":
    for name in ("read_line", "wait"):
        setattr(QuietKeyboard, name, halting(getattr(QuietKeyboard, name)))
    patient.begin()
