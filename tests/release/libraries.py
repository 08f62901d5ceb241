"""The Python packages that a release carries: those of the lock file, and only what is used."""

import email
import fnmatch
import hashlib
import zipfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from email.message import Message
from pathlib import Path
from tempfile import TemporaryDirectory

from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from accessible_games.resources import MARK
from accessible_games.setup.pins import pins
from tests.release.wanted import CACHE, PIP, ReleaseError, ran
from tests.running import ROOT

LEFT_OUT = (
    "babel/locale-data/*",
    "*.pyi",
    "*/sboms/*",
    "PIL/_avif*",
    "PIL/_imagingcms*",
    "PIL/_imagingft.*",
    "PIL/_imagingtk*",
    "PIL/_webp*",
    "pillow.libs/libavif*",
    "fontpkg_noto_sans/files/*Italic*",
    "reportlab/fonts/*",
    "reportlab/graphics/*",
    "reportlab/platypus/*",
    "cffi/*",
    *("tzdata/zoneinfo/tzdata.zi", "tzdata/zoneinfo/*.tab"),
    "*.dist-info/RECORD",
    "wcwidth/_wcwidth_c*",
    *("openskill/*.so", "openskill/*.pyd", "*__mypyc.*"),
)
"""What the program never opens: most languages, pictures, fonts, notes for type checkers, zones as
text, lists of files for pip."""
KEPT = tuple(f"babel/locale-data/{name}.dat" for name in ("root", "de", "en", "fr"))
LINUX = ("manylinux2014_x86_64", "manylinux_2_26_x86_64", "manylinux_2_28_x86_64")


@dataclass(frozen=True)
class System:
    """Where packages are to run: pip's names of it, the version of Python, and its marks."""

    platforms: tuple[str, ...]
    python: str = "3.11"
    marks: Mapping[str, str] = field(default_factory=lambda: {"sys_platform": "linux"})
    ours: tuple[str, ...] = ()
    """Packages that the system has itself."""


ANYWHERE = System(("any",))
"""Packages without compiled parts."""
DEBIAN = System(LINUX, ours=("cffi", "pycparser", "pillow"))
"""Debian and its relatives, whatever Python they have."""
IMAGE = System(LINUX, ours=("pycparser",))
"""Debian 12's own Python, as the image of the server has it."""


def windows(python: str, without: Sequence[str] = ()) -> System:
    """Return Windows, with a version of Python, and without some packages that are too large."""
    marks = {"sys_platform": "win32", "platform_system": "Windows", "os_name": "nt"}
    return System(("win_amd64",), python, marks, ours=("pycparser", *without))


@dataclass(frozen=True)
class Library:
    """A package that is carried: its name, version, and licence as it names it."""

    name: str
    version: str
    licence: str


def carried(wheel: Path, extras: Sequence[str], system: System, folder: Path) -> list[Library]:
    """Unpack our wheel and all that it needs into a folder; return what came, in order."""
    pinned = dict(requirements())
    waiting, done = [*needs(wheel, extras, system)], dict[str, Path]()
    while waiting:
        name = waiting.pop()
        if name not in done and name not in system.ours:
            done[name] = downloaded(name, pinned[name], system)
            waiting += needs(done[name], (), system)
    for each in (wheel, *done.values()):
        unpack(each, folder)
    (folder / "accessible_games" / "_data" / MARK).write_text("package\n", "utf-8")
    return [described(done[name]) for name in sorted(done)]


def requirements() -> Iterator[tuple[str, str]]:
    """Yield the names of what the lock file has for playing, with the lines that pip reads."""
    for part in pins("play").replace("\\\n", "").splitlines():
        if part and not part.startswith("#"):
            yield canonicalize_name(part.partition("==")[0]), part


def downloaded(name: str, line: str, system: System) -> Path:
    """Return the wheel of a package for a system, checked by its hash; it is kept in the cache.

    Raises `ReleaseError` if there is none.
    """
    version = line.partition("==")[2].split()[0]
    place = CACHE / "wheels" / f"{system.platforms[0]}-{system.python}" / f"{name}-{version}"
    if not place.is_dir():
        fetch(line, system, place)
    (found,) = place.glob("*.whl")
    if hashlib.sha256(found.read_bytes()).hexdigest() not in line:
        raise ReleaseError(f"{found} has been changed. Delete it, then start again.")
    return found


def fetch(line: str, system: System, place: Path) -> None:
    """Let pip download a wheel into a folder, which appears with it, or not at all."""
    place.parent.mkdir(parents=True, exist_ok=True)
    options = [f"--platform={each}" for each in system.platforms]
    with TemporaryDirectory(dir=place.parent) as half:
        asked = Path(half, "wanted.txt")
        asked.write_text(line, "utf-8")
        ran(
            [
                *(*PIP, "download", "--no-deps", "--require-hashes", "--only-binary=:all:"),
                *(*options, "--implementation=cp", f"--python-version={system.python}"),
                *("-r", asked, "-d", f"{half}/found"),
            ],
            ROOT,
        )
        with suppress(OSError):  # another build was quicker
            Path(half, "found").rename(place)


def needs(wheel: Path, extras: Sequence[str], system: System) -> Iterator[str]:
    """Yield the names of what a wheel needs on a system, with some of its extras."""
    number = {"python_version": system.python, "python_full_version": f"{system.python}.0"}
    marks = {name: str(value) for name, value in default_environment().items()}
    marks |= {**system.marks, **number, "implementation_name": "cpython"}
    for text in metadata(wheel).get_all("Requires-Dist", []):
        need = Requirement(text)
        if need.marker is None or any(
            need.marker.evaluate({**marks, "extra": extra}) for extra in ("", *extras)
        ):
            yield canonicalize_name(need.name)


def metadata(wheel: Path) -> Message:
    """Return what a wheel says about itself."""
    with zipfile.ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return email.message_from_bytes(archive.read(name))


def described(wheel: Path) -> Library:
    """Return what a wheel says of its name, version and licence."""
    notes = metadata(wheel)
    marks = [word for word in notes.get_all("Classifier", []) if word.startswith("License ::")]
    told = notes.get("License-Expression") or (marks or [notes.get("License", "?")])[0]
    return Library(notes["Name"], notes["Version"], told.rpartition(":: ")[2].splitlines()[0])


def told(libraries: Iterable[Library], place: str) -> str:
    """Return our licence, and what the licences of other packages are called and lie."""
    names = [f"{each.name} {each.version}: {each.licence}" for each in libraries]
    where = f"Their texts are in the folders *.dist-info of {place}."
    return "\n".join(
        [(ROOT / "LICENSE").read_text("utf-8"), "It contains besides:", *names, where, ""]
    )


def unpack(wheel: Path, folder: Path) -> None:
    """Unpack what is used of a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder, members=used(archive.namelist()))


def unpack_all(wheel: Path, folder: Path) -> None:
    """Unpack a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)


def used(names: Iterable[str]) -> list[str]:
    """Return the names of the files of a wheel that are carried."""
    return [
        name
        for name in names
        if name in KEPT or not any(fnmatch.fnmatch(name, pattern) for pattern in LEFT_OUT)
    ]
