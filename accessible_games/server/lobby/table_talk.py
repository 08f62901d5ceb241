"""What is said at a table of days: kept for those who are elsewhere, and told when they come.

It is forgotten once all who have a seat have heard it, and the oldest first if it is too much. If
the server ends before a line has certainly arrived, it is told once more, and never lost.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from time import time
from typing import NamedTuple

from accessible_games.server.lobby.spans import ago
from accessible_games.server.lobby.user import User
from accessible_games.server.storage.store import Store, Ticket
from accessible_games.speech.normalize import fold

SAID = "said"
"""The kind of its documents, by the words of the table."""
MOST = 50
"""The most lines that are kept at a table."""


class SaidLine(NamedTuple):
    """What somebody said."""

    number: int
    """Counted from 1."""
    name: str
    sent: float
    """In seconds since 1970."""
    text: str


class Told(NamedTuple):
    """Who was told lines that may not have arrived yet."""

    user: User
    line: int
    """The number of the last line in their outbox."""
    number: int
    """That of the last thing that was said."""


@dataclass(eq=False)
class TableTalk:
    """See above."""

    word: str
    """The words of the table."""
    store: Store
    clock: Callable[[], float] = time
    lines: Sequence[SaidLine] = ()
    heard: dict[str, int] = field(default_factory=dict)
    """Up to which line each has certainly heard, by folded names."""
    told: dict[str, Told] = field(default_factory=dict, init=False)
    last: int = 0
    """The number of the last line."""

    @classmethod
    def restored(cls, word: str, store: Store) -> "TableTalk | None":
        """Return what was stored of a table; None if nothing was, or it is damaged."""
        text = store.documents.get((SAID, word), "")
        try:
            lines, heard = read(json.loads(text)) if text else ([], {})
        except (TypeError, ValueError, LookupError, AttributeError, RecursionError):
            return None
        last = max([*heard.values(), *(each.number for each in lines)], default=0)
        return cls(word, store, lines=lines, heard=heard, last=last) if last else None

    def keep(self, user: User, text: str, members: Iterable[User]) -> Ticket:
        """Keep what somebody says for all who have a seat; return the ticket of that."""
        for each in members:
            self._settle(each)
            self.heard.setdefault(each.key, self.last)
        self.last += 1
        self.lines = [*self.lines, SaidLine(self.last, user.name, self.clock(), text)]
        keys = {each.key for each in members}
        self.heard = {key: number for key, number in self.heard.items() if key in keys}
        return self._store()

    def note(self, user: User) -> None:
        """Note that somebody is told the last line now."""
        self.told[user.key] = Told(user, user.outbox.number, self.last)

    def tell(self, user: User) -> None:
        """Tell somebody who comes what was said since, and is not among their lines already."""
        self._settle(user)
        told = self.told.get(user.key)
        before = self.heard.setdefault(user.key, self.last)
        if told is not None and told.user is user:
            before = max(before, told.number)
        for each in self.lines:
            if each.number > before and fold(each.name) != user.key:
                self._say(user, each)
        self.note(user)

    def go(self, user: User) -> None:
        """Store what somebody has heard who goes elsewhere."""
        before = self.heard.get(user.key)
        self._settle(user)
        if self.heard.get(user.key) != before:
            self._store()

    def _say(self, user: User, line: SaidLine) -> None:
        if not user.ignores(line.name):
            span = ago(user.narrator.catalogue, self.clock() - line.sent)
            told = {"name": line.name, "span": span, "text": line.text}
            user.chats("said-then", "table", line.name, **told)

    def _settle(self, user: User) -> None:
        """Note what a user has certainly heard; lines are lost with the outbox of another one."""
        told = self.told.get(user.key)
        if told is None:
            return
        unheard = told.user.outbox.entries
        if told.user is not user:
            del self.told[user.key]
        elif not unheard or unheard[0].number > told.line:
            del self.told[user.key]
            self.heard[user.key] = told.number

    def _store(self) -> Ticket:
        """Store it without what all have heard."""
        all_ = min(self.heard.values(), default=self.last)
        self.lines = [each for each in self.lines if each.number > all_][-MOST:]
        kept = {"lines": self.lines, "heard": self.heard}
        return self.store.keep_document(SAID, self.word, json.dumps(kept, ensure_ascii=False))


def read(kept: dict[str, object]) -> tuple[list[SaidLine], dict[str, int]]:
    """Return what was said, and how far each has heard.

    Raises `TypeError`, `ValueError`, `LookupError` or `AttributeError` if it is damaged.
    """
    rows, heard = kept["lines"], kept["heard"]
    if not isinstance(rows, list) or not isinstance(heard, dict):
        raise TypeError("talk")
    lines = [SaidLine(*row) for row in rows[-MOST:]]
    kinds = [
        (type(each.number), type(each.name), type(each.sent), type(each.text)) for each in lines
    ]
    if any(kind != (int, str, float, str) for kind in kinds):
        raise TypeError("talk")
    if any(type(each) is not int for each in heard.values()):
        raise TypeError("talk")
    return lines, heard
