"""Writing files so that each is whole or as it was before: the only way in which one is replaced.

A saved game alone is written in another way, for it only grows; see library.py.
"""

import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from accessible_games.store import owned

ENDING = ".part"
"""The ending of a file while it is written; what a killed program left is written over."""


def write(files: Mapping[Path, bytes], mode: int | None = None, writer: str = "") -> None:
    """Write files into folders that are there, over what was there before.

    They get a *mode*, or what the mask leaves. Where two programs may write the same file at once,
    each names itself as *writer*. OSError, which names the file: then none of them was written,
    unless the last step itself, the renaming, fails.
    """
    parts = {path: path.with_name(f".{path.name}{writer}{ENDING}") for path in files}
    try:
        for path, part in parts.items():
            write_part(path, part, files[path], mode)
        for path, part in parts.items():
            os.replace(part, path)
    finally:
        for part in parts.values():
            with suppress(OSError):  # where nothing can be removed, nothing was written
                part.unlink()


def write_part(path: Path, part: Path, data: bytes, mode: int | None) -> None:
    """Write a file under its temporary name, down to the disk; errors name the file itself."""
    try:
        with open(part, "wb", opener=None if mode is None else owned.opened) as stream:
            if mode is not None:
                os.chmod(part, mode)  # whatever the mask says, and what was left behind
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def write_new(path: Path, data: bytes) -> None:
    """Write a file for the owner alone; FileExistsError where something is there already.

    OSError, and then nothing of it stays.
    """
    os.close(owned.opened(str(path), os.O_WRONLY | os.O_CREAT | os.O_EXCL))  # the name is ours
    try:
        write({path: data}, owned.FILE)
    except OSError:
        path.unlink()
        raise


def remove(path: Path) -> None:
    """Remove a file that this program wrote earlier. OSError."""
    path.unlink(missing_ok=True)
