"""Files and folders that nobody but their owner can read: a saved game tells all cards.

Windows keeps them in the owner's profile, where others cannot look anyway.
"""

import os
from contextlib import suppress
from pathlib import Path

FILE, FOLDER = 0o600, 0o700
"""Modes for the owner alone."""


def make_folder(path: Path) -> None:
    """Make a folder, and those above it if need be, for the owner alone; OSError like mkdir."""
    for folder in reversed([path, *path.parents]):
        if not folder.is_dir():
            folder.mkdir(FOLDER, exist_ok=True)
    tighten(path, FOLDER)


def make_file(path: Path) -> None:
    """Make a file for the owner alone, empty if it is new."""
    os.close(opened(str(path), os.O_RDWR | os.O_CREAT))
    tighten(path, FILE)


def opened(path: str, flags: int) -> int:
    """Open a file, for the owner alone if it is new; for `open` as its *opener*."""
    return os.open(path, flags, FILE)


def tighten(path: Path | int, mode: int) -> None:
    """Stop others from reading what an earlier version let them read, if the disk knows modes."""
    if os.name == "posix":
        with suppress(OSError):  # it belongs to somebody else
            os.chmod(path, mode)
