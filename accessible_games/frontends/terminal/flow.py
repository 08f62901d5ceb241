"""How many lines go to a terminal at once, so that none leaves its window before it was read.

Screen readers such as Orca and Fenrir compare what stands in the window with what stood there when
they last looked. Of more lines than the window has room for, they would know the last ones only.
"""

import os
from collections.abc import Iterator, Sequence
from itertools import accumulate
from time import monotonic, sleep
from typing import TextIO

PAUSE = 0.1
"""Seconds after which a reader has looked; docs/accessibility.md tells how that was measured."""
PORTION = 10
"""Rows at once of what does not fit.

When a window that was not full begins to scroll, terminals of GNOME tell readers of the new text
without its first letters: as many as rows were empty. So few rows shall come then.
"""


class Flow:
    """Lets through what the window has room for; of more a portion, and the next after a pause."""

    def __init__(self) -> None:
        self._rows = 0
        """Those that came since a reader has looked."""
        self._looked = monotonic()
        """When it will have looked at them."""

    def parts(self, lines: Sequence[str], stream: TextIO) -> Iterator[str]:
        """*lines*, each with its end, in parts of which each is to be written when it comes."""
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
        """The rows that no reader may have looked at yet."""
        if monotonic() >= self._looked:
            self._rows = 0
        return self._rows


def size(stream: TextIO) -> tuple[int, int]:
    """The columns and rows of a terminal; 0 where it has no size, or has been closed."""
    try:
        return os.get_terminal_size(stream.fileno())
    except OSError:
        return 0, 0


def rows_of(line: str, columns: int) -> int:
    """How many rows of so many columns a line takes."""
    return max(1, -(-len(line.rstrip("\n")) // columns))
