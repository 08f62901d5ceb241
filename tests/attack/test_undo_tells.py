"""F2: no undo tells what was hidden, however often it is tried."""

import sys

from tests.running import run

TYPED = "\n1 dog\nundo\nhand\n1 rabbit\nundo\n4 dog dog rabbit rabbit\nundo\nquit\n"


def test_the_hands_of_computer_players_are_not_told_by_trying() -> None:
    """At home: once Tom has laid cards, nothing is taken back, and the reason is true."""
    words = [sys.executable, "-m", "accessible_games", "play", "life-is-life"]
    done = run([*words, "--seats", "3", "--seed", "5", "--plain"], TYPED)
    assert "Taken back" not in done.stdout
    assert "Too late: " in done.stdout
