"""WebSockets without a network: messages in pieces, lost connections, and who may come in."""

import asyncio
from collections.abc import Callable, Coroutine
from http import HTTPStatus
from pathlib import Path
from typing import Any, cast

import pytest
from websockets.client import ClientProtocol
from websockets.exceptions import InvalidStatus
from websockets.frames import CloseCode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.uri import parse_uri

from accessible_games.server.page import sockets
from accessible_games.server.page.sockets import Socket
from tests.server.page.visiting import at_page, at_the_page
from tests.server.wire import Served


class Kept:
    """Keeps what its socket hears; lets everyone in, or no one."""

    def __init__(self, refused: HTTPStatus | None = None) -> None:
        self.socket = Socket(lambda socket: self, self)
        self.refused, self.texts, self.has_gone = refused, list[str | None](), False
        self.cookies: list[str] = []
        self.counted: list[str] = []
        """The addresses of sockets that count."""

    def enter(self, socket: Socket) -> str:
        """See Count."""
        self.counted.append("192.0.2.7")
        return self.counted[-1]

    def leave(self, socket: Socket, address: str) -> None:
        """See Count."""
        self.counted.remove(address)

    def refusal(self, request: Request) -> HTTPStatus | None:
        """See Endpoint."""
        return self.refused

    def began(self, request: Request) -> None:
        """See Endpoint."""
        self.cookies += request.headers.get_all("Cookie")

    def heard(self, text: str | None) -> None:
        """See Endpoint."""
        self.texts.append(text)

    def flowing(self) -> None:
        """See Endpoint."""

    def closed(self) -> None:
        """See Endpoint."""
        self.has_gone = True


class Line(asyncio.Transport):
    """Connects a socket with a client, without a network."""

    def __init__(self, socket: Socket) -> None:
        super().__init__()
        self.client = ClientProtocol(parse_uri("ws://localhost/live"))
        self.socket, self.has_ended = socket, asyncio.Event()
        self.silent = False
        """Whether the client sends nothing."""
        socket.connection_made(self)
        request = self.client.connect()
        request.headers["Cookie"] = "session=key"
        self.client.send_request(request)
        self.pass_on()

    def pass_on(self) -> None:
        """Pass on what the client sends."""
        for data in self.client.data_to_send():
            if data and not self.silent and not self.is_closing():
                self.socket.data_received(data)

    def write(self, data: Any) -> None:
        """Pass on what the socket sends, and later what the client answers."""
        self.client.receive_data(bytes(data))
        asyncio.get_running_loop().call_soon(self.pass_on)

    def is_closing(self) -> bool:
        """See Transport."""
        return self.has_ended.is_set()

    def close(self) -> None:
        """End the connection, for both."""
        if not self.is_closing():
            self.has_ended.set()
            self.socket.connection_lost(None)

    abort = close


async def rest() -> None:
    """Let everything happen that is due."""
    for _ in range(5):
        await asyncio.sleep(0)


def beside(happens: Callable[[Kept, Line], Coroutine[Any, Any, None]]) -> None:
    """Run something with a socket and a client."""

    async def whole() -> None:
        kept = Kept()
        line = Line(kept.socket)
        await rest()
        assert line.client.state is State.OPEN
        assert kept.counted
        await happens(kept, line)
        line.close()
        assert kept.has_gone
        assert not kept.counted

    asyncio.run(whole())


def test_a_request_is_looked_at_and_forgotten() -> None:
    """Its headers would stay in memory as long as the connection."""

    async def happens(kept: Kept, line: Line) -> None:
        assert kept.cookies == ["session=key"]
        assert not any(
            isinstance(value, Request) and value.headers
            for value in cast(Any, kept.socket._rules.parser).gi_frame.f_locals.values()
        )

    beside(happens)


def test_a_message_in_parts_is_heard_whole() -> None:
    """With a sign of life between them."""

    async def happens(kept: Kept, line: Line) -> None:
        line.client.send_text("gué".encode()[:3], fin=False)
        line.client.send_ping(b"")
        line.client.send_continuation("gué".encode()[3:], fin=True)
        line.client.send_binary(b"\xff")
        line.pass_on()
        assert kept.texts == ["gué", None]

    beside(happens)


def test_who_gives_signs_stays_and_who_gives_none_is_let_go() -> None:
    """They have gone without a word, such as a phone without a network."""

    async def happens(kept: Kept, line: Line) -> None:
        for _ in range(3):
            kept.socket._look_after()
            await rest()
            assert kept.socket.is_open
        line.silent = True
        kept.socket._look_after()
        await rest()
        assert kept.socket.is_open
        kept.socket._look_after()
        assert line.is_closing()

    beside(happens)


def test_who_does_not_answer_the_end_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """A little later."""
    monkeypatch.setattr(sockets, "CLOSING", 0)

    async def happens(kept: Kept, line: Line) -> None:
        line.silent = True
        kept.socket.shutdown()
        assert not kept.socket.is_open
        kept.socket.send("too late")
        await line.has_ended.wait()
        assert line.client.close_rcvd is not None
        assert line.client.close_rcvd.code == CloseCode.SERVICE_RESTART

    beside(happens)


def test_what_is_against_the_rules_ends_it() -> None:
    """With the reason that the protocol gives for it."""

    async def happens(kept: Kept, line: Line) -> None:
        kept.socket.data_received(b"\xff\xff\xff\xff")
        assert line.is_closing()
        assert line.client.close_rcvd is not None
        assert line.client.close_rcvd.code == CloseCode.PROTOCOL_ERROR

    beside(happens)


def test_who_is_refused_is_told_so() -> None:
    """Nothing more is heard from them."""

    async def whole() -> None:
        kept = Kept(HTTPStatus.FORBIDDEN)
        line = Line(kept.socket)
        assert line.is_closing()
        assert kept.has_gone
        assert not kept.cookies
        assert line.client.handshake_exc is not None

    asyncio.run(whole())


STRANGE = {
    421: {"host": "evil.example"},
    403: {"origin": "https://localhost"},
    400: {"sec-websocket-key": "short"},
}
"""Headers with which a page does not connect, by the status of the answer."""


def test_nothing_strange_connects(tmp_path: Path) -> None:
    """Under a foreign name, from another page, or not as WebSockets do."""

    async def come(server: Served) -> None:
        anna = await at_the_page(server, "Anna")
        anna.cut()
        for status, headers in STRANGE.items():
            with pytest.raises(InvalidStatus) as refused:
                await anna.come(**headers)
            assert refused.value.response.status_code == status

    at_page(tmp_path, come)
