"""How many lines go to a terminal at once, so that none scrolls away before it was read.

Screen readers such as Orca and Fenrir compare the window with what stood there when they last
looked. If more lines come than the window holds, they notice only the last ones.
"""

import os
from collections.abc import Iterator, Sequence
from itertools import accumulate
from time import monotonic, sleep
from typing import TextIO

PAUSE = 0.1
"""Seconds after which a reader has looked; docs/accessibility.md tells how it was measured."""
PORTION = 10
"""The most rows to write at once if not all fit.

When a window that was not full begins to scroll, GNOME terminals report the new text without its
first letters: as many as rows were empty. So only few rows may come then.
"""


class Flow:
    """Lets through what the window holds; of more, one portion after each pause."""

    def __init__(self) -> None:
        self._rows = 0
        """The rows written since a reader last looked."""
        self._looked = monotonic()
        """When it will have looked at them."""

    def parts(self, lines: Sequence[str], stream: TextIO) -> Iterator[str]:
        """Yield *lines*, each with its end, in parts; each part is to be written when it comes."""
        columns, height = size(stream)
        if not columns or not height:
            yield "".join(lines)
            return
        rows = [rows_of(line, columns) for line in lines]
        room = height - 1  # the last row is for the prompt
        if self._came() + sum(rows) > room:
            room = min(room, PORTION)
        while lines:
            came = self._came()
            count = sum(1 for each in accumulate(rows, initial=came) if each <= room) - 1
            if count < 1 and came:
                sleep(max(0.0, self._looked - monotonic()))
                continue
            count = max(count, 1)
            yield "".join(lines[:count])
            self._rows = came + sum(rows[:count])
            self._looked = monotonic() + PAUSE
            lines, rows = lines[count:], rows[count:]

    def _came(self) -> int:
        """Return the rows at which no reader may have looked yet."""
        if monotonic() >= self._looked:
            self._rows = 0
        return self._rows


def size(stream: TextIO) -> tuple[int, int]:
    """Return the columns and rows of a terminal; 0 if it has no size or was closed."""
    try:
        return os.get_terminal_size(stream.fileno())
    except OSError:
        return 0, 0


def rows_of(line: str, columns: int) -> int:
    """Return how many rows of so many columns a line takes."""
    return max(1, -(-len(line.rstrip("\n")) // columns))
