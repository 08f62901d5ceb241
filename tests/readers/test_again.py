"""An answer that is asked for again and again is heard each time, whatever stands in the window."""

import sys

import pytest

from accessible_games.frontends.terminal.keyboard import no_words
from accessible_games.frontends.terminal.plain_keyboard import PlainKeyboard
from accessible_games.frontends.terminal.screen import Screen
from accessible_games.frontends.terminal.scroll_limit import NOTIFIES
from tests.readers.desk import Answer, Desk
from tests.readers.judging import Heard, judged
from tests.readers.nvda import WAYS, Nvda
from tests.readers.plays import LONGEST, SAME, TIMES
from tests.readers.window import Window

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals")
COLUMNS = 80
AGAIN = ["Again.", "Once more."]
DEFAULTS = ("console", "uia-console")
"""Ways that compare windows by lines; the others read all that was ever written."""


@pytest.fixture(autouse=True)
def in_a_console(monkeypatch: pytest.MonkeyPatch) -> None:
    """Be in a console that notifies nobody."""
    monkeypatch.delenv(NOTIFIES, raising=False)


def asked(line: str, times: int, answer: list[str], rows: int) -> list[Answer]:
    """Return how an answer is heard to a line that is typed so many times, and after each of it."""
    window = Window(COLUMNS, rows)
    desk = Desk(window, iter([line] * times), {name: Nvda(window, WAYS[name]) for name in DEFAULTS})

    def program() -> None:
        screen, keyboard = Screen(again=lambda: AGAIN), PlainKeyboard()
        screen.say(["Welcome to the game."])
        for _ in range(times):
            keyboard.read_line("Your turn. ", no_words)
            screen.say(answer)
        keyboard.close()

    return [*desk.run(program)]


def unheard(answers: list[Answer]) -> list[tuple[int, str, str]]:
    """Return what a reader did not hear once and in order: the number of the answer, and its line.

    What is added to say that it comes again must be heard as well.
    """
    return [
        (number, reader, line)
        for number, answer in enumerate(answers)
        for reader, said in answer.said.items()
        for line, how in zip(answer.told, judged(answer.told, said, COLUMNS), strict=True)
        if how is not Heard.ONCE
    ]


def lines(count: int) -> list[str]:
    """Return an answer of so many rows."""
    return [f"Line {number} of what was asked for." for number in range(count)]


@pytest.mark.parametrize(("rows", "line"), [(25, "last"), (30, "")])
def test_an_answer_is_heard_twenty_times_in_a_row(rows: int, line: str) -> None:
    """Of 1 to 22 rows, in the windows that consoles open, asked for by a word or by Enter alone."""
    missed = {
        count: found
        for count in range(1, LONGEST + 1)
        if (found := unheard(asked(line, TIMES, lines(count), rows)))
    }
    assert missed == {}


@pytest.mark.parametrize("rows", [20, 24, 50, 199])
def test_in_low_and_high_windows_too(rows: int) -> None:
    """However many rows they have."""
    for count in (1, 13):
        assert unheard(asked("last", TIMES, lines(count), rows)) == []


@pytest.mark.parametrize("line", ["wombat", ""])
def test_the_same_line_is_answered_audibly_a_hundred_times(line: str) -> None:
    """A word that means nothing, and Enter alone."""
    assert unheard(asked(line, SAME, ["I do not understand that here: wombat."], 25)) == []


def test_it_is_said_that_an_answer_comes_again_only_where_that_is_needed() -> None:
    """Short answers are told apart without it; it is never said of the first."""
    for count, most in ((1, 2), (5, 6), (13, TIMES)):
        firsts = [answer.told[0] for answer in asked("last", TIMES, lines(count), 25)]
        assert sum(first in AGAIN for first in firsts) <= most
        assert firsts[1] not in AGAIN
