"""What stands in a terminal's window, for readers that say only what was not there before.

NVDA in the console of Windows 10, Fenrir and others compare the window with what they saw when they
last looked, row by row, as `difflib` does. An answer that stands there already can be taken for the
one above it: then neither it nor the prompt is said.
"""

import re
from collections.abc import Sequence

EDITING = re.compile(r"\x1b\[[0-9;]*[@-~]|[\a\b]")
"""What moves the cursor within the line that is typed."""
UNKNOWN = "\0"
"""How a row begins of which nothing is known but that it is unlike all that are written."""

MOST = 199
"""The rows of the highest window that is compared; in a higher one, `difflib` leaves rows out."""


class InWindow:
    """The rows of a window, as far as this program has written them, and as they were last seen."""

    def __init__(self) -> None:
        self._columns = self._height = 0
        self._rows: list[str] = []  # no more than the window holds; the last is that of the cursor
        self._seen: list[str] = []  # the same when a reader last looked
        self.new: list[str] = []
        """The rows that have ended since then."""

    def fit(self, columns: int, height: int) -> None:
        """Note the size of the window; in another one, nothing is known of what stands there."""
        if (columns, height) != (self._columns, self._height):
            self._columns, self._height = columns, height
            self._rows = [*(f"{UNKNOWN}{row}" for row in range(1, height)), ""]
            self.look()

    def look(self) -> None:
        """Note that a reader has seen all that stands here."""
        self._seen, self.new = self._rows, []

    def show(self, text: str) -> None:
        """Note what is written."""
        *ended, last = EDITING.sub("", self._rows[-1] + text).split("\n")
        rows = [row for line in ended for row in self.rows(line)]
        was_seen = "".join(rows[:1]) and not self.new and rows[0] == self._seen[-1].rstrip()
        self.new += rows[1:] if was_seen else rows
        last = last.rpartition("\r")[2] or last.strip("\r")
        self._rows = [*self._rows[:-1], *rows, last][-self._height :]

    def rows(self, line: str) -> list[str]:
        """Return the rows that a line takes, without blanks at their ends."""
        line = line.strip("\r\n").rpartition("\r")[2]
        starts = range(0, max(1, len(line)), self._columns)
        return [line[start : start + self._columns].rstrip() for start in starts]

    def holds(self, rows: Sequence[str]) -> bool:
        """Whether these rows stand in the window already, one below the other."""
        count = len(rows)
        places = range(len(self._rows) - count + 1)
        return any(self._rows[place : place + count] == [*rows] for place in places)

    def tells(self, rows: Sequence[str], last: str = "") -> bool:
        """Whether a reader will say these rows and a *last* one that does not end.

        That is so whether the window was full before the first row of this program or empty.
        """
        meant = [*filter(None, (*self.new, *rows, last.rstrip()))]
        after = [*self._rows[:-1], *rows, last.rstrip()]
        seen = [*map(str.rstrip, self._seen)]
        own = [*meant, *filter(None, seen)]
        fits = len(meant) < self._height
        if fits and (len({*own}) == len(own) or self._height > MOST):
            return True  # nothing is like anything else
        full = noticed(seen, after[-self._height :])
        return full == noticed(self._emptied(seen), self._emptied(after)) == meant

    def _emptied(self, rows: Sequence[str]) -> list[str]:
        """Return the rows of a window that was empty before this program wrote its first one."""
        own = [row for row in rows if not row.startswith(UNKNOWN)]
        return [*own, *[""] * (self._height - len(own))][-self._height :]


def noticed(before: Sequence[str], after: Sequence[str]) -> list[str] | None:
    """Return the rows that a reader says of two looks; None if it may say some in part.

    It does so of a row that has replaced another one.
    """
    from difflib import SequenceMatcher

    said: list[str] = []
    for kind, start, end, first, past in SequenceMatcher(None, before, after).get_opcodes():
        if kind == "replace" and any(before[start:end]):
            return None
        if kind in ("insert", "replace"):
            said += filter(None, after[first:past])
    return said
