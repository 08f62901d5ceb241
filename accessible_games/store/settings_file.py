"""The settings file: what the player wrote there is preserved, and damage is reported.

A change replaces the file in one step, so that it is never half written. A symbolic link stays one.
"""

import dataclasses
import errno
import os
import re
import stat
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from accessible_games import system_language
from accessible_games.match.setting_kinds import SettingsError
from accessible_games.match.settings import Settings
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.store import owned, whole

BOM = b"\xef\xbb\xbf"
"""The byte order mark that editors on Windows add."""
LONGEST = 1000
"""The most lines of a file to search for the wrong one, if the error does not name it."""
COMMENT = re.compile(
    r'"""(?:\\.|[^\\])*?"""|\'\'\'.*?\'\'\'|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|(#[^\r\n]*)', re.DOTALL
)
"""A comment (group 1), or a string, in which a "#" begins none."""


def read(path: Path) -> dict[str, Any]:
    """All settings in the file, empty if there is none.

    Raises `SettingsError` if it is damaged or unreadable.
    """
    try:
        data = data_of(path)
    except OSError as error:
        problem = errno.errorcode.get(error.errno or 0, "other").lower()
        raise SettingsError("unreadable-settings", path=str(path), problem=problem) from error
    return understood(path, decoded(path, data)) if data else {}


def write(path: Path, name: str, value: Any) -> None:
    """Write one setting, leaving everything else in the file as it is.

    Raises `OSError` if it cannot be written, and `SettingsError` if it is damaged and so left
    alone.
    """
    import tomlkit

    data = data_of(path)
    text = decoded(path, data)
    wanted = {**understood(path, text), name: value}
    try:
        document = tomlkit.parse(text)
        document[name] = value
        new = with_comments(tomlkit.dumps(document), text)
    except Exception as error:  # of many kinds; and it refuses some of what Python reads
        raise SettingsError("damaged-settings", path=str(path), line=0) from error
    if understood(path, new) != wanted:
        raise SettingsError("damaged-settings", path=str(path), line=0)
    replace(path, (BOM if data.startswith(BOM) else b"") + new.encode())


# Reading ------------------------------------------------------------------------------------------


def data_of(path: Path) -> bytes:
    """The contents of the file, empty if there is none.

    Raises `OSError` if it is not a plain file.
    """
    try:
        mode = path.stat().st_mode
    except (FileNotFoundError, NotADirectoryError):
        return b""
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(mode):  # reading a pipe might never end
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    return path.read_bytes()


def decoded(path: Path, data: bytes) -> str:
    """The text of the file. Raises `SettingsError` with the line that is not text."""
    try:
        return data.removeprefix(BOM).decode()
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise SettingsError("damaged-settings", path=str(path), line=line) from error


def understood(path: Path, text: str) -> dict[str, Any]:
    """The settings in a text. Raises `SettingsError` with the line where it is damaged."""
    import tomllib

    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        line = line_of(error, text)
        raise SettingsError("damaged-settings", path=str(path), line=line) from error


def line_of(error: Exception, text: str) -> int:
    """The wrong line: the one named by the error, or the first after which reading fails so."""
    named = re.search(r"at line (\d+)", str(error))
    if named:
        return int(named[1])
    lines = text.splitlines(keepends=True)[:LONGEST]
    beginnings = ("".join(lines[:end]) for end in range(1, len(lines)))
    failed = (place for place, part in enumerate(beginnings, 1) if kind_of(part) == kind(error))
    return next(failed, len(lines))


def kind_of(text: str) -> tuple[type[Exception], str] | None:
    """The kind of failure when reading a text, if any."""
    import tomllib

    try:
        tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        return kind(error)
    return None


def kind(error: Exception) -> tuple[type[Exception], str]:
    """The kind of a failure to read; the text of one for deep nesting differs each time."""
    return type(error), "" if isinstance(error, RecursionError) else str(error)


# Writing ------------------------------------------------------------------------------------------


def with_comments(new: str, old: str) -> str:
    """The new text, followed by those comments that stood within what was replaced."""
    lost = Counter(comments(old)) - Counter(comments(new))
    if not lost:
        return new
    end = "" if new.endswith("\n") else "\n"
    return f"{new}{end}" + "".join(f"{comment}\n" for comment in lost.elements())


def comments(text: str) -> list[str]:
    """All comments in a text."""
    return [found[1].rstrip() for found in COMMENT.finditer(text) if found[1]]


def replace(path: Path, data: bytes) -> None:
    """Replace the contents of a file, or of the one a link points to, in one step.

    Raises `OSError` if that fails, and if links go in circles.
    """
    target = Path(os.path.realpath(path))
    if target.is_symlink():
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))
    target.parent.mkdir(parents=True, exist_ok=True)
    mode = stat.S_IMODE(target.stat().st_mode) if target.exists() else owned.FILE
    whole.write({target: data}, mode, writer=f".{os.getpid()}")


# What the player has chosen -----------------------------------------------------------------------


def spoken_language() -> Language:
    """The language of the system, or English if it is not one of ours."""
    return asked_language()[0] or "en"


def asked_language() -> tuple[Language | None, str]:
    """The language of the system if it is one of ours, and where that is set."""
    code, where = system_language.asked(LANGUAGES)
    return next((known for known in LANGUAGES if known == code), None), where


def load(path: Path, commands: Callable[[], Sequence[str]]) -> Settings:
    """The settings in a file; what is wrong there is left out and listed in `problems`.

    *commands* returns the commands for which letters may be chosen.
    """
    settings = Settings(language=spoken_language(), commands=commands)
    given, problems = list[str](), list[SettingsError]()
    try:
        document = read(path)
    except SettingsError as error:
        return dataclasses.replace(settings, problems=(error,))
    for name, value in document.items():
        try:
            settings.put(name, value)
            given.append(name)
        except SettingsError as error:
            problems.append(error)
    return dataclasses.replace(settings, given=given, problems=problems)
