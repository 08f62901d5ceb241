"""What is advised fits the machine: its installer, and its names of packages."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from accessible_games import system_packages
from accessible_games.setup import packages, trouble, words
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import _shared, catalogue_of
from accessible_games.system_packages import LINUX, PACKAGES, PLACES, command
from tests.running import ROOT

EVERYWHERE = pytest.mark.parametrize(
    ("system", "installer", "louis", "venv"),
    [
        ("linux", "apt", "sudo apt install python3-louis", "sudo apt install python3-venv"),
        ("linux", "dnf", "sudo dnf install python3-louis", "none"),
        ("linux", "zypper", "sudo zypper install python3-louis", "none"),
        ("linux", "pacman", "sudo pacman -S liblouis", "none"),
        ("linux", "", "none", "none"),
        ("darwin", "brew", "brew install liblouis", "brew install python"),
        ("darwin", "", "none", "none"),
        ("win32", "winget", "none", "winget install Python.Python.3.13"),
    ],
)
COMMAND = re.compile(
    r"\b(?:apt|apt-get|dnf|zypper|pacman|brew|winget) |python3-|liblouis-(?:data|bin)"
)


@pytest.fixture(autouse=True)
def fresh_words() -> Iterator[None]:
    """Words that were said on this system are forgotten, and so are those of the pretended one."""
    _shared.cache_clear()
    yield
    _shared.cache_clear()


def on(monkeypatch: pytest.MonkeyPatch, folder: Path, system: str, installer: str) -> None:
    """Be on a system with an installer."""
    (folder / installer).mkdir(parents=True, exist_ok=True) if installer else None
    monkeypatch.setattr(sys, "platform", system)
    if system != "win32":
        there = tuple(str(folder / Path(place).name) for place in PLACES[system])
        monkeypatch.setattr(system_packages, "PLACES", {system: there})


@EVERYWHERE
def test_the_command_is_that_of_the_system(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    system: str,
    installer: str,
    louis: str,
    venv: str,
) -> None:
    """The program, set-up and its troubles name the same; nothing is advised that is not there."""
    on(monkeypatch, tmp_path, system, installer)
    assert (command("louis"), command("venv")) == (louis, venv)
    for language in LANGUAGES:
        said = catalogue_of(language).say("braille-not-installed")
        assert [*COMMAND.findall(said)] == [*COMMAND.findall("" if louis == "none" else louis)]
        assert louis == "none" or louis in said
    found = trouble.trouble("No module named venv", 1, "place")
    assert found.details == ({} if venv == "none" else {"install": venv})
    assert venv == "none" or venv in words.SENTENCES["en"][found.key].format(**found.details)
    monkeypatch.setattr(packages, "system_module", lambda name: None)
    monkeypatch.setattr(packages, "ASKED", tmp_path / "asked")
    assert packages.to_ask_for("play") == ([] if louis == "none" else [louis.split()[-1]])


def test_what_linux_has_has_a_name_for_each_installer() -> None:
    """Windows and Macs lack most of it, and no name is made up."""
    everywhere = {part for part, names in PACKAGES.items() if {*LINUX} <= names.keys()}
    assert everywhere == {*PACKAGES} - {"venv", "nvda"}
    assert {part for part, names in PACKAGES.items() if "winget" in names} == {"venv", "nvda"}
    assert {part for part, names in PACKAGES.items() if "brew" in names} == {
        *("louis", "tables", "venv")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_name_a_package_of_one_system(language: Language) -> None:
    """They ask for it, and so does set-up."""
    files = (ROOT / "accessible_games" / "locales" / language).rglob("*.ftl")
    texts = [file.read_text("utf-8") for file in files]
    sentences = [text for key, text in words.SENTENCES[language].items() if key not in APT_ONLY]
    assert [found[0] for text in texts + sentences for found in COMMAND.finditer(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_pip_is_named_only_where_pip_brought_the_program(language: Language) -> None:
    """A package that was packed with all it needs has no pip."""
    files = (ROOT / "accessible_games" / "locales" / language).rglob("*.ftl")
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    named = [line for line in lines if "pip install" in line]
    assert named
    assert [line for line in named if not line.startswith("   *[other] ")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_about_speech_fits_the_installer(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: Language
) -> None:
    """Where no package of it is known, none is named."""
    for installer, named in (("dnf", "sudo dnf install speech-dispatcher"), ("", "")):
        _shared.cache_clear()
        on(monkeypatch, tmp_path / f"with {installer}", "linux", installer)
        said = catalogue_of(language).say("voice-no-server")
        assert ("speech-dispatcher" in said, named in said) == (bool(named), True)


APT_ONLY = ("ask", "apt")
"""What set-up says only where it calls apt-get itself."""
