"""The Debian package on a Debian that has nothing but what the package asks for."""

import os
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.release import archives, bare, debian
from tests.release.wanted import CACHE
from tests.running import run

pytestmark = pytest.mark.slow
NEEDED = "python3,python3-cffi-backend,python3-pil"
SUITE = "bookworm"
CALM = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8", "HOME": "/root"}


def system() -> Path:
    """Return a bare Debian, made once and kept; without the tools for that the test is skipped."""
    if shutil.which("debootstrap") is None or os.geteuid() != 0:
        bare.lacks("A bare Debian needs debootstrap, and root.")
    place = CACHE / "debian" / SUITE
    if not place.is_dir():
        place.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=place.parent) as half:
            made = Path(half, SUITE)
            options = ("--variant=minbase", f"--include={NEEDED}")
            subprocess.run(["debootstrap", *options, SUITE, made], check=True, capture_output=True)
            made.rename(place)
    return place


def inside(root: Path, *words: str | Path) -> list[str | Path]:
    """Return a command for the bare system, which has no network."""
    return ["unshare", "--net", "chroot", root, *words]


def must(root: Path, *words: str) -> str:
    """Return what a command of the bare system says; it has to succeed."""
    done = run(inside(root, *words), env=CALM)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def files_of(root: Path) -> set[str]:
    """Return the paths below usr that belong to the program."""
    return {str(path) for path in (root / "usr").rglob("*accessible*games*")}


def test_it_installs_plays_is_updated_and_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By dpkg, which finds all that it depends on; saved games stay, and nothing else."""
    monkeypatch.setattr(archives, "XZ", 0)  # the usual one takes half a minute
    root = tmp_path / "root"
    subprocess.run(["cp", "-a", system(), root], check=True)
    before = files_of(root)
    for version, wheel in ((bare.OLDER, bare.older(tmp_path)), ("", bare.wheel())):
        debian.write(root / "tmp" / "games.deb", bare.wanted(tmp_path, version), wheel)
        must(root, "dpkg", "--install", "/tmp/games.deb")
        if version:
            bare.plays(inside(root, "accessible-games"), env=CALM)
    bare.goes_on(inside(root, "accessible-games"), env=CALM)
    assert not [*(root / "usr/lib/accessible-games").rglob("gone*")]
    assert must(root, "dpkg", "--verify", "accessible-games") == ""
    pdf = ["overlay", "life-is-life", "--format", "pdf", "--out", "/tmp/labels"]
    assert bare.heard(inside(root, "accessible-games"), pdf, env=CALM)
    data = ("--data", "/var/lib/games", "--config", "/var/lib/games")
    bare.visited(["chroot", root, "accessible-games", "serve", *data], CALM)
    must(root, "dpkg", "--remove", "accessible-games")
    assert files_of(root) == before
    assert len([*(root / "root").rglob("records/*.txt")]) == 1
