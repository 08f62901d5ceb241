"""Modules that come only with the operating system: they are copied from there if installed."""

import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from accessible_games.setup.places import remove, site_packages

SYSTEM_PACKAGES = (
    "/usr/lib/python3/dist-packages",
    "/usr/lib*/python3*/site-packages",
    "/usr/local/lib/python3*/*-packages",
    "/opt/homebrew/lib/python3*/site-packages",
)
"""Where operating systems keep their own packages."""
MODULES = {
    "louis": ("louis/__init__.py", b"lou_translateString"),
    "speechd": ("speechd/__init__.py", b"Brailcom"),
    "brlapi": (f"brlapi{EXTENSION_SUFFIXES[0]}", b"brlapi_enterTtyMode"),
}
"""For each module, one of its files for this version of Python, and bytes that identify it."""


def system_module(name: str) -> Path | None:
    """Return the system's file of a module, but no file of the same name elsewhere."""
    file, sign = MODULES[name]
    paths = (path for each in SYSTEM_PACKAGES for path in Path("/").glob(f"{each[1:]}/{file}"))
    return next((path for path in paths if sign in path.read_bytes()), None)


def is_current(name: str) -> bool:
    """Whether .venv has the system's version; a copy keeps the modification time."""
    source, copy = system_module(name), site_packages() / MODULES[name][0]
    return source is None or (copy.exists() and copy.stat().st_mtime == source.stat().st_mtime)


def copy_module(name: str) -> None:
    """Bring a module up to date with the system's, if there is one."""
    source, target = system_module(name), site_packages()
    if source is None or is_current(name):
        return
    notes = f"[{name[0]}{name[0].upper()}]{name[1:]}-*info"  # for pip's list
    module = source.parent if source.parent.name == name else source
    for old in (*target.glob(notes), target / module.name):
        remove(old)
    for new in (*module.parent.glob(notes), module):
        put(new, target / new.name)


def put(source: Path, target: Path) -> None:
    """Copy a file or a folder; it gets its name only once it is complete."""
    import shutil

    half = target.with_name(f"half-{target.name}")
    remove(half)
    if source.is_dir():
        shutil.copytree(source, half, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        shutil.copy2(source, half)
    os.replace(half, target)
