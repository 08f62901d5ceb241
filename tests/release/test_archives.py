"""What is built is the same, whenever and wherever it is built."""

import hashlib
import io
import os
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.imports import imports, nodes_of
from tests.release import archives, bare, one_file, wheels, windows
from tests.release.__main__ import built, write_lists
from tests.release.libraries import Library, used
from tests.running import ROOT


def as_zip(folder: Path) -> bytes:
    """Return a folder as a zip."""
    file = folder.with_suffix(".zip")
    archives.write_zip(file, folder, archives.EARLIEST)
    return file.read_bytes()


def as_tar(folder: Path) -> bytes:
    """Return a folder as a tar."""
    return archives.gzipped(archives.tar_of(folder, archives.EARLIEST))


@pytest.mark.parametrize("made", [as_zip, as_tar])
def test_an_archive_has_no_time_order_or_owner_of_its_own(
    tmp_path: Path, made: Callable[[Path], bytes]
) -> None:
    """Only what is in the files counts, and whether one may start them."""
    names = ("b/two", "a/one", "c")
    for at, order in enumerate((names, names[::-1])):
        for name in order:
            file = tmp_path / str(at) / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(name, "utf-8")
            file.chmod(0o600 if at else 0o664)
            os.utime(file, (1e9 + at, 1e9 + at))
    first, second = made(tmp_path / "0"), made(tmp_path / "1")
    assert first == second
    (tmp_path / "1" / "c").chmod(0o755)
    assert made(tmp_path / "1") != first


def test_a_member_of_an_archive_begins_at_an_even_place() -> None:
    """As dpkg expects it: one of odd length is filled up."""
    made = archives.ar_of([("odd", b"123"), ("even", b"45")], archives.EARLIEST)
    assert made.startswith(b"!<arch>\nodd ")
    assert made.index(b"even ") % 2 == 0
    assert made.endswith(b"`\n45")


def test_links_stay_links(tmp_path: Path) -> None:
    """As in Debian's packages, of which the image is made."""
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "python3.11").write_text("program", "utf-8")
    (folder / "python3").symlink_to("python3.11")
    with tarfile.open(fileobj=io.BytesIO(archives.tar_of(folder, 0, {"python3.11": 7}))) as made:
        assert made.getmember("./python3").linkname == "python3.11"
        assert (made.getmember("./python3").uid, made.getmember("./python3.11").uid) == (0, 7)


@pytest.mark.slow
def test_a_release_is_the_same_twice(tmp_path: Path) -> None:
    """Built in other folders, and at another time, all files have the same sums."""
    sums = set[str]()
    for name in ("one", "another"):
        out = tmp_path / name
        out.mkdir()
        assert built(bare.wanted(out), ["wheel", "one-file"]) == []
        sums.add((out / "SHA256SUMS").read_text("utf-8"))
        os.utime(out)
    (told,) = sums
    files = [line.split("  ") for line in told.splitlines()]
    assert len(files) == 4
    for digest, file in files:
        assert hashlib.sha256((tmp_path / "one" / file).read_bytes()).hexdigest() == digest


def test_what_is_in_a_package_is_listed_with_its_licence(tmp_path: Path) -> None:
    """Ours with its text, those of others by name and version."""
    write_lists(tmp_path, {"games.zip": [Library("babel", "2.18.0", "BSD-3-Clause")]})
    told = (tmp_path / "LICENSES.txt").read_text("utf-8")
    assert "MIT License" in told
    assert "games.zip contains besides:\nbabel 2.18.0: BSD-3-Clause\n" in told


def test_only_what_is_used_is_carried() -> None:
    """Our languages of babel stay, the others go, and so do notes for type checkers."""
    kept = ["babel/locale-data/de.dat", "babel/core.py", "babel/locale-data/root.dat"]
    assert used([*kept, "babel/locale-data/nl.dat", "tomlkit/api.pyi"]) == kept


@pytest.mark.slow
def test_every_package_that_is_carried_names_its_licence(tmp_path: Path) -> None:
    """Otherwise the list would say nothing of it."""
    libraries = one_file.write(tmp_path / "games.pyz", bare.wanted(tmp_path), bare.wheel())
    assert {each.name for each in libraries} >= {"babel", "platformdirs", "tomlkit"}
    assert [each.name for each in libraries if len(each.licence) < 3] == []
    with zipfile.ZipFile(tmp_path / "games.pyz") as archive:
        assert "packages/accessible_games/_data/edition" in archive.namelist()


@pytest.mark.slow
def test_the_source_holds_what_builds_the_release(tmp_path: Path) -> None:
    """Whoever has only the archive can build everything again."""
    source, _ = wheels.build(bare.wanted(tmp_path))
    with tarfile.open(source) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"tests/release/files/installer.nsi", "requirements.lock", "pyproject.toml"} <= names


def test_no_module_is_used_that_windows_does_not_get() -> None:
    """Not even by a single command: the zip and the installer leave out what only developers call.

    Python's own modules that are left out are not asked for in any file, however late.
    """
    files = [*(ROOT / "accessible_games").rglob("*.py")]
    asked = {name for file in files for name in imports(nodes_of(file.read_text("utf-8")))}
    left_out = {name.rstrip("/.") for name in windows.UNUSED_MODULES}
    assert {name for name in asked if name.partition(".")[0] in left_out} == set()
    assert {"json", "pathlib.Path"} <= asked
