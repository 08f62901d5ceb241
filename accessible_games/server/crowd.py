"""Who has connected, by all doors together, and by the doors of one kind."""

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Protocol

from accessible_games.server.porch import Porch

CLOSING = 5.0
"""Seconds for which a server that stops waits until its last words have been read."""
MOST = 2000
MOST_OF_ONE = 50
"""Connections, and those from one address."""

Mistake = Callable[[Exception, str], str]
"""Is given a mistake of ours and a language, and tells what to say of it."""


@dataclass(eq=False)
class Crowd:
    """How many connections there are, by all doors together."""

    open: Counter[str] = field(default_factory=Counter)
    """By the address from which they come."""

    def enter(self, address: str) -> bool:
        """One more; whether there is room for it. It has to `leave` either way."""
        self.open[address] += 1
        return self.open.total() <= MOST and self.open[address] <= MOST_OF_ONE

    def leave(self, address: str) -> None:
        """One has ended."""
        self.open[address] -= 1
        self.open += Counter()  # forgets who is not here any more


class Client(Protocol):
    """Whoever has connected."""

    address: str

    def stop(self) -> None:
        """The server stops: let them go, after what was sent."""

    def abort(self) -> None:
        """Let them go at once."""


@dataclass(eq=False)
class Doors:
    """The doors of one kind, and who has connected there."""

    porch: Porch
    mistake: Mistake
    crowd: Crowd
    clients: set[Client] = field(default_factory=set)
    empty: asyncio.Event = field(default_factory=asyncio.Event)
    """Set whenever the last one has gone."""

    def came(self, client: Client) -> bool:
        """Somebody has connected; whether there is room for them. They have to leave either way."""
        self.clients.add(client)
        return self.crowd.enter(client.address)

    def left(self, client: Client) -> None:
        """Somebody has gone."""
        self.clients.discard(client)
        self.crowd.leave(client.address)
        if not self.clients:
            self.empty.set()

    async def close(self) -> None:
        """Let all go; one that does not read what it was sent is not waited for."""
        for client in [*self.clients]:
            client.stop()
        await self._emptied()
        for client in [*self.clients]:
            client.abort()
        await self._emptied()

    async def _emptied(self) -> None:
        """Wait until all have gone, for a while."""
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING):
                while self.clients:
                    self.empty.clear()
                    await self.empty.wait()
