"""A user who uses the page with scripts, as far as its WebSocket goes."""

import asyncio
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from tests.server.joining import COUNTED, YES
from tests.server.page.browser import Browser
from tests.server.wire import PASSWORD, Client, Served, run, served


@dataclass
class PageClient(Client):
    """It can be used like a telnet client; some of it outlives lost connections."""

    browser: Browser = field(default_factory=lambda: Browser(0))
    acknowledges: bool = True
    """Whether it confirms what it has shown."""
    frames: list[dict[str, Any]] = field(default_factory=list)
    """All frames that have come, except lines."""
    numbers: list[int] = field(default_factory=list)
    """The numbers of the lines."""
    offer: dict[str, Any] = field(default_factory=dict)
    """What can be pressed."""
    typed: int = 0
    protocol: Any = None

    @classmethod
    async def visit(cls, server: Served, browser: Browser | None = None, **form: str) -> Self:
        """Return a person who has filled in the first page, unless the *browser* is in already."""
        client = cls(None, None, browser=browser or Browser.at(server))  # type: ignore[arg-type]
        server.clients.append(client)
        if form:
            language = form.pop("language", "en")
            page = await client.browser.get(f"/?language={language}")
            await client.browser.fill_in(page, f"/enter?language={language}", **form)
        await client.come()
        return client

    @property
    def heard(self) -> int:
        """The number of the last line."""
        return self.numbers[-1] if self.numbers else 0

    async def come(self, **headers: str) -> None:
        """Connect, for the first time or again, with *headers* instead of the usual ones."""
        port = self.browser.port
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", port)
        self.protocol = ClientProtocol(parse_uri(f"ws://localhost:{port}/live"))
        request = self.protocol.connect()
        for name, value in self.browser.head({"origin": self.browser.origin, **headers}).items():
            request.headers.pop(name, None)
            request.headers[name] = value
        self.protocol.send_request(request)
        self.over = False
        self.flush()
        while self.protocol.handshake_exc is None and self.protocol.state is State.CONNECTING:
            await self._receive()
        if self.protocol.handshake_exc is not None:
            self.writer.close()
            await self.writer.wait_closed()
            raise self.protocol.handshake_exc
        self.tell(frame="hello", heard=self.heard)

    def flush(self) -> None:
        """Send what the protocol has to say."""
        self.writer.write(b"".join(self.protocol.data_to_send()))

    def cut(self) -> None:
        """Break the connection."""
        self.protocol.fail(1006)
        super().cut()

    def tell(self, **frame: Any) -> None:
        """Send a frame."""
        self.send(json.dumps(frame))

    def send(self, text: str) -> None:
        """Send any text; do nothing if the server closes."""
        if self.protocol.state is State.OPEN:
            self.protocol.send_text(text.encode())
            self.flush()

    async def _receive(self) -> None:
        data = await self.reader.read(65536)
        if data:
            self.protocol.receive_data(data)
        else:
            self.protocol.receive_eof()
        self.over = self.over or not data
        self.flush()

    async def read(self) -> None:
        """Take what comes next."""
        await self._receive()
        for event in self.protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.raw += COUNTED.sub(b'"number": 0', bytes(event.data))
                for line in bytes(event.data).decode().splitlines():
                    self._hear(json.loads(line))
            elif isinstance(event, Frame) and event.opcode is Opcode.CLOSE:
                self.over = True

    def _hear(self, frame: dict[str, Any]) -> None:
        if frame["frame"] == "offer":
            self.offer = frame
        elif frame["frame"] != "said":
            self.frames.append(frame)
            if frame["frame"] == "welcome":
                self.typed = max(self.typed, frame["took"])
        elif frame["number"] > self.heard:
            self.lines.append(frame["text"])
            self.prompts += [frame["text"]] if frame["prompt"] else []
            self.numbers.append(frame["number"])
            if self.acknowledges:
                self.tell(frame="heard", number=frame["number"])

    def type(self, *lines: str) -> None:
        """Type lines."""
        for line in lines:
            self.typed += 1
            self.tell(frame="typed", number=self.typed, text=line)

    def buttons(self, legend: str = "") -> dict[str, str]:
        """Return what can be pressed, with the line that it types; of one group or of all."""
        groups = [g for g in self.offer.get("groups", []) if legend in ("", g["legend"])]
        return {text: line for group in groups for text, line in group["buttons"]}

    async def offered(self, text: str) -> None:
        """Wait until something can be pressed."""
        while text not in self.buttons():
            assert not self.over
            await self.read()


async def at_the_page(server: Served, name: str, language: str = "en") -> PageClient:
    """Return a person who gets an account, in the lobby."""
    client = await PageClient.visit(server, name=name, language=language)
    await client.prompted()
    for line in (YES[language], PASSWORD, PASSWORD):
        await client.says(line)
    return client


def at_page(data: Path, evening: Any, **options: Any) -> Any:
    """Return the result of something that happens on a server with a page, gone afterwards."""

    async def whole() -> Any:
        async with served(data, page_port=0, **options) as server:
            return await evening(server)

    return run(whole())
