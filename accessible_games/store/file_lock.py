"""A file that is there only to be locked: whoever has it may do what one alone may do."""

import os
from pathlib import Path
from typing import Self

from accessible_games.store import owned
from accessible_games.store.library import lock


class FileLock:
    """Held until it is closed, or the program ends in whatever way; the file is empty, and stays.

    Raises `BlockingIOError` if another has it, and `OSError` if there can be no such file.
    """

    def __init__(self, path: Path) -> None:
        self._file = owned.opened(str(path), os.O_RDWR | os.O_CREAT)
        try:
            lock(self._file)
        except BlockingIOError:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        """Let others have it; harmless if they may already."""
        if self._file >= 0:
            os.close(self._file)
        self._file = -1
