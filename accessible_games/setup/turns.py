"""Of several starts only one sets up at a time, and the others know which."""

import os
import sys
import time
from typing import IO

from accessible_games.setup.places import BEGUN
from accessible_games.setup.words import say

MANY = 5
"""The number of looks after which a start that sets up is taken to be unknown."""


def alone() -> IO[str]:
    """Wait until no other start sets up; closing the file, or dying, lets the next one go on."""
    file = BEGUN.open("a+", encoding="ascii")
    before: list[str] = []
    looks, said = 0, False
    while not locked(file):
        who, looks = holder(), looks + 1
        # Twice the same, for what is read first may have been left by one that was killed.
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
    """Return who is setting up, and for how many seconds; nothing where that is unknown."""
    words = BEGUN.read_text("ascii", errors="replace").split()
    return words if len(words) == 2 and all(word.isdecimal() for word in words) else []


def say_who(words: list[str]) -> None:
    """Say whom we are waiting for, and how to end it if it hangs."""
    if not words:
        say("waiting")
        return
    process, begun = words[0], time.localtime(int(words[1]))
    today = begun[:3] == time.localtime()[:3]
    since = time.strftime("%H:%M" if today else "%Y-%m-%d %H:%M", begun)
    # Gently would not do: what hangs may have been stopped.
    end = f"taskkill /F /PID {process}" if sys.platform == "win32" else f"kill -9 {process}"
    say("waiting for", process=process, since=since, end=end)


def locked(file: IO[str]) -> bool:
    """Lock the file so that the others wait; whether that worked."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(1000)  # beyond what is written there, which others read
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True
