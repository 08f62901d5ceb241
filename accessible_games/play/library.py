"""Saved games: where records lie, and writing them so that nothing is ever lost.

A record is only appended to. Every answer is on disk before the next line is spoken; one program
at a time writes a record, which it holds locked.
"""

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from accessible_games.core import record
from accessible_games.core.record import Record, RecordError
from accessible_games.play import owned


class RecordInUseError(Exception):
    """Another program is playing this record."""


@dataclass
class SavedGame:
    """A record on disk that is being played."""

    path: Path
    waiting: str = ""
    """Lines that could not be written yet."""
    _file: int | None = field(default=None, repr=False)
    _size: int = 0
    """Bytes of whole lines in the file."""
    _synced: int = 0
    """Bytes of them that are on the disk itself."""

    def append(self, *lines: str) -> None:
        """Write lines, so that the end of the program cannot lose them.

        OSError where it cannot be done: they wait for the next time.
        """
        self.waiting += "".join(f"{line}\n" for line in lines)
        if self._file is None:
            self._create()
        self._write(self.waiting.encode())
        self.waiting = ""

    def sync(self) -> None:
        """Have all that was written on the disk itself, so that a power cut cannot lose it."""
        if self._file is not None and self._size > self._synced:
            os.fsync(self._file)
            self._synced = self._size

    def open(self) -> None:
        """Take up a record that is there, behind its last whole line.

        `RecordInUseError` where another program plays it, OSError where it cannot be written.
        """
        self._file = os.open(self.path, os.O_RDWR | getattr(os, "O_BINARY", 0))
        self._lock(self._file)
        owned.tighten(self._file, owned.FILE)
        self._size = whole_lines(self.path.read_bytes())

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def _create(self) -> None:
        """Make a file with a name that nothing else has."""
        owned.make_folder(self.path.parent)
        stem, number = self.path.stem, 1
        flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
        while True:
            try:
                self._file = owned.opened(str(self.path), flags)
                break
            except FileExistsError:
                number += 1
                self.path = self.path.with_stem(f"{stem}-{number}")
        self._lock(self._file)

    def _write(self, data: bytes) -> None:
        """Append behind the whole lines; what an earlier failure left behind them goes."""
        assert self._file is not None
        os.ftruncate(self._file, self._size)
        os.lseek(self._file, self._size, os.SEEK_SET)
        rest = data
        while rest:
            rest = rest[os.write(self._file, rest) :]
        self._size += len(data)

    def _lock(self, file: int) -> None:
        try:
            lock(file)
        except BlockingIOError:
            self.close()
            raise RecordInUseError(self.path) from None


def lock(file: int) -> None:
    """Hold a file for this program alone until it ends; BlockingIOError if another one does."""
    try:
        import fcntl
    except ImportError:
        import msvcrt  # Windows: lock one byte far behind the end, so that others can still read

        os.lseek(file, 2**30, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        except OSError as error:
            raise BlockingIOError from error
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise
    except OSError:
        return  # some network disks know no locks; then two programs are the player's own care


def new(folder: Path, game: str, when: datetime) -> SavedGame:
    """A saved game of its own, named by the game and the time; nothing is written yet."""
    return SavedGame(folder / f"{game}-{when:%Y-%m-%d-%H%M%S}.txt")


def read(path: Path) -> Record:
    """The record in a file. OSError or `RecordError` where there is none.

    Editors of Windows may have put in their ends of lines, and their mark at the beginning.
    """
    data = path.read_bytes()
    whole = whole_lines(data)
    try:
        found = record.read(data[:whole].decode("utf-8-sig").replace("\r\n", "\n"))
    except UnicodeDecodeError as error:
        raise RecordError(data[: error.start].count(b"\n") + 1, "not-text") from error
    except ValueError:  # Python reads no number of thousands of digits
        raise RecordError(1, "not-a-record") from None
    found.torn = whole < len(data)
    return found


def whole_lines(data: bytes) -> int:
    """How many bytes of a record are whole lines; a torn last line may end within a letter."""
    return data.rfind(b"\n") + 1


def saved(folder: Path) -> list[Path]:
    """The records in a folder, the one played last first."""
    return sorted(folder.glob("*.txt"), key=lambda path: path.stat().st_mtime, reverse=True)


def unfinished(folder: Path) -> Iterator[tuple[Path, Record | None]]:
    """The records that can go on, the one played last first; None for a damaged one."""
    for path in saved(folder):
        try:
            found = read(path)
        except (OSError, RecordError):
            yield path, None
        else:
            if found.result is None:
                yield path, found
