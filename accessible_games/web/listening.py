"""Waiting for browsers: uvicorn in an event loop that others use too.

Connections are counted by their addresses, and closed when they are idle.
"""

import asyncio
import socket
import ssl
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import cast

import uvicorn
from h11 import Request
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol

from accessible_games.network.connection_limits import CLOSING, ConnectionLimits

IDLE = 60.0
"""Seconds for which a connection may be idle, or an answer may take."""
LONGEST_HEAD = 16 * 1024
"""The most bytes of the head of a request."""
POLL = 0.005
"""Seconds between checks of who is still connected."""
WebSockets = Callable[..., asyncio.Protocol]
"""What takes over the connection of a request for a WebSocket: called as uvicorn does."""


class Configuration(uvicorn.Config):
    """How to serve an app, with all its open connections."""

    def __init__(
        self, app: ASGIApp, tls: ssl.SSLContext | None, websockets: WebSockets | None
    ) -> None:
        super().__init__(
            app,
            ssl_context_factory=None if tls is None else lambda config, usual: tls,
            http=PageProtocol,
            h11_max_incomplete_event_size=LONGEST_HEAD,
            ws=cast(type[asyncio.Protocol], websockets) if websockets else "none",
            lifespan="off",
            log_config=None,
            log_level="critical",  # what strangers send must not reach this terminal
            access_log=False,
            proxy_headers=False,  # anyone could claim any address
            server_header=False,
            date_header=False,
        )
        self.connection_limits = ConnectionLimits()


def address_of(client: tuple[str, int] | None) -> str:
    """Return the address of a client; empty if it has left already."""
    return client[0] if client else ""


class PageProtocol(H11Protocol):
    """A connection that asks for pages."""

    config: Configuration

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in if there is room."""
        super().connection_made(transport)
        self._address = address_of(self.client)
        self._idle = self.loop.call_later(IDLE, transport.abort)
        self._is_counted = True
        if not self.config.connection_limits.enter(self._address):
            transport.abort()

    def on_response_complete(self) -> None:
        """Let it ask again, for a while."""
        super().on_response_complete()
        self._idle.cancel()
        if not self.transport.is_closing():
            self._idle = self.loop.call_later(IDLE, self.transport.abort)

    def handle_websocket_upgrade(self, event: Request) -> None:
        """Count it as a socket from now on."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting it."""
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._idle.cancel()
        if self._is_counted:
            self.config.connection_limits.leave(self._address)
        self._is_counted = False


class AppServer(uvicorn.Server):
    """Serves until it is told to stop, which is quick; signals are for the whole server."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._stop = asyncio.Event()
        self._patience = CLOSING

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Capture no signals."""
        yield

    async def main_loop(self) -> None:
        """Wait until it is told to stop."""
        await self._stop.wait()

    def stop(self, patience: float) -> None:
        """Stop serving; one that does not read is not waited for after so many seconds."""
        self._patience = patience
        self._stop.set()

    def close_doors(self) -> None:
        """Let nobody else in."""
        for server in self.servers:
            server.close()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close all connections after their answers, or when none has ended for so long."""
        self.close_doors()
        state = self.server_state
        for connection in [*state.connections]:
            connection.shutdown()
        with suppress(TimeoutError):
            while left := len(state.connections) + len(state.tasks):
                async with asyncio.timeout(self._patience):
                    while len(state.connections) + len(state.tasks) >= left:
                        await asyncio.sleep(POLL)
        for connection in [*state.connections]:
            connection.transport.abort()


class Listening:
    """An app at a port."""

    def __init__(self, app: ASGIApp, *, websockets: WebSockets | None = None) -> None:
        self._app, self._websockets = app, websockets
        self._server: AppServer | None = None
        self._task: asyncio.Task[None] | None = None

    def listen(self, sockets: Sequence[socket.socket], tls: ssl.SSLContext | None) -> None:
        """Wait for browsers at sockets."""
        server = self._server = AppServer(Configuration(self._app, tls, self._websockets))
        self._task = asyncio.get_running_loop().create_task(server.serve([*sockets]))

    def close_doors(self) -> None:
        """Let no other browsers in."""
        if self._server is not None:
            self._server.close_doors()

    async def close(self, patience: float = CLOSING) -> None:
        """Close all connections after what was sent; see AppServer."""
        if self._server is not None and self._task is not None:
            self._server.stop(patience)
            await self._task
