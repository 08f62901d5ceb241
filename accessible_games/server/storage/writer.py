"""The one thread that writes the store.

All changes that come during a write, and for a moment after it, go to the disk together. So a
change waits for that moment and at most two writes, a few milliseconds each, however many tables
are being played.
"""

from collections.abc import Callable, Sequence
from threading import Condition, Thread
from time import sleep

from accessible_games.server.storage.database_file import Change, DatabaseFile
from accessible_games.server.storage.store import Ticket

GATHERING = 0.004
"""Seconds for which changes are gathered.

So an answer goes to the disk, and to all who hear it, together with the answers of computer players
that follow it.
"""
AGAIN = 1.0
"""Seconds after which a failed write is tried again."""


def nobody(problem: str) -> None:
    """Tell no one."""


class StoreWriter:
    """Writes changes into a file, until it is closed."""

    def __init__(self, file: DatabaseFile) -> None:
        self.given: Ticket = 0
        """The ticket of the last change."""
        self.committed: Ticket = 0
        """The last ticket that is on disk."""
        self._file = file
        self._told: Callable[[str], None] = nobody
        self._waiting: list[Change] = []
        self._beside: dict[object, Change] = {}
        """What is written with the next changes, only the last one of each key."""
        self._changed = Condition()
        self._closing = False
        self._left: list[Change] = []
        """What could not be written before the end."""
        self._thread = Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    def listen(self, told: Callable[[str], None]) -> None:
        """See Store."""
        self._told = told

    def put(self, *changes: Change) -> Ticket:
        """Write changes together, soon; return their ticket."""
        with self._changed:
            self._waiting += changes
            self.given += 1
            self._changed.notify()
            return self.given

    def put_beside(self, key: object, change: Change) -> None:
        """Write a change when others are written, unless another one of its key comes before."""
        with self._changed:
            self._beside[key] = change

    def close(self) -> Sequence[Change]:
        """Write what waits, and end; return what could not be written."""
        with self._changed:
            self._closing = True
            self._changed.notify()
        self._thread.join()
        return self._left

    # In its own thread

    def _write(self) -> None:
        """Write whatever waits, until the store is closed."""
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._waiting or self._closing)
            sleep(GATHERING)
            with self._changed:
                batch, self._waiting, ticket = self._waiting, [], self.given
                beside, self._beside = self._beside, {}
            if batch or beside:
                if self._commit([*batch, *beside.values()]):
                    self.committed = ticket
                    self._told("")
            elif self._closing:
                return

    def _commit(self, batch: Sequence[Change]) -> bool:
        """Write changes to the disk as soon as it takes them; return False if it never does."""
        told = False
        while problem := self._file.write(batch):
            if self._closing:
                self._left += batch
                return False  # no one was told about these changes
            if not told:
                self._told(problem)
            told = True
            with self._changed:
                self._changed.wait_for(lambda: self._closing, AGAIN)
        return True
