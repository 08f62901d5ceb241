"""Where a store is in the history that two machines share, and which of them is the first.

Every batch of changes has a number and a digest over all batches before it, which are written in
the transaction of the batch itself. So two stores with the same digest have had the same changes.
The term counts how often a machine has taken over: whoever has the higher one is right.
"""

import json
import sqlite3
from collections.abc import Sequence
from hashlib import sha256

from accessible_games.core.frozen import Frozen
from accessible_games.server.storage.database_file import Change

TABLE = (
    "CREATE TABLE IF NOT EXISTS pair (id INTEGER PRIMARY KEY CHECK (id = 1),"
    " term INT, is_first INT, number INT, digest TEXT)"
)
KEPT = "REPLACE INTO pair VALUES (1, ?, ?, ?, ?)"
MOVED = "UPDATE pair SET number = ?, digest = ?"


class Position(Frozen):
    """See above."""

    term: int = 0
    is_first: bool = True
    number: int = 0
    """That of the last batch."""
    digest: str = ""


class Batch(Frozen):
    """Changes that are written together."""

    number: int
    text: str
    """The changes as JSON data."""
    digest: str

    def changes(self) -> list[Change]:
        """Return the changes, and the one that notes them."""
        given = [(str(statement), tuple(values)) for statement, values in json.loads(self.text)]
        return [*given, (MOVED, (self.number, self.digest))]


def position_of(connection: sqlite3.Connection) -> Position | None:
    """Return the position of a store; None if it was never one of two."""
    try:
        row = connection.execute("SELECT term, is_first, number, digest FROM pair").fetchone()
    except sqlite3.OperationalError:
        return None
    return None if row is None else Position(row[0], bool(row[1]), row[2], row[3])


def put(connection: sqlite3.Connection, position: Position) -> None:
    """Note a position on the disk. Raises `sqlite3.Error` if it does not take it."""
    values = position.term, int(position.is_first), position.number, position.digest
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(TABLE)
    connection.execute(KEPT, values)
    connection.execute("COMMIT")


def batch_after(position: Position, changes: Sequence[Change]) -> Batch:
    """Return changes as the batch that follows a position."""
    text = json.dumps(changes)
    return Batch(position.number + 1, text, digest_after(position.digest, text))


def digest_after(digest: str, text: str) -> str:
    """Return the digest over all batches up to this one."""
    return sha256(f"{digest} {text}".encode()).hexdigest()
