"""NVDA's eyes see what NVDA is known to say: also what it misses, in programs with known faults."""

import sys
from collections.abc import Callable

import pytest

from tests.readers.comparing import by_letters, by_lines, changed
from tests.readers.desk import Answer, Desk
from tests.readers.judging import Heard, judged
from tests.readers.nvda import WAYS
from tests.readers.watching import NOTIFIED, readers
from tests.readers.window import Window

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals")
COLUMNS, ROWS = 40, 10


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        (["one"], ["one", "two"], ["two"]),
        (["one", "two"], ["two", "three"], ["three"]),
        (["same"], ["same"], []),
        (["You have 12 coins."], ["You have 13 coins."], ["3"]),
        (["12 coins"], ["12 coins and 30 giraffes"], ["12 coins and 30 giraffes"]),
        (["12 coins"], ["12 coins left"], [" left"]),
        (["one", ""], ["one", "  "], []),
    ],
)
def test_by_lines_only_what_has_changed_is_said(
    before: list[str], after: list[str], said: list[str]
) -> None:
    """New lines whole, and of a line in which little has changed that alone."""
    assert by_lines(before, after) == said


def test_a_line_that_has_changed_by_many_letters_is_said_whole() -> None:
    """Fifteen are many."""
    assert changed("a" * 20, "a" * 5 + "b" * 14 + "a") == "b" * 14
    assert changed("a" * 20, "a" * 4 + "b" * 15 + "a") == "a" * 4 + "b" * 15 + "a"


def test_by_letters_what_was_inserted_is_said() -> None:
    """With the blanks between it."""
    assert by_letters(["You play."], ["You play.", "Anna plays."]) == ["Anna plays."]
    assert by_letters(["You have coins."], ["You have no coins."]) == ["no "]


def lines(count: int, of: str = "line") -> str:
    """Return some lines of text."""
    return "".join(f"Here is {of} number {number}.\n" for number in range(count))


def heard(*writes: str, pause: float = 0.0, typed: str = "hand") -> Answer:
    """Return how an answer to one typed line is heard that is written with pauses."""
    window = Window(COLUMNS, ROWS)
    desk = Desk(window, iter([typed]), readers(window))

    def program() -> None:
        sys.stdout.write("Your turn. ")
        sys.stdin.readline()
        for each in writes:
            sys.stdout.write(each)
            desk.sleep(pause)

    return desk.run(program)[-1]


def count(answer: Answer, reader: str, how: Heard) -> int:
    """Return how many lines of an answer a reader heard so."""
    return judged(answer.told, answer.said[reader], COLUMNS).count(how)


@pytest.mark.parametrize("reader", [*WAYS, NOTIFIED])
def test_a_plain_answer_is_heard_once_and_no_typed_letter(reader: str) -> None:
    """By every reader: the answer, and nothing that was typed."""
    answer = heard(lines(5) + "Your turn. ", typed="hand of Anna")
    assert [*map(str.strip, answer.said[reader])] == answer.told


def test_the_window_of_an_old_console_loses_what_scrolls_away() -> None:
    """Of 60 lines at once those are heard that it holds; in portions with pauses all."""
    at_once, slowly = heard(lines(60)), heard(*lines(60).splitlines(keepends=True), pause=0.1)
    assert count(at_once, "console", Heard.NEVER) == 60 - (ROWS - 1)
    assert count(at_once, "terminal", Heard.ONCE) == 60
    assert count(slowly, "console", Heard.ONCE) == 60


def test_what_comes_faster_than_a_reader_looks_is_one_change() -> None:
    """Ten milliseconds are no pause."""
    fast = heard(*lines(30).splitlines(keepends=True), pause=0.001)
    assert count(fast, "console", Heard.NEVER) > 10


def test_the_same_answer_again_is_silent_in_an_old_console() -> None:
    """It stands there already."""
    answer = heard(lines(7), lines(7), pause=1.0)
    assert count(answer, "console", Heard.NEVER) >= 5
    assert count(answer, "terminal", Heard.ONCE) == 14


def test_a_line_that_changes_in_place_is_heard_in_part() -> None:
    """Its new letters alone, and by letters too; only notifications tell all of it."""
    answer = heard("Now 1234 coins left.", "\rNow 1567 coins left.", pause=1.0)
    assert answer.said["console"][-1].strip() == "567"
    assert answer.said["terminal"][-1] == "567"
    assert answer.said[NOTIFIED][-1] == "Now 1567 coins left."


def test_a_short_line_alone_is_taken_for_a_typed_letter() -> None:
    """Two letters are never heard."""
    assert heard("No", pause=1.0).said["terminal"] == []
    assert heard("Not", pause=1.0).said["terminal"] == ["Not"]


JUDGED: list[tuple[list[str], list[str], list[Heard]]] = [
    (["one", "two"], ["one", "two"], [Heard.ONCE, Heard.ONCE]),
    (["one", "two"], ["two", "one"], [Heard.ONCE, Heard.LATE]),
    (["one", "two"], ["one", "one", "two"], [Heard.TWICE, Heard.ONCE]),
    (["You lay 3.", "two"], ["3", "two"], [Heard.PART, Heard.ONCE]),
    (["one", "two"], ["one"], [Heard.ONCE, Heard.NEVER]),
    (["one", "one"], ["one"], [Heard.ONCE, Heard.NEVER]),
    (["x" * COLUMNS + "y"], ["x" * COLUMNS], [Heard.NEVER]),
    (["x" * COLUMNS + "y"], ["x" * COLUMNS, "y"], [Heard.ONCE]),
    ([], ["a"], []),
]


@pytest.mark.parametrize(("told", "said", "how"), JUDGED)
def test_each_line_is_judged(told: list[str], said: list[str], how: list[Heard]) -> None:
    """Once, twice, out of order, in part or never; a line of two rows as the worse of them."""
    assert judged(told, said, COLUMNS) == how


@pytest.mark.parametrize("put", [Window.put, lambda window, text: [*map(window.put, text)]])
def test_a_window_scrolls_and_keeps_what_has_left_it(put: Callable[[Window, str], object]) -> None:
    """However it is written, its rows are as wide as it."""
    window = Window(COLUMNS, ROWS)
    put(window, lines(15))
    assert window.visible() == [
        *(f"Here is line number {number}.".ljust(COLUMNS) for number in range(6, 15)),
        " " * COLUMNS,
    ]
    assert "\n".join(window.whole()) == lines(15)
