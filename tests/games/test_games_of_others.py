"""Games that other packages bring, and games that are still being made."""

import json
import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from accessible_games.core import record
from accessible_games.core.record import Record, RecordError
from accessible_games.games import GAMES
from accessible_games.resources import GROUP, IN_PROGRESS, OURS
from tests.running import run

pytestmark = pytest.mark.slow
PEBBLES = """
from dataclasses import replace
from tests.core import toy

GAME = replace(toy.GAME, name="{name}")
"""
NEWER = PEBBLES.replace("name=", "api=1000, name=")
ANOTHER = PEBBLES.replace("{name}", "another")
RECORD = """accessible-games record 1
game small-stones 1
{package}
seat person Anna
seed 1
moves
"""
LISTED = """
import json
from accessible_games.games import GAMES, failures
from accessible_games.resources import of_game
failed = {name: repr(error) for name, error in failures().items()}
print(json.dumps([[*GAMES], failed, {name: str(of_game(name)) for name in GAMES}]))
"""


def laid(folder: Path, name: str, text: str = PEBBLES) -> Path:
    """Lay down a package with a game that is called like it, and return its folder."""
    package = folder / name.replace("-", "_")
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "game.py").write_text(text.format(name=name), "utf-8")
    return package


def installed(folder: Path, *names: str) -> None:
    """Say as an installed package does that it brings games."""
    about = folder / "outside-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: outside\nVersion: 1.0\n")
    lines = [f"{name} = {name.replace('-', '_')}.game:GAME" for name in names]
    (about / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *lines, ""]))


def listed(
    *folders: Path, progress: Path | None = None
) -> tuple[list[str], dict[str, str], dict[str, str]]:
    """Return the names, the failures and the folders of all games in a fresh process."""
    paths = [*map(str, folders), os.getcwd()]
    given = {} if progress is None else {IN_PROGRESS: str(progress)}
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), **given}
    done = run([sys.executable, "-c", LISTED], env=environment)
    assert done.stderr == ""
    names, failures, found = json.loads(done.stdout)
    return names, failures, found


def test_an_installed_package_brings_a_game(tmp_path: Path) -> None:
    """It stands behind ours, and all that belongs to it is in its package."""
    laid(tmp_path, "small-stones")
    installed(tmp_path, "small-stones")
    names, failures, folders = listed(tmp_path)
    assert names == [*OURS, "small-stones"]
    assert failures == {}
    assert folders["small-stones"] == str(tmp_path / "small_stones")


def test_a_game_in_progress_is_found_in_its_folder(tmp_path: Path) -> None:
    """It needs no installation; a folder without a game is none."""
    laid(tmp_path, "small-stones")
    (tmp_path / "notes").mkdir()
    names, failures, _ = listed(progress=tmp_path)
    assert names == [*OURS, "small-stones"]
    assert failures == {}


@pytest.mark.parametrize(
    "text",
    ["import no_such_module", "raise SystemExit", "GAME = 5", "", ANOTHER, NEWER],
)
def test_a_game_that_cannot_be_imported_costs_no_other(tmp_path: Path, text: str) -> None:
    """It is left out, and named with the reason."""
    laid(tmp_path, "broken", text)
    laid(tmp_path, "small-stones")
    installed(tmp_path, "broken", "small-stones", "missing")
    names, failures, _ = listed(tmp_path)
    assert names == [*OURS, "small-stones"]
    assert {*failures} == {"broken", "missing"}
    assert all(failures.values())


def test_a_game_for_a_newer_program_is_named_by_the_doctor(tmp_path: Path) -> None:
    """In one sentence, without what only an author understands."""
    laid(tmp_path, "small-stones", NEWER)
    program = [sys.executable, "-m", "accessible_games", "doctor", "--language", "en"]
    folders = ["--games-dir", str(tmp_path), "--data", str(tmp_path), "--config", str(tmp_path)]
    told = " ".join(run([*program, *folders]).stdout.split())
    assert "small-stones is left out, because it needs a newer version of this program." in told


def test_a_record_says_which_package_its_game_needs(tmp_path: Path) -> None:
    """And for which interface it was written; a record of ours says neither."""
    text = RECORD.replace("{package}", "package small-stones 1")
    assert record.read(text).heading(1) == text.split("\n")[:-1]
    with pytest.raises(RecordError) as caught:
        record.read(text).table(GAMES)
    error = caught.value
    assert (error.problem, error.found, error.package) == (
        "lacks-package",
        "small-stones",
        "small-stones",
    )
    game = GAMES["sixpack"]
    assert not any(line.startswith("package") for line in Record.of(game, {}, ()).heading())
    brought = replace(game, package="cans", api=7)
    assert "package cans 7" in Record.of(brought, {}, ()).heading()


