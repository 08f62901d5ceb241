"""Nothing leaves a window before a reader could look at it, and no one waits without need."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from typing import TextIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.frontends.terminal import screen, scroll_limit
from accessible_games.frontends.terminal.screen import Screen
from accessible_games.frontends.terminal.scroll_limit import (
    NOTIFIES,
    PAUSE,
    PORTION,
    Flow,
    flow_of,
    size,
)
from accessible_games.frontends.terminal.standing import noticed

COLUMNS = 20


class Clock:
    """A clock whose time passes only by waiting."""

    def __init__(self) -> None:
        self.now = 0.0
        self.waits = 0

    def sleep(self, seconds: float) -> None:
        """Wait."""
        self.now += seconds
        self.waits += 1

    def rule(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Become the clock of the flow."""
        monkeypatch.setattr(scroll_limit, "sleep", self.sleep)
        monkeypatch.setattr(scroll_limit, "monotonic", lambda: self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock of the flow."""
    clock = Clock()
    clock.rule(monkeypatch)
    return clock


@pytest.fixture(autouse=True)
def not_notified(monkeypatch: pytest.MonkeyPatch) -> None:
    """Be at a terminal that hands over nothing by itself."""
    monkeypatch.delenv(NOTIFIES, raising=False)


@contextmanager
def window(height: int) -> Iterator[TextIO]:
    """Yield a terminal of so many rows."""
    termios = pytest.importorskip("termios", reason="Windows has no pseudo-terminals")
    person, inside = os.openpty()
    with open(person, "rb"), open(inside, "w") as stream:
        termios.tcsetwinsize(inside, (height, COLUMNS))
        yield stream


def numbered(count: int) -> list[str]:
    """Return so many short lines, none like another."""
    return [f"line {number}\n" for number in range(count)]


def varied(length: int) -> str:
    """Return a text of which no row is like another, nor like those of another text."""
    rows = (f"{length} {row} ".ljust(COLUMNS, "x") for row in range(length))
    return "".join(rows)[:length]


def counts(lines: int, height: int) -> list[int]:
    """Return how many short lines come at a time to a new window."""
    with window(height) as stream:
        return [part.count("\n") for part in Flow().parts(numbered(lines), stream)]


def rows(part: str) -> int:
    """Return how many rows some lines take."""
    return sum(-(-len(line) // COLUMNS) or 1 for line in part.splitlines())


@pytest.mark.parametrize("lines", [1, 5, 9])
def test_what_fits_comes_at_once(lines: int, clock: Clock) -> None:
    """In one write and without a pause, as long as one row is left for the prompt."""
    assert counts(lines, 10) == [lines]
    assert clock.waits == 0


def test_of_more_some_come_and_the_next_after_a_pause(clock: Clock) -> None:
    """The first part comes at once; there is no pause after the last."""
    with window(10) as stream:
        parts = Flow().parts(numbered(20), stream)
        assert [(part.count("\n"), clock.now) for part in parts] == [
            (9, 0),
            (9, PAUSE),
            (2, 2 * PAUSE),
        ]
    assert clock.waits == 2


def test_in_a_high_window_portions_are_small(clock: Clock) -> None:
    """What does not fit comes in tens, and what fits comes whole."""
    assert counts(23, 24) == [23]
    assert counts(24, 24) == [PORTION, PORTION, 4]
    assert clock.waits == 2


def test_long_lines_take_several_rows(clock: Clock) -> None:
    """A line as wide as the window takes one row; a line taller than the window comes alone."""
    lines = [f"{varied(length)}\n" for length in (60, 100, 20, 21, 500, 0)]
    with window(10) as stream:
        parts = [*Flow().parts(lines, stream)]
    assert parts == ["".join(lines[:3]), lines[3], lines[4], lines[5]]


def test_what_came_just_before_stands_there_too(clock: Clock) -> None:
    """Two answers at once count as one; some time later there is room again."""
    flowing = Flow()
    with window(10) as stream:
        lines = numbered(20)
        assert [*flowing.parts(lines[:5], stream)] == ["".join(lines[:5])]
        parts = ["".join(lines[5:9]), "".join(lines[9:11])]
        assert [*flowing.parts(lines[5:11], stream)] == parts
        assert clock.waits == 1
        clock.now += PAUSE
        assert [*flowing.parts(lines[11:], stream)] == ["".join(lines[11:])]
    assert clock.waits == 1


def test_a_terminal_without_a_size_gets_all_at_once(clock: Clock) -> None:
    """It is not known what fits, for example on a serial line."""
    assert counts(1000, 0) == [1000]
    assert clock.waits == 0


@given(
    st.lists(st.lists(st.integers(0, 3 * COLUMNS).map("x".__mul__), max_size=30), max_size=4),
    st.integers(2, 30),
)
def test_every_line_comes_once_and_never_too_many(says: list[list[str]], height: int) -> None:
    """Without a pause no more comes than there is room for, except for a taller line."""
    clock, flowing = Clock(), Flow()
    came: dict[float, str] = {}
    with pytest.MonkeyPatch.context() as monkeypatch, window(height) as stream:
        clock.rule(monkeypatch)
        for lines in says:
            for part in flowing.parts([f"{line}\n" for line in lines], stream):
                came[clock.now] = came.get(clock.now, "") + part
    assert "".join(came.values()) == "".join(f"{line}\n" for lines in says for line in lines)
    assert all(rows(part) < height or part.count("\n") == 1 for part in came.values())


def test_a_terminal_that_hands_over_what_is_written_gets_all_at_once(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its readers look at no window, so no one waits."""
    monkeypatch.setenv(NOTIFIES, "a-number")
    assert counts(1000, 10) == [1000]
    assert clock.waits == 0


# What stands there already ------------------------------------------------------------------------


def test_the_same_answer_again_comes_so_that_it_is_told_from_the_first(clock: Clock) -> None:
    """Not at once: the window would look as if only its top had changed."""
    lines, flowing = numbered(13), Flow()
    with window(20) as stream:
        assert [*flowing.parts(lines, stream)] == ["".join(lines)]
        clock.now += PAUSE
        assert flowing.repeats([line.strip() for line in lines], stream)
        parts = [*flowing.parts(lines, stream)]
        assert "".join(parts) == "".join(lines)
        assert len(parts) > 1
        assert not flowing.repeats(["Again."], stream)


def test_an_answer_that_stands_there_begins_with_a_line_that_says_so(clock: Clock) -> None:
    """It is another one each time it is needed; what is not like it comes as it is."""
    told = [line.strip() for line in numbered(13)]
    with window(20) as stream:
        screen = Screen(stream, lambda: ["Again.", "Once more."])
        flow = flow_of(stream)
        screen.say(told)
        for first in ("Again.", "Once more.", "Again."):
            clock.now += PAUSE
            screen.say(told)
            assert flow.standing.holds([first, *told])
        screen.say(["Something else."])
        assert not flow.standing.holds(["Again.", "Something else."])


def test_a_prompt_waits_where_it_would_not_be_noticed_with_the_rest(clock: Clock) -> None:
    """A line typed again and again, its answer and the prompt fill the window."""
    flowing = Flow()
    with window(10) as stream:
        for _ in range(12):
            assert [*flowing.parts(["No.\n"], stream)] == ["No.\n"]
            flowing.expect("What? ", stream)
            flowing.echo("What? wombat", stream)
            clock.now += PAUSE
    assert 0 < clock.waits < 12


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        (["a", "b"], ["b", "c"], ["c"]),
        (["a", "b", "a", "b"], ["a", "b", "a", "b"], []),
        (["one", "two"], ["one", "three"], None),
        (["one", ""], ["one", "two"], ["two"]),
    ],
)
def test_what_a_reader_says_of_two_looks(
    before: list[str], after: list[str], said: list[str] | None
) -> None:
    """Rows that are new; where one has replaced another, it may say a part of it."""
    assert noticed(before, after) == said


# Where it is written ------------------------------------------------------------------------------


def test_a_pipe_gets_all_in_one_write(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """No one waits without a terminal."""
    writes: list[str] = []
    monkeypatch.setattr(screen, "_write", lambda text, _: writes.append(text))
    with window(10) as terminal, StringIO() as pipe:
        for stream, count in ((pipe, 1), (terminal, 112)):
            writes.clear()
            Screen(stream).say(map(str.strip, numbered(1000)))
            assert "".join(writes) == "".join(numbered(1000))
            assert len(writes) == count
            assert clock.waits == count - 1


def test_what_has_no_window_gets_all_at_once() -> None:
    """Such as a closed terminal: the writer finds out that it is no longer read."""
    assert size(StringIO()) == (0, 0)
    assert [*Flow().parts(["one\n"] * 99, StringIO())] == ["one\n" * 99]
