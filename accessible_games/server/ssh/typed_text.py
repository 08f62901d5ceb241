"""The text of a line being typed: where its cursor is, and which earlier lines can come back."""

from accessible_games.server.lobby.outbox import LONGEST, TypedLine
from accessible_games.speech.clean import clean

HISTORY = 50
"""Earlier lines that Up brings back."""


class TypedText:
    """See above."""

    __slots__ = "above", "cursor", "history", "recalled", "text", "too_long"

    def __init__(self) -> None:
        self.history: list[str] = []
        self.renew()

    def renew(self) -> None:
        """Begin a new line."""
        self.text, self.cursor = "", 0
        self.above = 0
        """How many letters of the text stand above news that came in between."""
        self.recalled = len(self.history)
        """The number of the earlier line that was brought back."""
        self.too_long = False

    @property
    def line(self) -> TypedLine:
        """The line as it is."""
        return TypedLine(self.text, self.too_long)

    @property
    def before(self) -> str:
        """What stands before the cursor."""
        return self.text[: self.cursor]

    @property
    def behind(self) -> str:
        """What stands behind it."""
        return self.text[self.cursor :]

    def remember(self) -> None:
        """Keep the line, to be brought back."""
        if self.text and self.text not in self.history[-1:]:
            self.history = [*self.history, self.text][-HISTORY:]

    def insert(self, letter: str) -> None:
        """Insert a letter at the cursor, if it can be heard and there is room."""
        self.too_long = self.too_long or len(self.text) >= LONGEST
        if clean(letter) and not self.too_long:
            self.change(self.before + letter, self.behind)

    def change(self, before: str, after: str) -> None:
        """Replace the line by two parts, with the cursor between them."""
        if before[: self.above] != self.text[: self.above]:
            self.above = 0  # that part changes too, so everything is written again
        self.text, self.cursor = before + after, len(before)
        self.too_long = self.too_long and bool(self.text)

    def move(self, to: int) -> None:
        """Put the cursor before a letter, by its number."""
        self.cursor = min(max(to, 0), len(self.text))

    def recall(self, number: int) -> None:
        """Bring back an earlier line, by its number; after the last one is an empty line."""
        if number in range(len(self.history) + 1):
            self.recalled = number
            self.change("".join(self.history[number : number + 1]), "")