@pytest.mark.parametrize("package", ["package", "package small-stones", "package small-stones x"])
def test_a_record_with_an_odd_package_is_refused(package: str) -> None:
    """With the line."""
    with pytest.raises(RecordError, match="unknown-line"):
        record.read(RECORD.replace("{package}", package))


def test_an_unknown_game_is_told_with_its_package(tmp_path: Path) -> None:
    """Whoever resumes it hears what to install."""
    (tmp_path / "records").mkdir()
    text = RECORD.replace("{package}", "package pebbles-for-all 1")
    (tmp_path / "records" / "2026-01-01-100000.txt").write_text(text, "utf-8")
    program = [sys.executable, "-m", "accessible_games", "resume", "--language", "en"]
    done = run([*program, "--data", str(tmp_path), "--config", str(tmp_path)])
    told = "The saved game is small-stones. Install the package pebbles-for-all to go on."
    assert (done.returncode, " ".join(done.stderr.split())) == (1, told)


NAMED_ONLY = """
from accessible_games.games import GAMES
from accessible_games.resources import only_named
print(*GAMES)
only_named([name for name in "{named}".split()])
print(*GAMES)
"""


@pytest.mark.parametrize("named", ["", "small-stones", "small-stones sixpack"])
def test_a_server_loads_only_the_games_that_it_names(tmp_path: Path, named: str) -> None:
    """Of those of other packages; ours are always there."""
    laid(tmp_path, "small-stones")
    laid(tmp_path, "large-stones")
    environment = {**os.environ, IN_PROGRESS: str(tmp_path)}
    code = NAMED_ONLY.replace("{named}", named)
    before, after = run([sys.executable, "-c", code], env=environment).stdout.splitlines()
    assert before.split() == [*OURS, "large-stones", "small-stones"]
    assert after.split() == [*OURS, *(["small-stones"] if named else [])]


def test_a_server_says_which_games_it_could_load(tmp_path: Path) -> None:
    """If it is asked for another one, nothing is opened."""
    laid(tmp_path, "small-stones")
    program = [sys.executable, "-m", "accessible_games", "serve", "--language", "en"]
    folders = ["--games-dir", str(tmp_path), "--data", str(tmp_path), "--config", str(tmp_path)]
    done = run([*program, *folders, "--games", "small-stones, marbles"])
    told = "There is no game marbles of another package here. Installed: small-stones."
    assert (done.returncode, " ".join(done.stderr.split())) == (2, told)
    assert not (tmp_path / "server.sqlite").exists()


def test_nobody_takes_the_name_of_one_of_ours(tmp_path: Path) -> None:
    """Records of our games are read by our rules."""
    laid(tmp_path, "sixpack")
    installed(tmp_path, "sixpack")
    names, failures, folders = listed(tmp_path)
    assert (names, failures) == ([*OURS], {})
    assert folders["sixpack"] != str(tmp_path / "sixpack")


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    """With what stands behind the option."""
    program = [sys.executable, "-m", "accessible_games", "doctor", "--language", "en"]
    done = run([*program, "--games-dir", str(tmp_path / "none")])
    assert done.returncode == 2
    assert f"There is no folder {tmp_path / 'none'}." in " ".join(done.stderr.split())


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["tutorial", "small-stones"], "Small Stones has no tutorial."),
        (["puzzle", "small-stones"], "Small Stones has no puzzles."),
        (["rules", "small-stones"], "Small Stones has no rules to read here."),
    ],
)
def test_what_a_game_lacks_is_said_in_one_sentence(
    tmp_path: Path, words: list[str], told: str
) -> None:
    """Where it is asked for; nothing else is said."""
    package = laid(tmp_path, "small-stones")
    (package / "words" / "en").mkdir(parents=True)
    (package / "words" / "en" / "words.ftl").write_text("title = Small Stones\n", "utf-8")
    program = [sys.executable, "-m", "accessible_games", *words, "--language", "en"]
    folders = ["--games-dir", str(tmp_path), "--data", str(tmp_path), "--config", str(tmp_path)]
    done = run([*program, *folders])
    assert done.stderr == f"{told}\n"
    assert done.returncode in (1, 2)


def test_what_a_game_lacks_is_not_offered(tmp_path: Path) -> None:
    """Nor a game in a language in which it has no words."""
    package = laid(tmp_path, "small-stones")
    (package / "words" / "en").mkdir(parents=True)
    (package / "words" / "en" / "words.ftl").write_text("title = Small Stones\n", "utf-8")
    folders = ["--games-dir", str(tmp_path), "--data", str(tmp_path), "--config", str(tmp_path)]
    for words, language, offered in (
        (["tutorial"], "en", False),
        (["puzzle"], "en", False),
        (["play"], "en", True),
        (["play"], "de", False),
    ):
        program = [sys.executable, "-m", "accessible_games", *words, "--language", language]
        done = run([*program, *folders], "")
        assert "Arche Noah" in done.stdout
        assert ("Small Stones" in done.stdout) == offered
