"""Writing files so that each is whole or not there, and none is lost."""

import errno
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from accessible_games.tactile.problem import OverlayError

ENDING = ".part"
"""Of a file that is being written; what a killed program left behind is written over."""


def write(folder: Path, files: Mapping[str, bytes], force: bool) -> list[Path]:
    """Write files into a folder, which is made; over others only with *force*.

    `OverlayError` where something is there already, OSError: then none of them was written, unless
    the last step itself, the renaming, fails.
    """
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / name for name in files]
    for path in paths:
        check_place(path, force)
    parts = [path.with_name(f".{path.name}{ENDING}") for path in paths]
    try:
        for path, part, data in zip(paths, parts, files.values(), strict=True):
            write_part(path, part, data)
        for path, part in zip(paths, parts, strict=True):
            part.replace(path)
    finally:
        for part in parts:
            with suppress(OSError):  # where nothing can be removed, nothing was written
                part.unlink()
    return paths


def check_place(path: Path, force: bool) -> None:
    """Refuse a place where a folder is, or anything else that must not be overwritten."""
    if path.is_dir():
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if os.path.lexists(path) and not force:
        raise OverlayError("exists", file=str(path))


def write_part(path: Path, part: Path, data: bytes) -> None:
    """Write a file under its passing name, down to the disk; errors name its own."""
    try:
        with part.open("wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error
