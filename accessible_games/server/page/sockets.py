"""WebSockets of browsers: bytes to texts and back, with the protocol of websockets, without tasks.

Waiting for a person takes little memory this way: no task, no queue, and no kept request.
"""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Protocol, cast

from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from accessible_games.network.connection_limits import CLOSING
from accessible_games.server.connection.frames import LONGEST
from accessible_games.server.connection.line_connection import ALIVE


class Endpoint(Protocol):
    """What a socket tells what goes on there."""

    def refusal(self, request: Request) -> HTTPStatus | None:
        """Return why it is not let in; None if it is."""

    def began(self, request: Request) -> None:
        """Begin: it was let in."""

    def heard(self, text: str | None) -> None:
        """Take a message; None for one that is not text."""

    def flowing(self) -> None:
        """Note that sent messages go out again."""

    def closed(self) -> None:
        """Clean up after the end."""


class Count(Protocol):
    """Counts the sockets by their addresses."""

    def enter(self, socket: "Socket") -> str:
        """Count one that has come; return its address."""

    def leave(self, socket: "Socket", address: str) -> None:
        """Stop counting one."""


class Socket(asyncio.Protocol):
    """A connection that began as a request for a page, and goes on in both directions."""

    __slots__ = (
        *("_address", "_count", "_endpoint", "_is_alive", "_parts", "_rules", "_timer"),
        *("is_full", "transport"),
    )
    transport: asyncio.Transport

    def __init__(self, endpoint: Callable[["Socket"], Endpoint], count: Count) -> None:
        self._endpoint, self._count, self._address = endpoint(self), count, ""
        self.is_full = False
        """Whether sent messages still wait to go out."""
        self._rules = ServerProtocol(max_size=LONGEST)
        self._parts: list[bytes] = []
        """The parts of an unfinished message."""
        self._is_alive = True
        """Whether anything has come since the last check."""
        self._timer: asyncio.TimerHandle | None = None
        """The next check, or the end if nothing comes."""

    # What it can do

    @property
    def is_open(self) -> bool:
        """Whether something can be sent."""
        return self._rules.state is State.OPEN and not self.transport.is_closing()

    @property
    def is_safe(self) -> bool:
        """Whether it is encrypted."""
        return self.transport.get_extra_info("sslcontext") is not None

    def send(self, text: str) -> None:
        """Send a message, while it is open."""
        if self.is_open:
            self._rules.send_text(text.encode())
            self._flush()

    def close(self, code: int = CloseCode.NORMAL_CLOSURE) -> None:
        """Close; a client that does not answer is disconnected a little later."""
        if self.is_open:
            self._rules.send_close(code)
            self._flush()
            self._after(CLOSING, self.transport.abort)

    def shutdown(self) -> None:
        """Close because the server stops."""
        self.close(CloseCode.SERVICE_RESTART)

    # What asyncio tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin the connection."""
        self.transport = cast(asyncio.Transport, transport)
        self._after(ALIVE, self._look_after)
        self._address = self._count.enter(self)

    def data_received(self, data: bytes) -> None:
        """Take bytes."""
        self._is_alive = True
        self._rules.receive_data(data)
        for event in self._rules.events_received():
            if isinstance(event, Request):
                self._answer(event)
            elif isinstance(event, Frame):
                self._collect(event)
        self._flush()

    def pause_writing(self) -> None:
        """Note that the client does not read what it was sent."""
        self.is_full = True

    def resume_writing(self) -> None:
        """Note that sent bytes have gone out."""
        self.is_full = False
        self._endpoint.flowing()

    def connection_lost(self, error: Exception | None) -> None:
        """End the connection."""
        if self._timer is not None:
            self._timer.cancel()
        self._count.leave(self, self._address)
        self._endpoint.closed()

    # The protocol

    def _answer(self, request: Request) -> None:
        refused = self._endpoint.refusal(request)
        answer = self._rules.reject(refused, "") if refused else self._rules.accept(request)
        self._rules.send_response(answer)
        if self.is_open:
            self._endpoint.began(request)
        request.headers.clear()  # websockets keeps the request as long as the connection

    def _collect(self, frame: Frame) -> None:
        if frame.opcode is Opcode.BINARY:
            self._endpoint.heard(None)
        elif frame.opcode in (Opcode.TEXT, Opcode.CONT):
            self._parts.append(bytes(frame.data))
            if frame.fin:
                whole, self._parts = b"".join(self._parts), []
                self._endpoint.heard(whole.decode(errors="replace"))

    def _flush(self) -> None:
        """Send what the protocol has to say, up to its end."""
        for data in self._rules.data_to_send():
            if data:
                self.transport.write(data)
            else:
                self.transport.close()

    def _look_after(self) -> None:
        """Ask for a sign of life, or give up without one; it also keeps routers from cutting it."""
        if not self._is_alive:
            self.transport.abort()
            return
        self._is_alive = False
        if self.is_open:
            self._rules.send_ping(b"")
            self._flush()
        self._after(ALIVE, self._look_after)

    def _after(self, seconds: float, then: Callable[[], None]) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, then)
