"""A game of dice, in which all lies open and luck comes late: written by the guide alone."""

import sys
from pathlib import Path

import pytest

from tests.running import run

pytestmark = pytest.mark.slow
DICE = Path(__file__).parents[1] / "dice"


def told(folder: Path, words: str, lines: str = "") -> str:
    """Start the program with the game; return what it says."""
    options = ["--language", "en", "--data", str(folder), "--config", str(folder)]
    done = run([sys.executable, "-m", "accessible_games", *words.split(), *options], lines)
    assert done.stderr == ""
    return " ".join(done.stdout.split())


def test_a_game_of_dice_is_sound(tmp_path: Path) -> None:
    """It passes every guard, though each game begins alike, and nothing can be dealt anew."""
    said = told(tmp_path, f"game check {DICE / 'greedy_goat'}")
    for part in ("Rules", "Secrets", "Records and positions", "Undo", "Honesty of players"):
        assert f"{part}: fine." in said
    assert "Words, English: fine. Speech, English: fine. Labels, English: none." in said


def test_a_word_that_is_barred_is_refused_though_it_is_a_command(tmp_path: Path) -> None:
    """Who types "stop" before their first roll hears why not, and goes on playing."""
    game = f"play greedy-goat --games-dir {DICE} --people Anna --bots random --seats 2"
    said = told(tmp_path, f"{game} --seed 4", "\nstop\nscores\nquit\n")
    assert "You have nothing to keep yet. Roll first. Roll or stop? Points: " in said
