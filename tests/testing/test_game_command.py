"""The command that lays down, checks and writes down games in the making."""

import sys
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from accessible_games.testing.new_game import lay_down
from tests.running import ROOT, run

pytestmark = pytest.mark.slow


def game(folder: Path, *words: str, language: str = "en") -> CompletedProcess[str]:
    """Run the command in a folder."""
    own = folder / ".own"
    options = ["--language", language, "--data", str(own), "--config", str(own)]
    program = [sys.executable, "-m", "accessible_games", "game", *words, *options]
    return run(program, cwd=folder, env={"PYTHONPATH": str(ROOT), "PATH": "", "COLUMNS": "80"})


def told(done: CompletedProcess[str]) -> str:
    """What the command said on standard error."""
    return " ".join(done.stderr.split())


def changed(folder: Path, file: str, old: str, new: str) -> Path:
    """Lay down a game in which a file was changed."""
    made = lay_down("small-stones", folder)
    path = made / "small_stones" / file
    text = path.read_text("utf-8")
    assert text.count(old) > 0
    path.write_text(text.replace(old, new), "utf-8")
    return made


def test_a_new_game_is_laid_down_and_sound(tmp_path: Path) -> None:
    """In one go, from the empty folder to a line for each part."""
    made = game(tmp_path, "new", "small-stones")
    assert (made.returncode, made.stderr) == (0, "")
    assert (tmp_path / "small-stones" / "pyproject.toml").is_file()
    for folder in ("small-stones", "small-stones/small_stones"):
        done = game(tmp_path, "check", folder)
        lines = done.stdout.splitlines()
        assert (done.returncode, done.stderr) == (0, ""), lines
        assert lines[0].startswith("1000 random games, ")
        assert len(lines) == 1 + 6 + 3 * 5
        assert all(line.endswith(": fine.") for line in lines[1:])


BROKEN = {
    "Secrets": ("seen.py", "tuple(state.hands[seat]),", "tuple(sorted(state.hands[seat - 1])),"),
    "Rules": ("rules.py", "from itertools", "import random\nfrom itertools"),
    "Copies": (
        "rules.py",
        "class State(HandsState):",
        "class State(HandsState):\n    copy = lambda s: s\n",
    ),
    "Records and positions": (
        "rules.py",
        "require(every == Counter(BAG)",
        "require(every != Counter(BAG)",
    ),
    "Words, English": ("words/en/game.ftl", "round-tied =", "round-even ="),
    "Speech, English": ("words/en/game.ftl", "Equally heavy: nobody", "Equally heavy :nobody"),
    "Labels, English": ("words/en/labels.csv", "rock,6,,,R,card,,rock\n", ""),
    "Lesson, English": ("lesson.json", "1 lay stone", "1 lay rock"),
    "Rules to read, English": ("words/en/rules.md", "## ", "# "),
}
"""For each part a change that breaks it."""


@pytest.mark.parametrize("part", BROKEN)
def test_what_is_broken_is_told_in_the_line_of_its_part(tmp_path: Path, part: str) -> None:
    """And the command fails."""
    changed(tmp_path, *BROKEN[part])
    done = game(tmp_path, "check", "small-stones")
    assert done.returncode == 1
    lines = [line for line in done.stdout.splitlines() if not line.endswith(": fine.")]
    assert any(line.startswith(f"{part}: ") for line in lines[1:]), done.stdout


def test_a_language_that_lacks_is_no_problem(tmp_path: Path) -> None:
    """It is said, and the game is not offered in it."""
    made = lay_down("small-stones", tmp_path)
    for file in sorted((made / "small_stones/words/fr").rglob("*"), reverse=True):
        file.rmdir() if file.is_dir() else file.unlink()
    (made / "small_stones/words/fr").rmdir()
    done = game(tmp_path, "check", "small-stones")
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1].startswith("Languages: some are missing")


def test_a_part_that_lacks_is_no_problem(tmp_path: Path) -> None:
    """A line for each says that there is none."""
    made = lay_down("small-stones", tmp_path)
    for name in ("labels.csv", "rules.md", "tutorial/tutorial.ftl"):
        (made / "small_stones/words/fr" / name).unlink()
    (made / "small_stones/words/fr/tutorial").rmdir()
    done = game(tmp_path, "check", "small-stones")
    assert done.returncode == 0
    lacking = [line for line in done.stdout.splitlines() if not line.endswith(": fine.")][1:]
    parts = ("Labels", "Rules to read", "Lesson")
    assert lacking == [f"{part}, français: none." for part in parts]


