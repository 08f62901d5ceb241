"""The telnet door: lines over TCP, or over TLS; see `telnet_protocol` for what is spoken there."""

import asyncio
import socket
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from time import time

from accessible_games.server.doorway import (
    ALIVE,
    CLOSING,
    MOST_WAITING,
    READ,
    Crowd,
    Doorway,
    Mistake,
    is_own,
    serve,
)
from accessible_games.server.gmcp import Packages
from accessible_games.server.lines import Line, Signal, Told
from accessible_games.server.porch import Porch
from accessible_games.server.telnet_news import AreYouThere, Came, Message, News, Size
from accessible_games.server.telnet_protocol import IAC, NOP, Telnet
from accessible_games.server.threshold import Gone

LINGER = 2.0
"""Seconds for which the last words may travel."""
MARKS = 64
"""Marks that may be on their way; a client that tells of none gets no more."""


class TelnetDoor(Doorway):
    """A client that has connected by telnet."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, telnet: Telnet
    ) -> None:
        peer = writer.get_extra_info("peername")
        address = str(peer[0]) if peer else ""
        encrypted = writer.get_extra_info("ssl_object") is not None
        super().__init__(address, is_safe=encrypted or is_own(address))
        self._reader, self._writer, self._telnet = reader, writer, telnet
        self._marks: list[int] = []
        """The numbers of the last lines before each mark that has not come yet."""
        self._alive: asyncio.TimerHandle | None = None
        self._written_at = 0.0
        self._packages = Packages()
        telnet.begin()
        self._flush()

    # See Door

    def send(self, told: Sequence[Told]) -> None:
        """See Door."""
        spoken = self._telnet
        data = b"".join(
            self._messages(t.signals) + (spoken.prompt if t.prompt else spoken.line)(t.text)
            for t in told
        )
        mark = spoken.mark() if len(self._marks) < MARKS else b""
        self._sent = max(self._sent, told[-1].number)
        if mark:
            self._marks.append(self._sent)
        self._write(data + mark)

    def notify(self, signals: Sequence[Signal]) -> None:
        """See Door."""
        self._write(self._messages(signals))

    def _messages(self, signals: Sequence[Signal]) -> bytes:
        return b"".join(map(self._telnet.message, self._packages.texts(signals)))

    def close(self) -> None:
        """See Door."""
        if self._alive is not None:
            self._alive.cancel()
        self._writer.close()

    def abort(self) -> None:
        """Let them go at once."""
        self._writer.transport.abort()

    def pose(self, lines: Sequence[str], prompt: str, *, hidden: bool) -> None:
        """See Doorway."""
        self._telnet.hide(hidden)
        self._write(b"".join(map(self._telnet.line, lines)) + self._telnet.prompt(prompt))

    def unhide(self) -> None:
        """See Doorway."""
        self._telnet.hide(False)
        self._flush()

    # Receiving

    async def receive(self) -> None:
        """See Doorway."""
        data = await self._reader.read(READ)
        if not data:
            raise Gone
        for news in self._telnet.feed(data):
            self._hear(news)
        self._flush()
        await self.give_way(len(data))

    def _hear(self, news: News) -> None:
        """Do what the client tells."""
        match news:
            case Line():
                self._lines.append(news)
            case Size(width):
                self._resize(width)
            case Came() if self._marks:
                number = self._marks.pop(0)
                if self.visitor is not None and self.house is not None:
                    self.house.acknowledged(self.visitor, number)
            case Message(text):
                if (
                    self._packages.hear(text)
                    and self.house is not None
                    and self.visitor is not None
                ):
                    self.house.show_place(self.visitor)
            case AreYouThere():
                self._write(bytes([IAC, NOP]))

    # Writing

    async def turn_away(self, lines: Sequence[str]) -> None:
        """Say the last lines, and close when they have come.

        Where something that was sent is still unread, closing would take the lines back.
        """
        self._write(b"".join(map(self._telnet.line, lines)))
        with suppress(OSError, TimeoutError):
            if self._writer.can_write_eof():
                self._writer.write_eof()
            async with asyncio.timeout(LINGER):
                while await self._reader.read(READ):
                    pass
        self.close()

    def _flush(self) -> None:
        self._write(b"")

    def _write(self, data: bytes) -> None:
        """Send bytes, after what telnet has to say; a client that does not read is let go."""
        data = bytes(self._telnet.out) + data
        self._telnet.out.clear()
        if self._writer.is_closing() or not data:
            return
        self._writer.write(data)
        if self._writer.transport.get_write_buffer_size() > MOST_WAITING:
            self.abort()
        self._keep_alive()

    def _keep_alive(self) -> None:
        """Send a byte that nobody hears when nothing else has been sent for long."""
        loop = asyncio.get_running_loop()
        self._written_at = loop.time()
        if self._alive is None:
            self._alive = loop.call_later(ALIVE, self._stay)

    def _stay(self) -> None:
        """It is time to look whether something was sent."""
        loop = asyncio.get_running_loop()
        left = self._written_at + ALIVE - loop.time()
        self._alive = loop.call_later(left, self._stay) if left > 0 else None
        if left <= 0:
            self._write(bytes([IAC, NOP]))


@dataclass(eq=False)
class TelnetDoors:
    """Opens a door for each client, as long as there are not too many."""

    porch: Porch
    mistake: Mistake
    crowd: Crowd
    began: int = field(default_factory=lambda: int(time()))
    """When the server began, in seconds since 1970."""
    doors: list[TelnetDoor] = field(default_factory=list)
    tasks: set["asyncio.Task[None]"] = field(default_factory=set)

    def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve one client until it goes."""
        task = asyncio.get_running_loop().create_task(self._serve(reader, writer))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        keep_alive(writer)
        door = TelnetDoor(reader, writer, Telnet(self.status()))
        self.doors.append(door)
        try:
            await serve(door, self.crowd, self.porch, self.mistake)
        finally:
            self.doors.remove(door)

    def status(self) -> dict[str, str]:
        """What lists of servers are told (MSSP)."""
        players = str(len(self.porch.house.here()))
        known = {"NAME": "Accessible Games", "PLAYERS": players, "UPTIME": str(self.began)}
        return {**known, "ANSI": "0", "GMCP": "1", "UTF-8": "1"}

    async def close(self) -> None:
        """Let all clients go; one that does not read what it was sent is not waited for."""
        for door in self.doors:
            door.close()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=CLOSING)
        for door in self.doors:
            door.abort()
        await asyncio.gather(*self.tasks)


def keep_alive(writer: asyncio.StreamWriter) -> None:
    """Let the system find out when the other side is gone."""
    connection = writer.get_extra_info("socket")
    with suppress(OSError, AttributeError):
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
