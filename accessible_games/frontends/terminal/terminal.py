"""The terminal as it was found, which is restored however the program ends.

Signals end the program as usual, with their own exit status, but only after that.
"""

import atexit
import os
import signal
import sys
import termios
from types import FrameType

ENDING = ("SIGHUP", "SIGQUIT", "SIGTERM", "SIGUSR1", "SIGUSR2")
"""Signals that end a program unless they are caught."""


class Found:
    """The terminal's settings as they were found.

    They are restored by `give_back`, at exit, and before a signal ends the program.
    """

    def __init__(self) -> None:
        self.modes = termios.tcgetattr(sys.stdin.fileno())
        self._terminal = sys.stdin.fileno()
        atexit.register(self.give_back)
        for name in ENDING:
            number = getattr(signal, name)
            if signal.getsignal(number) is signal.SIG_DFL:  # the parent process may want it ignored
                signal.signal(number, self._end)

    def give_back(self) -> None:
        """Restore the terminal as it was found; harmless when done twice."""
        atexit.unregister(self.give_back)
        try:
            termios.tcsetattr(self._terminal, termios.TCSANOW, self.modes)
        except (termios.error, OSError):
            return  # the terminal was closed: there is nothing to restore

    def _end(self, number: int, _frame: FrameType | None) -> None:
        self.give_back()
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)
