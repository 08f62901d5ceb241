"""Backups of a store: each one file, made while a server plays, whole or not there at all.

SQLite copies the store as it is in one moment (https://sqlite.org/backup.html), under a name that
no backup has. The copy is checked, and gets its name when it is on the disk itself.
"""

import errno
import os
import re
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from accessible_games.server.storage.data_files import BANNED, HOST_KEY, MODERATORS, PUSH_KEY
from accessible_games.server.storage.store import StoreError
from accessible_games.store import owned, whole
from accessible_games.store.file_lock import FileLock
from accessible_games.store.library import sync_folder

KEPT = 48
"""How many backups stay in a folder if no other number is given."""
NAME = "server-{:%Y-%m-%d-%H%M%SZ}.sqlite"
NAMED = re.compile(r"server-\d{4}-\d\d-\d\d-\d{6}Z\.sqlite")
"""The name of a backup, by the time in UTC, and what it looks like."""
PART = ".server-backup.part"
"""What a backup is called before it is whole; remains of a killed program are overwritten."""
LOCK = ".server-backup.lock"
"""What is locked meanwhile, so that a folder gets one backup at a time."""
BESIDE = (HOST_KEY, BANNED, MODERATORS, PUSH_KEY)
"""The files beside a store that are in its backups too."""
PAGES = 256
"""Pages that are copied at once."""
MADE = "made"
OWN = (
    "DROP TABLE IF EXISTS backup",
    "CREATE TABLE backup (name TEXT PRIMARY KEY, data BLOB)",
)
"""The table of a backup, besides those of the store: when it was made, and the files beside it."""
ADDED = "INSERT INTO backup VALUES (?, ?)"
WRONG = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
DISK = {
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_READONLY: errno.EACCES,
    sqlite3.SQLITE_CANTOPEN: errno.EACCES,
    sqlite3.SQLITE_PERM: errno.EACCES,
}
"""What the system says, by what SQLite makes of it."""


def nothing() -> None:
    """Do nothing between two steps."""


def back_up(
    store: Path, folder: Path, keep: int = KEPT, step: Callable[[], None] = nothing
) -> Path:
    """Make a backup of a store in a folder, of which the newest *keep* stay; return its file.

    *step* is called after each step, and may raise to give up. If this raises anything, there is no
    new backup, and the older ones are all there. Raises `StoreError` for a store that is not there
    or damaged, and for a folder that gets another backup now. Raises `OSError` with the name of the
    folder if that takes none.
    """
    now = datetime.now(UTC)
    with read_only(store) as source:
        added = {MADE: now.isoformat(timespec="seconds").encode(), **beside(store.parent)}
        begin(source)
        with named(folder), one_at_a_time(folder):
            file = folder / NAME.format(now)
            write(file, source, store, added, step)
            for old in backups(folder)[:-keep]:
                with suppress(OSError):  # it is of no use, and does no harm
                    old.unlink()
    return file


def write(
    file: Path,
    source: sqlite3.Connection,
    store: Path,
    added: Mapping[str, bytes],
    step: Callable[[], None],
) -> None:
    """Write a backup, with what is *added* to it, under another name until it is whole.

    Raises `StoreError` for a damaged store, `OSError` if the disk does not take it.
    """
    part = file.with_name(PART)
    try:
        make_empty(part)
        copy(source, store, part, step)
        add(part, added)
        whole.sync(part)
        whole.replace(part, file)
    finally:
        for each in (part, part.with_name(f"{PART}-journal")):
            with suppress(OSError):  # what cannot be removed was not written
                each.unlink(missing_ok=True)
    sync_folder(file.parent)


def backups(folder: Path) -> list[Path]:
    """Return the backups in a folder, the oldest first. Raises `OSError` if it cannot be read."""
    return sorted(each for each in folder.iterdir() if NAMED.fullmatch(each.name))


@contextmanager
def named(folder: Path) -> Iterator[None]:
    """Make a folder if it is not there, and let every error of the system name it."""
    try:
        if not folder.is_dir():
            owned.make_folder(folder)
        yield
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(folder)) from error


@contextmanager
def one_at_a_time(folder: Path) -> Iterator[None]:
    """Lock a folder. Raises `StoreError` if another program makes a backup there."""
    try:
        with FileLock(folder / LOCK):
            yield
    except BlockingIOError:
        raise StoreError("backup-busy", str(folder)) from None


# Copying ------------------------------------------------------------------------------------------


def reading(store: Path) -> sqlite3.Connection:
    """Open a store, or a backup of one, that is only read."""
    address = f"{store.absolute().as_uri()}?mode=ro"
    return sqlite3.connect(address, uri=True, timeout=10, isolation_level=None)


@contextmanager
def read_only(store: Path) -> Iterator[sqlite3.Connection]:
    """Open a store that is only read meanwhile, whether a server uses it or not.

    Raises `StoreError` if there is none or it is damaged, `OSError` if it cannot be read.
    """
    if not store.is_file():
        raise StoreError("no-store", str(store))
    with told_by_sqlite(store, store), closing(reading(store)) as connection:
        yield connection


def begin(source: sqlite3.Connection) -> None:
    """Let a store stay as it is now for who reads it. Raises `sqlite3.Error` if it is none."""
    source.execute("BEGIN")
    source.execute("SELECT count(*) FROM sqlite_master")


def make_empty(part: Path) -> None:
    """Make a file for its owner alone, with nothing in it. Raises `OSError` if that fails."""
    owned.make_file(part)
    os.truncate(part, 0)


def copy(
    source: sqlite3.Connection, store: Path, part: Path, step: Callable[[], None] = nothing
) -> None:
    """Copy a store as it was when its reading was begun into an empty file, and check the copy.

    Raises `StoreError` for a damaged store, `OSError` for a disk that does not take the copy.
    """
    with told_by_sqlite(store, part), closing(sqlite3.connect(part)) as target:
        source.backup(target, pages=PAGES, progress=lambda *_: step())
        target.execute("PRAGMA journal_mode = DELETE")  # so it is one file
        if target.execute("PRAGMA integrity_check(1)").fetchone()[0] != "ok":
            raise StoreError("backup-damaged", str(store))


def add(part: Path, data: Mapping[str, bytes]) -> None:
    """Put into a copy what only backups have. Raises `OSError` if the disk does not take it."""
    with told_by_sqlite(part, part), closing(sqlite3.connect(part)) as target, target:
        for statement in OWN:
            target.execute(statement)
        target.executemany(ADDED, data.items())


def beside(folder: Path) -> dict[str, bytes]:
    """Return the files beside a store that are there, by their names."""
    return {name: (folder / name).read_bytes() for name in BESIDE if (folder / name).is_file()}


@contextmanager
def told_by_sqlite(store: Path, part: Path) -> Iterator[None]:
    """Raise what is wrong with a disk as `OSError`, and with a store as `StoreError`."""
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_IOERR) & 0xFF
        if code in WRONG:
            raise StoreError("backup-damaged", str(store)) from None
        raise OSError(DISK.get(code, errno.EIO), str(error), str(part)) from None
