"""Files that a host writes beside the store: the words of the day, and who the moderators are.

A file is read when it is needed and has changed since. One that cannot be used counts as empty, and
the host hears why, once.
"""

import os
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

from accessible_games.core.frozen import Frozen
from accessible_games.server.storage.data_files import MODERATORS, MOTD
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.clean import clean
from accessible_games.speech.normalize import fold

LARGEST = 8 * 1024
"""The most bytes of a file."""
MOST_LINES = 20
"""The most lines of the words of the day."""

Problem = Literal["unreadable", "too-large", "no-text", "control"]
Told = Callable[[Path, Problem], None]
"""Hears of a file that cannot be used."""


class ReadFile(Frozen):
    """A file as it was read."""

    sign: tuple[int, ...] | None
    """What changes with the file; None for none."""
    lines: tuple[str, ...] = ()
    problem: Problem | None = None


NONE = ReadFile(None)


def nobody(file: Path, problem: Problem) -> None:
    """Tell no one."""


class HostFiles:
    """The files in a folder; without one there are none."""

    def __init__(self, folder: Path | None = None, told: Told = nobody) -> None:
        self._folder, self._told = folder, told
        self._read: dict[str, ReadFile] = {}
        self._moderators: tuple[ReadFile, frozenset[str]] = NONE, frozenset()

    def words_of_day(self, language: Language) -> tuple[str, ...]:
        """The lines of the host in a language, or else in any."""
        own, any_language = (self._file(each) for each in files_of_day(language))
        return own.lines if own.sign is not None else any_language.lines

    def moderators(self) -> frozenset[str]:
        """The folded names of those who keep order."""
        found = self._file(MODERATORS)
        if found is not self._moderators[0]:
            self._moderators = found, frozenset(filter(None, map(fold, found.lines)))
        return self._moderators[1]

    def check(self) -> None:
        """Read all files, so that the host hears at once what is wrong with them."""
        self.moderators()
        for language in LANGUAGES:
            self.words_of_day(language)

    def _file(self, name: str) -> ReadFile:
        """Return a file as it is now."""
        if self._folder is None:
            return NONE
        before, file = self._read.get(name, NONE), self._folder / name
        if sign_of(file) != before.sign:
            before = self._read[name] = read(file, MOST_LINES if name != MODERATORS else LARGEST)
            if before.problem is not None:
                self._told(file, before.problem)
        return before


def files_of_day(language: Language) -> Iterator[str]:
    """Yield the names of the files with the words of the day, that of a language first."""
    stem, _, ending = MOTD.partition(".")
    yield f"{stem}.{language}.{ending}"
    yield MOTD


def sign_of(file: Path) -> tuple[int, ...] | None:
    """Return what changes with a file; None if there is none."""
    try:
        return sign_in(os.stat(file))
    except OSError:
        return None


def sign_in(found: os.stat_result) -> tuple[int, ...]:
    """Return what changes with a file."""
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns


def read(file: Path, most: int) -> ReadFile:
    """Read a file of at most so many lines; nothing that is no file is waited for."""
    sign = sign_of(file)
    if sign is None:
        return NONE
    try:
        if not stat.S_ISREG(os.stat(file).st_mode):
            return ReadFile(sign, problem="unreadable")
        handle = os.open(file, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
        with open(handle, "rb") as stream:
            sign, data = sign_in(os.fstat(handle)), stream.read(LARGEST + 1)
        lines = lines_in(data)
    except OSError:
        return ReadFile(sign, problem="unreadable")
    except UnicodeDecodeError:
        return ReadFile(sign, problem="no-text")
    if len(data) > LARGEST or len(lines) > most:
        return ReadFile(sign, problem="too-large")
    wrong = any(clean(line) != line for line in lines)
    return ReadFile(sign, problem="control") if wrong else ReadFile(sign, lines)


def lines_in(data: bytes) -> tuple[str, ...]:
    """Return the lines in a file that are not empty. Raises `UnicodeDecodeError` for no text.

    Of a file that is too large, a letter may be cut in two at the end.
    """
    text = data.decode("utf-8-sig", "strict" if len(data) <= LARGEST else "replace")
    lines = (line.strip("\r\n\t ") for line in text.replace("\t", " ").split("\n"))
    return tuple(filter(None, lines))
