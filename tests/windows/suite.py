"""The tests of the project on Windows: a Python in Wine that has their packages and this checkout.

It is made once for each lock file and checkout, in the folder of downloads.
"""

import hashlib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from packaging.markers import Marker, default_environment
from packaging.utils import canonicalize_name

from accessible_games.setup.pins import LOCK, pins
from tests.release.archives import EARLIEST
from tests.release.libraries import System, downloaded, unpack_all, windows
from tests.release.wanted import CACHE, Wanted
from tests.release.windows import put_python
from tests.running import ROOT
from tests.windows import wine
from tests.windows.genuine import path

UNUSED = (
    *("axe-playwright-python", "librt", "mypy", "mypy-extensions", "ruff"),
    *("fast-diff-match-patch", "numpy", "trimesh", "zxing-cpp"),
)
"""Packages of the lock that look at code, drive a browser or hear screen readers, which is done
elsewhere, and those that need functions of numbers which Wine 8 lacks: without numpy, no model for
a printer is read."""


def python() -> list[str]:
    """Return the command of a Python for Windows with all packages of the lock. Skips without Wine.

    It imports this checkout, and so does every program that it starts.
    """
    wine.wanted_tools()
    return [*wine.wine(wine.disk()), str(made() / "python" / "python.exe"), "-X", "utf8"]


@cache
def made() -> Path:
    """Return the folder with Python and the packages."""
    held = hashlib.sha256(LOCK.read_bytes() + str(ROOT).encode())
    place = CACHE / "wine" / f"suite-{held.hexdigest()[:12]}"
    if not place.is_dir():
        place.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=place.parent) as work, suppress(OSError):
            put(Path(work, "made"))
            Path(work, "made").rename(place)  # unless another worker was quicker
    return place


def put(place: Path) -> None:
    """Make the folder."""
    place.mkdir()
    version = put_python(Wanted(place, place, EARLIEST), place / "python", left_out=())
    (place / "python" / "_wmi.pyd").unlink()  # which Wine cannot answer
    with next((place / "python").glob("*._pth")).open("a", newline="") as paths:
        paths.write(f"{path(ROOT)}\r\n")
    system = windows(version)
    for name, line in wanted(system):
        unpack_all(downloaded(name, line, system), place / "packages")


def wanted(system: System) -> Iterator[tuple[str, str]]:
    """Yield the names of what the tests need on Windows, with the lines that pip reads."""
    for part in pins("test").replace("\\\n", "").splitlines():
        if not part or part.startswith("#"):
            continue
        pin, _, hashes = part.partition("--hash")
        version, _, mark = pin.partition(";")
        name = canonicalize_name(version.partition("==")[0])
        if name not in UNUSED and (not mark or Marker(mark).evaluate(marks(system))):
            yield name, f"{version.strip()} --hash{hashes}"


def marks(system: System) -> Mapping[str, str]:
    """Return what a requirement may ask about a system."""
    number = {"python_version": system.python, "python_full_version": f"{system.python}.0"}
    found = {name: str(value) for name, value in default_environment().items()}
    return {**found, **system.marks, **number}
