"""The one file plays wherever there is a Python, and leaves nothing that cannot be found."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.release import bare, one_file
from tests.release.files import one_file_main
from tests.running import run

pytestmark = pytest.mark.slow


def bare_python(folder: Path) -> Path:
    """Return a Python without any packages."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / "empty"], check=True)
    return folder / "empty" / "bin" / "python3"


def test_it_plays_is_updated_and_goes_without_traces(tmp_path: Path) -> None:
    """In an empty environment and an empty home folder, whose names have blanks and umlauts."""
    program, home = tmp_path / "accessible-games.pyz", bare.empty_home(tmp_path)
    python = bare_python(tmp_path)
    one_file.write(program, bare.wanted(tmp_path), bare.older(tmp_path))
    assert bare.OLDER in bare.heard([python, program], ["--version"], env=home)
    bare.plays([python, program], env=home)
    one_file.write(program, bare.wanted(tmp_path), bare.wheel())
    assert bare.OLDER not in bare.heard([python, program], ["--version"], env=home)
    bare.goes_on([python, program], env=home)
    place = Path(home["HOME"])
    unpacked = [*place.glob(".cache/accessible-games/*")]
    assert sorted((each / bare.GONE).exists() for each in unpacked) == [False, True]
    files = (path.relative_to(place) for path in place.rglob("*") if path.is_file())
    assert {path.parts[:2] for path in files} == {
        (".cache", "accessible-games"),
        (".local", "share"),
    }


def test_it_names_what_was_typed_and_what_it_lacks(tmp_path: Path) -> None:
    """A command that is said can be typed; what is not in it is in other editions."""
    program, home = tmp_path / "games.pyz", bare.empty_home(tmp_path)
    python = bare_python(tmp_path)
    one_file.write(program, bare.wanted(tmp_path), bare.wheel())
    said = bare.heard([python, "games.pyz"], bare.PLAY, "quit\n", cwd=tmp_path, env=home)
    assert "python3 games.pyz resume." in said
    for words in (["serve"], ["overlay", "skat", "--format", "pdf", "--out", "x"]):
        refused = run([python, program, *words], env=home, cwd=tmp_path)
        assert refused.returncode == 1
        assert "the Debian package" in refused.stderr
        assert "pip" not in refused.stderr


def test_it_unpacks_where_a_mac_keeps_such_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """There it is Library/Caches, unless XDG_CACHE_HOME says otherwise."""
    monkeypatch.setenv("HOME", "/nobody")
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(sys, "platform", "darwin")
    place = "Library/Caches/accessible-games/12"
    assert one_file_main.place("12") == f"/nobody/{place}"
    monkeypatch.setattr(sys, "platform", "linux")
    assert one_file_main.place("12") == "/nobody/.cache/accessible-games/12"


def test_an_older_python_hears_which_it_needs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a sentence, before anything is unpacked."""
    from accessible_games.setup import words

    monkeypatch.setitem(sys.modules, "set_up_words", words)
    monkeypatch.setattr(sys, "version_info", (3, 9, 6))
    assert one_file_main.main() == 1
    assert "3.11" in capsys.readouterr().err
