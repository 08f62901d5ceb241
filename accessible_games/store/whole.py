"""Atomic writing: each file is either complete or as it was before.

All files are replaced this way. Only saved games are written differently, as they only grow; see
library.py.
"""

import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from accessible_games.core.files import refuse_folder
from accessible_games.store import owned

ENDING = ".part"
"""The suffix of a file while it is written; remains of a killed program are overwritten."""


def write(files: Mapping[Path, bytes], mode: int | None = None, writer: str = "") -> None:
    """Write files into existing folders, replacing what was there.

    They get *mode*, or what the umask leaves. If two programs may write the same file at once, each
    names itself as *writer*. Raises `OSError`, which names the file; then no file was written,
    unless the last step, the renaming, fails.
    """
    parts = {path: path.with_name(f".{path.name}{writer}{ENDING}") for path in files}
    try:
        for path, part in parts.items():
            write_part(path, part, files[path], mode)
        for path, part in parts.items():
            replace(part, path)
    finally:
        for part in parts.values():
            with suppress(OSError):  # what cannot be removed was not written
                part.unlink()


def replace(part: Path, path: Path) -> None:
    """Give a complete file its name. Raises `OSError`, which names that one."""
    refuse_folder(path)
    try:
        os.replace(part, path)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def write_part(path: Path, part: Path, data: bytes, mode: int | None) -> None:
    """Write a file under its temporary name, down to the disk.

    Raises `OSError`, which names the file itself.
    """
    try:
        with open(part, "wb", opener=None if mode is None else owned.opened) as stream:
            if mode is not None:
                os.chmod(part, mode)  # whatever the umask and the remains of an earlier run
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def sync(path: Path) -> None:
    """Flush a file to the disk itself, as it was written by others. Raises `OSError` if not."""
    with open(path, "rb+") as stream:
        os.fsync(stream.fileno())


def write_new(path: Path, data: bytes) -> None:
    """Write a new file for the owner alone.

    Raises `FileExistsError` if it exists already, or another `OSError`, which leaves nothing of it
    behind.
    """
    os.close(owned.opened(str(path), os.O_WRONLY | os.O_CREAT | os.O_EXCL))  # the name is ours
    try:
        write({path: data}, owned.FILE)
    except OSError:
        path.unlink()
        raise


def remove(path: Path) -> None:
    """Remove a file that this program wrote earlier. Raises `OSError` if that fails."""
    path.unlink(missing_ok=True)
