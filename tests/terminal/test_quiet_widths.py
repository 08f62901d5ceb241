"""The line being typed on terminals of every width, and when the width changes during typing."""

import pytest

from tests.forking import Work
from tests.terminal.driver import Terminal
from tests.terminal.echo_program import main

pytestmark = pytest.mark.slow

pytest.importorskip("termios", reason="this system has no such terminals")


def test_a_resize_that_moves_nothing_says_nothing(terminal: Terminal) -> None:
    """The line still stands where it stood."""
    terminal.type("hand")
    mark = terminal.mark()
    terminal.resize(40, 10)
    terminal.settle(0.2)
    assert terminal.type("s")[0].answer == terminal.bytes_since(mark) == b"s"


def test_a_resize_that_breaks_the_line_says_it_once_more(terminal: Terminal) -> None:
    """On new lines, once, and what was typed is kept."""
    terminal.type("hand and more than that")
    mark = terminal.mark()
    terminal.resize(20, 10)
    terminal.expect("\n+Your turn. hand and more than that")
    terminal.type("!")
    assert terminal.bytes_since(mark).count(b"Your turn") == 1
    terminal.press("enter")
    terminal.expect("'hand and more than that!'")


LONG = "one two three four five six seven eight nine ten"


def test_a_line_longer_than_the_terminal_wraps_by_itself() -> None:
    """A letter is one letter even where a row ends."""
    with Terminal(Work(main), columns=20) as terminal:
        terminal.expect("Your turn. ")
        terminal.type(LONG)
        assert terminal.lines()[1:] == [
            "Your turn. one two t",
            "hree four five six s",
            "even eight nine ten",
        ]
        assert terminal.measure().most == 1
        assert not terminal.measure().tally.escapes
        terminal.press("enter")
        terminal.expect(f"'{LONG}'")


def test_a_long_line_can_be_edited_in_all_its_rows() -> None:
    """The terminal shows what will be sent, wherever the cursor was."""
    with Terminal(Work(main), columns=20) as terminal:
        terminal.expect("Your turn. ")
        terminal.type(LONG)
        terminal.press("home")
        terminal.type("zero ")
        terminal.press("alt f", "alt d", "end", *["backspace"] * 9)
        terminal.type("9")
        terminal.settle()
        assert terminal.lines()[1:] == [
            "Your turn. zero one",
            "three four five six",
            "seven eight9",
            "",
        ]
        terminal.press("home", "ctrl k")
        terminal.type("goat")
        assert terminal.lines()[1:] == ["Your turn. goat", "", "", ""]
        terminal.press("ctrl y", "enter")
        terminal.expect("'goatzero one three four five six seven eight9'")


def test_a_full_row_takes_the_cursor_back(terminal: Terminal) -> None:
    """At the edge a terminal leaves its cursor waiting; moves from there are exact."""
    terminal.resize(20, 10)
    terminal.type("123456789")
    terminal.press("left", "left")
    terminal.type("x")
    terminal.press("backspace", "ctrl k")
    assert terminal.lines()[1].startswith("Your turn. 1234567")
    terminal.press("enter")
    terminal.expect("'1234567'")


def test_wide_letters_and_accents_keep_their_places(terminal: Terminal) -> None:
    """Two columns, or none: the cursor knows."""
    terminal.type("漢字e\u0301a")
    assert terminal.answer("left") == b"\b"
    assert terminal.answer("left", "left") == b"\b"
    assert terminal.answer("left") == b"\b\b"
    assert terminal.type("x")[0].answer == b"\x1b[@x"
    terminal.press("home", "delete")
    assert terminal.lines()[-1] == "Your turn. x字e\u0301a"
    terminal.press("enter")
    terminal.expect(r"'x\\u5b57e\\u0301a'")


@pytest.mark.parametrize("columns", [1, 2, 11, 20])
def test_narrow_terminals_lose_nothing(columns: int) -> None:
    """However narrow, the line that is sent is the line that was typed."""
    with Terminal(Work(main), columns=columns) as terminal:
        terminal.expect("Your turn. ")
        terminal.type("lay gat")
        terminal.press("left", "left")
        terminal.type("o\n")
        terminal.expect("'lay goat'")
