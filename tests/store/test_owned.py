"""Only their owner can read saved files: a saved game tells all cards."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from accessible_games import failure
from accessible_games.store import owned
from accessible_games.store.folders import folder
from tests.sessions import only_record, program, records

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes are those of POSIX")
TABLE = ("play", "life-is-life", "--people", "Anna", "--seats", "3", "--bots", "random")


@pytest.fixture(autouse=True)
def generous() -> Iterator[None]:
    """Set a mask that lets everyone read and write."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    """Return who may do what with a file or a folder."""
    return stat.S_IMODE(path.stat().st_mode)


def test_a_saved_game_is_for_its_owner_alone() -> None:
    """So are the folders that were made for it."""
    program(*TABLE)
    assert mode(only_record()) == 0o600
    assert mode(records()) == mode(records().parent) == 0o700


def test_what_an_earlier_version_has_saved_is_taken_from_others_when_it_is_written() -> None:
    """The saved game that goes on, and the folder at the next new game."""
    program(*TABLE)
    saved = only_record()
    saved.chmod(0o644)
    records().chmod(0o755)
    program("resume", saved.stem)
    assert mode(saved) == 0o600
    program(*TABLE)
    assert mode(records()) == 0o700


def test_a_report_is_for_its_owner_alone() -> None:
    """Its owner may send it."""
    program("report")
    (written,) = (folder("data") / "reports").iterdir()
    assert mode(written) == 0o600
    assert mode(written.parent) == 0o700


def test_statistics_are_for_their_owner_alone() -> None:
    """So are those that others could read before."""
    program(*TABLE)
    program("statistics")
    (kept,) = (path for path in folder("data").iterdir() if path.is_file())
    assert mode(kept) == 0o600
    kept.chmod(0o644)
    program("statistics")
    assert mode(kept) == 0o600


def test_what_is_written_of_a_mistake_is_for_its_owner_alone(tmp_path: Path) -> None:
    """It may name cards."""
    written = failure.write_down(ValueError("giraffe"), tmp_path)
    assert written is not None
    assert mode(written) == 0o600
    assert mode(written.parent) == 0o700


def test_a_folder_of_somebody_is_left_as_it_is(tmp_path: Path) -> None:
    """Only the part that is made is for the owner alone."""
    tmp_path.chmod(0o755)
    owned.make_folder(tmp_path / "data" / "records")
    assert mode(tmp_path) == 0o755
    assert mode(tmp_path / "data") == 0o700
