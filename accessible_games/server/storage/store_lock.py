"""The lock by which only one server plays with a store, while others may read and copy it."""

import os
from pathlib import Path
from typing import Self

from accessible_games.server.storage.store import StoreError
from accessible_games.store import owned
from accessible_games.store.library import lock

ENDING = "-lock"
"""The end of the name of the file that is locked: it is empty, and stays where it is."""


class StoreLock:
    """Held until it is closed, or the program ends in whatever way."""

    def __init__(self, file: Path) -> None:
        """Lock a store. Raises `StoreError` if somebody has it, or its folder cannot be used."""
        locked = file.with_name(f"{file.name}{ENDING}")
        try:
            owned.make_folder(file.parent)
            self._file = owned.opened(str(locked), os.O_RDWR | os.O_CREAT)
        except OSError as error:
            raise StoreError("unusable", str(file), str(error.strerror)) from None
        try:
            lock(self._file)
        except BlockingIOError:
            self.close()
            raise StoreError("in-use", str(file)) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        """Let others have it; harmless if they may already."""
        if self._file >= 0:
            os.close(self._file)
        self._file = -1
