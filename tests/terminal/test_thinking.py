"""That computer players think is a line at a real terminal too."""

import sys

import pytest

from tests.terminal.driver import Terminal

PROGRAM = """
from accessible_games.__main__ import main
from accessible_games.bots.life_is_life import hard
from accessible_games.frontends.terminal import thinking
hard.ITERATIONS["hard"] = 20
thinking.SILENCE = -1
main()
"""
GAME = ("play", "life-is-life", "--people", "Anna", "--bots", "hard,hard", "--seed", "1")


@pytest.mark.parametrize("options", [[], ["--plain"], ["--pace", "line"]])
def test_at_a_terminal_it_is_a_line_like_others(options: list[str]) -> None:
    """At every pace; the next line stands below."""
    command = [sys.executable, "-c", PROGRAM, *GAME, "--language", "en", *options]
    with Terminal(command) as terminal:
        if "--pace" in options:
            terminal.expect("Accessible Games")
            terminal.settle()
            terminal.press("ctrl d")
        terminal.expect("(Tom|Mia) thinks[.]")
        terminal.expect("Your turn[.] ")
        lines = terminal.lines()
        assert len([line for line in lines if line.endswith(" thinks.")]) == 1
