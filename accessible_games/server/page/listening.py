"""Waiting for browsers: uvicorn in the loop of all other doors."""

import asyncio
import os
import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import uvicorn

from accessible_games.server.crowd import CLOSING, Crowd, Mistake
from accessible_games.server.page.app import application
from accessible_games.server.page.connections import Configuration
from accessible_games.server.page.sessions import Sessions
from accessible_games.server.porch import Porch
from accessible_games.server.store import StoreError

POLL = 0.005
"""Seconds after which it is looked again who is still connected."""


class Listener(uvicorn.Server):
    """Serves until it is told to stop, which is quick; signals are for the whole server."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._stop = asyncio.Event()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Take none."""
        yield

    async def main_loop(self) -> None:
        """Wait until it is told to stop."""
        await self._stop.wait()

    def stop(self) -> None:
        """Serve no more."""
        self._stop.set()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let all go, after what is being answered; who does not read is not waited for."""
        for server in self.servers:
            server.close()
        state = self.server_state
        for connection in [*state.connections]:
            connection.shutdown()
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING):
                while state.connections or state.tasks:
                    await asyncio.sleep(POLL)
        for connection in [*state.connections]:
            connection.transport.abort()


class Listening:
    """The page of a house, at a port."""

    def __init__(self, porch: Porch, mistake: Mistake, crowd: Crowd, *, is_open: bool) -> None:
        self._sessions = Sessions(porch, mistake, crowd, is_open=is_open)
        self._server: Listener | None = None
        self._task: asyncio.Task[None] | None = None

    async def listen(self, port: int, tls: ssl.SSLContext | None) -> int:
        """Wait for browsers; the port. `StoreError` where it is taken."""
        try:
            sockets = [*bound(port, is_open=self._sessions.is_open)]
        except OSError as error:
            problem = os.strerror(error.errno or 0)  # without the address that Python adds
            raise StoreError("no-page-port", str(port), problem) from None
        found = int(sockets[0].getsockname()[1])
        server = self._server = Listener(
            Configuration(application(self._sessions), tls, self._sessions)
        )
        self._task = asyncio.get_running_loop().create_task(server.serve(sockets))
        return found

    async def close(self) -> None:
        """Let all browsers go, after what was sent."""
        await self._sessions.close()
        if self._server is not None and self._task is not None:
            self._server.stop()
            await self._task


def bound(port: int, *, is_open: bool) -> Iterator[socket.socket]:
    """The sockets of a port: of this machine alone, or of all its addresses."""
    if not is_open:
        yield socket.create_server(("127.0.0.1", port))
        return
    first = socket.create_server(("", port))
    yield first
    with suppress(OSError):  # not every machine has IPv6
        number = first.getsockname()[1]
        yield socket.create_server(("", number), family=socket.AF_INET6)
