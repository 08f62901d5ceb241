"""What one thread has for another, which can wait for it as for a file."""

import select
import socket
from contextlib import suppress
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Generic, TypeVar

T = TypeVar("T")
CHUNK = 4096


class Mailbox(Generic[T]):
    """Letters in the order in which they were put in."""

    def __init__(self) -> None:
        self._inside, self._outside = socket.socketpair()
        self._letters: SimpleQueue[T] = SimpleQueue()
        for end in (self._inside, self._outside):
            end.setblocking(False)

    def fileno(self) -> int:
        """The file that can be read when there are letters."""
        return self._outside.fileno()

    def put(self, letter: T) -> None:
        """Put a letter in, in any thread."""
        self._letters.put(letter)
        with suppress(OSError):  # it is full, so it can be read; or nobody waits any more
            self._inside.send(b"\0")

    def take(self, seconds: float = 0) -> list[T]:
        """All letters; where there are none, wait so many *seconds* for some."""
        end = monotonic() + seconds
        while True:
            select.select([self._outside], [], [], max(0.0, end - monotonic()))
            letters = self._letters_now()
            if letters or monotonic() >= end:  # a letter may be taken before its byte comes
                return letters

    def _letters_now(self) -> list[T]:
        with suppress(BlockingIOError):
            while self._outside.recv(CHUNK):
                continue
        found: list[T] = []
        with suppress(Empty):
            while True:
                found.append(self._letters.get_nowait())
        return found

    def close(self) -> None:
        """Nobody waits any more."""
        self._inside.close()
        self._outside.close()
