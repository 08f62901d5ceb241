"""Waiting for browsers: uvicorn in the loop of all other doors."""

import asyncio
import os
import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import uvicorn
from starlette.applications import Starlette

from accessible_games.server.doorway import ALIVE, CLOSING, Crowd, Mistake
from accessible_games.server.frames import LONGEST
from accessible_games.server.page.app import application
from accessible_games.server.page.connections import Configuration
from accessible_games.server.page.sessions import Sessions
from accessible_games.server.porch import Porch
from accessible_games.server.store import StoreError


class Listener(uvicorn.Server):
    """Serves until it is closed; signals are for the whole server."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Take none."""
        yield


class Listening:
    """The page of a house, at a port."""

    def __init__(self, porch: Porch, mistake: Mistake, crowd: Crowd, *, is_open: bool) -> None:
        self._sessions = Sessions(porch, mistake, crowd, is_open)
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
        server = self._server = Listener(configuration(application(self._sessions), tls))
        self._task = asyncio.get_running_loop().create_task(server.serve(sockets))
        return found

    async def close(self) -> None:
        """Let all browsers go, after what was sent."""
        await self._sessions.close()
        if self._server is not None and self._task is not None:
            self._server.should_exit = True
            await self._task


def configuration(app: Starlette, tls: ssl.SSLContext | None) -> uvicorn.Config:
    """How uvicorn is to serve."""
    return Configuration(
        app,
        ssl_context_factory=None if tls is None else lambda config, usual: tls,
        h11_max_incomplete_event_size=LONGEST,
        ws_max_size=LONGEST,
        ws_per_message_deflate=False,  # it would take more room than all else of a connection
        ws_ping_interval=ALIVE,
        ws_ping_timeout=ALIVE,
        lifespan="off",
        log_config=None,
        log_level="critical",  # whatever strangers send is not for the terminal here
        access_log=False,
        proxy_headers=False,  # anybody could claim any address
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=int(CLOSING),
    )


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
