"""The display of the tests: what BRLTTY shows on it, and that nothing of it stays behind."""

import os
import sys
from pathlib import Path

import pytest

from tests.felt.virtual import Shown, VirtualDisplay, installed

if sys.platform == "win32":
    pytest.skip("this system has no BRLTTY", allow_module_level=True)

NO_SCREEN = ("-x", "no", "-N")


def folder(above: Path, name: str) -> Path:
    """A new folder for a display."""
    (above / name).mkdir()
    return above / name


def test_what_brltty_says_is_on_the_display(tmp_path: Path) -> None:
    """In letters, and in dots that the text table gives them: dots 1 3 4 5 are n."""
    with VirtualDisplay(tmp_path, 20, *NO_SCREEN) as display:
        shown = display.wait(lambda shown: shown.text)
        assert shown == Shown("no screen", "⣝⠕⠀⠎⠉⠗⠑⠑⠝")  # dots 7 and 8: the cursor


def test_two_displays_at_once(tmp_path: Path) -> None:
    """Each with a BRLTTY of its own, and as many letters as it has cells."""
    one, other = folder(tmp_path, "one"), folder(tmp_path, "other")
    with VirtualDisplay(one, 5, *NO_SCREEN) as five:
        with VirtualDisplay(other, 40, *NO_SCREEN) as forty:
            assert forty.wait(lambda shown: shown.text).text == "no screen"
        assert five.wait(lambda shown: shown.text).text == "no sc"


def test_nothing_stays_behind(tmp_path: Path) -> None:
    """When the block is left, no process has the display's socket open any more."""
    with VirtualDisplay(tmp_path, 20, *NO_SCREEN) as display:
        display.wait(lambda shown: shown.text)
        assert using(tmp_path / "display")
    assert not using(tmp_path / "display")


def using(file: Path) -> list[str]:
    """The processes that were started with the name of a file."""
    processes = [entry for entry in Path("/proc").iterdir() if entry.name.isdecimal()]
    own = str(os.getpid())
    return [each.name for each in processes if each.name != own and str(file) in words_of(each)]


def words_of(process: Path) -> str:
    """With what a process was started; nothing where it has just ended."""
    try:
        return (process / "cmdline").read_bytes().replace(b"\0", b" ").decode("utf-8", "replace")
    except OSError:
        return ""


def test_what_does_not_come_is_told(tmp_path: Path) -> None:
    """With what was shown instead."""
    with VirtualDisplay(tmp_path, 20, *NO_SCREEN) as display:
        display.wait(lambda shown: shown.text)
        with pytest.raises(AssertionError, match="no screen"):
            display.wait(lambda shown: shown.text == "something else", 0.1)


def test_without_brltty_the_test_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is skipped with the reason, but fails where everything must run."""
    monkeypatch.setattr("shutil.which", lambda program, path: None)
    monkeypatch.delenv("ACCESSIBLE_GAMES_CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="not installed"):
        installed()
    monkeypatch.setenv("ACCESSIBLE_GAMES_CI", "1")
    with pytest.raises(pytest.fail.Exception, match="not installed"):
        installed()
