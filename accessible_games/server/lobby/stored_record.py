"""The record of a game at a server, as it is stored under the words of its table."""

from collections.abc import Callable
from dataclasses import dataclass, field

from accessible_games.core.record_lines import Writer
from accessible_games.server.storage.store import Store, Ticket


@dataclass
class StoredRecord:
    """See above."""

    word: str
    """The words of the table."""
    store: Store
    writer: Writer
    count: Callable[[], Callable[[], None]]
    """Counts the game once it is over, and returns what tells of it."""
    after: Ticket = field(default=0, init=False)
    """What has to be on the disk before anyone hears of the game."""
    over: bool = field(default=False, init=False)
    """Whether the game is over."""
    text: str | None = field(default=None, init=False)
    """The whole of it at a table of days, which rests, and outlives its game; else None."""

    def keep(self, *lines: str) -> None:
        """Store lines of the record."""
        self.writer.add(*lines)
        text = self.writer.take()
        self.after = self.store.append(self.word, text)
        if self.text is not None:
            self.text += text

    def end(self) -> None:
        """Note that the game is over."""
        self.over = True
        if self.text is None:
            self.after = self.store.end_table(self.word)
