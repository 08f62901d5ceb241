"""At a terminal, lines that do not fit into the window come in parts, with a pause between them."""

import sys

import pytest

from tests.terminal.driver import Terminal

pytestmark = pytest.mark.slow

# Each pause lasts until a key: then the screen shows what came before it.
PROGRAM = """
from itertools import count
from accessible_games.frontends.terminal import scroll_limit
from accessible_games.frontends.terminal.screen import Screen
pauses = count(1)
now = 0
def sleep(seconds):
    global now
    input()
    now = next(pauses)
scroll_limit.sleep, scroll_limit.monotonic = sleep, lambda: now
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
