"""The pace of lines at a terminal: what waits, for which keys, and what is written meanwhile."""

import signal
import sys
from pathlib import Path

import pytest

from accessible_games.__main__ import main
from tests.forking import Work
from tests.sessions import program, records
from tests.terminal.driver import Terminal

pytestmark = pytest.mark.slow

pytest.importorskip("termios", reason="this system has no such terminals")

COMMAND = (sys.executable, "-m", "accessible_games")
"""The program as it is started, for tests in which it has to end by itself."""
GAME = (
    *("play", "life-is-life", "--seats", "3", "--bots", "easy", "--seed", "31"),
    *("--language", "en", "--verbosity", "brief", "--pace", "line"),
)
ALONE = (*GAME, "--people", "Anna")
RULES = ("rules", "lifeboat", "--language", "en", "--pace", "line")


def next_line(terminal: Terminal, key: str = "space") -> str:
    """Press a key, wait for the line below and return it."""
    row = terminal.model.row
    terminal.press(key)
    terminal.expect("\n[^\n]+")
    assert terminal.model.row == row + 1
    return terminal.model.line(row + 1)


def to_prompt(terminal: Terminal) -> list[str]:
    """Press Space until the prompt of a turn appears; return the lines before it."""
    lines = []
    terminal.settle()
    while terminal.model.line(terminal.model.row) != "Your turn.":
        lines.append(terminal.model.line(terminal.model.row))
        next_line(terminal)
    return lines


def test_each_line_waits_and_is_written_once() -> None:
    """A byte for each letter, a line feed for a key, no other sequence: nothing is said twice."""
    with Terminal(Work(main, ALONE)) as terminal:
        terminal.expect("Life is Life")
        lines = to_prompt(terminal)
        assert len(lines) > 6
        terminal.enter("lives", "Lives: ")
        to_prompt(terminal)
        measure = terminal.measure()
        assert measure.tally.reprinted == 0
        assert measure.tally.erased == 0
        assert measure.tally.rewritten == set()
        assert measure.tally.escapes == {}
        assert [len(stroke.answer) for stroke in measure.strokes if stroke.key in "lives"] == [
            1
        ] * 5


@pytest.mark.parametrize("key", ["space", "enter", "ctrl j"])
def test_the_next_line_comes_by_enter_or_space(key: str) -> None:
    """One line for one key, the cursor at its beginning."""
    with Terminal(Work(main, RULES)) as terminal:
        terminal.expect("Lifeboat")
        for number in range(1, 5):
            line = next_line(terminal, key)
            assert line.startswith(f"{number}, ")
            assert terminal.model.column == 0


def test_other_keys_leave_the_line_as_it_is() -> None:
    """Letters, arrows, function keys, a paste without an end of line: nothing is written."""
    with Terminal(Work(main, RULES)) as terminal:
        terminal.expect("Lifeboat")
        terminal.settle()
        mark = terminal.mark()
        terminal.send("abcä\x1b[A\x1b[15~\t\x7f\x1b")
        terminal.settle()
        assert terminal.bytes_since(mark) == b""
        assert next_line(terminal).startswith("1, ")


def test_keys_typed_ahead_are_no_sign_of_reading() -> None:
    """A key pressed before a line appeared neither ends the line nor answers the prompt."""
    with Terminal(Work(main, ALONE)) as terminal:
        terminal.expect("Life is Life")
        to_prompt(terminal)
        terminal.send("lives\rhand\r  \r")
        terminal.expect(r"Lives: you 5[^\n]+$")
        terminal.settle()
        assert terminal.screen_text().splitlines()[-1].startswith("Lives: ")
        assert next_line(terminal) == "Your turn."


@pytest.mark.parametrize("key", ["ctrl c", "ctrl d"])
def test_the_rest_comes_at_once(key: str) -> None:
    """Up to the prompt, where the key has its usual meaning; then lines wait again."""
    with Terminal(Work(main, ALONE)) as terminal:
        terminal.expect("Life is Life")
        terminal.press(key)
        terminal.expect(r"Your turn\. $")
        terminal.enter("lives", r"Mia 5\.$")
        assert next_line(terminal) == "Your turn."
        terminal.press("ctrl d")
        terminal.expect("The game is saved")
        assert "resume." in next_line(terminal)
        terminal.press("space")
        assert terminal.wait() == 0


