"""Saved games: where records lie, and writing them so that nothing is ever lost.

A record is only appended to. Every answer is on disk before the next line is spoken; one program
at a time writes a record, which it holds locked.
"""

import os
from collections.abc import Callable, Container, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from stat import S_ISREG

from accessible_games.core import record
from accessible_games.core.record import Record, RecordError, SessionStart
from accessible_games.core.record_lines import Writer, text_of
from accessible_games.store import owned


class RecordInUseError(Exception):
    """Another program is playing this record."""


@dataclass
class SavedGame:
    """A record on disk that is being played."""

    path: Path
    writer: Writer = field(default_factory=Writer, repr=False)
    """The whole record, including what could not be written yet."""
    _file: int | None = field(default=None, repr=False)
    _size: int = 0
    """Bytes of the record that are in the file."""
    _synced: int = 0
    """Bytes of them that are on the disk itself."""
    _folders: list[Path] = field(default_factory=list, repr=False)
    """Folders with new names in them that are not on the disk itself yet."""
    _lost: bool = False
    """Whether the file was gone or replaced, and nobody has been told yet."""

    def append(self, *lines: str) -> bool:
        """Write lines, so that the end of the program cannot lose them.

        OSError where it cannot be done: they wait for the next time. Whether the whole record had
        to be written again, because the file was gone or somebody had changed it. What is there
        instead stays as it is.
        """
        self.writer.add(*lines)
        if self._file is not None and not self._is_ours(self._file):
            self.close()
            self._lost = True
        if self._file is None:
            self._create()
        self._write()
        lost, self._lost = self._lost, False
        return lost

    def sync(self) -> None:
        """Bring all that was written to the disk itself, so that a power cut cannot lose it."""
        if self._file is not None and self._size > self._synced:
            os.fsync(self._file)
            self._synced = self._size
        while self._folders:
            sync_folder(self._folders[-1])
            self._folders.pop()

    def open(self) -> None:
        """Take up a record that is there, after its last whole line.

        `RecordInUseError` where another program plays it, OSError where it cannot be written.
        """
        self._file = os.open(self.path, os.O_RDWR | getattr(os, "O_BINARY", 0))
        self._lock(self._file)
        owned.tighten(self._file, owned.FILE)
        self.writer = Writer.behind(self.path.read_bytes())
        self._size = len(self.writer.data)

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def mend(self, whole: Writer) -> Path:
        """Go on with what is whole of a damaged record; where the damaged one is kept.

        It is there under its own name until the whole one takes its place in one step.
        """
        path = self.path.resolve()
        damaged = SavedGame(path.with_suffix(".damaged"))
        damaged.writer.data[:] = path.read_bytes()
        mended = SavedGame(path.with_suffix(".new"), whole)
        for each in (damaged, mended):
            each.append()
            each.sync()
        damaged.close()
        self.close()
        os.replace(mended.path, path)
        self.path, self.writer = path, whole
        self._file, self._size, self._synced = mended._file, mended._size, mended._synced
        self._folders.append(path.parent)
        return damaged.path

    def _is_ours(self, file: int) -> bool:
        """Whether the open file is still where it was, with what was written there."""
        try:
            there = os.stat(self.path)
        except (FileNotFoundError, NotADirectoryError):
            return False
        os.lseek(file, 0, os.SEEK_SET)
        written = os.read(file, self._size) if self._size else b""
        return os.path.samestat(there, os.fstat(file)) and written == self.writer.data[: self._size]

    def _create(self) -> None:
        """Make a file with a name that nothing else has."""
        folder = self.path.parent
        missing = [each for each in (folder, *folder.parents) if not each.exists()]
        self._folders = [folder, *(each.parent for each in missing)]
        owned.make_folder(folder)
        stem, number = self.path.stem, 1
        flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
        while True:
            try:
                self._file = owned.opened(str(self.path), flags)
                break
            except FileExistsError:
                number += 1
                self.path = self.path.with_stem(f"{stem}-{number}")
        self._size = self._synced = 0
        self._lock(self._file)

    def _write(self) -> None:
        """Append what is not in the file yet; what an earlier failure left after it is removed."""
        assert self._file is not None
        try:
            os.ftruncate(self._file, self._size)
            os.lseek(self._file, self._size, os.SEEK_SET)
            rest = bytes(self.writer.data[self._size :])
            while rest:
                rest = rest[os.write(self._file, rest) :]
        except OSError:
            if not self._size:
                self._remove()
            raise
        self._size = len(self.writer.data)

    def _remove(self) -> None:
        """Remove the file: it holds nothing of a record."""
        self.close()
        with suppress(OSError):
            self.path.unlink()

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
        import msvcrt  # Windows: lock one byte far past the end, so that others can still read

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


def sync_folder(folder: Path) -> None:
    """Bring the names in a folder to the disk itself, if the system can do that."""
    with suppress(OSError):  # Windows opens no folders, and some disks sync none
        file = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)


def new(folder: Path, game: str, when: datetime) -> SavedGame:
    """A saved game of its own, named by the game and the time; nothing is written yet."""
    return SavedGame(folder / f"{game}-{when:%Y-%m-%d-%H%M%S}.txt")


def read(path: Path) -> Record:
    """The record in a file; OSError or `RecordError` if there is none."""
    return record.read(text_of(path.read_bytes()))


def records(folder: Path) -> Iterator[Path]:
    """The files in a folder that can be records, in no order.

    No pipe, folder or device, and nothing that is empty: that was left by a program that ended
    before its first line.
    """
    return filter(can_be_record, folder.glob("*.txt"))


def can_be_record(path: Path) -> bool:
    """Whether there is a regular file with something in it."""
    try:
        stat = path.stat()
    except OSError:  # a link that leads nowhere, or what somebody takes away just now
        return False
    return S_ISREG(stat.st_mode) and stat.st_size > 0


def saved(folder: Path) -> list[Path]:
    """The records in a folder, the one played last first.

    They say so themselves; only those that do not are told apart by the times of their files.
    """
    return sorted(records(folder), key=last_played, reverse=True)


def newest(
    folder: Path,
    games: Container[str],
    over: bool | None = None,
    but: Callable[[Path], object] = lambda path: None,
) -> tuple[Path, Record] | None:
    """The one of these games that was played last, if need be one that is *over* or is not.

    None where there is none that can be read; none *but* makes something of is looked at.
    """
    for path in saved(folder):
        if but(path):
            continue
        try:
            found = read(path)
        except (OSError, RecordError):
            continue
        if found.game in games and over in (None, found.result is not None):
            return path, found
    return None


def last_played(path: Path) -> tuple[int, float]:
    """The number of the last session that a file tells, else 0, and when the file was changed."""
    try:
        changed = path.stat().st_mtime
        session = record.last_session(text_of(path.read_bytes()))
    except OSError:
        return 0, 0
    return session.number if session else 0, changed


def next_session(folder: Path) -> SessionStart:
    """A session that begins now, numbered after all those in a folder."""
    last, _ = max(map(last_played, records(folder)), default=(0, 0))
    return SessionStart(last + 1, datetime.now(UTC))


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
