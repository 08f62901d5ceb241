"""Files are whole or not there, and nothing is lost."""

import errno
import os
import signal
import sys
from pathlib import Path

import pytest

from accessible_games.tactile.problem import OverlayError
from accessible_games.tools.overlaying import write
from tests import unix
from tests.running import run

FILES = {"one.brf": b"one", "two.txt": b"two"}


def contents(folder: Path) -> dict[str, bytes]:
    """The bytes of each file in a folder, by its name."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_files_are_written(tmp_path: Path) -> None:
    """Into a folder that is made, and nothing else is in it."""
    folder = tmp_path / "new" / "folder"
    write(folder, FILES, force=False)
    assert contents(folder) == FILES


@pytest.mark.parametrize("name", FILES)
def test_nothing_is_overwritten(tmp_path: Path, name: str) -> None:
    """If any of the files is there, none is written, and it is named."""
    (tmp_path / name).write_bytes(b"mine")
    with pytest.raises(OverlayError) as caught:
        write(tmp_path, FILES, force=False)
    assert (caught.value.problem, caught.value.arguments) == (
        "exists",
        {"file": str(tmp_path / name)},
    )
    assert contents(tmp_path) == {name: b"mine"}


@unix.links
def test_a_link_to_nowhere_is_something(tmp_path: Path) -> None:
    """It is not written over either."""
    (tmp_path / "two.txt").symlink_to("nowhere")
    with pytest.raises(OverlayError, match="exists"):
        write(tmp_path, FILES, force=False)
    assert [path.name for path in tmp_path.iterdir()] == ["two.txt"]


def test_by_force_files_are_overwritten(tmp_path: Path) -> None:
    """Only those that are written anew."""
    (tmp_path / "one.brf").write_bytes(b"mine")
    (tmp_path / "other").write_bytes(b"mine")
    write(tmp_path, FILES, force=True)
    assert contents(tmp_path) == {**FILES, "other": b"mine"}


@pytest.mark.parametrize("force", [False, True])
def test_a_folder_is_never_overwritten(tmp_path: Path, force: bool) -> None:
    """Nor is anything beside it written."""
    (tmp_path / "two.txt").mkdir()
    with pytest.raises(IsADirectoryError) as caught:
        write(tmp_path, FILES, force)
    assert caught.value.filename == str(tmp_path / "two.txt")
    assert [path.name for path in tmp_path.iterdir()] == ["two.txt"]


def test_a_file_in_the_place_of_the_folder_is_named(tmp_path: Path) -> None:
    """It stays as it is."""
    (tmp_path / "file").write_bytes(b"mine")
    with pytest.raises(OSError, match=r"file") as caught:
        write(tmp_path / "file", FILES, force=True)
    assert caught.value.errno in (errno.EEXIST, errno.ENOTDIR)
    assert (tmp_path / "file").read_bytes() == b"mine"


def test_what_a_killed_program_left_is_cleared(tmp_path: Path) -> None:
    """The passing file is written over and becomes the file."""
    (tmp_path / ".one.brf.part").write_bytes(b"half of it, and longer than one")
    write(tmp_path, FILES, force=False)
    assert contents(tmp_path) == FILES


@unix.rights
@pytest.mark.parametrize("folder", ["/proc", "/proc/self"])
def test_a_folder_that_cannot_be_written_is_told(folder: str) -> None:
    """With the name of the file, not of what it would be called for a moment."""
    if not Path(folder).is_dir():
        pytest.skip("this system has no folder in which nobody may write")
    with pytest.raises(OSError, match=r"one\.brf") as caught:
        write(Path(folder), FILES, force=False)
    assert caught.value.filename == f"{folder}/one.brf"


def too_large(size: int) -> None:
    """Let no file grow beyond a size, as on a disk that is full."""
    import resource

    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


WRITE = """
import sys
from pathlib import Path
from accessible_games.tools.overlaying import write
files = {"one.brf": b"1" * 100, "two.txt": b"2" * 300_000}
try:
    write(Path(sys.argv[1]), files, force=True)
except OSError as error:
    print(Path(error.filename).name)
"""


@unix.limits
def test_a_full_disk_leaves_nothing_half_written(tmp_path: Path) -> None:
    """Neither the file that did not fit, nor the one before it, nor what is written in passing."""
    (tmp_path / "two.txt").write_bytes(b"mine")
    command = [sys.executable, "-c", WRITE, str(tmp_path)]
    done = run(command, preexec_fn=lambda: too_large(4096))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "two.txt\n"
    assert contents(tmp_path) == {"two.txt": b"mine"}


KILLED = """
import os, signal, sys
from pathlib import Path
from accessible_games.tools import overlaying
step, at = 0, int(sys.argv[2])
def stop(*_):
    global step
    step += 1
    if step == at:
        os.kill(os.getpid(), getattr(signal, "SIGKILL", 15))  # Windows kills by any number
sys.addaudithook(lambda event, _: stop() if event in ("open", "os.rename", "os.remove") else None)
overlaying.write(Path(sys.argv[1]), {"one.brf": b"1" * 100, "two.txt": b"2" * 300_000}, force=True)
"""


@pytest.mark.parametrize("step", range(1, 9))
def test_a_kill_leaves_no_file_half_written(tmp_path: Path, step: int) -> None:
    """At whatever step it comes, each file is as it was or whole; the next run clears the rest."""
    (tmp_path / "two.txt").write_bytes(b"mine")
    words = [sys.executable, "-c", KILLED, str(tmp_path), str(step)]
    run(words, env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"})
    left = contents(tmp_path)
    assert left.get("one.brf", b"1" * 100) == b"1" * 100
    assert left["two.txt"] in (b"mine", b"2" * 300_000)
    assert all(name.startswith(".") for name in left if name not in ("one.brf", "two.txt"))
    files = {"one.brf": b"1" * 100, "two.txt": b"2" * 300_000}
    write(tmp_path, files, force=True)
    assert contents(tmp_path) == files
