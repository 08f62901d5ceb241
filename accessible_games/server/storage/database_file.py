"""The file of the store: one server alone writes it, and it is rescued if it is taken away."""

import os
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from accessible_games.server.storage.store import GONE, StoreError
from accessible_games.server.storage.store_lock import locked
from accessible_games.store import owned

SHAPE = 1
"""Increased whenever the tables change; a file of another shape is refused, and left alone."""
TABLES = (
    "CREATE TABLE people (key TEXT PRIMARY KEY, name TEXT, secret TEXT, guest INT, profile TEXT)",
    "CREATE TABLE tables (word TEXT PRIMARY KEY, plan TEXT, over INT DEFAULT 0)",
    "CREATE TABLE seats (word TEXT, seat INT, name TEXT, heard INT DEFAULT 0,"
    " PRIMARY KEY (word, seat)) WITHOUT ROWID",
    "CREATE TABLE lines (number INTEGER PRIMARY KEY, word TEXT, text TEXT)",
    "CREATE INDEX lines_of ON lines (word)",
    f"PRAGMA user_version = {SHAPE}",
)
DOCUMENTS = (
    "CREATE TABLE IF NOT EXISTS documents"
    " (kind TEXT, key TEXT, data TEXT, PRIMARY KEY (kind, key)) WITHOUT ROWID"
)
"""Whatever else is kept, as texts; stores of earlier versions of this shape lack the table."""
WAITS = 5.0
"""Seconds for which a write waits for others who have the file open."""
BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
RESCUED = "server-rescued-{}.sqlite"
"""The file beside it into which everything goes at the end if it is not in its place."""

Change = tuple[str, tuple[object, ...]]
"""A statement and its values."""


class DatabaseFile:
    """A file of SQLite that this server alone writes; others may read it meanwhile."""

    def __init__(self, path: Path) -> None:
        """Open the file, or make it. Raises `StoreError` if that is not possible."""
        self.path = path
        self._lock = locked(path)
        try:
            self.connection = connected(path)
        except StoreError:
            self._lock.close()
            raise
        self._files = str(path), f"{path}-wal"
        """It and its log, which has what was written last (https://sqlite.org/wal.html)."""
        self._seen = [*map(seen, self._files)]
        """How they were when they were last known to be in their place."""

    @property
    def is_in_place(self) -> bool:
        """Whether it is still there with its log, to be written, and no other in its place.

        It is asked before every write, so who may write is looked up only if their rights changed.
        """
        now = [*map(seen, self._files)]
        if now != self._seen:
            same = [each and each[:2] for each in now] == [each and each[:2] for each in self._seen]
            if not same or not all(os.access(file, os.W_OK) for file in self._files):
                return False
            self._seen = now
        return True

    def write(self, batch: Sequence[Change]) -> str:
        """Write changes to the disk; return the problem, or "" if there was none.

        Nothing goes into a file that is not there any more: the system would take it, and lose it.
        """
        return self._write(batch) if self.is_in_place else GONE

    def _write(self, batch: Sequence[Change]) -> str:
        """Write changes to the file that is open; return the problem, or ""."""
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            for statement, values in batch:
                self.connection.execute(statement, values)
            self.connection.execute("COMMIT")
        except Exception as error:  # whatever it is: no one would notice the end of the thread
            with suppress(sqlite3.Error):
                self.connection.execute("ROLLBACK")
            return str(error)
        return ""

    def rescue(self, left: Sequence[Change]) -> Path | None:
        """Write everything into another file: what the system still has of this one is lost soon.

        *left* could not be written before. If that fails too, nothing more can be done, and None is
        returned.
        """
        rescued = self.path.with_name(RESCUED.format(f"{datetime.now():%Y-%m-%d-%H%M%S-%f}"))
        with suppress(OSError, sqlite3.Error):
            owned.make_file(rescued)
            if not self._write(left):
                self.connection.execute("VACUUM INTO ?", (str(rescued),))
                return rescued
        return None

    def close(self) -> None:
        """Close it."""
        self.connection.close()
        self._lock.close()


def seen(file: str) -> tuple[int, ...] | None:
    """Return what tells a file from another in its place, its device and number, and its rights.

    Writing changes none of them. None if it is not there.
    """
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino, found.st_mode, found.st_uid, found.st_gid


# Opening ------------------------------------------------------------------------------------------


def connected(file: Path) -> sqlite3.Connection:
    """Open the file, whose lock is held; while somebody copies it, writing waits for a moment.

    Raises `StoreError` if it is in use, damaged or newer.
    """
    try:
        owned.make_file(file)
        connection = sqlite3.connect(
            file, timeout=WAITS, isolation_level=None, check_same_thread=False
        )
    except (OSError, sqlite3.Error) as error:
        raise StoreError("unusable", str(file), str(error)) from None
    try:
        prepare(connection, file)
    except sqlite3.Error as error:
        connection.close()
        raise StoreError("in-use" if is_busy(error) else "damaged", str(file)) from None
    except StoreError:
        connection.close()
        raise
    return connection


def is_busy(error: sqlite3.Error) -> bool:
    """Whether another program keeps the file for itself, as servers of earlier versions did."""
    return getattr(error, "sqlite_errorcode", None) in BUSY


def prepare(connection: sqlite3.Connection, file: Path) -> None:
    """Make the tables of an empty file, and check those of any other."""
    connection.text_factory = readable
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    if (found := connection.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
        raise sqlite3.DatabaseError(found)
    connection.execute("BEGIN IMMEDIATE")
    (shape,) = connection.execute("PRAGMA user_version").fetchone()
    if shape not in (0, SHAPE):
        raise StoreError("other-shape", str(file))
    for statement in TABLES if shape == 0 else ():
        connection.execute(statement)
    connection.execute(DOCUMENTS)
    connection.execute("COMMIT")


def readable(data: bytes) -> str:
    """Return a text; bytes of it that are none are written out, as one damaged row is no reason."""
    return data.decode("utf-8", "backslashreplace")
