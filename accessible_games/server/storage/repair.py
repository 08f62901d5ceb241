"""Mending the store of a server that has stopped: what is damaged there is left out."""

from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path

from accessible_games.core.record import RecordError
from accessible_games.games import RECORDED
from accessible_games.server.storage.database import ENDED
from accessible_games.server.storage.database_file import connected
from accessible_games.server.storage.reading import (
    Damage,
    aside,
    is_damage,
    put_aside,
    read_all,
    record_of,
)
from accessible_games.server.storage.social_rows import read_social
from accessible_games.server.storage.store import StoredTable
from accessible_games.server.storage.store_lock import locked


def mended(file: Path) -> tuple[list[Damage], list[Damage]]:
    """Leave out what is damaged, records too; return what is new, and all that ever was.

    Raises `StoreError` if the file is in use, is no store, or is damaged as a whole.
    """
    with locked(file), closing(connected(file)) as connection:
        _, tables, new = read_all(connection)
        new += read_social(connection).damaged
        connection.execute("BEGIN IMMEDIATE")
        for damage in damaged_records(tables):
            put_aside(connection, damage, "")
            connection.execute(ENDED, (damage.name,))
            new.append(damage)
        connection.execute("COMMIT")
        return new, [*aside(connection)]


def damaged_records(tables: Iterable[StoredTable]) -> Iterator[Damage]:
    """Yield the records that are damaged; those of other rules are whole, and stay."""
    for kept in tables:
        try:
            if kept.record:
                record_of(kept).table(RECORDED)
        except RecordError as error:
            if is_damage(error):
                yield Damage("record", kept.word, f"{error.line} {error.problem} {error.found}")