@pytest.mark.parametrize(("term", "more"), [("dumb", ()), ("xterm-256color", ("--plain",))])
def test_without_line_editing_enter_waits(term: str, more: tuple[str, ...]) -> None:
    """What is typed before it is ignored; the line feed of Enter ends the line."""
    with Terminal(Work(main, (*ALONE, *more)), term=term) as terminal:
        terminal.expect(r"Life is Life: [^\n]*$")
        terminal.send(" x ")
        terminal.settle()
        assert terminal.lines()[-1].startswith("Life is Life: ")
        for _ in range(40):
            terminal.press("enter")
            terminal.settle(0.02)
            if terminal.lines()[-1] == "Your turn.":
                break
        terminal.enter("lives", r"Mia 5\.$")
        terminal.press("ctrl d")
        terminal.expect(r"Your turn\. $")
        assert terminal.measure().tally.rewritten == set()


def test_a_narrow_terminal() -> None:
    """Twenty columns for twenty cells: no line is wrapped by the terminal, none is said twice."""
    with Terminal(Work(main, (*ALONE, "--width", "20")), columns=20) as terminal:
        terminal.expect("Life is Life")
        lines = to_prompt(terminal)
        assert all(len(line) <= 20 for line in lines)
        terminal.enter("zzz", "understand")
        assert terminal.measure().tally.reprinted == 0
        assert terminal.measure().tally.rewritten == set()


def test_the_next_person_is_told_nothing_before_they_press_enter() -> None:
    """Even if each line of the last person has waited: secrets begin after the prompt."""
    with Terminal(Work(main, (*GAME, "--people", "Anna,Ben"))) as terminal:
        terminal.expect("Life is Life")
        while terminal.model.line(terminal.model.row) != "Anna: Enter.":
            next_line(terminal)
        before = terminal.text()
        assert "Pass the keyboard." in before
        assert "Hand:" not in before
        terminal.press("space")
        terminal.settle()
        assert "Hand:" not in terminal.text()
        terminal.send("\x7f\r")
        terminal.expect("Hand: ")


def test_what_went_wrong_waits_too() -> None:
    """On standard error, which is the same terminal; the status is that of the error."""
    words = ("rules", "chess", "--pace", "line", "--language", "en")
    with Terminal(Work(main, words)) as terminal:
        terminal.expect(r"chess[^\n]+$")
        terminal.settle()
        assert terminal.lines()[-1] != ""
        for _ in range(3):
            terminal.press("enter")
        assert terminal.wait() == 2


def test_the_end_of_a_game_waits_and_the_terminal_is_given_back(tmp_path: Path) -> None:
    """The last line is felt before the program ends; then typed keys are shown as before."""
    with Terminal(Work(main, ALONE)) as terminal:
        terminal.expect("Life is Life")
        to_prompt(terminal)
        terminal.enter("quit", r"The game is saved[^\n]*$")
        terminal.settle()
        assert not terminal.echoes()
        assert "resume." in next_line(terminal)
        terminal.press("enter")
        assert terminal.wait() == 0
        assert terminal.modes() == terminal.modes_before


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_the_program_ends_while_a_line_waits(number: int) -> None:
    """As it is told to; the terminal is as it was."""
    with Terminal(Work(main, RULES)) as terminal:
        terminal.expect("Lifeboat")
        terminal.settle()
        terminal.kill(number)
        assert terminal.wait() == -number
        assert number == signal.SIGHUP or terminal.modes() == terminal.modes_before


def test_the_program_ends_when_the_terminal_is_closed() -> None:
    """It does not wait forever for a key that cannot come."""
    with Terminal([*COMMAND, *RULES]) as terminal:
        terminal.expect("Lifeboat")
        terminal.hang_up()
        terminal.wait()


def test_a_saved_game_is_heard_again_line_by_line() -> None:
    """With or without steps each line waits once, and no prompt comes between."""
    program(*GAME[:-2], "--people", "Anna", typed="1 mouse\n")
    (name,) = (path.stem for path in records().glob("*.txt"))
    words = ("replay", name, "--language", "en", "--pace", "line", "--step")
    told = program(*words[:-3]).lines
    with Terminal(Work(main, words)) as terminal:
        for line in told:
            terminal.expect(r"[^\n]+$")
            terminal.settle()
            assert terminal.lines()[-1] == line
            terminal.press("space")
        assert terminal.wait() == 0
