"""The Debian package: the program with packages of its own, as those of Debian 12 are too old."""

import hashlib
import shutil
from pathlib import Path

from tests.release.archives import ar_of, files_in, tar_of, xz
from tests.release.libraries import DEBIAN, Library, carried, told
from tests.release.wanted import NAME, Wanted

FILES = Path(__file__).parent / "files"
PLACES = {
    "accessible-games.sh": f"usr/bin/{NAME}",
    "accessible-games.service": f"lib/systemd/system/{NAME}.service",
}
"""Where files go; the unit is there for whoever enables it."""
CONTROL = """\
Package: {name}
Version: {version}
Architecture: amd64
Maintainer: the accessible-games authors <accessible-games@localhost>
Installed-Size: {size}
Depends: python3 (>= 3.11), python3-cffi-backend, python3-pil
Recommends: python3-louis
Suggests: python3-brlapi, python3-speechd
Section: games
Priority: optional
Description: card games for blind and deafblind players, in the terminal
 Life is Life, Arche Noah, SixPack and Lifeboat, against the computer or with
 other people, by ear and by touch, in German, French and English. It makes
 braille labels for cards, and serves tables to play together from home.
"""


def write(out: Path, wanted: Wanted, wheel: Path) -> list[Library]:
    """Write the package; return what is in it besides our own."""
    root = wanted.folder("debian")
    libraries = carried(wheel, ("server", "print"), DEBIAN, root / "usr" / "lib" / NAME)
    for name, place in PLACES.items():
        (root / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(FILES / name, root / place)
    papers = root / "usr" / "share" / "doc" / NAME
    papers.mkdir(parents=True)
    (papers / "copyright").write_text(told(libraries, f"/usr/lib/{NAME}"), "utf-8")
    members = (
        ("debian-binary", b"2.0\n"),
        ("control.tar.xz", xz(control(root, wanted))),
        ("data.tar.xz", xz(tar_of(root, wanted.moment))),
    )
    out.write_bytes(ar_of(members, wanted.moment))
    return libraries


def control(root: Path, wanted: Wanted) -> bytes:
    """Return the archive with what dpkg is told about the package."""
    folder = wanted.folder("control")
    size = sum(path.stat().st_size for path in files_in(root)) // 1024
    text = CONTROL.format(name=NAME, version=wanted.version, size=size)
    (folder / "control").write_text(text, "utf-8")
    sums = (
        f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root).as_posix()}\n"
        for path in files_in(root)
    )
    (folder / "md5sums").write_text("".join(sums), "utf-8")
    for name in ("postinst", "prerm"):
        shutil.copy(FILES / name, folder / name)
        (folder / name).chmod(0o755)
    return tar_of(folder, wanted.moment)
