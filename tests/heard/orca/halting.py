"""The program of tests/patient.py, which halts where Orca has to look: see Desktop.

It does so at each line that it was given: Orca would read the row that Enter ends once more if the
answer came together with its end. And it does so instead of each pause between lines that do not
fit into the window: on a busy machine Orca comes later than after any pause. It does so too after
what is told of a hint before the rest is thought of, which takes no time in tests.
The program says to the pipe that the variable HALTS names that it halts, and waits to be continued.
"""

import json
import os
import signal
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from accessible_games.frontends.terminal import scroll_limit
from accessible_games.frontends.terminal.console import Console
from accessible_games.frontends.terminal.editing.line_editor import QuietKeyboard
from tests import patient
from tests.clock import Clock

HALTS = "ACCESSIBLE_GAMES_HALTS"
"""The variable of the environment with the name of the pipe."""
P = ParamSpec("P")
R = TypeVar("R")
clock = Clock()
"""By it Orca has looked whenever the program was continued, and not before."""


def halt(why: str) -> None:
    """Wait to be continued, which is when Orca has looked."""
    with open(os.environ[HALTS], "w", encoding="utf-8") as pipe:
        print(json.dumps([why, os.getpid()]), file=pipe)
    os.kill(os.getpid(), signal.SIGSTOP)
    clock.sleep(scroll_limit.PAUSE)


def halting(why: str, do: Callable[P, R]) -> Callable[P, R]:
    """Halt whenever something was done."""

    @wraps(do)
    def do_and_halt(*args: P.args, **options: P.kwargs) -> R:
        result = do(*args, **options)
        halt(why)
        return result

    return do_and_halt


def pause(_: float) -> None:
    """Halt instead of sleeping for some seconds."""
    halt("paused")


if __name__ == "__main__":
    for name in ("read_line", "wait"):
        setattr(QuietKeyboard, name, halting("halted", getattr(QuietKeyboard, name)))
    setattr(Console, "speak_so_far", halting("paused", Console.speak_so_far))  # noqa: B010
    vars(scroll_limit).update(monotonic=clock, sleep=pause)
    patient.begin()
