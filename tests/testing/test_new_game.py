"""A game that is laid down: complete, in nobody's way, and sound by its own tests."""

import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from accessible_games.store import whole
from accessible_games.testing.new_game import A_GAME, PLACES, NewGameError, lay_down
from tests.running import ROOT, run

pytestmark = pytest.mark.slow

FILES = [file for file in A_GAME.rglob("*") if file.is_file() and file.suffix != ".pyc"]


def test_everything_is_laid_down_under_the_name_of_the_game(tmp_path: Path) -> None:
    """Nothing of the template's own name is left, in no file and in no name of one."""
    made = lay_down("small-stones", tmp_path)
    assert made == tmp_path / "small-stones"
    laid = [file for file in made.rglob("*") if file.is_file()]
    assert len(laid) == len(FILES) > 15
    for place in PLACES.values():
        assert (made / place).is_file()
    for file in laid:
        text = file.read_text("utf-8")
        assert not {"a-game", "a_game", "A Game"} & {word for word in NAMES if word in text}
    assert "title = Small Stones" in (made / "small_stones/words/en/game.ftl").read_text("utf-8")
    assert 'small-stones = "small_stones.game:GAME"' in (made / "pyproject.toml").read_text("utf-8")


NAMES = ("a-game", "a_game", "A Game")


@pytest.mark.parametrize(
    "name",
    [
        "",
        "Stones",
        "small stones",
        "-a",
        "a-",
        "a--b",
        "9lives",
        "ä",
        "../a",
        "a/b",
        "class",
        "x" * 31,
    ],
)
def test_an_odd_name_is_refused(tmp_path: Path, name: str) -> None:
    """Records, commands, Python and the disk all have to bear it."""
    with pytest.raises(NewGameError) as caught:
        lay_down(name, tmp_path)
    assert (caught.value.problem, caught.value.found) == ("odd", name)
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("name", ["sixpack", "life-is-life", "json", "pytest"])
def test_a_taken_name_is_refused(tmp_path: Path, name: str) -> None:
    """Of one of our games, or of another package of Python, which it would hide."""
    with pytest.raises(NewGameError) as caught:
        lay_down(name, tmp_path)
    assert caught.value.problem == "taken"
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("is_folder", [True, False])
def test_nothing_that_is_there_is_touched(tmp_path: Path, is_folder: bool) -> None:
    """Be it a folder or a file."""
    taken = tmp_path / "small-stones"
    taken.mkdir() if is_folder else taken.write_text("mine")
    with pytest.raises(NewGameError, match="there"):
        lay_down("small-stones", tmp_path)
    assert [*tmp_path.iterdir()] == [taken]
    assert [*taken.iterdir()] == [] if is_folder else taken.read_text() == "mine"


def test_half_a_game_is_never_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the disk is full in the middle, nothing is there afterwards."""

    def write(files: Mapping[Path, bytes]) -> None:
        for path in [*files][:5]:
            path.write_bytes(files[path])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(whole, "write", write)
    with pytest.raises(OSError, match="No space"):
        lay_down("small-stones", tmp_path)
    assert [*tmp_path.iterdir()] == []


@pytest.mark.slow
def test_the_tests_of_a_new_game_pass(tmp_path: Path) -> None:
    """They use the plugin, with a test for each guard and each language."""
    made = lay_down("small-stones", tmp_path)
    environment = {"PYTHONPATH": str(ROOT), "ACCESSIBLE_GAMES_DIR": str(made), "PATH": ""}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    done = run(command, cwd=made, env=environment)
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout
    rules = made / "small_stones" / "seen.py"
    text = rules.read_text("utf-8").replace("unseen = luck.shuffled(unseen)", "pass")
    rules.write_text(text, "utf-8")
    again = run(command, cwd=made, env=environment)
    assert again.returncode == 1
    assert "secrets-" in again.stdout
