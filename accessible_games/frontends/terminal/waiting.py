"""Waiting for a key and for something else at once, without taking the key."""

import os
import select
import signal
import sys
import termios
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager

CHUNK = 4096


def key_is_first(
    files: Sequence[int], served: Callable[[], bool], *, interrupts: bool = False
) -> bool:
    """Return whether a key comes before *served* is done with what *files* have to read.

    The key is not read, and none interrupts or stops the program: that is up to its reader. For a
    reader that knows only lines, Ctrl-C *interrupts*.
    """
    keys = sys.stdin.fileno()
    with unechoed_keys(keys) if interrupts else unheard(keys), woken_by_signals() as woken:
        while not served():
            ready = select.select([keys, *files, woken], [], [])[0]
            if keys in ready:
                return True
            if woken in ready:
                os.read(woken, CHUNK)
    return False


@contextmanager
def woken_by_signals() -> Iterator[int]:
    """Yield a file descriptor that is readable once a signal has come.

    A signal just before `select` would otherwise be noticed only after the next key.
    """
    woken, waking = os.pipe()
    os.set_blocking(waking, False)
    before = signal.set_wakeup_fd(waking, warn_on_full_buffer=False)
    try:
        yield woken
    finally:
        signal.set_wakeup_fd(before)
        os.close(woken)
        os.close(waking)


def unheard(terminal: int) -> AbstractContextManager[None]:
    """Let keys wait in the terminal one by one, without echo."""
    return without(terminal, termios.ECHO | termios.ICANON | termios.ISIG | termios.IEXTEN)


def unechoed_keys(terminal: int) -> AbstractContextManager[None]:
    """The same, except for keys that interrupt or stop the program."""
    return without(terminal, termios.ECHO | termios.ICANON | termios.IEXTEN)


def unechoed(terminal: int) -> AbstractContextManager[None]:
    """Read a line as usual, but do not show what is typed."""
    return without(terminal, termios.ECHO)


@contextmanager
def without(terminal: int, modes: int) -> Iterator[None]:
    """Turn some local modes of a terminal off for a while."""
    before = termios.tcgetattr(terminal)
    now = termios.tcgetattr(terminal)
    now[3] &= ~modes
    termios.tcsetattr(terminal, termios.TCSANOW, now)
    try:
        yield
    finally:
        termios.tcsetattr(terminal, termios.TCSANOW, before)
