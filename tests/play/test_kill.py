"""A program that is killed loses nothing."""

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from subprocess import DEVNULL, PIPE

import pytest

from accessible_games.core.record import read
from accessible_games.games import GAMES
from tests.play.table import Typed, new_game, new_record, program, random_answers
from tests.running import ROOT, Started, wait_until

pytestmark = pytest.mark.slow


def scripted(folder: Path) -> tuple[str, list[str]]:
    """The record of a whole game, and the lines that were typed in it."""
    evening = new_game(folder, new_record(seed=11))
    typed: list[str] = []

    def noted() -> Iterator[Typed]:
        for line in random_answers(evening.session, seed=2):
            typed.append(line)
            yield line

    evening.play_all(noted())
    return evening.file, typed


def killed(folder: Path, typed: list[str], chance: Random) -> str:
    """The record of a program that was killed just behind some line of the typed ones."""
    words = [
        "play",
        "life-is-life",
        "--people",
        "Anna",
        "--seats",
        "3",
        "--bots",
        "random",
        "--seed",
        "11",
    ]
    command = [sys.executable, "-m", "accessible_games", *words, "--data", str(folder)]
    with Started(command, stdin=PIPE, stdout=DEVNULL, cwd=ROOT, text=True) as child:
        assert child.stdin is not None
        wait_until(lambda: begun(folder))
        before = typed[: int(chance.random() * len(typed))]
        child.stdin.write("".join(f"{line}\n" for line in before))
        child.stdin.flush()
        time.sleep(chance.random() * 0.05)  # any moment will do
        child.kill()
    (file,) = begun(folder)
    return str(file)


def begun(folder: Path) -> list[Path]:
    """The record, as soon as it has a heading."""
    return [file for file in folder.glob("records/*.txt") if "moves\n" in file.read_text("utf-8")]


@pytest.mark.parametrize("seed", range(10))
def test_a_killed_game_goes_on_to_the_same_end(tmp_path: Path, seed: int) -> None:
    """The file is a beginning of the whole record, and with the lines that follow becomes it."""
    whole, typed = scripted(tmp_path / "whole")
    file = killed(tmp_path, typed, Random(seed))
    left = Path(file).read_text("utf-8")
    assert whole.startswith(left)
    lines = left[: left.rindex("\n") + 1]
    table = read(lines).table(GAMES)
    own = sum(move.seat == 0 for move in table.moves)
    rest = "".join(f"{line}\n" for line in typed[own:])
    if "result" not in lines:
        outcome = program("resume", file, typed=rest)
        assert (outcome.status, outcome.err) == (0, "")
        assert ("cut off" in outcome.out) == (left != lines)
    assert Path(file).read_text("utf-8") == whole


def test_every_beginning_of_a_record_goes_on_to_the_same_end(tmp_path: Path) -> None:
    """As if the program had been killed behind each single line."""
    whole, typed = scripted(tmp_path / "whole")
    lines = whole.splitlines(keepends=True)
    start = lines.index("moves\n") + 1
    file = tmp_path / "cut.txt"
    for end in range(start, len(lines), 7):
        file.write_text("".join(lines[:end]))
        own = sum(line.startswith("0 ") for line in lines[start:end])
        program("resume", str(file), typed="".join(f"{line}\n" for line in typed[own:]))
        assert file.read_text() == whole
