"""What the tests of the keyboard share: a program to type into, and no long searches."""

from collections.abc import Iterator

import pytest

from tests.forking import Work
from tests.quick import orca_folder, quick, quick_orca
from tests.terminal.driver import Terminal
from tests.terminal.echo_program import main

__all__ = ["orca_folder", "quick", "quick_orca"]


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    """Yield that program, waiting for its first line."""
    with Terminal(Work(main)) as started:
        started.expect("Your turn. ")
        yield started
