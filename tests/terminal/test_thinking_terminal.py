"""That computer players think is a line at a real terminal too."""

import pytest

from accessible_games.__main__ import main
from accessible_games.frontends.terminal import thinking
from tests.forking import Work
from tests.terminal.driver import Terminal

pytest.importorskip("termios", reason="this system has no such terminals")
pytestmark = pytest.mark.slow

GAME = ("play", "life-is-life", "--people", "Anna", "--bots", "hard,hard", "--seed", "1")


@pytest.mark.parametrize("options", [[], ["--plain"], ["--pace", "line"]])
def test_at_a_terminal_it_is_a_line_like_others(
    options: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At every pace; the next line stands below."""
    monkeypatch.setattr("accessible_games.match.match.pace_of", lambda *asked: 1e-3)
    monkeypatch.setattr(thinking, "SILENCE", -1)
    with Terminal(Work(main, (*GAME, "--language", "en", *options))) as terminal:
        terminal.expect("(Tom|Mia) is thinking[.]")
        if "--pace" in options:
            terminal.expect("Life is Life: you")  # the first line that waits; earlier keys are lost
            terminal.settle()
            terminal.press("ctrl d")
        terminal.expect("Your turn[.] ")
        lines = terminal.lines()
        assert len([line for line in lines if line.endswith(" is thinking.")]) == 1
