"""WebSockets without a network: what comes in pieces, who gives no sign, and who may come in."""

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


class Kept(Socket):
    """Keeps what it hears; lets everybody in, or nobody."""

    def __init__(self, refused: HTTPStatus | None = None) -> None:
        super().__init__()
        self.refused, self.texts, self.has_gone = refused, list[str | None](), False
        self.cookies: list[str] = []

    def refusal(self, request: Request) -> HTTPStatus | None:
        """See Socket."""
        return self.refused

    def began(self, request: Request) -> None:
        """See Socket."""
        self.cookies += request.headers.get_all("Cookie")

    def heard(self, text: str | None) -> None:
        """See Socket."""
        self.texts.append(text)

    def flowing(self) -> None:
        """See Socket."""

    def closed(self) -> None:
        """See Socket."""
        self.has_gone = True


class Line(asyncio.Transport):
    """Connects a socket with a client, without a network."""

    def __init__(self, socket: Socket) -> None:
        super().__init__()
        self.client = ClientProtocol(parse_uri("ws://localhost/live"))
        self.socket, self.has_ended = socket, asyncio.Event()
        self.silent = False
        """Whether nothing comes from the client."""
        socket.connection_made(self)
        request = self.client.connect()
        request.headers["Cookie"] = "session=key"
        self.client.send_request(request)
        self.pass_on()

    def pass_on(self) -> None:
        """Bring what the client sends."""
        for data in self.client.data_to_send():
            if data and not self.silent and not self.is_closing():
                self.socket.data_received(data)

    def write(self, data: Any) -> None:
        """Bring what the socket sends, and what the client answers, but later."""
        self.client.receive_data(bytes(data))
        asyncio.get_running_loop().call_soon(self.pass_on)

    def is_closing(self) -> bool:
        """See Transport."""
        return self.has_ended.is_set()

    def close(self) -> None:
        """The connection ends, for both."""
        if not self.is_closing():
            self.has_ended.set()
            self.socket.connection_lost(None)

    abort = close


async def rest() -> None:
    """Let all happen that is due."""
    for _ in range(5):
        await asyncio.sleep(0)


def beside(happens: Callable[[Kept, Line], Coroutine[Any, Any, None]]) -> None:
    """What happens to a socket with a client."""

    async def whole() -> None:
        socket = Kept()
        line = Line(socket)
        await rest()
        assert line.client.state is State.OPEN
        await happens(socket, line)
        line.close()
        assert socket.has_gone

    asyncio.run(whole())


def test_a_request_is_looked_at_and_forgotten() -> None:
    """Its headers would stay in memory as long as the connection."""

    async def happens(socket: Kept, line: Line) -> None:
        assert socket.cookies == ["session=key"]
        assert not any(
            isinstance(value, Request) and value.headers
            for value in cast(Any, socket._rules.parser).gi_frame.f_locals.values()
        )

    beside(happens)


def test_a_message_in_parts_is_heard_whole() -> None:
    """With a sign of life between them."""

    async def happens(socket: Kept, line: Line) -> None:
        line.client.send_text("gué".encode()[:3], fin=False)
        line.client.send_ping(b"")
        line.client.send_continuation("gué".encode()[3:], fin=True)
        line.client.send_binary(b"\xff")
        line.pass_on()
        assert socket.texts == ["gué", None]

    beside(happens)


def test_who_gives_signs_stays_and_who_gives_none_is_let_go() -> None:
    """Whoever has gone without a word, such as a phone without a network."""

    async def happens(socket: Kept, line: Line) -> None:
        for _ in range(3):
            socket._look_after()
            await rest()
            assert socket.is_open
        line.silent = True
        socket._look_after()
        await rest()
        assert socket.is_open
        socket._look_after()
        assert line.is_closing()

    beside(happens)


def test_who_does_not_answer_the_end_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """A little later."""
    monkeypatch.setattr(sockets, "CLOSING", 0)

    async def happens(socket: Kept, line: Line) -> None:
        line.silent = True
        socket.shutdown()
        assert not socket.is_open
        socket.send("too late")
        await line.has_ended.wait()
        assert line.client.close_rcvd is not None
        assert line.client.close_rcvd.code == CloseCode.SERVICE_RESTART

    beside(happens)


def test_what_is_against_the_rules_ends_it() -> None:
    """With the reason that the rules have for it."""

    async def happens(socket: Kept, line: Line) -> None:
        socket.data_received(b"\xff\xff\xff\xff")
        assert line.is_closing()
        assert line.client.close_rcvd is not None
        assert line.client.close_rcvd.code == CloseCode.PROTOCOL_ERROR

    beside(happens)


def test_who_is_refused_is_told_so() -> None:
    """And nothing more is heard of them."""

    async def whole() -> None:
        socket = Kept(HTTPStatus.FORBIDDEN)
        line = Line(socket)
        assert line.is_closing()
        assert socket.has_gone
        assert not socket.cookies
        assert line.client.handshake_exc is not None

    asyncio.run(whole())


STRANGE = {
    421: {"host": "evil.example"},
    403: {"origin": "https://localhost"},
    400: {"sec-websocket-key": "short"},
}
"""Headers for which a page does not connect, by how it is answered."""


def test_nothing_strange_connects(tmp_path: Path) -> None:
    """By a name of others, from another page, or not as websockets do."""

    async def come(server: Served) -> None:
        anna = await at_the_page(server, "Anna")
        anna.cut()
        for status, headers in STRANGE.items():
            with pytest.raises(InvalidStatus) as refused:
                await anna.come(**headers)
            assert refused.value.response.status_code == status

    at_page(tmp_path, come)
