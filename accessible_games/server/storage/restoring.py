"""Taking over a backup: what it holds is known before, and the store that was there is kept."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from accessible_games.core.frozen import Frozen
from accessible_games.server.storage.backup import (
    BESIDE,
    MADE,
    add,
    begin,
    copy,
    make_empty,
    reading,
    told_by_sqlite,
)
from accessible_games.server.storage.database_file import SHAPE
from accessible_games.server.storage.store import StoreError
from accessible_games.server.storage.store_lock import locked
from accessible_games.store import owned, whole
from accessible_games.store.library import sync_folder

ASIDE = "server-before-{:%Y-%m-%d-%H%M%S-%f}.sqlite"
"""Beside the store, what was there before."""
PART = ".server-restored.part"
HOLDS = {
    "people": "SELECT count(*) FROM people",
    "tables": "SELECT count(*) FROM tables WHERE NOT over",
    "games": "SELECT count(*) FROM tables WHERE over",
}
"""What is counted in a store."""


class Holdings(Frozen):
    """What a backup holds."""

    made: datetime
    people: int
    tables: int
    """Tables whose game is not over."""
    games: int
    """Games that are over."""
    beside: dict[str, bytes]
    """The files beside the store, by their names."""


class Restored(Frozen):
    """What became of a backup."""

    aside: Path | None = None
    """Where the store is that was there before, if there was one."""
    is_new: bool = True
    """Whether it was taken over; not if that was done before."""


def restore(backup: Path, store: Path, told: Callable[[Holdings], None]) -> Restored:
    """Let a backup be the store; *told* hears what it holds before anything is changed.

    A backup that is the store already, with what was played since, is not taken over again: who
    starts a server always does so by the same words. Raises `StoreError` for a file that is no
    backup, and for a store in use. Raises `OSError` for one that cannot be read or written.
    """
    with locked(store):
        if not backup.is_file():
            raise StoreError("no-backup", str(backup))
        if store.is_file() and backup.samefile(store):
            raise StoreError("backup-itself", str(backup))
        with told_by_sqlite(backup, backup), closing(reading(backup)) as source:
            begin(source)
            holdings = held(source, backup)
            told(holdings)
            if taken_over(store) == holdings.made:
                return Restored(is_new=False)
            return Restored(exchanged(source, backup, store, holdings))


def held(source: sqlite3.Connection, backup: Path) -> Holdings:
    """Return what a backup holds.

    Raises `StoreError` if it is none, or of a newer version; `sqlite3.Error` if it is damaged.
    """
    (shape,) = source.execute("PRAGMA user_version").fetchone()
    if not is_store(source) or not shape:
        raise StoreError("no-backup", str(backup))
    if shape != SHAPE:
        raise StoreError("other-shape", str(backup))
    counts = {name: source.execute(query).fetchone()[0] for name, query in HOLDS.items()}
    kept = own(source)
    made = moment(kept) or datetime.fromtimestamp(int(backup.stat().st_mtime), UTC)
    return Holdings(made, **counts, beside={name: kept[name] for name in BESIDE if name in kept})


def is_store(source: sqlite3.Connection) -> bool:
    """Whether a database has the tables of a store. Raises `sqlite3.Error` if it is none."""
    found = {name for (name,) in source.execute("SELECT name FROM sqlite_master")}
    return {"people", "tables", "seats", "lines"} <= found


def own(source: sqlite3.Connection) -> dict[str, bytes]:
    """Return what a backup holds besides the store, by name; nothing for a mere copy of a store."""
    if not source.execute("SELECT 1 FROM sqlite_master WHERE name = 'backup'").fetchone():
        return {}
    rows = source.execute("SELECT name, CAST(data AS BLOB) FROM backup").fetchall()
    return {name: data for name, data in rows if isinstance(data, bytes)}


def moment(kept: dict[str, bytes]) -> datetime | None:
    """Return when a backup was made; None if that is not known."""
    try:
        found = datetime.fromisoformat(kept[MADE].decode())
    except (KeyError, ValueError):
        return None
    return found if found.tzinfo else None


def taken_over(store: Path) -> datetime | None:
    """Return when the backup was made that a store began as, or None."""
    if not store.is_file():
        return None
    unchanged = f"{store.absolute().as_uri()}?immutable=1"  # a damaged one stays as it is
    with suppress(sqlite3.Error), closing(sqlite3.connect(unchanged, uri=True)) as source:
        return moment(own(source))
    return None


# Changing places ----------------------------------------------------------------------------------


def exchanged(
    source: sqlite3.Connection, backup: Path, store: Path, holdings: Holdings
) -> Path | None:
    """Put a copy of a backup in the place of the store; return where that is now, if it was there.

    Raises `StoreError` for a damaged backup, `OSError` if the disk does not take the copy; then
    everything is as it was.
    """
    part = store.with_name(PART)
    try:
        make_empty(part)
        copy(source, backup, part)
        add(part, {MADE: holdings.made.isoformat().encode()})
        whole.sync(part)
        aside = put_aside(store)
        whole.replace(part, store)
    finally:
        part.unlink(missing_ok=True)
    put_beside(store.parent, holdings)
    sync_folder(store.parent)
    return aside


def put_aside(store: Path) -> Path | None:
    """Keep the store and its log under another name too, and take that log away.

    Raises `OSError` if that fails; then everything is as it was.
    """
    if not store.is_file():
        return None
    aside, log = store.with_name(ASIDE.format(datetime.now())), f"{store.name}-wal"
    kept = {store: aside, store.with_name(log): aside.with_name(f"{aside.name}-wal")}
    for file, other in kept.items():
        if file.is_file():
            owned.make_file(other)
            shutil.copyfile(file, other)
            whole.sync(other)
    sync_folder(store.parent)
    for ending in ("-wal", "-shm"):
        store.with_name(f"{store.name}{ending}").unlink(missing_ok=True)
    return aside


def put_beside(folder: Path, holdings: Holdings) -> None:
    """Put back the files beside the store that are missing. Raises `OSError` if that fails."""
    for name, data in holdings.beside.items():
        with suppress(FileExistsError):
            whole.write_new(folder / name, data)
