"""Who gets a notice of their turn, and when: only who wants some, and not too many."""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from accessible_games.server.lobby.directory import Directory
from accessible_games.server.lobby.turn_notices import TurnNotice
from accessible_games.server.lobby.user import User
from accessible_games.server.notices.notice import Way, worded
from accessible_games.server.storage.notice_wishes import NoticeWishes, Sent
from accessible_games.speech.normalize import fold

MINUTE = 60.0
AGAIN = 1800.0
"""Seconds after which a notice is tried again that has to wait."""
Later = Callable[[float, Callable[[], None]], object]
"""Lets something be done after so many seconds."""


def later(seconds: float, work: Callable[[], None]) -> object:
    """See Later: by the clock of the loop."""
    return asyncio.get_running_loop().call_later(seconds, work)


class Board:
    """See above. It remembers of a person only when they were last here, once they had a notice."""

    def __init__(
        self,
        directory: Directory,
        ways: Sequence[Way],
        mark: Callable[[str], str],
        clock: Callable[[], float] = time.time,
        wait: Later = later,
    ) -> None:
        """*mark* returns what stands for a text and tells nothing of it."""
        self._directory, self._ways, self._mark = directory, ways, mark
        self._clock, self._wait = clock, wait
        self._waiting: set[tuple[str, str]] = set()
        """The person and the table of each notice that waits until they have been away."""
        self._seen: dict[str, tuple[object, ...]] = {}
        """What shows by person whether they have been here since their last notice."""

    def hear(self, turn: TurnNotice) -> None:
        """Take the turn of somebody who is not there; see TurnNotices."""
        known = self._directory.people.get(fold(turn.name))
        place = fold(turn.name), turn.table
        if known is None or not known.notices.a_day or place in self._waiting:
            return
        self._hold(turn, known.notices.after * MINUTE)

    def _due(self, turn: TurnNotice) -> None:
        """Send a notice if it is still true and welcome; wait on while they are here, or full."""
        key = fold(turn.name)
        self._waiting.discard((key, turn.table))
        user = self._directory.users.get(key)
        if user is None or not user.known.notices.a_day or not turn.is_open():
            return
        now, mark = int(self._clock()), self._mark(turn.table)
        wishes = user.known.notices if is_here(user) else self._since(user)
        if wishes.stands(mark):
            return
        if is_here(user) or wishes.is_full(now):
            self._hold(turn, AGAIN)
        else:
            self._send(turn, user, wishes, Sent(now, mark))

    def _hold(self, turn: TurnNotice, seconds: float) -> None:
        """Let a notice wait."""
        self._waiting.add((fold(turn.name), turn.table))
        self._wait(seconds, lambda: self._due(turn))

    def _send(self, turn: TurnNotice, user: User, wishes: NoticeWishes, sent: Sent) -> None:
        """Send a notice on all ways that reach a user, and remember that."""
        ways = [way for way in self._ways if way.takes(user.known)]
        if not ways:
            return
        changed = replace(wishes, sent=(*wishes.recent(sent.at), sent))
        self._directory.remember(user.choose(notices=changed))
        self._seen[user.key] = sign_of(user)
        for way in ways:
            way.send(user.known, worded(turn, user.known, sent.mark))

    def _since(self, user: User) -> NoticeWishes:
        """Return the wishes of a user; no notice stands any more once they have been here."""
        wishes = user.known.notices
        if self._seen.get(user.key, AFTER_START) == sign_of(user):
            return wishes
        return replace(wishes, sent=tuple(Sent(each.at) for each in wishes.sent))


AFTER_START = (None, 0)
"""The sign of whoever has not been here since the server started."""


def sign_of(user: User) -> tuple[object, ...]:
    """Return what changes whenever a user is here, or types something."""
    if user.connection is None and not user.presence.goings:
        return AFTER_START
    return id(user), user.presence.goings, user.input.typed_at


def is_here(user: User) -> bool:
    """Whether a user hears what is said to them."""
    return user.connection is not None and not user.presence.away
