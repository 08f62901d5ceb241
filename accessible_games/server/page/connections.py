"""Connections of browsers, as uvicorn keeps them: counted by where they come from, and not idle."""

import asyncio
from typing import Any

from h11 import Request
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from accessible_games.server.doorway import Crowd

IDLE = 60.0
"""Seconds for which a connection may ask for nothing, or for which an answer may take."""


def counted(crowd: Crowd) -> tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]:
    """Connections that are counted in a crowd: for pages, and what becomes of those of a socket."""

    class Counted(H11Protocol):
        """Asks for pages."""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            """Let it in if there is room."""
            super().connection_made(transport)
            self._address = self.client[0] if self.client else ""
            self._idle = self.loop.call_later(IDLE, transport.abort)
            self._is_counted = True
            if not crowd.enter(self._address):
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
                crowd.leave(self._address)
            self._is_counted = False

    class CountedSocket(WebSocketsSansIOProtocol):
        """Speaks with a door."""

        def connection_made(self, transport: Any) -> None:
            """It was let in before."""
            super().connection_made(transport)
            self._address = self.client[0] if self.client else ""
            crowd.enter(self._address)

        def connection_lost(self, exc: Exception | None) -> None:
            """It has gone."""
            crowd.leave(self._address)
            super().connection_lost(exc)

    return Counted, CountedSocket
