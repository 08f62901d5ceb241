"""Saved games: where records are, and how they are written so that nothing is ever lost.

Records are only appended to. Every answer is on disk before the next line is spoken. A record is
locked by the one program that writes it.
"""

import os
from collections.abc import Callable, Container, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from stat import S_ISREG

from accessible_games.core import record
from accessible_games.core.files import read_file, refuse_folder
from accessible_games.core.record import Record, RecordError, SessionStart
from accessible_games.core.record_lines import Writer, text_of
from accessible_games.store import owned, whole


class RecordInUseError(Exception):
    """Another program is playing this record."""


@dataclass
class SavedGame:
    """A record on disk that is being played."""

    path: Path
    writer: Writer = field(default_factory=Writer, repr=False)
    """The whole record, including lines that could not be written yet."""
    _file: int | None = field(default=None, repr=False)
    _size: int = 0
    """The number of its bytes that are in the file."""
    _synced: int = 0
    """The number of these bytes that are safe from a power cut."""
    _folders: list[Path] = field(default_factory=list, repr=False)
    """Folders with new names in them that are not safe from a power cut yet."""
    _lost: bool = False
    """Whether the file was gone or replaced and this has not been reported yet."""

    def append(self, *lines: str) -> bool:
        """Write lines so that they survive the end of the program.

        Returns whether the whole record had to be written again, to a new file, because the file
        was gone or had been changed. What is there instead is left alone. Raises `OSError` if
        writing fails; the lines then wait for the next call.
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
        """Flush everything written to the disk itself, so that it survives a power cut."""
        if self._file is not None and self._size > self._synced:
            os.fsync(self._file)
            self._synced = self._size
        while self._folders:
            sync_folder(self._folders[-1])
            self._folders.pop()

    def open(self) -> None:
        """Open an existing record, to append after its last complete line.

        Raises `RecordInUseError` if another program is playing it and `OSError` if it cannot be
        written.
        """
        refuse_folder(self.path)
        self._file = os.open(self.path, os.O_RDWR | getattr(os, "O_BINARY", 0))
        self._lock(self._file)
        owned.tighten(self._file, owned.FILE)
        self.writer = Writer.behind(read_file(self.path))
        self._size = len(self.writer.data)

    def close(self) -> None:
        """Close the file and release its lock."""
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def mend(self, intact: Writer) -> Path:
        """Go on with the intact part of a damaged record; return the path of the damaged copy.

        The damaged record keeps its name until the intact one replaces it in one step. Raises
        `OSError` if that fails, which leaves everything as it was, and `RecordInUseError` if
        another program was faster.
        """
        path = self.path.resolve()
        damaged = SavedGame(path.with_suffix(".damaged"))
        damaged.writer.data[:] = read_file(path)
        damaged.append()
        damaged.sync()
        damaged.close()
        self.close()  # Windows replaces no file that is open
        try:
            whole.write({path: bytes(intact.data)}, owned.FILE)
        except OSError:
            damaged.path.unlink()
            raise
        self.path = path
        self.open()
        self._folders.append(path.parent)
        return damaged.path

    def _is_ours(self, file: int) -> bool:
        """Whether the open file is still in place and still has what was written to it."""
        try:
            there = os.stat(self.path)
        except (FileNotFoundError, NotADirectoryError):
            return False
        os.lseek(file, 0, os.SEEK_SET)
        written = os.read(file, self._size) if self._size else b""
        return os.path.samestat(there, os.fstat(file)) and written == self.writer.data[: self._size]

    def _create(self) -> None:
        """Create a file under a name that is not taken."""
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
        """Append what is not in the file yet, in place of any remains of an earlier failure."""
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
        """Remove the file, which holds nothing of a record."""
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
    """Lock a file until this program ends. Raises `BlockingIOError` if another one has it."""
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
        return  # some network disks have no locks; then it is up to the player


def sync_folder(folder: Path) -> None:
    """Flush the names in a folder to the disk itself, if the system can."""
    with suppress(OSError):  # Windows cannot open folders, and some disks cannot sync them
        file = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)


def new(folder: Path, game: str, when: datetime) -> SavedGame:
    """A new saved game, named by the game and the time; nothing is written yet."""
    return SavedGame(folder / f"{game}-{when:%Y-%m-%d-%H%M%S}.txt")


def read(path: Path) -> Record:
    """The record in a file. Raises `OSError` or `RecordError` if there is none."""
    return record.read(text_of(read_file(path)))


def records(folder: Path) -> Iterator[Path]:
    """The files in a folder that can be records, in no order.

    Not pipes, folders or devices, nor empty files, which a program left that ended before its first
    line.
    """
    return filter(can_be_record, folder.glob("*.txt"))


def can_be_record(path: Path) -> bool:
    """Whether this is a regular file with something in it."""
    try:
        stat = path.stat()
    except OSError:  # a broken link, or a file removed just now
        return False
    return S_ISREG(stat.st_mode) and stat.st_size > 0


def saved(folder: Path) -> list[Path]:
    """The records in a folder, the last played first.

    Records tell this themselves; only those that do not are ordered by the times of their files.
    """
    return sorted(records(folder), key=last_played, reverse=True)


def newest(
    folder: Path,
    games: Container[str],
    over: bool | None = None,
    but: Callable[[Path], object] = lambda path: None,
) -> tuple[Path, Record] | None:
    """The last played record of one of these games, perhaps only one that is *over* or is not.

    Records for which *but* gives something true are skipped, and so are unreadable ones. None if
    there is no other.
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
    """The number of the last session in a record, else 0, and when the file was changed."""
    try:
        changed = path.stat().st_mtime
        session = record.last_session(text_of(read_file(path)))
    except OSError:
        return 0, 0
    return session.number if session else 0, changed


def next_session(folder: Path) -> SessionStart:
    """A session that begins now, numbered after all those in a folder."""
    last, _ = max(map(last_played, records(folder)), default=(0, 0))
    return SessionStart(last + 1, datetime.now(UTC))


def unfinished(folder: Path) -> Iterator[tuple[Path, Record | None]]:
    """The unfinished records, the last played first; None in place of a damaged one."""
    for path in saved(folder):
        try:
            found = read(path)
        except (OSError, RecordError):
            yield path, None
        else:
            if found.result is None:
                yield path, found
