"""The telnet door: lines over TCP, or over TLS; see `telnet_protocol` for what is spoken there."""

import asyncio
import socket
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from time import time
from typing import cast

from accessible_games.server.crowd import Doors
from accessible_games.server.doorway import ALIVE, MOST_WAITING, Doorway, is_own
from accessible_games.server.gmcp import Packages
from accessible_games.server.lines import Line, Signal, Told
from accessible_games.server.telnet_news import AreYouThere, Came, Message, News, Size
from accessible_games.server.telnet_protocol import IAC, NOP, Telnet

LINGER = 2.0
"""Seconds for which the last words may travel."""
MARKS = 64
"""Marks that may be on their way; a client that tells of none gets no more."""


READ = memoryview(bytearray(4096))
"""What was read last. All connections share it, because each takes its bytes out at once."""


class TelnetDoor(Doorway, asyncio.BufferedProtocol):
    """A client that has connected by telnet."""

    def __init__(self, doors: "TelnetDoors") -> None:
        super().__init__("", is_safe=False)
        self._doors = doors
        self._telnet = Telnet(doors.status)
        self._told: list[Told] = []
        """What goes out together, as one answer."""
        self._marks: list[int] = []
        """The numbers of the last lines before each mark that has not come yet."""
        self._alive: asyncio.TimerHandle | None = None
        self._written_at = 0.0
        self._packages = Packages()

    # See Protocol

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """See Protocol."""
        self._transport = cast(asyncio.Transport, transport)
        keep_alive(transport)
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if peer else ""
        self._is_encrypted = transport.get_extra_info("ssl_object") is not None
        self.is_safe = self._is_encrypted or is_own(self.address)
        self._telnet.begin()
        self._flush()
        self.begin(self._doors, has_room=self._doors.came(self))

    def get_buffer(self, sizehint: int) -> memoryview:
        """See BufferedProtocol."""
        return READ

    def buffer_updated(self, nbytes: int) -> None:
        """See BufferedProtocol. Where several lines have come, no more are read for now."""
        if self._is_gone:
            return
        try:
            for news in self._telnet.feed(bytes(READ[:nbytes])):
                self._hear(news)
            self._flush()
        except Exception as error:
            self._let_go_for(error)
        if len(self._lines) > 1:
            self._transport.pause_reading()
        if self._lines:
            self._wake()

    def eof_received(self) -> bool:
        """See Protocol; what is left to say still comes, where TLS does not forbid it."""
        self.end()
        if self._is_gone:
            self.close()
        return not self._is_encrypted

    def connection_lost(self, error: Exception | None) -> None:
        """See Protocol."""
        if self._alive is not None:
            self._alive.cancel()
        self.end()
        self._doors.left(self)

    def _take_line(self) -> Line | None:
        """See Doorway; as soon as all is taken, more is read."""
        line = super()._take_line()
        if not self._lines:
            self._transport.resume_reading()
        return line

    # See Door

    def send(self, told: Sequence[Told]) -> None:
        """See Door. All that is told in the same moment is sent together."""
        if not self._told:
            asyncio.get_running_loop().call_soon(self._bring_out)
        self._told += told

    def _bring_out(self) -> None:
        spoken, told, self._told = self._telnet, self._told, []
        if not told:
            return
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
        self._bring_out()
        self._write(self._messages(signals))

    def _messages(self, signals: Sequence[Signal]) -> bytes:
        return b"".join(map(self._telnet.message, self._packages.texts(signals)))

    def close(self) -> None:
        """See Door."""
        self._bring_out()
        self._transport.close()

    def stop(self) -> None:
        """See Client."""
        self.close()

    def abort(self) -> None:
        """See Client."""
        self._transport.abort()

    def pose(self, lines: Sequence[str], prompt: str, *, hidden: bool) -> None:
        """See Doorway."""
        self._telnet.hide(hidden)
        self._write(b"".join(map(self._telnet.line, lines)) + self._telnet.prompt(prompt))

    def unhide(self) -> None:
        """See Doorway."""
        self._telnet.hide(False)
        self._flush()

    # Receiving

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

    def turn_away(self, lines: Sequence[str]) -> None:
        """Say the last lines, and close when they have come.

        Where something that was sent is still unread, closing would take the lines back.
        """
        self._bring_out()
        self._write(b"".join(map(self._telnet.line, lines)))
        if self._ended or self._transport.is_closing() or not self._transport.can_write_eof():
            self.close()
            return
        self._transport.write_eof()
        self._transport.resume_reading()
        asyncio.get_running_loop().call_later(LINGER, self.close)

    def _flush(self) -> None:
        self._write(b"")

    def _write(self, data: bytes) -> None:
        """Send bytes, after what telnet has to say; a client that does not read is let go."""
        if self._telnet.out:
            data = bytes(self._telnet.out) + data
            self._telnet.out.clear()
        if self._is_gone or self._transport.is_closing() or not data:
            return
        self._transport.write(data)
        if self._transport.get_write_buffer_size() > MOST_WAITING:
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
class TelnetDoors(Doors):
    """Opens a door for each client, as long as there are not too many."""

    began: int = field(default_factory=lambda: int(time()))
    """When the server began, in seconds since 1970."""

    def open(self) -> TelnetDoor:
        """A door for whoever connects."""
        return TelnetDoor(self)

    def status(self) -> dict[str, str]:
        """What lists of servers are told (MSSP)."""
        players = str(len(self.porch.house.here()))
        known = {"NAME": "Accessible Games", "PLAYERS": players, "UPTIME": str(self.began)}
        return {**known, "ANSI": "0", "GMCP": "1", "UTF-8": "1"}


def keep_alive(transport: asyncio.BaseTransport) -> None:
    """Let the system find out when the other side is gone."""
    connection = transport.get_extra_info("socket")
    with suppress(OSError, AttributeError):
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
