"""Files and folders that nobody but their owner can read: a saved game tells all cards.

Windows keeps them in the owner's profile, where others cannot look anyway.
"""

import os
from contextlib import suppress
from pathlib import Path

FILE, FOLDER = 0o600, 0o700
"""Modes for the owner alone."""


def make_folder(path: Path) -> None:
    """Have a folder for the owner alone, and so what has to be made above it; OSError as mkdir."""
    for folder in reversed([path, *path.parents]):
        if not folder.is_dir():
            folder.mkdir(FOLDER, exist_ok=True)
    tighten(path, FOLDER)


def make_file(path: Path) -> None:
    """Have a file for the owner alone, empty where it is new."""
    os.close(opened(str(path), os.O_RDWR | os.O_CREAT))
    tighten(path, FILE)


def opened(path: str, flags: int) -> int:
    """Open a file, which is for the owner alone if it is new: what `open` takes as *opener*."""
    return os.open(path, flags, FILE)


def tighten(path: Path | int, mode: int) -> None:
    """Take from others what an earlier version let them read, as far as the disk knows modes."""
    if os.name == "posix":
        with suppress(OSError):  # it belongs to somebody else
            os.chmod(path, mode)
