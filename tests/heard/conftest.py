"""What the heard tests share."""

from pathlib import Path

import pytest

from tests.quick import think_briefly


@pytest.fixture
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder whose name has no signs, for the names of files are spoken."""
    return tmp_path_factory.mktemp("heard")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let players that search do so briefly, as they do in the programs that are heard."""
    think_briefly(monkeypatch.setattr)
