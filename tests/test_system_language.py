"""A system that sets no variable is asked for its language: Windows, pretended."""

import ctypes
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from platformdirs.macos import MacOS

from accessible_games import failure
from accessible_games.setup import words
from accessible_games.speech.catalogue import Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.store import folders, settings_file
from accessible_games.system_language import VARIABLES
from tests.sessions import program

NUMBERS = pytest.mark.parametrize(
    ("number", "name", "language"),
    [
        (0x0407, "de_DE", "de"),
        (0x0C07, "de_AT", "de"),
        (0x0807, "de_CH", "de"),
        (0x040C, "fr_FR", "fr"),
        (0x0C0C, "fr_CA", "fr"),
        (0x0409, "en_US", "en"),
    ],
)


@pytest.fixture(autouse=True)
def unset(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set none of the variables of Unix."""
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)


def windows(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """Be on Windows, with menus in a language."""
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: number)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)


@NUMBERS
def test_everything_speaks_the_language_of_the_menus(
    monkeypatch: pytest.MonkeyPatch, number: int, name: str, language: Language
) -> None:
    """The program, set-up, and the last words of a run; the doctor names it."""
    windows(monkeypatch, number)
    assert settings_file.asked_language() == (language, name)
    assert words.language() == language
    assert failure.language_of_system() == language
    told = " ".join(program("replay").err.split())
    assert told == catalogue_of(language).say("nothing-to-replay")
    now = catalogue_of(language).say(f"language-{language}")
    said = catalogue_of(language).say("doctor-language-system", now=now, value=name)
    assert said in program("doctor", "--verbosity", "full").lines


@pytest.mark.parametrize("number", [0x0413, 0xFFFF])
def test_a_language_that_is_not_ours_is_english(
    monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """Dutch, or a number that nobody knows."""
    windows(monkeypatch, number)
    assert settings_file.asked_language()[0] is None
    assert (words.language(), failure.language_of_system()) == ("en", "en")


def test_a_variable_comes_before_the_menus(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sets one wants it."""
    windows(monkeypatch, 0x0407)
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert settings_file.asked_language() == ("fr", "LANG fr_FR.UTF-8")
    assert (words.language(), failure.language_of_system()) == ("fr", "fr")


def test_without_the_module_the_last_words_are_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may be what is missing."""
    monkeypatch.setenv("LANG", "de_DE")
    monkeypatch.setitem(sys.modules, "accessible_games.system_language", None)
    assert failure.language_of_system() == "en"


def test_failures_are_written_where_reports_look(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """In the folder of the system, which is found without its package."""
    for name in ("XDG_DATA_HOME", "ACCESSIBLE_GAMES_DATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    if sys.platform != "win32":  # it is told there of its folder by the system itself
        assert failure.data_folder(None) == folders.folder("data")
    monkeypatch.setattr(sys, "platform", "win32")
    assert failure.data_folder(None) == tmp_path / folders.APP
    monkeypatch.setattr(sys, "platform", "darwin")
    theirs = MacOS(folders.APP, appauthor=False)
    assert failure.data_folder(None) == theirs.user_data_path
