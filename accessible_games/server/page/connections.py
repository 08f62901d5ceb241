"""Connections of browsers, as uvicorn keeps them: counted by where they come from, and not idle."""

import asyncio
import socket
import ssl
from contextlib import suppress

import uvicorn
from h11 import Request
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.server import ServerState

from accessible_games.server.crowd import Crowd
from accessible_games.server.frames import LONGEST
from accessible_games.server.page.live import Connection
from accessible_games.server.page.sessions import Sessions

IDLE = 60.0
"""Seconds for which a connection may ask for nothing, or for which an answer may take."""


class Configuration(uvicorn.Config):
    """How to serve, with all connections that there are."""

    def __init__(self, app: ASGIApp, tls: ssl.SSLContext | None, sessions: Sessions) -> None:
        super().__init__(
            app,
            ssl_context_factory=None if tls is None else lambda config, usual: tls,
            http=PageProtocol,
            h11_max_incomplete_event_size=LONGEST,
            ws=SocketProtocol,
            lifespan="off",
            log_config=None,
            log_level="critical",  # whatever strangers send is not for the terminal here
            access_log=False,
            proxy_headers=False,  # anybody could claim any address
            server_header=False,
            date_header=False,
        )
        self.crowd, self.sessions = Crowd(), sessions


def own(config: uvicorn.Config) -> Configuration:
    """The configuration that uvicorn was given here."""
    assert isinstance(config, Configuration)
    return config


def address_of(client: tuple[str, int] | None) -> str:
    """Where somebody comes from; empty where they have gone already."""
    return client[0] if client else ""


class PageProtocol(H11Protocol):
    """A connection that asks for pages."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in if there is room; what is sent goes out at once."""
        super().connection_made(transport)
        # asyncio does so itself, but only for sockets that it has bound.
        with suppress(OSError):
            known = transport.get_extra_info("socket")
            known.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._address = address_of(self.client)
        self._idle = self.loop.call_later(IDLE, transport.abort)
        self._is_counted = True
        if not own(self.config).crowd.enter(self._address):
            transport.abort()

    def on_response_complete(self) -> None:
        """It may ask again, for a while."""
        super().on_response_complete()
        self._idle.cancel()
        self._idle = self.loop.call_later(IDLE, self.transport.abort)

    def handle_websocket_upgrade(self, event: Request) -> None:
        """From now on it is counted as a socket."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has gone."""
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._idle.cancel()
        if self._is_counted:
            own(self.config).crowd.leave(self._address)
        self._is_counted = False


class SocketProtocol(Connection):
    """A connection that speaks with a door."""

    def __init__(
        self, config: uvicorn.Config, server_state: ServerState, app_state: object
    ) -> None:
        """Is made by uvicorn, which knows of it by its state."""
        super().__init__(own(config).sessions)
        self._crowd = own(config).crowd
        self._known: set[object] = server_state.connections  # type: ignore[assignment]
        self._address = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It was let in before."""
        super().connection_made(transport)
        self._address = address_of(get_remote_addr(self.transport))
        self._known.add(self)
        self._crowd.enter(self._address)

    def closed(self) -> None:
        """It has gone."""
        self._known.discard(self)
        self._crowd.leave(self._address)
        super().closed()
