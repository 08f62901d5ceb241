"""How many lines go to a terminal at once, so that none scrolls away before it was read.

Screen readers such as Orca, Fenrir and NVDA compare the window with what stood there when they last
looked. If more lines come than the window holds, they notice only the last ones; and if what comes
is like what stands there, they may take one for the other.
"""

import os
from collections.abc import Iterator, Sequence
from itertools import accumulate
from time import monotonic, sleep
from typing import TextIO
from weakref import WeakKeyDictionary

from accessible_games.frontends.terminal.standing import InWindow

PAUSE = 0.1
"""Seconds after which a reader has looked; docs/accessibility.md tells how it was measured."""
PORTION = 10
"""The most rows to write at once if not all fit.

When a window that was not full begins to scroll, GNOME terminals report the new text without its
first letters: as many as rows were empty. So only few rows may come then.
"""
ALIKE = 5
"""The most rows to write at once where none are told apart from what stands there."""
NOTIFIES = "WT_SESSION"
"""The variable of Windows Terminal, which hands over all that is written, however fast it comes."""
NAME = "TERM_PROGRAM"
"""The variable by which other terminals name themselves."""
INTERRUPTED = "Apple_Terminal"
"""The terminal of a Mac does so too; there VoiceOver breaks off when more is written meanwhile."""


class Flow:
    """Lets through what the window holds; of more, one portion after each pause."""

    def __init__(self) -> None:
        self.standing = InWindow()
        """What stands in the window."""
        self._looked = 0.0
        """When a reader will have looked at the rows that came last."""
        self._prompt = ""  # the last one: what is said again is mostly followed by the same

    def parts(self, lines: Sequence[str], stream: TextIO) -> Iterator[str]:
        """Yield *lines*, each with its end, in parts; each part is to be written when it comes."""
        height = self.fit(stream)
        if not height:
            yield "".join(lines)
            return
        rows = [self.standing.rows(line) for line in lines]
        room = height - 1  # the last row is for the prompt
        if len(self._came()) + sum(map(len, rows)) > room:
            room = min(room, PORTION)
        while lines:
            count = self._most(rows, room - len(self._came()))
            if not count and self._pause():
                continue
            count = count or min(ALIKE, self._fitting(rows, room)) or 1
            yield "".join(lines[:count])
            self.show("".join(lines[:count]))
            lines, rows = lines[count:], rows[count:]

    def fit(self, stream: TextIO) -> int:
        """Return the rows of the window; 0 if they are not known, or if they do not matter."""
        columns, height = size(stream)
        if not columns or not height or hands_over():
            return 0
        self.standing.fit(columns, height)
        return height

    def show(self, text: str) -> None:
        """Note what is written now, at which readers look a little later."""
        self._came()
        self.standing.show(text)
        self._looked = monotonic() + PAUSE

    def expect(self, prompt: str, stream: TextIO) -> None:
        """Wait until a reader has looked, where it would not notice a *prompt* with the rest."""
        if self.fit(stream):
            self._prompt = prompt
            if self._came() and not self.standing.tells([], prompt):
                self._pause()

    def read(self, stream: TextIO) -> None:
        """Note that somebody types: the row of the cursor was read key by key."""
        if self.fit(stream) and not self._came():
            self.standing.look()

    def echo(self, line: str, stream: TextIO) -> None:
        """Note a prompt with what was typed, which the terminal has shown by itself."""
        if self.fit(stream):
            self.standing.show(line)
            self.read(stream)
            self.show("\n")

    def repeats(self, lines: Sequence[str], stream: TextIO) -> bool:
        """Whether these lines stand in the window, and a reader would take them for those."""
        if not self.fit(stream):
            return False
        rows = [row for line in lines for row in self.standing.rows(line)]
        return self.standing.holds(rows) and not self.standing.tells(rows, self._prompt)

    def _most(self, rows: Sequence[Sequence[str]], room: int) -> int:
        """Return how many lines of some rows to write so that all are noticed; 0 if none are."""
        for count in range(self._fitting(rows, room), 0, -1):
            if self.standing.tells([row for line in rows[:count] for row in line]):
                return count
        return 0

    def _fitting(self, rows: Sequence[Sequence[str]], room: int) -> int:
        return sum(1 for each in accumulate(map(len, rows)) if each <= room)

    def _pause(self) -> bool:
        """Wait until a reader has looked; return False if it has already."""
        seconds = self._looked - monotonic()
        if seconds <= 0:
            return False
        sleep(seconds)
        return True

    def _came(self) -> list[str]:
        """Return the rows at which no reader may have looked yet."""
        if monotonic() >= self._looked:
            self.standing.look()
        return self.standing.new


def hands_over() -> bool:
    """Return whether this terminal hands over all that is written, so that no pause is needed."""
    return bool(os.environ.get(NOTIFIES)) or os.environ.get(NAME) == INTERRUPTED


_flows: WeakKeyDictionary[TextIO, Flow] = WeakKeyDictionary()


def flow_of(stream: TextIO) -> Flow:
    """Return how lines go to a terminal: all that write there know what stands in its window."""
    return _flows.setdefault(stream, Flow())


def size(stream: TextIO) -> tuple[int, int]:
    """Return the columns and rows of a terminal; 0 if it has no size or was closed."""
    try:
        return os.get_terminal_size(stream.fileno())
    except OSError:
        return 0, 0
