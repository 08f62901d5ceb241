"""The line being typed at a terminal that understands only letters, backspaces and new lines."""

from collections.abc import Callable

from accessible_games.frontends.terminal.screen_line import alike, cells

RUB_OUT = "\b \b"
"""Takes back one cell."""


class DumbLine:
    """A line like `ScreenLine`, without escape sequences: it is changed at its end.

    Terminals that wrap cannot go back over the end of a row; then the line is written again.
    """

    def __init__(self, columns: Callable[[], int], show: Callable[[str], None]) -> None:
        """*columns* tells how wide the terminal is now; *show* writes text to it."""
        self._columns, self._show = columns, show
        self._written = ""
        self._out: list[str] = []

    def draw(self, head: str, text: str, cursor: int | None, recalled: object) -> None:
        """Show *head* and *text*, with the cursor at the end."""
        line = head + text
        same = alike(self._written, line)
        gone = cells(self._written[same:])
        if cells(self._written) > self._columns() and gone:
            self.end()
            same = gone = 0
        if line != self._written:
            self._out.append(RUB_OUT * gone + line[same:])
        self._written = line
        self.flush()

    def end(self) -> None:
        """Go to a fresh line; what was typed stays as it is."""
        if self._written:
            self._out.append("\n")
        self._written = ""

    def aside(self, text: str) -> None:
        """Write a line of its own; the next draw shows what was typed again below it."""
        self.end()
        self._out.append(f"{text}\n")

    def flush(self) -> None:
        """Write what has gathered at once."""
        if self._out:
            self._show("".join(self._out))
            self._out.clear()
