"""A whole game in a console window that Wine draws, looked at as NVDA looks at that of Windows 10.

The letters are those that a screen reader gets of such a console. After a change it is looked at
again a moment later, as NVDA does, and what differs is said.
"""

import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.heard.conftest import quick  # noqa: F401  # a fixture
from tests.heard.script import moments, printed, to_the_end
from tests.heard.test_games import play
from tests.readers.comparing import by_lines
from tests.readers.judging import Heard, judged
from tests.running import PATIENCE
from tests.windows import wine
from tests.windows.desktop import Desktop, Window
from tests.windows.genuine import path

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="this system has no X"),
]
COLUMNS, ROWS = 80, 25
SETTLES = 0.06
"""Seconds between a change and the look at it, with those that the look takes."""
GAME = "life-is-life"


@pytest.fixture
def desktop(tmp_path: Path) -> Iterator[Desktop]:
    """A desktop for this test."""
    with Desktop(tmp_path / "desktop") as made:
        yield made


class Eyes:
    """Who looks at a window, and what they have said."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self._seen = self._rows()
        self.said: list[str] = []

    def _rows(self) -> list[str]:
        rows = self._window.text().split("\n")[-ROWS:]
        return [row.ljust(COLUMNS) for row in [*rows, *[""] * (ROWS - len(rows))]]

    def pass_over(self) -> None:
        """Say nothing of what was typed, as NVDA says letters by their keys."""
        self._seen = self._rows()
        self.said.clear()

    def watch(self, end: str) -> None:
        """Look until a text stands at the end, and nothing changes any more."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            now = self._rows()
            if now == self._seen and "".join(now).rstrip().endswith(end):
                return
            if now != self._seen:
                time.sleep(SETTLES)
                now = self._rows()
                self.said += by_lines(self._seen, now)
                self._seen = now
        raise AssertionError(f"{end!r} does not come: {self._seen}")


def test_a_whole_game_is_heard_once_and_in_order(desktop: Desktop, tmp_path: Path) -> None:
    """Each line of it, and nothing that is typed again."""
    words = play(tmp_path / "script", GAME, "en", "--people", "Anna")
    typed = moments(words, tmp_path / "script", to_the_end)
    lines = [each.line for each in typed if each.line != "hint"]  # who thinks longer, knows better
    answers = printed(play(tmp_path / "pipe", GAME, "en", "--people", "Anna"), lines)
    options = " ".join(play(Path("own"), GAME, "en", "--people", "Anna"))
    start = path(wine.program() / "window.cmd")
    told, missed = 0, []
    with desktop.open(f'cmd /k ""{start}" {options} --plain"') as window:
        window.expect(re.escape(answers[0].split("\n")[-2]))
        eyes = Eyes(window)
        for number, (line, answer) in enumerate(zip(lines[:-1], answers[1:], strict=False)):
            if number == 0:
                window.focus("Accessible Games")
            window.type(line)
            eyes.pass_over()
            window.press("Return")
            expected = [row.strip() for row in answer.splitlines() if row.strip()]
            eyes.watch(expected[-1])
            told += len(expected)
            heard = judged(expected, eyes.said, COLUMNS)
            missed += [
                (line, row, how, *eyes.said)
                for row, how in zip(expected, heard, strict=True)
                if how is not Heard.ONCE
            ]
    assert told > 80
    assert missed == []
