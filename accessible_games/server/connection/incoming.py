"""What comes from a client: lines that wait to be done, and how far it had been told by then."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from accessible_games.server.accounts.login_protocol import Disconnected
from accessible_games.server.lobby.outbox import TokenBucket, TypedLine
from accessible_games.server.lobby.server import Server
from accessible_games.server.lobby.user import User


def nothing(server: Server, user: User) -> None:
    """Do nothing."""


class Action(TypedLine):
    """What a client did without typing: it waits among the lines, and shares their limits."""

    do: Callable[[Server, User], None] = nothing


@dataclass(eq=False, slots=True)
class Incoming:
    """The lines of a client that wait to be done."""

    rate: TokenBucket
    """How fast they may be done."""
    lines: list[TypedLine] = field(default_factory=list)
    """An empty deque would take ten times as much memory."""
    ended: Disconnected | None = None
    """Why nothing more comes; None while something may."""
    arrival: asyncio.Future[None] | None = None
    """Done when something comes for a waiting question."""
    sent: int = 0
    """The number of the last line that was sent to the client."""
    typed_at: int = 0
    """What it was when they last typed."""

    def take(self) -> TypedLine | None:
        """Return the next line, or None if none has come.

        Raises `Disconnected` if no more will come.
        """
        if self.lines:
            return self.lines.pop(0)
        if self.ended is not None:
            raise self.ended
        return None

    def end(self, why: Disconnected | None) -> None:
        """Take nothing more, for a reason that they hear if there is something to say."""
        self.ended = self.ended or why or Disconnected()

    async def wait(self) -> None:
        """Wait until something comes, or nothing can come any more."""
        self.arrival = asyncio.get_running_loop().create_future()
        await self.arrival

    def arrives(self) -> bool:
        """Note that something has come; return whether a question was waiting for it."""
        waits = self.arrival is not None and not self.arrival.done()
        if waits and self.arrival is not None:
            self.arrival.set_result(None)
        return waits

    def send(self, number: int) -> None:
        """Note that a line was sent to the client."""
        self.sent = max(self.sent, number)

    def type(self) -> int:
        """Note that they have typed; return how far they had been told when they did so before."""
        before, self.typed_at = self.typed_at, self.sent
        return before
