"""The image of the server, in the layout of the Open Container Initiative, made without a daemon.

Its lower layer has Python and liblouis as packages of Debian, without a shell; the upper one has
the program. Both are files of tar; what lies around them is JSON.
"""

import hashlib
import io
import json
import os
import subprocess
import tarfile
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.release.archives import gzipped, tar_of
from tests.release.libraries import IMAGE, Library, carried
from tests.release.wanted import CACHE, NAME, ReleaseError, Wanted, ran

WANTED = ("python3", "python3-louis")
"""The packages of Debian that the program needs, with all that these depend on."""
NEVER_USED = ("dpkg", "tar", "gcc-12-base", "libselinux1", "libpcre2-8-0", "libacl1", "libmd0")
"""What only the installation of packages would need."""
UNUSED = ("usr/share/man/", "usr/share/locale/", "usr/share/doc-base/", "usr/share/lintian/")
PLACE, DATA, USER = f"opt/{NAME}", "data", 10001
"""Where the program is, where games and accounts are kept, and the number of who runs it."""
CONFIG = {
    "User": f"{USER}:{USER}",
    "Env": [
        f"PYTHONPATH=/{PLACE}",
        "PYTHONDONTWRITEBYTECODE=1",
        "LANG=C.UTF-8",
        "HOME=/data",
        f"ACCESSIBLE_GAMES_STARTED_BY={NAME}",
        f"ACCESSIBLE_GAMES_DATA=/{DATA}",
        f"ACCESSIBLE_GAMES_CONFIG=/{DATA}",
    ],
    "Entrypoint": ["/usr/bin/python3", "-P", "-m", "accessible_games"],
    "Cmd": ["serve", "--open"],
    "ExposedPorts": {"4000/tcp": {}, "4022/tcp": {}},
    "Volumes": {f"/{DATA}": {}},
    "StopSignal": "SIGTERM",
}
KIND = "application/vnd.oci.image"


class Layout:
    """The blobs of an image, each named by its hash."""

    def __init__(self, folder: Path) -> None:
        self._blobs = folder / "blobs" / "sha256"
        self._blobs.mkdir(parents=True)

    def keep(self, data: bytes, kind: str) -> dict[str, object]:
        """Keep a blob; return what points to it."""
        digest = hashlib.sha256(data).hexdigest()
        (self._blobs / digest).write_bytes(data)
        return {"mediaType": f"{KIND}.{kind}", "digest": f"sha256:{digest}", "size": len(data)}


def write(out: Path, wanted: Wanted, wheel: Path) -> list[Library]:
    """Write the layout as a tar; return what is in it besides our package.

    Raises `ReleaseError` if this machine is no Debian.
    """
    below, above, folder = (wanted.folder(name) for name in ("system", "program", "layout"))
    packages = put_system(below)
    libraries = carried(wheel, ("server", "print"), IMAGE, above / PLACE)
    (above / DATA).mkdir()
    (above / "etc").mkdir()
    (above / "etc" / "passwd").write_text(f"games:x:{USER}:{USER}::/{DATA}:/\n", "utf-8")
    tars = (tar_of(below, wanted.moment), tar_of(above, wanted.moment, {DATA: USER}))
    (folder / "oci-layout").write_text('{"imageLayoutVersion": "1.0.0"}', "utf-8")
    (folder / "index.json").write_bytes(index(Layout(folder), tars, wanted))
    out.write_bytes(tar_of(folder, wanted.moment))
    return libraries + packages


def index(layout: Layout, tars: tuple[bytes, ...], wanted: Wanted) -> bytes:
    """Keep the layers and what describes them; return the index that names the image."""
    layers = [layout.keep(gzipped(tar), "layer.v1.tar+gzip") for tar in tars]
    moment = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(wanted.moment))
    config: Mapping[str, object] = {
        "architecture": "amd64",
        "os": "linux",
        "created": moment,
        "config": CONFIG,
        "rootfs": {
            "type": "layers",
            "diff_ids": [f"sha256:{hashlib.sha256(tar).hexdigest()}" for tar in tars],
        },
    }
    manifest = {
        "schemaVersion": 2,
        "mediaType": f"{KIND}.manifest.v1+json",
        "config": layout.keep(as_json(config), "config.v1+json"),
        "layers": layers,
    }
    image = layout.keep(as_json(manifest), "manifest.v1+json")
    image["annotations"] = {"org.opencontainers.image.ref.name": wanted.version}
    return as_json({"schemaVersion": 2, "manifests": [image]})


def as_json(value: Mapping[str, object]) -> bytes:
    """Return a value as JSON."""
    return json.dumps(value, sort_keys=True).encode("ascii")


# Debian's packages --------------------------------------------------------------------------------


def put_system(root: Path) -> list[Library]:
    """Unpack the packages of Debian; return their names and versions."""
    packages = needed_packages()
    for name, version in packages.items():
        put_package(kept_package(name, version), root)
    return [Library(name, packages[name], f"see usr/share/doc/{name}") for name in sorted(packages)]


def kept_package(name: str, version: str) -> Path:
    """Return the file of a package in a version, downloaded once; apt checks its hash."""
    place = CACHE / "debian" / f"{name}_{version.replace(':', '%3a')}"
    if not place.is_dir():
        place.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=place.parent) as half, suppress(OSError):
            os.chmod(half, 0o755)
            ran(["apt-get", "-q", "download", f"{name}={version}"], Path(half))
            os.rename(half, place)
            os.mkdir(half)  # for the end of the block
    return next(place.glob("*.deb"))


def needed_packages() -> dict[str, str]:
    """Return the packages that a system without any would get, with their versions."""
    empty = ("-o", "Dir::State::status=/dev/null", "-o", "APT::Architecture=amd64")
    command = ("apt-get", "-s", *empty, "--no-install-recommends", "install", *WANTED)
    told = [line.split() for line in ran(command, Path("/")).splitlines()]
    found = {words[1]: words[2].strip("()") for words in told if words[:1] == ["Inst"]}
    return {name: version for name, version in found.items() if name not in NEVER_USED}


def put_package(file: Path, root: Path) -> None:
    """Unpack the files of a package, but for those that nobody reads in an image."""
    done = subprocess.run(["dpkg-deb", "--fsys-tarfile", file], capture_output=True, check=False)
    if done.returncode:
        raise ReleaseError(f"{file} is no package of Debian. Delete it, then start again.")
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
        members = [
            member
            for member in archive.getmembers()
            if not member.name.removeprefix("./").startswith(UNUSED)
        ]
        archive.extractall(root, members, filter="tar")
