"""Who is connected, through the connections of one kind."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Protocol

from accessible_games.network.connection_limits import CLOSING, ConnectionLimits
from accessible_games.server.accounts.login import Login

Mistake = Callable[[Exception, str], str]
"""Takes a bug and a language, and returns what to say about it."""


class Client(Protocol):
    """A client that is connected."""

    @property
    def address(self) -> str:
        """From where it has come."""

    def stop(self) -> None:
        """Close after what was sent, because the server stops."""

    def abort(self) -> None:
        """Close at once."""


@dataclass(eq=False)
class Listener:
    """The connections of one kind, and the clients connected there."""

    login: Login
    mistake: Mistake
    connection_limits: ConnectionLimits
    clients: set[Client] = field(default_factory=set)
    parted: asyncio.Event = field(default_factory=asyncio.Event)
    """Set whenever a client has left."""
    is_closing: bool = False
    """Whether nothing more is read, but left to another program."""
    entering: set[asyncio.Task[None]] = field(default_factory=set)
    """What lets people in, as asyncio itself does not keep its tasks."""

    def came(self, client: Client) -> bool:
        """Add a client; return whether there is room. It has to leave either way."""
        self.clients.add(client)
        return self.connection_limits.enter(client.address)

    def keep(self, entering: asyncio.Task[None]) -> None:
        """Keep a task that lets somebody in, until it is done."""
        self.entering.add(entering)
        entering.add_done_callback(self.entering.discard)

    def left(self, client: Client) -> None:
        """Remove a client that has left."""
        self.clients.discard(client)
        self.connection_limits.leave(client.address)
        self.parted.set()

    async def close(self, patience: float = CLOSING) -> None:
        """Close all clients; one that does not read is waited for only so many seconds."""
        for client in [*self.clients]:
            client.stop()
        await self._emptied(patience)
        for client in [*self.clients]:
            client.abort()
        await self._emptied(patience)

    async def _emptied(self, patience: float) -> None:
        """Wait until all have left, as long as one more leaves within so many seconds."""
        with suppress(TimeoutError):
            while self.clients:
                self.parted.clear()
                async with asyncio.timeout(patience):
                    await self.parted.wait()
