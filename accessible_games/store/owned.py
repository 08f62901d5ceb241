"""Files and folders that only their owner can read: a saved game reveals all cards.

On Windows they are in the owner's profile, which others cannot read anyway.
"""

import os
from contextlib import suppress
from pathlib import Path

FILE, FOLDER = 0o600, 0o700
"""Modes for the owner alone."""


def make_folder(path: Path) -> None:
    """Make a folder for the owner alone, with its parents. Raises `OSError` like `mkdir`."""
    for folder in reversed([path, *path.parents]):
        if not folder.is_dir():
            folder.mkdir(FOLDER, exist_ok=True)
    tighten(path, FOLDER)


def make_file(path: Path) -> None:
    """Make a file for the owner alone, or keep the one there is."""
    os.close(opened(str(path), os.O_RDWR | os.O_CREAT))
    tighten(path, FILE)


def give_like_folder(path: Path) -> None:
    """Let a file that root has made belong to whom its folder belongs, who is to use it.

    Raises `OSError` if that fails.
    """
    if os.name == "posix" and os.geteuid() == 0:
        found = path.parent.stat()
        os.chown(path, found.st_uid, found.st_gid)


def opened(path: str, flags: int) -> int:
    """Open a file, created for the owner alone if it is new; an *opener* for `open`."""
    return os.open(path, flags, FILE)


def tighten(path: Path | int, mode: int) -> None:
    """Remove access that an earlier version gave to others, if the disk has modes."""
    if os.name == "posix":
        with suppress(OSError):  # it belongs to another user
            os.chmod(path, mode)
