"""Waiting for a key of the keyboard and for something else at once, without taking the key."""

import select
import sys
import termios
from collections.abc import Callable, Iterator
from contextlib import contextmanager


def key_is_first(file: int, served: Callable[[], bool]) -> bool:
    """Whether a key of the terminal comes before *served* is done with what *file* has to read.

    The key is not read, and none of them interrupts or stops the program: whoever reads it next
    sees to that.
    """
    keys = sys.stdin.fileno()
    with unheard(keys):
        while not served():
            if keys in select.select([keys, file], [], [])[0]:
                return True
    return False


@contextmanager
def unheard(terminal: int) -> Iterator[None]:
    """Keys wait in the terminal, each by itself and without echo."""
    before = termios.tcgetattr(terminal)
    now = termios.tcgetattr(terminal)
    now[3] &= ~(termios.ECHO | termios.ICANON | termios.ISIG | termios.IEXTEN)
    termios.tcsetattr(terminal, termios.TCSANOW, now)
    try:
        yield
    finally:
        termios.tcsetattr(terminal, termios.TCSANOW, before)
