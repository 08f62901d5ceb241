"""What of Windows fits into `.ci/run`: a turn with its Python under Wine, where Wine is there."""

import shutil
from pathlib import Path

import pytest

from tests.release import bare, windows
from tests.windows import wine

pytestmark = pytest.mark.slow


@pytest.mark.skipif(shutil.which("wine") is None, reason="Wine is missing: nothing of Windows runs")
def test_a_turn_is_played_on_windows_and_goes_on(tmp_path: Path) -> None:
    """With the folder of the zip, on a disk of its own; the saved game is read again."""
    made, _ = windows.folder(bare.wanted(tmp_path), bare.wheel(), windows.SMALL)
    wine.without_wmi(made)
    python = made / "python" / "python.exe"
    program: list[str | Path] = [*wine.wine(wine.new_disk(tmp_path / "disk")), python, "-X", "utf8"]
    program += ["-m", "accessible_games"]
    bare.plays(program)
    bare.goes_on(program)
