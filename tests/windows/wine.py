"""A Python for Windows that runs in Wine: the one that the release carries, with our packages.

What Debian 12's Wine lacks of Windows 10 is added: a source of random numbers, in three lines of C,
and nothing is asked of WMI. It is made once for each state of the program, in the folder of
downloads.
"""

import hashlib
import os
import shutil
import subprocess
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.release import wheels, windows
from tests.release.archives import files_in
from tests.release.bare import lacks
from tests.release.wanted import CACHE, ReleaseError, Wanted
from tests.running import ROOT

TOOLS = {"wine": "wine", "makensis": "nsis", "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64-win32"}
"""The programs that are needed, and Debian's packages of them."""
RANDOM = """
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T length)
{ return SystemFunction036(data, (ULONG)length); }
"""
LIBRARY = "drive_c/windows/system32/bcryptprimitives.dll"
VERSION = ("reg", "add", r"HKCU\Software\Wine", "/v", "Version", "/d", "win10", "/f")
DAY = 86_400
"""Seconds."""


def wanted_tools() -> None:
    """Skip the test if a tool is missing; in CI that is a failure."""
    missing = [package for program, package in TOOLS.items() if shutil.which(program) is None]
    if missing:
        lacks(f"For Windows, this machine lacks {' '.join(missing)}.")


def variables(prefix: Path) -> Mapping[str, str]:
    """Return the variables with which Wine uses a folder, without windows and without notes."""
    return {
        "WINEPREFIX": str(prefix),
        "WINEDLLOVERRIDES": "mscoree,mshtml=;bcryptprimitives=n,b",
        "WINEDEBUG": "-all",
        "LC_ALL": "C.UTF-8",
    }


def wine(prefix: Path) -> list[str]:
    """Return what runs a program of Windows, with the disk in a folder."""
    settings = [f"{name}={value}" for name, value in variables(prefix).items()]
    return ["env", "-u", "DISPLAY", *settings, "wine"]


def must_run(command: Sequence[str | Path]) -> None:
    """Run a command, whose streams are pipes. Raises `ReleaseError` if it fails."""
    done = subprocess.run(command, input=b"", capture_output=True)
    if done.returncode:
        said = (done.stdout + done.stderr).decode("utf-8", "replace")
        raise ReleaseError(f"{command} failed: {said}")


def new_disk(prefix: Path) -> Path:
    """Make a disk of Windows as Wine makes it; return it."""
    prefix.mkdir(parents=True)
    must_run([*wine(prefix)[:-1], "wineboot", "-i"])
    must_run([*wine(prefix), *VERSION])
    return prefix


def empty_disk(prefix: Path) -> Path:
    """Make a disk of Windows with nothing installed, and what Wine lacks; return it."""
    source = new_disk(prefix) / "random.c"
    source.write_text(RANDOM, "utf-8")
    command = ("x86_64-w64-mingw32-gcc", "-shared", "-o", prefix / LIBRARY, source, "-ladvapi32")
    must_run(command)
    must_run([*wine(prefix)[:-1], "wineserver", "-w"])
    return prefix


@cache
def disk() -> Path:
    """Return a disk of Windows for this worker of the tests; it is kept for later runs."""
    worker = os.environ.get("PYTEST_XDIST_WORKER", "main")
    place = CACHE / "wine" / worker
    if not (place / LIBRARY).exists():
        shutil.rmtree(place, ignore_errors=True)
        empty_disk(place)
    return place


@cache
def program() -> Path:
    """Return the folder for Windows that is made of this checkout."""
    held = hashlib.sha256()
    for path in files_in(ROOT / "accessible_games"):
        if path.suffix != ".pyc":
            held.update(str(path).encode() + path.read_bytes())
    place = CACHE / "wine" / f"program-{held.hexdigest()[:12]}"
    if not place.is_dir():
        place.parent.mkdir(parents=True, exist_ok=True)
        forget(place.parent)
        with TemporaryDirectory(dir=place.parent) as work, suppress(OSError):
            asked = Wanted(Path(work), Path(work), 0)
            made, _ = windows.folder(asked, wheels.build(asked)[1], windows.WHOLE)
            without_wmi(made)
            made.rename(place)  # unless another worker was quicker
    return place


def forget(kept: Path) -> None:
    """Remove the folders of earlier states of the program, if they are a day old."""
    for old in kept.glob("program-*"):
        if time.time() - old.stat().st_mtime > DAY:
            shutil.rmtree(old, ignore_errors=True)


def without_wmi(made: Path) -> None:
    """Take away what Wine cannot answer; Python does without."""
    (made / "python" / "_wmi.pyd").unlink()


def python() -> list[str]:
    """Return the command of a Python for Windows with our packages. Skips without Wine."""
    wanted_tools()
    return [*wine(disk()), str(program() / "python" / "python.exe"), "-X", "utf8"]
