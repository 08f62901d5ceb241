"""WebSockets of browsers: bytes to texts and back, by the rules of websockets, without tasks.

What waits for a person takes little room this way: no task, no queue, and no request that stays.
"""

import asyncio
from abc import abstractmethod
from collections.abc import Callable
from http import HTTPStatus
from typing import cast

from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from accessible_games.server.crowd import CLOSING
from accessible_games.server.doorway import ALIVE
from accessible_games.server.frames import LONGEST


class Socket(asyncio.Protocol):
    """A connection that began as a request for a page, and goes on both ways."""

    transport: asyncio.Transport

    def __init__(self) -> None:
        self._rules = ServerProtocol(max_size=LONGEST)
        self._parts: list[bytes] = []
        """What has come of a message."""
        self._is_alive = True
        """Whether anything has come since it was last asked for."""
        self._timer: asyncio.TimerHandle | None = None
        """What happens if nothing comes."""

    # What each connection does in its own way

    @abstractmethod
    def refusal(self, request: Request) -> HTTPStatus | None:
        """Why it is not let in; None where it is."""

    @abstractmethod
    def began(self, request: Request) -> None:
        """It was let in."""

    @abstractmethod
    def heard(self, text: str | None) -> None:
        """A message has come; None for one that is no text."""

    @abstractmethod
    def flowing(self) -> None:
        """What is sent goes out again."""

    @abstractmethod
    def closed(self) -> None:
        """It has gone."""

    # What it can do

    @property
    def is_open(self) -> bool:
        """Whether something can be sent."""
        return self._rules.state is State.OPEN and not self.transport.is_closing()

    def send(self, text: str) -> None:
        """Send a message, while it is open."""
        if self.is_open:
            self._rules.send_text(text.encode())
            self._flush()

    def close(self, code: int = CloseCode.NORMAL_CLOSURE) -> None:
        """Send no more; who does not answer that is let go a little later."""
        if self.is_open:
            self._rules.send_close(code)
            self._flush()
            self._after(CLOSING, self.transport.abort)

    def shutdown(self) -> None:
        """The server stops."""
        self.close(CloseCode.SERVICE_RESTART)

    # What asyncio tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It is there."""
        self.transport = cast(asyncio.Transport, transport)
        self._after(ALIVE, self._look_after)

    def data_received(self, data: bytes) -> None:
        """Something has come."""
        self._is_alive = True
        self._rules.receive_data(data)
        for event in self._rules.events_received():
            if isinstance(event, Request):
                self._answer(event)
            elif isinstance(event, Frame):
                self._collect(event)
        self._flush()

    def resume_writing(self) -> None:
        """What was sent has gone out."""
        self.flowing()

    def connection_lost(self, error: Exception | None) -> None:
        """It is not there any more."""
        if self._timer is not None:
            self._timer.cancel()
        self.closed()

    # By the rules

    def _answer(self, request: Request) -> None:
        refused = self.refusal(request)
        answer = self._rules.reject(refused, "") if refused else self._rules.accept(request)
        self._rules.send_response(answer)
        if self.is_open:
            self.began(request)
        request.headers.clear()  # websockets keeps the request as long as the connection is there

    def _collect(self, frame: Frame) -> None:
        if frame.opcode is Opcode.BINARY:
            self.heard(None)
        elif frame.opcode in (Opcode.TEXT, Opcode.CONT):
            self._parts.append(bytes(frame.data))
            if frame.fin:
                whole, self._parts = b"".join(self._parts), []
                self.heard(whole.decode(errors="replace"))

    def _flush(self) -> None:
        """Send what the rules say, to the end of it."""
        for data in self._rules.data_to_send():
            if data:
                self.transport.write(data)
            else:
                self.transport.close()

    def _look_after(self) -> None:
        """Ask for a sign, or give up who gave none; also keeps what lies between from cutting."""
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
