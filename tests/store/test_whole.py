"""A file is written whole or not at all, and what was there before is never lost."""

import os
import stat
from pathlib import Path

import pytest

from accessible_games.store import whole
from tests import unix


def refuse(*_: object) -> None:
    """Fail as a full disk does."""
    raise OSError(28, "no space left")


def test_files_are_written_over_what_was_there(tmp_path: Path) -> None:
    """All of them, and nothing else is left in the folder."""
    files = {tmp_path / "one": b"new", tmp_path / "two": b""}
    (tmp_path / "one").write_bytes(b"old and longer")
    whole.write(files)
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == files


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_what_fails_leaves_all_as_it_was(
    tmp_path: Path, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether the disk is full at the first step or at the last."""
    (tmp_path / "one").write_bytes(b"old")
    monkeypatch.setattr(os, step, refuse)
    with pytest.raises(OSError, match="no space"):
        whole.write({tmp_path / "one": b"new"})
    with pytest.raises(OSError, match="no space"):
        whole.write_new(tmp_path / "two", b"new")
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {"one": b"old"}


@unix.links
def test_a_new_file_takes_no_name_that_is_taken(tmp_path: Path) -> None:
    """Not even that of a dangling link."""
    (tmp_path / "one").write_bytes(b"old")
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    for name in ("one", "link"):
        with pytest.raises(FileExistsError):
            whole.write_new(tmp_path / name, b"new")
    assert (tmp_path / "one").read_bytes() == b"old"
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.skipif(os.name != "posix", reason="modes are those of POSIX")
@pytest.mark.parametrize("mask", [0, 0o077])
def test_a_mode_is_what_was_asked_for(tmp_path: Path, mask: int) -> None:
    """Whatever the mask is; without a mode, the mask decides."""
    before = os.umask(mask)
    try:
        whole.write({tmp_path / "asked": b""}, 0o640)
        whole.write({tmp_path / "unasked": b""})
        whole.write_new(tmp_path / "new", b"")
    finally:
        os.umask(before)
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert modes == {"asked": 0o640, "unasked": 0o666 & ~mask, "new": 0o600}


def test_two_programs_do_not_write_into_each_others_file(tmp_path: Path) -> None:
    """Each half-written file has a name that no other program uses."""
    (tmp_path / ".one.1.part").write_bytes(b"half")
    whole.write({tmp_path / "one": b"new"}, writer=".2")
    assert (tmp_path / ".one.1.part").read_bytes() == b"half"
    assert (tmp_path / "one").read_bytes() == b"new"
