"""Keys in the console of Windows: whether one was pressed, and which, without showing it."""

import msvcrt
import select
from collections.abc import Callable, Sequence

from accessible_games.match.typed_cells import SPACE

BETWEEN = 0.05
"""Seconds between two looks at the keys, which Windows does not wait for as for a connection."""
ENTERS, ENDS = f"\r\n {SPACE}", "\x03\x04\x1a"
"""The keys that end a waiting line, and those that end all waiting: Control C, D and Z."""
BEGINNINGS = "\0\xe0"
"""What comes first for a key that is no letter; a second sign says which it is."""


def key_is_first(files: Sequence[int], served: Callable[[], bool]) -> bool:
    """Return whether a key comes before *served* is done with what *files* have to read.

    The key is neither read nor shown; keys such as Shift and Control alone do not count.
    """
    while not served():
        if is_pressed():
            return True
        select.select(files, [], [], BETWEEN)
    return False


def is_pressed() -> bool:
    """Whether a key waits to be read."""
    return bool(msvcrt.kbhit())  # type: ignore[attr-defined,unused-ignore]


def pressed() -> str:
    """Wait for a key and return its sign, or both signs of one that is no letter."""
    sign = str(msvcrt.getwch())  # type: ignore[attr-defined,unused-ignore]
    more = str(msvcrt.getwch()) if sign in BEGINNINGS else ""  # type: ignore[attr-defined,unused-ignore]
    return sign + more


def drop() -> None:
    """Forget the keys that were not read yet."""
    while is_pressed():
        pressed()


def next_pressed() -> bool:
    """Wait for Enter or Space; return False if Control C, D or Z comes first."""
    while (key := pressed()) not in ENDS:
        if key in ENTERS:
            return True
    return False