def test_a_game_that_cannot_be_played_is_told_in_one_sentence(tmp_path: Path) -> None:
    """With what its rules raise."""
    changed(tmp_path, "rules.py", "state.laid.append(piece)", "state.laid.prepend(piece)")
    done = game(tmp_path, "check", "small-stones")
    assert (done.returncode, done.stderr) == (1, "")
    assert " ".join(done.stdout.split()).startswith(
        "A random game cannot be played to its end: AttributeError"
    )


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "Type new, check or transcript behind game."),
        (["dance"], "Behind game stands new, check or transcript, not dance."),
        (["new"], "Name the new game in one word, such as small-stones."),
        (["new", "small", "stones"], "Name the new game in one word, such as small-stones."),
        (["check"], "Name the folder of the game behind check."),
        (["check", "nowhere"], "There is no game in nowhere: no game.py is there."),
        (["transcript", "nowhere"], "There is no game in nowhere: no game.py is there."),
        (["new", "sixpack"], "The name sixpack is taken already. Take another one."),
        (["new", "Stones"], "A game cannot be called Stones."),
        (["transcript", "sixpack", "--seats", "1"], "1"),
        (["transcript", "sixpack", "--seed", "x"], "x"),
        (["check", "sixpack", "--seed", "1"], "--seed"),
    ],
)
def test_wrong_use_is_told_in_a_sentence(tmp_path: Path, words: list[str], sentence: str) -> None:
    """What is wrong, and what to type."""
    done = game(tmp_path, *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in told(done)
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("import no_such_module\n", "Small-stones cannot be loaded: ModuleNotFoundError"),
        ("GAME = 5\n", "Small-stones cannot be loaded: TypeError"),
    ],
)
def test_a_game_that_cannot_be_loaded_is_told(tmp_path: Path, text: str, sentence: str) -> None:
    """With what Python says."""
    made = lay_down("small-stones", tmp_path)
    (made / "small_stones" / "game.py").write_text(text, "utf-8")
    done = game(tmp_path, "check", "small-stones")
    assert done.returncode == 2
    assert sentence in told(done)


def test_a_game_for_a_newer_program_is_told(tmp_path: Path) -> None:
    """In one sentence."""
    changed(tmp_path, "game.py", "api=1", "api=1000")
    done = game(tmp_path, "check", "small-stones")
    assert (done.returncode, told(done)) == (
        2,
        "Small-stones needs a newer version of this program.",
    )


def test_of_several_games_in_a_folder_one_has_to_be_named(tmp_path: Path) -> None:
    """None is guessed."""
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "game.py").touch()
    done = game(tmp_path, "check", ".")
    assert (done.returncode, told(done)) == (
        2,
        "There are several games in .. Name the folder of one.",
    )


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    """With what the system says; nothing is left."""
    (tmp_path / "small-stones").symlink_to(tmp_path / "none" / "where")
    done = game(tmp_path, "new", "small-stones")
    assert done.returncode in (1, 2)
    assert len(told(done)) > 20
    assert "Traceback" not in done.stderr
    assert {each.name for each in tmp_path.iterdir()} <= {"small-stones", ".own"}


def test_a_transcript_is_a_game_as_it_is_heard(tmp_path: Path) -> None:
    """With the answers of its first player; other seeds and numbers of players are other games."""
    lay_down("small-stones", tmp_path)
    done = game(tmp_path, "transcript", "small-stones", "--seats", "3")
    lines = done.stdout.splitlines()
    assert (done.returncode, done.stderr) == (0, "")
    assert sum(line.startswith("> ") for line in lines) == 4
    assert "Round 1, " in done.stdout
    assert (
        "wins the game." in done.stdout or "win the game." in done.stdout or "shared" in done.stdout
    )
    assert not lines[-1].startswith("Lay a stone")
    assert game(tmp_path, "transcript", "small-stones", "--seats", "3").stdout == done.stdout
    other = game(tmp_path, "transcript", "small-stones", "--seats", "3", "--seed", "5")
    assert other.stdout != done.stdout


@pytest.mark.parametrize(
    ("language", "line"), [("de", "Regeln: in Ordnung."), ("fr", "Règles: rien à redire.")]
)
def test_a_check_speaks_every_language(tmp_path: Path, language: str, line: str) -> None:
    """The names of the parts too."""
    lay_down("small-stones", tmp_path)
    assert line in game(tmp_path, "check", "small-stones", language=language).stdout.splitlines()
