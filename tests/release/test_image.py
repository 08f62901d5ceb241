"""The image of the server is whole, and what it starts serves."""

import hashlib
import io
import json
import os
import shutil
import stat
import tarfile
from pathlib import Path
from typing import Any

import pytest

from tests.release import bare, image

pytestmark = pytest.mark.slow


def blob(layout: Path, pointer: Any) -> bytes:
    """Return what a pointer of an image points to, if it has that size and hash."""
    kind, _, digest = pointer["digest"].partition(":")
    data: bytes = (layout / "blobs" / kind / digest).read_bytes()
    assert (len(data), hashlib.sha256(data).hexdigest()) == (pointer["size"], digest)
    return data


def unpacked(layout: Path, root: Path) -> Any:
    """Unpack the layers over each other, as whatever runs images does; return how it starts."""
    index = json.loads((layout / "index.json").read_bytes())
    manifest = json.loads(blob(layout, index["manifests"][0]))
    config = json.loads(blob(layout, manifest["config"]))
    for layer, number in zip(manifest["layers"], config["rootfs"]["diff_ids"], strict=True):
        with tarfile.open(fileobj=io.BytesIO(blob(layout, layer))) as archive:
            archive.extractall(root, filter="fully_trusted")
        assert number.startswith("sha256:")
    return config["config"]


def started(folder: Path, wheel: Path) -> tuple[Path, Any]:
    """Build an image with a wheel; return the disk of a container of it, and how it starts."""
    layout, root = folder / "layout", folder / "root"
    folder.mkdir()
    image.write(folder / "image.tar", bare.wanted(folder), wheel)
    with tarfile.open(folder / "image.tar") as archive:
        archive.extractall(layout, filter="data")
    config = unpacked(layout, root)
    for name in ("tmp", "dev/shm"):  # whatever runs images brings these
        (root / name).mkdir(parents=True, exist_ok=True)
        (root / name).chmod(0o1777)
    os.mknod(root / "dev" / "null", 0o666 | stat.S_IFCHR, os.makedev(1, 3))
    (root / "dev" / "null").chmod(0o666)
    return root, config


def program(root: Path, config: Any) -> list[str | Path]:
    """Return the program of an image, as its user."""
    return ["/usr/sbin/chroot", f"--userspec={config['User']}", root, *config["Entrypoint"]]


def settings(config: Any) -> dict[str, str]:
    """Return the variables of an image."""
    return dict(word.partition("=")[::2] for word in config["Env"])


def test_it_serves_a_table_that_goes_on_in_a_newer_image(tmp_path: Path) -> None:
    """Started as the images say, as their user, with one volume: a seat is kept."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        bare.lacks("The image needs apt-get, and root.")
    before, old = started(tmp_path / "old", bare.older(tmp_path))
    bare.visited([*program(before, old), *old["Cmd"]], settings(old))
    assert (before / image.DATA / "server.sqlite").stat().st_uid == image.USER
    root, config = started(tmp_path / "new", bare.wheel())
    (root / image.DATA).rmdir()
    (before / image.DATA).rename(root / image.DATA)
    whole, env = program(root, config), settings(config)
    assert bare.OLDER not in bare.heard(whole, ["--version"], env=env)
    bare.visited_again([*whole, *config["Cmd"]], env)
    g2 = ["rules", "life-is-life", "--braille", "g2", *bare.ENGLISH]
    assert bare.heard(whole, g2, env=env)
