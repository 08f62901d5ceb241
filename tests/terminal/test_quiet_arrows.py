"""The arrow keys at a table of places, on a terminal: a step in an empty line, editing in others.

Each test plays SixPack, after the first two drinks were laid.
"""

from collections.abc import Iterator

import pytest

from accessible_games.__main__ import main
from tests.forking import Work
from tests.terminal.driver import KEYS, Terminal

pytestmark = pytest.mark.slow

pytest.importorskip("termios", reason="this system has no such terminals")

TABLE = (
    "play", "sixpack", "--people", "Anna,Ben", "--seats", "2", "--seed", "1",
    "--option", "starter=1", "--language", "en",
)  # fmt: skip
TURN = r"Your move\. "


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    """Yield Anna's turn at a cola p13 and a cola lemon q13."""
    with Terminal(Work(main, TABLE)) as started:
        started.expect(r"Enter\. ")
        started.enter("", r"The first two\. ")
        started.enter("c cl", TURN)
        yield started


@pytest.mark.parametrize(
    ("key", "answer"),
    [
        ("right", "Cola lemon q13, right edge. "),
        ("left", "Free o13, beside a cola. "),
        ("up", "Free p12, beside a cola. "),
        ("down", "Free p14, beside a cola. "),
    ],
)
def test_an_arrow_in_an_empty_line_steps(terminal: Terminal, key: str, answer: str) -> None:
    """What is there is the new prompt: it is written once, and nothing else."""
    mark = terminal.mark()
    terminal.press(key)
    terminal.expect(answer)
    terminal.settle()
    assert terminal.bytes_since(mark).decode() == f"\r\n{answer}"
    tally = terminal.measure().tally
    assert (tally.reprinted, tally.rewritten, tally.bells, tally.erased) == (0, set(), 0, 0)


def test_a_walk_writes_each_place_once(terminal: Terminal) -> None:
    """One line for each key, as many as were pressed, to the end of the table."""
    mark = terminal.mark()
    for key, answer in (
        ("right", "Cola lemon q13, right edge. "),
        ("right", "Free r13, beside a cola lemon. "),
        ("right", "The table ends here. "),
        ("left", "Cola lemon q13, right edge. "),
    ):
        terminal.press(key)
        terminal.expect(answer)
    terminal.settle()
    said = terminal.bytes_since(mark).decode()
    assert said.count("\r\n") == 4
    assert said.count("q13") == 2
    assert terminal.measure().tally.reprinted == 0


def test_arrows_pressed_ahead_are_all_obeyed(terminal: Terminal) -> None:
    """However fast they come, each is one step."""
    terminal.send(KEYS["right"] + KEYS["right"] + KEYS["up"])
    terminal.expect(r"q13, right edge\. (.|\n)*Free r13(.|\n)*Nothing near r12\. ")
    terminal.settle()
    assert terminal.lines()[-1].strip() == "Nothing near r12."


def test_in_a_line_with_letters_the_arrows_edit(terminal: Terminal) -> None:
    """Left and right move in the line, as without a table of places."""
    terminal.type("scres")
    terminal.press("left", "left", "left")
    terminal.enter("o", r"Points: you 0 and Ben 0\.\n" + TURN)
    assert terminal.measure().tally.rewritten == set()


def test_when_the_letters_are_gone_the_arrows_step_again(terminal: Terminal) -> None:
    """An empty line is empty, however it came to be so."""
    terminal.type("x")
    terminal.press("backspace", "right")
    terminal.expect(r"Cola lemon q13, right edge\. ")


def test_earlier_lines_are_found_by_control_p(terminal: Terminal) -> None:
    """Since up steps there; a step is no earlier line."""
    terminal.enter("scores", TURN)
    terminal.press("right")
    terminal.expect(r"q13, right edge\. ")
    assert terminal.answer("ctrl p") == b"scores"
    terminal.press("enter")
    terminal.expect(r"Points: you 0 and Ben 0\.\n" + TURN)


def test_in_a_recalled_line_up_and_down_go_on_through_earlier_ones(terminal: Terminal) -> None:
    """A line with letters is edited, even one that was found."""
    terminal.enter("scores", TURN)
    terminal.enter("counts", TURN)
    assert terminal.answer("ctrl p") == b"counts"
    assert b"scores" in terminal.answer("up")
    assert b"counts" in terminal.answer("down")


def test_while_the_keyboard_is_passed_no_arrow_tells_anything(terminal: Terminal) -> None:
    """Only Enter takes it; the next person hears nothing before."""
    terminal.enter("take p13", r"A bottle and a mix always stay on the table\.\n" + TURN)
    terminal.enter("cb p12", r"Pass the keyboard\.\nBen: Enter\. ")
    mark = terminal.mark()
    terminal.press("right")
    terminal.expect(r"Enter\. ")
    assert b"13" not in terminal.bytes_since(mark)


def test_the_letters_of_the_arrows_are_not_written(terminal: Terminal) -> None:
    """The word for which a key stands is not shown, as it was not typed."""
    terminal.press("right")
    terminal.expect(r"right edge\. ")
    assert terminal.lines()[-2] == "Your move."
