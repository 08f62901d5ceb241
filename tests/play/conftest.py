"""What the tests of the keyboard and of the session share."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.forking import Work
from tests.play.echo import main
from tests.quick import EFFORT, SEARCHING, think_briefly
from tests.terminal.driver import Terminal


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    """The program echo.py, waiting for its first line."""
    with Terminal(Work(main)) as started:
        started.expect("Your turn. ")
        yield started


@pytest.fixture(scope="session")
def orca_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an Orca that can only say its version, and does so at once."""
    program = tmp_path_factory.mktemp("orca") / "orca"
    program.write_text("#!/bin/sh\necho 40.0\n")
    program.chmod(0o755)
    return program.parent


@pytest.fixture(autouse=True)
def quick_orca(orca_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the doctor find that one, also in reports: the real Orca answers slower than all else."""
    monkeypatch.setenv("PATH", os.pathsep.join([str(orca_folder), os.environ["PATH"]]))


@pytest.fixture(autouse=True)
def quick(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let players that search do so briefly, unless the test is marked `thorough`."""
    if not request.node.get_closest_marker("thorough"):
        searching = request.node.get_closest_marker("searching")
        think_briefly(monkeypatch.setattr, effort=SEARCHING if searching else EFFORT)
