"""The line that is typed at a terminal that understands letters, backspaces and new lines only."""

from collections.abc import Callable

from accessible_games.frontends.terminal.screen_line import ScreenLine, alike, cells

RUB_OUT = "\b \b"
"""Takes back one cell."""


class DumbLine(ScreenLine):
    """The same as its base, without any escape sequence: the line is changed at its end.

    Terminals that wrap cannot go back over the end of a row; there the line is written again.
    """

    def __init__(
        self, columns: Callable[[], int], show: Callable[[str], None], encoding: str
    ) -> None:
        super().__init__(columns, show, encoding)
        self._columns_now, self._written = columns, ""

    def draw(self, head: str, text: str, cursor: int | None, recalled: object) -> None:
        """Show *head* and *text*, with the cursor behind it."""
        line = head + text
        same = alike(self._written, line)
        gone = cells(self._written[same:])
        if cells(self._written) > self._columns_now() and gone:
            self.end()
            same = gone = 0
        if line != self._written:
            self._out.append(RUB_OUT * gone + line[same:])
        self._written = line
        self.flush()

    def end(self, rows_below: int = 0) -> None:
        """Go to a fresh line; what was typed stays as it stands."""
        if self._written:
            self._out.append("\n")
        self._written = ""
