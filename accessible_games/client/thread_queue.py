"""What one thread has for another, which can wait for it as for a file."""

import select
import socket
from contextlib import suppress
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Generic, TypeVar

T = TypeVar("T")
CHUNK = 4096


class ThreadQueue(Generic[T]):
    """What was put in, in that order."""

    def __init__(self) -> None:
        self._inside, self._outside = socket.socketpair()
        self._items: SimpleQueue[T] = SimpleQueue()
        for end in (self._inside, self._outside):
            end.setblocking(False)

    def fileno(self) -> int:
        """Return the file descriptor that is readable while something is in it."""
        return self._outside.fileno()

    def put(self, item: T) -> None:
        """Put something in; any thread may."""
        self._items.put(item)
        with suppress(OSError):  # it is full and so readable, or it is closed
            self._inside.send(b"\0")

    def take(self, seconds: float = 0) -> list[T]:
        """Return all that is in it; if there is nothing, wait up to *seconds* for it."""
        end = monotonic() + seconds
        while True:
            select.select([self._outside], [], [], max(0.0, end - monotonic()))
            items = self._items_now()
            if items or monotonic() >= end:  # an item may be here before its byte
                return items

    def _items_now(self) -> list[T]:
        with suppress(BlockingIOError):
            while self._outside.recv(CHUNK):
                continue
        found: list[T] = []
        with suppress(Empty):
            while True:
                found.append(self._items.get_nowait())
        return found

    def close(self) -> None:
        """Close it: no one waits any more."""
        self._inside.close()
        self._outside.close()
