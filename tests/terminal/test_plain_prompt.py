"""A prompt of the plain keyboard is written as one, with readline as well, and is there once."""

import sys
from pathlib import Path

import pytest

from tests.terminal.driver import Terminal

PROGRAM = """
import io, sys
from accessible_games.frontends.terminal.keyboard import no_words
from accessible_games.frontends.terminal.plain_keyboard import PlainKeyboard


class Noted(io.TextIOWrapper):
    def write(self, text):
        print(repr(text), file=log, flush=True)
        return super().write(text)


log = open(sys.argv[1], "w")
sys.stdout = Noted(sys.stdout.buffer, write_through=True)
keyboard = PlainKeyboard()
while (line := keyboard.read_line("Entrée ou plus ? ", no_words)) != "quit":
    print(f"Dit : {line}.")
keyboard.close()
"""
PROMPT = "Entrée ou plus ? "


def test_a_prompt_is_written_once_and_whole(tmp_path: Path) -> None:
    """Not letter by letter, of which a reader would say the first apart; also with readline."""
    pytest.importorskip("readline", reason="this Python has no readline")
    log = tmp_path / "written"
    with Terminal([sys.executable, "-c", PROGRAM, log]) as terminal:
        terminal.expect("plus ")
        terminal.enter("ours", "Dit : ours")
        terminal.expect("plus ")
        terminal.press("up")  # a line of the history, drawn where it belongs
        terminal.press("backspace", "enter")
        terminal.expect("Dit : our")
        terminal.expect("plus ")
        terminal.type("quit\n")
        assert terminal.wait() == 0
        lines = terminal.lines()
    assert lines[0] == f"{PROMPT}ours"
    assert lines[2] == f"{PROMPT}our"
    assert lines[4] == f"{PROMPT}quit"
    assert log.read_text("utf-8").splitlines().count(repr(PROMPT)) == 3
