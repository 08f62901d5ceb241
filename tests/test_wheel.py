"""A wheel, installed with pip alone in an empty environment, is the whole game."""

import os
import re
import sys
import tomllib
import zipfile
from itertools import chain
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from accessible_games import __version__
from tests.running import ROOT, run

# For pip, whose settings may be in the home folder, which other commands must not see.
ENVIRONMENT = dict(os.environ)
DATA = ("braille_tables",)
GAME = (
    "play",
    "life-is-life",
    "--seats",
    "3",
    "--bots",
    "easy,easy",
    "--people",
    "Anna",
    "--seed",
    "1",
)
ENGLISH = ("--language", "en")
# As pip does it, in one process.
PACK = """
import os, shutil
import hatchling.build as build
archive = os.path.join({folder!r}, build.build_sdist({folder!r}))
shutil.unpack_archive(archive, {folder!r})
os.chdir(archive.removesuffix(".tar.gz"))
build.build_wheel({folder!r})
"""


def call(*command: str | Path, cwd: Path) -> str:
    """Run a command without a keyboard; return what it says, and fail if it fails."""
    done = run(command, cwd=cwd, env=ENVIRONMENT if "pip" in command else None)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def build(source: Path, folder: Path) -> Path:
    """Build a wheel from a checkout."""
    pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation")
    call(*pip, "--wheel-dir", folder, source, cwd=folder)
    return next(folder.glob("*.whl"))


def names(wheel: Path) -> list[str]:
    """The paths inside a wheel, sorted."""
    return sorted(zipfile.ZipFile(wheel).namelist())


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built from the checkout."""
    return build(ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an empty environment into which pip installed the wheel."""
    folder = tmp_path_factory.mktemp("installed")
    call(sys.executable, "-m", "venv", "--without-pip", folder / "venv", cwd=folder)
    programs = next(folder.glob("venv/[Bb]in"), folder / "venv" / "Scripts")
    pip = (sys.executable, "-m", "pip", "--python", programs / "python")
    call(*pip, "install", "--quiet", wheel, cwd=folder)
    return programs


@pytest.mark.parametrize("name", DATA)
def test_a_wheel_carries_the_data_of_the_checkout(wheel: Path, name: str) -> None:
    """Every file of a data folder is in the wheel."""
    files = {path.relative_to(ROOT).as_posix() for path in (ROOT / name).rglob("*.*")}
    inside = {path.partition("/_data/")[2] for path in names(wheel)}
    assert files
    assert files <= inside


def test_a_wheel_carries_the_words(wheel: Path) -> None:
    """The sentences of every language travel with the package."""
    for language in ("de", "fr", "en"):
        assert any(f"locales/{language}/" in path for path in names(wheel))


def test_a_wheel_carries_all_that_belongs_to_the_games(wheel: Path) -> None:
    """Every file of a game travels with the package: words, rules to read, labels, lesson."""
    games = ROOT / "accessible_games" / "games"
    files = {path.relative_to(ROOT).as_posix() for path in games.rglob("*.*")}
    data = {path for path in files if not path.endswith((".py", ".pyc"))}
    assert {Path(path).name for path in data} >= {"lesson.json", "labels.csv", "rules.md"}
    assert data <= set(names(wheel))


def test_a_wheel_carries_the_page(wheel: Path) -> None:
    """The files that browsers get unchanged travel with the package."""
    folder = ROOT / "accessible_games" / "web" / "static"
    files = {path.relative_to(ROOT).as_posix() for path in folder.iterdir()}
    assert len(files) >= 3
    assert files <= set(names(wheel))


def test_a_wheel_carries_nothing_else(wheel: Path) -> None:
    """Tests and set-up are not in the wheel."""
    tops = {path.partition("/")[0] for path in names(wheel)}
    assert tops == {"accessible_games", f"accessible_games-{__version__}.dist-info"}
    assert not any(path.startswith("accessible_games/setup/") for path in names(wheel))


def test_a_wheel_asks_for_what_the_project_does(wheel: Path) -> None:
    """Its metadata names exactly the packages and extras of pyproject.toml."""
    archive = zipfile.ZipFile(wheel)
    notes = archive.read(next(name for name in names(wheel) if name.endswith("METADATA"))).decode()
    asked = re.findall(r"^Requires-Dist: ([\w.-]+)", notes, re.MULTILINE)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *chain.from_iterable(extras.values())]
    names_of = {canonicalize_name(Requirement(text).name) for text in wanted}
    assert {canonicalize_name(name) for name in asked} == names_of
    assert sorted(re.findall(r"^Provides-Extra: (.*)$", notes, re.MULTILINE)) == sorted(extras)


def test_a_source_archive_makes_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    """A wheel built from a source archive has the files of one built from the checkout."""
    call(sys.executable, "-c", PACK.format(folder=str(tmp_path)), cwd=ROOT)
    assert names(next(tmp_path.glob("*.whl"))) == names(wheel)


@pytest.mark.parametrize("name", DATA)
def test_an_installed_package_finds_its_data(installed: Path, tmp_path: Path, name: str) -> None:
    """Away from any checkout, the data folders are found inside the environment."""
    code = f"from accessible_games.resources import folder; print(folder({name!r}))"
    found = Path(call(installed / "python", "-c", code, cwd=tmp_path).strip())
    assert found.is_relative_to(installed.parent)
    assert any(found.rglob("*.*"))


def test_the_installed_program_says_its_version(installed: Path, tmp_path: Path) -> None:
    """The console script is there and names the version."""
    assert __version__ in call(installed / "accessible-games", "--version", cwd=tmp_path)


def test_the_installed_program_plays(installed: Path, tmp_path: Path) -> None:
    """With the keyboard closed at once, a game starts, speaks, saves and ends cleanly."""
    lines = call(installed / "accessible-games", *GAME, *ENGLISH, cwd=tmp_path).splitlines()
    assert len(lines) > 3
    assert all(line.strip() for line in lines)


def test_the_installed_program_teaches(installed: Path, tmp_path: Path) -> None:
    """A lesson and its words are in the wheel; with the keyboard closed it ends."""
    program = installed / "accessible-games"
    spoken = call(program, "tutorial", "life-is-life", *ENGLISH, cwd=tmp_path)
    assert "Tutorial: Life is Life." in spoken.splitlines()
    assert spoken.splitlines()[-1] == "You leave the tutorial. You can start it again at any time."


def test_the_installed_program_labels_cards(installed: Path, tmp_path: Path) -> None:
    """The tables and the labels of the games are in the wheel."""
    program = installed / "accessible-games"
    spoken = call(program, "labels", "life-is-life", *ENGLISH, cwd=tmp_path)
    assert "Giraffe, 9 copies, label G9. ⠛⠔" in spoken.splitlines()


def test_the_installed_program_reads_the_rules(installed: Path, tmp_path: Path) -> None:
    """The rules to read are those in the wheel."""
    program = installed / "accessible-games"
    page = ROOT / "accessible_games/games/life_is_life/words/en/rules.md"
    title = page.read_text("utf-8").splitlines()[0].strip("# ")
    spoken = call(program, "rules", "life-is-life", *ENGLISH, cwd=tmp_path)
    assert title in spoken
