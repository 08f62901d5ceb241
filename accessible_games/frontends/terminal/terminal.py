"""The terminal as it was found: given back however the program ends.

Signals end the program as they usually do, with their own exit status, but only after that.
"""

import atexit
import os
import signal
import sys
import termios
from types import FrameType

ENDING = ("SIGHUP", "SIGQUIT", "SIGTERM", "SIGUSR1", "SIGUSR2")
"""Signals that end a program unless it handles them."""


class Found:
    """The settings of the terminal as they were.

    They return at `give_back`, at exit, and before a signal ends the program.
    """

    def __init__(self) -> None:
        self.modes = termios.tcgetattr(sys.stdin.fileno())
        self._terminal = sys.stdin.fileno()
        atexit.register(self.give_back)
        for name in ENDING:
            number = getattr(signal, name)
            if signal.getsignal(number) is signal.SIG_DFL:  # who started us may want it ignored
                signal.signal(number, self._end)

    def give_back(self) -> None:
        """The terminal as it was found; harmless when done twice."""
        atexit.unregister(self.give_back)
        try:
            termios.tcsetattr(self._terminal, termios.TCSANOW, self.modes)
        except (termios.error, OSError):
            return  # the terminal was closed: nobody is left to mind

    def _end(self, number: int, _frame: FrameType | None) -> None:
        self.give_back()
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)
