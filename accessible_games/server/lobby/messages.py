"""What people have said to somebody who was away: kept, and told when they come in.

A message is forgotten only when its lines have certainly arrived. So if the server is killed
before that, it is told once more, and never lost.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from time import time

from accessible_games.server.lobby.spans import DAY, ago
from accessible_games.server.lobby.user import User
from accessible_games.server.storage.store import Message, SocialStore, Ticket
from accessible_games.speech.problem import NotUnderstoodError

MOST = 50
"""The most messages that wait for one person."""
KEPT = 30 * DAY
"""Seconds after which a message is not told any more."""


@dataclass(eq=False)
class Messages:
    """See above."""

    store: SocialStore
    clock: Callable[[], float] = time
    boxes: dict[str, list[Message]] = field(default_factory=dict, init=False)
    """What waits, by the folded name of the receiver."""
    told: dict[str, tuple[int, int]] = field(default_factory=dict, init=False)
    """Who has been told: the number of the last line of that, and of the last message."""
    last: int = field(default=0, init=False)
    """The number of the last message."""

    def __post_init__(self) -> None:
        for message in self.store.messages:
            self.boxes.setdefault(message.receiver, []).append(message)
            self.last = message.number

    def keep(self, receiver: str, sender: str, text: str) -> Ticket:
        """Keep a message; *receiver* is folded, and an empty text is never told.

        Raises `NotUnderstoodError` if too many wait for them.
        """
        self._forget_old(receiver)
        box = self.boxes.get(receiver, [])
        if len(box) >= MOST:
            raise NotUnderstoodError("messages-full")
        self.last += 1
        message = Message(self.last, receiver, sender, self.clock(), text)
        self.boxes[receiver] = [*box, message]
        return self.store.keep_message(message)

    def tell(self, user: User) -> None:
        """Tell a user what waits for them and is not among their lines already.

        What they do not want to hear is left out, whenever they have decided that.
        """
        self._forget_old(user.key)
        _, before = self.told.get(user.key, (0, 0))
        new = [each for each in self.boxes.get(user.key, ()) if each.number > before]
        for message in new:
            if message.text and not user.ignores(message.sender):
                self._say(user, message)
        if new:
            self.told[user.key] = user.outbox.number, new[-1].number
            self.acknowledged(user)  # if there was nothing to hear

    def _say(self, user: User, message: Message) -> None:
        span = ago(user.narrator.catalogue, self.clock() - message.sent)
        if message.sender:
            told = {"name": message.sender, "span": span, "text": message.text}
            user.chats("message-told", "tell", message.sender, **told)
        else:
            user.say("caution-then", span=span, text=message.text)

    def acknowledged(self, user: User) -> None:
        """Forget what a user has certainly heard."""
        line, number = self.told.get(user.key, (0, 0))
        unheard = user.outbox.entries
        if number and (not unheard or unheard[0].number > line):
            del self.told[user.key]
            self._forget(user.key, number)

    def gone(self, key: str) -> None:
        """Note that what was told to somebody may be lost, as their lines are forgotten."""
        self.told.pop(key, None)

    def _forget_old(self, receiver: str) -> None:
        """Forget what has waited for too long."""
        since = self.clock() - KEPT
        old = [each.number for each in self.boxes.get(receiver, ()) if each.sent < since]
        if old:
            self._forget(receiver, old[-1])

    def _forget(self, receiver: str, number: int) -> None:
        """Forget the messages for somebody up to a number."""
        left = [each for each in self.boxes.get(receiver, ()) if each.number > number]
        self.boxes.pop(receiver, None)
        if left:
            self.boxes[receiver] = left
        self.store.forget_messages(receiver, number)
