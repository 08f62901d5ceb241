"""At a terminal what does not fit into the window comes in parts, and each waits for the next."""

import sys

import pytest

from tests.terminal.driver import Terminal

pytestmark = pytest.mark.slow

# Each pause lasts until a key: what has come before it stands on the screen then.
PROGRAM = """
from itertools import count
from accessible_games.frontends.terminal import flow
from accessible_games.frontends.terminal.screen import Screen
pauses = count(1)
now = 0
def sleep(seconds):
    global now
    input()
    now = next(pauses)
flow.sleep, flow.monotonic = sleep, lambda: now
Screen().say(f"Line {number}." for number in range(1, 26))
input("Prompt.")
"""


def test_at_a_terminal_the_window_is_full_at_each_pause() -> None:
    """What has come stays until the pause is over; the prompt follows the last lines at once."""
    with Terminal([sys.executable, "-c", PROGRAM], rows=10) as terminal:
        for last in (9, 18, 25):
            terminal.settle()
            shown = [line for line in terminal.lines() if line]
            assert shown[-2 if last == 25 else -1] == f"Line {last}."
            terminal.send("\r")
        assert [line for line in shown if line] == [
            f"Line {number}." for number in range(1, 26)
        ] + ["Prompt."]
