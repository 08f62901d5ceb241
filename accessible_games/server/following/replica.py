"""The store of a machine that follows another: every batch of the first is written here too."""

import sqlite3
from base64 import b64decode
from collections.abc import Mapping
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from accessible_games.server.storage.backup import BESIDE, reading
from accessible_games.server.storage.database_file import SHAPE, DatabaseFile
from accessible_games.server.storage.position import (
    Batch,
    Position,
    digest_after,
    position_of,
    put,
)
from accessible_games.server.storage.restoring import put_aside
from accessible_games.store import owned, whole
from accessible_games.store.library import sync_folder

PART = ".server-followed.part"
ASIDE = -1
"""The number of a store that was the first machine's: it is kept when the other's comes."""


class BrokenError(Exception):
    """Raised for what does not follow on what is here."""


class Replica:
    """See above."""

    def __init__(self, store: Path) -> None:
        """Open the store, or make it. Raises `StoreError` if that is not possible."""
        is_new = not store.exists()
        self._path = store
        self._file = DatabaseFile(store)
        self.position = position_of(self._file.connection) or Position(is_first=not is_new)
        """Where it is; a store that was never one of two is that of a first machine."""

    def close(self) -> None:
        """Close it."""
        self._file.close()

    def apply(self, batch: Batch) -> None:
        """Write a batch to the disk.

        Raises `BrokenError` if it is not the next one, `OSError` if the disk does not take it.
        """
        here = self.position
        is_next = batch.number == here.number + 1
        if not is_next or digest_after(here.digest, batch.text) != batch.digest:
            raise BrokenError
        if problem := self._file.write(batch.changes()):
            raise OSError(problem)
        self.position = replace(here, number=batch.number, digest=batch.digest)

    def take(self, data: bytes, files: Mapping[str, str]) -> None:
        """Let a whole store be this one; what a first machine had is kept beside it.

        Raises `BrokenError` for anything else, `OSError` if the disk does not take it.
        """
        part = self._path.with_name(PART)
        try:
            whole.write({part: data}, owned.FILE)
            position = position_in(part)
            if self.position.number == ASIDE:
                put_aside(self._path)
            self._file.close()
            try:
                for ending in ("-wal", "-shm"):
                    self._path.with_name(f"{self._path.name}{ending}").unlink(missing_ok=True)
                whole.replace(part, self._path)
                sync_folder(self._path.parent)
            finally:
                self._file = DatabaseFile(self._path)
        finally:
            part.unlink(missing_ok=True)
        for name in BESIDE:
            if name in files:
                whole.write({self._path.with_name(name): b64decode(files[name])}, owned.FILE)
        self._note(replace(position, is_first=False))

    def promote(self) -> None:
        """Be the first machine from now on. Raises `OSError` if the disk does not take it."""
        self._note(replace(self.position, term=self.position.term + 1, is_first=True))

    def step_back(self) -> None:
        """Follow from now on: another machine has taken over. Its whole store comes next."""
        self._note(replace(self.position, is_first=False, number=ASIDE, digest=""))

    def _note(self, position: Position) -> None:
        try:
            put(self._file.connection, position)
        except sqlite3.Error as error:
            raise OSError(str(error)) from None
        self.position = position


def position_in(part: Path) -> Position:
    """Return the position of a whole store. Raises `BrokenError` if it is none."""
    try:
        with closing(reading(part)) as found:
            (shape,) = found.execute("PRAGMA user_version").fetchone()
            (state,) = found.execute("PRAGMA quick_check(1)").fetchone()
            position = position_of(found)
    except sqlite3.Error:
        raise BrokenError from None
    if (shape, state) != (SHAPE, "ok") or position is None:
        raise BrokenError
    return position
