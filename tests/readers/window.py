"""A terminal's window as a reader finds it: rows of letters, and those that have left it."""

from collections import deque

from pyte import Screen, Stream

KEPT = 9_001
"""The rows that Windows Terminal keeps by default, with those in its window."""


class Window(Screen):
    """A window of some columns and rows, in which a program writes."""

    def __init__(self, columns: int, rows: int) -> None:
        super().__init__(columns, rows)
        self._above: deque[str] = deque(maxlen=KEPT - rows)
        self._rows = [" " * columns] * rows
        self._stream = Stream(self)

    def put(self, text: str) -> None:
        """Show *text*; a line feed also returns to the first column, as terminals are set."""
        self._stream.feed(text.replace("\n", "\r\n"))

    def index(self) -> None:
        """Go down a row; in the last one, everything goes up, and the first row leaves."""
        if self.cursor.y == self.lines - 1:
            self._above.append(self.visible()[0].rstrip())
        super().index()

    def visible(self) -> list[str]:
        """Return the rows in the window, each as wide as it."""
        for number in self.dirty:
            row = self.buffer[number]
            self._rows[number] = "".join([row[place].data for place in range(self.columns)])
        self.dirty.clear()
        return [*self._rows]

    def trimmed(self) -> list[str]:
        """Return the rows in the window, without the blanks at their ends."""
        return [row.rstrip() for row in self.visible()]

    def whole(self) -> list[str]:
        """Return all rows that are kept, without the blanks at their ends."""
        return [*self._above, *self.trimmed()]
