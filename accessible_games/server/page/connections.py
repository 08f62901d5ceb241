"""Connections of browsers, as uvicorn keeps them: counted by where they come from, and not idle."""

import asyncio
from typing import Any

import uvicorn
from h11 import Request
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from accessible_games.server.doorway import Crowd

IDLE = 60.0
"""Seconds for which a connection may ask for nothing, or for which an answer may take."""


class Configuration(uvicorn.Config):
    """How to serve, with all connections that there are."""

    def __init__(self, app: ASGIApp, **named: Any) -> None:
        super().__init__(app, **{**named, "http": PageProtocol, "ws": SocketProtocol})
        self.crowd = Crowd()


def crowd_of(config: uvicorn.Config) -> Crowd:
    """All connections that there are."""
    assert isinstance(config, Configuration)
    return config.crowd


class PageProtocol(H11Protocol):
    """A connection that asks for pages."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in if there is room."""
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self._idle = self.loop.call_later(IDLE, transport.abort)
        self._is_counted = True
        if not crowd_of(self.config).enter(self._address):
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
            crowd_of(self.config).leave(self._address)
        self._is_counted = False


class SocketProtocol(WebSocketsSansIOProtocol):
    """A connection that speaks with a door."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It was let in before."""
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        crowd_of(self.config).enter(self._address)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has gone."""
        crowd_of(self.config).leave(self._address)
        super().connection_lost(exc)
