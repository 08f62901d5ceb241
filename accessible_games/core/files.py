"""Reading files that others may have made: never for ever, never too much."""

import errno
import os
from pathlib import Path, PureWindowsPath
from stat import S_ISREG

LARGEST = 16_000_000
"""The most bytes of a file that is read; the longest game has less than a hundredth of that."""

DEVICES = {
    *("con", "prn", "aux", "nul", "conin$", "conout$"),
    *(f"{port}{number}" for port in ("com", "lpt") for number in range(1, 10)),
}
"""Names that Windows keeps for devices, in every folder and with any ending."""


def read_file(path: Path, most: int = LARGEST) -> bytes:
    """Return what is in a file.

    Raises `OSError`, which names it, for one that is larger than *most*, and for what is no file:
    reading a pipe or a device might never end.
    """
    refuse_folder(path)
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    with open(os.open(path, flags), "rb") as stream:
        found = os.fstat(stream.fileno())
        if not S_ISREG(found.st_mode):
            raise refused(errno.EEXIST, path)
        data = b"" if found.st_size > most else stream.read(most + 1)
    if found.st_size > most or len(data) > most:
        raise refused(errno.EFBIG, path)
    return data


def refuse_folder(path: Path) -> None:
    """Raise `IsADirectoryError` for a folder: Windows says only that there is no permission."""
    if path.is_dir():
        raise refused(errno.EISDIR, path)


def refused(number: int, path: Path) -> OSError:
    """Return the error for a file that is not read."""
    return OSError(number, os.strerror(number), str(path))


def is_device(path: str) -> bool:
    """Whether a part of a path is a name that Windows keeps for a device."""
    names = (part.partition(".")[0].rstrip() for part in PureWindowsPath(path).parts)
    return any(name.casefold() in DEVICES for name in names)
