"""The terminal while lines are edited, and between them."""

import os
import sys
import termios
from contextlib import suppress

from accessible_games.frontends.terminal.terminal import Found
from accessible_games.match.typed_cells import SPACE


class RawTerminal:
    """The terminal in raw mode: keys typed while no line is read wait unseen, not echoed twice.

    Ctrl-C still interrupts. `restore` gives the terminal back, as does any end of the program.
    """

    def __init__(self) -> None:
        self._found = Found()
        self.make_raw()

    def make_raw(self) -> None:
        """Turn off the terminal's echo and line editing, again after each suspend and resume."""
        terminal = sys.stdin.fileno()
        now = termios.tcgetattr(terminal)
        now[0] &= ~(termios.ICRNL | termios.INLCR | termios.IGNCR | termios.IXON | termios.IXOFF)
        now[3] &= ~(termios.ECHO | termios.ICANON | termios.IEXTEN)
        now[6][termios.VMIN], now[6][termios.VTIME] = 1, 0
        termios.tcsetattr(terminal, termios.TCSANOW, now)

    def restore(self) -> None:
        """Restore the terminal as it was found; harmless when done twice."""
        self._found.give_back()


def next_pressed() -> bool:
    """Wait for Enter or Space; return False if Ctrl-D or the end of the input comes first."""
    with suppress(OSError):  # the terminal was closed
        while keys := os.read(sys.stdin.fileno(), 1024):
            if not {*b"\r\n "}.isdisjoint(keys) or SPACE.encode() in keys:
                return True
            if b"\4" in keys:
                return False
    return False
