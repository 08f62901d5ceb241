"""What the heard tests share."""

from pathlib import Path

import pytest


@pytest.fixture
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder whose name has no signs, for the names of files are spoken."""
    return tmp_path_factory.mktemp("heard")
