"""What the tests of the keyboard and of the session share."""

from collections.abc import Iterator

import pytest

from tests.play.echo import COMMAND
from tests.quick import think_briefly
from tests.terminal.driver import Terminal


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    """The program echo.py, waiting for its first line."""
    with Terminal(COMMAND) as started:
        started.expect("Your turn. ")
        yield started


@pytest.fixture(autouse=True)
def quick(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let players that search do so briefly, unless the test is marked `thorough`."""
    if not request.node.get_closest_marker("thorough"):
        think_briefly(monkeypatch.setitem)
