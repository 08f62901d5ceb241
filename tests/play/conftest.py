"""What the tests of the keyboard and of the session share."""

from collections.abc import Iterator
from importlib import import_module

import pytest

from accessible_games.games import GAMES
from tests.play.echo import COMMAND
from tests.terminal.driver import Terminal

EFFORT = 0.1
"""What is said of a search, and when, holds for any number of iterations: few are enough."""


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    """The program echo.py, waiting for its first line."""
    with Terminal(COMMAND) as started:
        started.expect("Your turn. ")
        yield started


@pytest.fixture(autouse=True)
def quick(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let players that search do so briefly, unless the test is marked `thorough`."""
    if request.node.get_closest_marker("thorough"):
        return
    for game in GAMES:
        module = import_module(f"accessible_games.bots.{game.replace('-', '_')}.hard")
        for level, iterations in module.ITERATIONS.items():
            monkeypatch.setitem(module.ITERATIONS, level, round(iterations * EFFORT))
