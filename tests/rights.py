"""Taking things from copies of the tests' own process: its rights, and room on the disk.

It works on Linux only.
"""

import ctypes
import os
import struct
from pathlib import Path

CAPABILITY_VERSION = 0x20080522
"""The version of the capabilities interface: see capset(2)."""
OWN_MOUNTS, OWN_USERS = 0x20000, 0x10000000
READ_ONLY = 1
"""The names of these flags in unshare(2) and mount(2)."""


def give_up_rights() -> None:
    """Make permissions apply to this process, even if it is root's."""
    _done(_system().capset(struct.pack("Ii", CAPABILITY_VERSION, 0), bytes(24)))


def take_disk(place: Path, size: str, *, read_only: bool = False) -> None:
    """Mount a disk of some size on a folder, visible to this process only.

    Raises `OSError` if the system allows none.
    """
    user = os.geteuid()
    _done(_system().unshare(OWN_MOUNTS | (OWN_USERS if user else 0)))
    if user:
        Path("/proc/self/uid_map").write_text(f"0 {user} 1")
    flags = 1 << 14 | 1 << 18  # all mounts are private from now on
    _done(_system().mount(b"none", b"/", None, flags, None))
    disk, kind = bytes(place), b"tmpfs"
    _done(_system().mount(kind, disk, kind, READ_ONLY * read_only, f"size={size}".encode()))


def _system() -> ctypes.CDLL:
    return ctypes.CDLL(None, use_errno=True)


def _done(status: int) -> None:
    if status:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
