"""Only one process sets up at a time, and the others can name it."""

import os
import sys
import time
from typing import IO

from accessible_games.setup.places import BEGUN
from accessible_games.setup.words import say

MANY = 5
"""The number of looks after which the process that sets up is taken to be unknown."""


def alone() -> IO[str]:
    """Wait until no other process sets up.

    Closing the file returned, or dying, lets the next one go on.
    """
    file = BEGUN.open("a+", encoding="ascii")
    before: list[str] = []
    looks, said = 0, False
    while not locked(file):
        who, looks = holder(), looks + 1
        # Twice the same, as the first look may find the remains of a process that was killed.
        if not said and (who == before != [] or looks == MANY):
            say_who(who)
            said = True
        before = who
        time.sleep(0.2)
    file.truncate(0)
    file.write(f"{os.getpid()} {time.time():.0f}\n")
    file.flush()
    return file


def holder() -> list[str]:
    """Return the process that sets up and the time it began; nothing if that is unknown."""
    words = BEGUN.read_text("ascii", errors="replace").split()
    return words if len(words) == 2 and all(word.isdecimal() for word in words) else []


def say_who(words: list[str]) -> None:
    """Say which process we are waiting for, and how to end it if it hangs."""
    if not words:
        say("waiting")
        return
    process, begun = words[0], time.localtime(int(words[1]))
    today = begun[:3] == time.localtime()[:3]
    since = time.strftime("%H:%M" if today else "%Y-%m-%d %H:%M", begun)
    # A gentle signal would not do: a hanging process may be stopped.
    end = f"taskkill /F /PID {process}" if sys.platform == "win32" else f"kill -9 {process}"
    say("waiting for", process=process, since=since, end=end)


def locked(file: IO[str]) -> bool:
    """Lock the file against other processes; return whether that worked."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(1000)  # beyond its contents, which others read
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True
