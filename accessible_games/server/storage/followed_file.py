"""The file of the store of a first machine, each change of which a second one has before it counts.

See `position`. A change is on this disk first, then on the other: so the second machine never has
what the first does not.
"""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from threading import Lock
from typing import Protocol

from accessible_games.server.storage.database_file import Change, DatabaseFile
from accessible_games.server.storage.position import (
    Batch,
    Position,
    batch_after,
    position_of,
    put,
)
from accessible_games.server.storage.store import SUPERSEDED


class Second(Protocol):
    """The second machine, as the thread that writes sees it."""

    @property
    def may_write(self) -> bool:
        """Whether no other machine has taken over."""

    def confirm(self, batch: Batch) -> str:
        """Wait until the second machine has a batch; return the problem if that must be waited for.

        It may be asked about the same batch again.
        """


class FollowedFile(DatabaseFile):
    """See above."""

    def __init__(self, path: Path, second: Second) -> None:
        """Open the file, or make it. Raises `StoreError` if that is not possible."""
        super().__init__(path)
        self._second = second
        self._position = position_of(self.connection) or Position()
        self._writing = Lock()
        self._last: tuple[Sequence[Change], Batch] | None = None
        """What is on this disk, but not on the other."""
        put(self.connection, self._position)

    @property
    def position(self) -> Position:
        """Where it is."""
        return self._position

    def part_ways(self) -> None:
        """Begin another history: something was changed that no batch has."""
        self._position = replace(self._position, digest=secrets.token_hex(32))
        put(self.connection, self._position)

    def write(self, batch: Sequence[Change]) -> str:
        """Write changes to both disks; return the problem, or "" if there was none."""
        if self._last is None or self._last[0] is not batch:
            made = batch_after(self._position, batch)
            if problem := self._write_here(made):
                return problem
            self._last = batch, made
        problem = self._second.confirm(self._last[1])
        if not problem:
            self._last = None
        return problem

    def _write_here(self, batch: Batch) -> str:
        with self._writing:
            if not self._second.may_write:
                return SUPERSEDED
            problem = super().write(batch.changes())
            if not problem:
                number, digest = batch.number, batch.digest
                self._position = replace(self._position, number=number, digest=digest)
            return problem

    def settled(self) -> Position:
        """Return where it is once no write is under way."""
        with self._writing:
            return self._position
