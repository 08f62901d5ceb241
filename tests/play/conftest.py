"""What the tests of the keyboard and of the session share."""

from collections.abc import Iterator

import pytest

from tests.play.echo import COMMAND
from tests.terminal.driver import Terminal


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    """The program echo.py, waiting for its first line."""
    with Terminal(COMMAND) as started:
        started.expect("Your turn. ")
        yield started
