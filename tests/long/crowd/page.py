"""A person at the page with scripts, as far as its WebSocket goes."""

import asyncio
import json
from typing import cast

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from tests.long.crowd.player import PASSWORD, Player
from tests.long.crowd.process import Ports
from tests.long.crowd.telnet import own_address
from tests.server.page.browser import Browser


class Wire(asyncio.Protocol):
    """The connection of one person."""

    def __init__(self, player: Player, browser: Browser, heard: int = 0) -> None:
        """*heard* is the number of the last line that has come before."""
        self.player, self.browser, self.heard = player, browser, heard
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the connection has ended."""
        self._protocol = ClientProtocol(parse_uri(f"ws://localhost:{browser.port}/live"))
        self._typed = 0
        """The number of the last line that was typed."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """See Protocol."""
        self._transport = cast(asyncio.Transport, transport)
        request = self._protocol.connect()
        for name, value in self.browser.head({"origin": self.browser.origin}).items():
            request.headers.pop(name, None)
            request.headers[name] = value
        self._protocol.send_request(request)
        self._flush()
        self.player.connect(self.type)

    def _flush(self) -> None:
        self._transport.write(b"".join(self._protocol.data_to_send()))

    def _tell(self, **frame: object) -> None:
        if self._protocol.state is State.OPEN:
            self._protocol.send_text(json.dumps(frame).encode())
            self._flush()

    def type(self, text: str) -> None:
        """Send a line."""
        self._typed += 1
        self._tell(frame="typed", number=self._typed, text=text)

    def data_received(self, data: bytes) -> None:
        """See Protocol."""
        was_open = self._protocol.state is State.OPEN
        self._protocol.receive_data(data)
        if not was_open and self._protocol.state is State.OPEN:
            self._tell(frame="hello", heard=self.heard)
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._hear([json.loads(line) for line in bytes(event.data).splitlines()])
        self._flush()

    def _hear(self, frames: list[dict[str, object]]) -> None:
        """Take what has come, and acknowledge it together, as the page does."""
        for each in frames:
            if each["frame"] == "welcome":
                self._typed = int(str(each["took"]))
                self.player.welcome()
        said = [each for each in frames if each["frame"] == "said"]
        if said:
            self.heard = int(str(said[-1]["number"]))
            self._tell(frame="heard", number=self.heard)
        for each in said:
            self.player.hear(str(each["text"]))
            if each["prompt"]:
                self.player.hear_prompt()

    def connection_lost(self, error: Exception | None) -> None:
        """See Protocol."""
        self.player.disconnect()
        if not self.ended.done():
            self.ended.set_result(None)


async def connect(player: Player, ports: Ports, number: int) -> Wire:
    """Fill in the first page, and connect, from one of the machine's own addresses."""
    browser = Browser(ports.page, address=own_address(number))
    filled = {"name": player.name, "password": PASSWORD}
    await browser.fill_in(await browser.get("/"), "/enter", **filled)
    return await connected(Wire(player, browser))


async def come_back(before: Wire, ports: Ports, number: int) -> Wire:
    """Connect them again after a lost connection, as the page does: its cookie is enough."""
    return await connected(Wire(before.player, before.browser, before.heard))


async def connected(wire: Wire) -> Wire:
    """Connect a browser that has come in."""
    browser, loop = wire.browser, asyncio.get_running_loop()
    await loop.create_connection(
        lambda: wire, "127.0.0.1", browser.port, local_addr=(browser.address, 0)
    )
    return wire
