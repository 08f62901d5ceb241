"""Archives that are the same, byte for byte, whenever and wherever they are made.

Files come in the order of their names, belong to root, and have one time: that of the release.
"""

import gzip
import io
import lzma
import tarfile
import time
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path

EARLIEST = 315_532_800
"""The first second that a zip can hold: that of 1980."""
XZ = lzma.PRESET_DEFAULT


def files_in(folder: Path) -> list[Path]:
    """Return the files of a folder, also those in folders below it, in order."""
    return sorted(path for path in folder.rglob("*") if path.is_file())


def mode(path: Path) -> int:
    """Return the rights that a file gets: everyone may read it, and start it if it is a program."""
    return 0o755 if path.stat().st_mode & 0o100 else 0o644


def zip_date(moment: int) -> tuple[int, int, int, int, int, int]:
    """Return a moment as a zip has it."""
    return time.gmtime(max(moment, EARLIEST))[:6]


def write_zip(out: Path, folder: Path, moment: int, top: str = "", start: bytes = b"") -> None:
    """Write the files of a folder into a zip, below *top*; *start* comes before the zip."""
    date = zip_date(moment)
    with out.open("wb") as file:
        file.write(start)
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
            for path in files_in(folder):
                entry = zipfile.ZipInfo(top + path.relative_to(folder).as_posix(), date)
                entry.compress_type = zipfile.ZIP_DEFLATED
                entry.create_system = 3  # Unix, whose rights follow
                entry.external_attr = (0o100000 | mode(path)) << 16
                archive.writestr(entry, path.read_bytes())
    out.chmod(0o755 if start else 0o644)


def tar_of(folder: Path, moment: int, owners: Mapping[str, int] | None = None) -> bytes:
    """Return a tar of all that is in a folder.

    *owners* has the numbers of users other than root, by the paths of what belongs to them.
    """
    held = io.BytesIO()
    with tarfile.open(fileobj=held, mode="w", format=tarfile.GNU_FORMAT) as archive:
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder).as_posix()
            entry = archive.gettarinfo(path, f"./{name}")
            entry.uid = entry.gid = (owners or {}).get(name, 0)
            entry.uname = entry.gname = ""
            entry.mtime = moment
            entry.mode = 0o777 if path.is_symlink() else 0o755 if path.is_dir() else mode(path)
            if entry.islnk():  # the same file twice: each is written
                entry.type, entry.size = tarfile.REGTYPE, path.stat().st_size
            archive.addfile(entry, io.BytesIO(path.read_bytes()) if entry.isreg() else None)
    return held.getvalue()


def gzipped(data: bytes) -> bytes:
    """Return data compressed by gzip, without a time."""
    return gzip.compress(data, 6, mtime=0)


def xz(data: bytes) -> bytes:
    """Return data compressed by xz."""
    return lzma.compress(data, preset=XZ)


def ar_of(members: Iterable[tuple[str, bytes]], moment: int) -> bytes:
    """Return an archive of the kind that a Debian package is."""
    parts = [b"!<arch>\n"]
    for name, data in members:
        head = f"{name:<16}{moment:<12}{0:<6}{0:<6}{'100644':<8}{len(data):<10}`\n"
        parts += [head.encode("ascii"), data, b"\n" * (len(data) % 2)]
    return b"".join(parts)
