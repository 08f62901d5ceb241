"""A braille keyboard that types cells, at a terminal."""

from pathlib import Path

import pytest

from accessible_games.__main__ import main
from accessible_games.match.typed_cells import SPACE
from tests.braille import needed
from tests.forking import Work
from tests.terminal.driver import Terminal
from tests.terminal.test_pace import GAME

pytestmark = pytest.mark.slow


def test_the_space_of_a_braille_keyboard_brings_the_next_line(tmp_path: Path) -> None:
    """Where it types cells, as Space does; at the prompt one too many does nothing."""
    needed.liblouis()
    where = ("--data", str(tmp_path), "--config", str(tmp_path))
    work = Work(main, (*GAME, *where, "--pace", "line", "--width", "40"))
    with Terminal(work) as terminal:
        terminal.settle()
        for _ in range(12):  # more than there are lines
            terminal.send(SPACE)
            terminal.settle()
        terminal.expect("Your turn")
        terminal.send(f"{SPACE}⠓⠁⠝⠙\r")
        terminal.expect("(?s)⠙.*Hand: ")
