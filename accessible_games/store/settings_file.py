"""The file of the settings: what the player wrote there is told apart from damage, and stays.

A change replaces the file in one step, so that it is never half written. A symbolic link stays one.
"""

import errno
import locale
import os
import re
import stat
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from accessible_games.match.setting_kinds import SettingsError
from accessible_games.match.settings import Settings
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.store import owned, whole

BOM = b"\xef\xbb\xbf"
"""The mark that editors of Windows put in."""
LONGEST = 1000
"""The most lines of a file in which the wrong line is searched for, if no error names it."""
COMMENT = re.compile(
    r'"""(?:\\.|[^\\])*?"""|\'\'\'.*?\'\'\'|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|(#[^\r\n]*)', re.DOTALL
)
"""A comment, or a text in which there is none."""


def read(path: Path) -> dict[str, Any]:
    """All that the file says, nothing where there is none; `SettingsError` where it is damaged."""
    try:
        data = data_of(path)
    except OSError as error:
        problem = errno.errorcode.get(error.errno or 0, "other").lower()
        raise SettingsError("unreadable-settings", path=str(path), problem=problem) from error
    return understood(path, decoded(path, data)) if data else {}


def write(path: Path, name: str, value: Any) -> None:
    """Write one setting, leaving everything else in the file as it is.

    OSError where it cannot be written; `SettingsError` where it is damaged, for then it is left
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
    except Exception as error:  # it raises many kinds, and what Python reads is not always read
        raise SettingsError("damaged-settings", path=str(path), line=0) from error
    if understood(path, new) != wanted:
        raise SettingsError("damaged-settings", path=str(path), line=0)
    replace(path, (BOM if data.startswith(BOM) else b"") + new.encode())


# Reading ------------------------------------------------------------------------------------------


def data_of(path: Path) -> bytes:
    """What stands in the file; nothing where there is none. OSError for all but plain files."""
    try:
        mode = path.stat().st_mode
    except (FileNotFoundError, NotADirectoryError):
        return b""
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(mode):  # to read from a pipe might never end
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    return path.read_bytes()


def decoded(path: Path, data: bytes) -> str:
    """The text of the file; `SettingsError` with the line that is not text."""
    try:
        return data.removeprefix(BOM).decode()
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise SettingsError("damaged-settings", path=str(path), line=line) from error


def understood(path: Path, text: str) -> dict[str, Any]:
    """The settings in a text; `SettingsError` with the line where it is damaged."""
    import tomllib

    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        line = line_of(error, text)
        raise SettingsError("damaged-settings", path=str(path), line=line) from error


def line_of(error: Exception, text: str) -> int:
    """The line that is wrong: the one that is named, or the first with which reading fails so."""
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
    """The kind of a failure to read; for nesting that is too deep the text differs each time."""
    return type(error), "" if isinstance(error, RecursionError) else str(error)


# Writing ------------------------------------------------------------------------------------------


def with_comments(new: str, old: str) -> str:
    """The new text, with those comments at its end that stood within what was replaced."""
    lost = Counter(comments(old)) - Counter(comments(new))
    if not lost:
        return new
    end = "" if new.endswith("\n") else "\n"
    return f"{new}{end}" + "".join(f"{comment}\n" for comment in lost.elements())


def comments(text: str) -> list[str]:
    """All comments in a text."""
    return [found[1].rstrip() for found in COMMENT.finditer(text) if found[1]]


def replace(path: Path, data: bytes) -> None:
    """Replace the contents of a file, or of the one that a link leads to, in one step."""
    target = Path(os.path.realpath(path))
    if target.is_symlink():
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))
    target.parent.mkdir(parents=True, exist_ok=True)
    mode = stat.S_IMODE(target.stat().st_mode) if target.exists() else owned.FILE
    whole.write({target: data}, mode, writer=f".{os.getpid()}")


# What the player has chosen -----------------------------------------------------------------------


def system_language() -> Language:
    """The language of the environment, as gettext finds it, or English if it is another one."""
    return asked_language()[0] or "en"


def asked_language() -> tuple[Language | None, str]:
    """The language of the environment if it is one of ours, and what says so."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        names = os.environ.get(variable, "").split(":")
        found = [code for name in names for code in LANGUAGES if name[:2].lower() == code]
        if found:
            return found[0], f"{variable} {':'.join(names)}"
        if variable != "LANGUAGE" and names != [""]:
            return None, f"{variable} {':'.join(names)}"
    name = locale.getlocale()[0] or ""  # Windows tells it so
    return next((code for code in LANGUAGES if name[:2].lower() == code), None), name


def load(path: Path, commands: Callable[[], Sequence[str]]) -> Settings:
    """The settings in a file; what is wrong there is left out and told in `problems`.

    *commands* tells those for which letters may be chosen.
    """
    settings = Settings(language=system_language(), commands=commands)
    try:
        document = read(path)
    except SettingsError as error:
        settings.problems.append(error)
        return settings
    for name, value in document.items():
        try:
            settings.put(name, value)
            settings.given.append(name)
        except SettingsError as error:
            settings.problems.append(error)
    return settings
