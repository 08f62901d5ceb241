"""The telnet connection: lines over TCP or TLS; `protocol` tells what is spoken there."""

import asyncio
import socket
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from time import time
from typing import Any, cast

from accessible_games.network.addresses import is_own
from accessible_games.server.connection.line_connection import ALIVE, ENTRY, MOST_WAITING, Visit
from accessible_games.server.connection.listener import Listener
from accessible_games.server.lobby.outbox import OutgoingLine, Signals, TypedLine
from accessible_games.server.telnet.codes import IAC, NOP
from accessible_games.server.telnet.events import (
    AreYouThere,
    Confirmed,
    GmcpMessage,
    Size,
    TelnetEvent,
)
from accessible_games.server.telnet.gmcp import MEDIA
from accessible_games.server.telnet.kept_state import kept
from accessible_games.server.telnet.protocol import Telnet
from accessible_games.sounds.silence import Silence

LINGER = 2.0
"""Seconds that the last words may take to arrive."""
MARKS = 64
"""The most marks that may be on their way; a client that confirms none gets no more."""


READ = memoryview(bytearray(4096))
"""The bytes read last. All connections share it, as each takes its bytes out at once."""


class TelnetConnection(asyncio.BufferedProtocol):
    """A client that is connected by telnet; see LineConnection."""

    __slots__ = (
        *("_alive", "_marks", "_telnet", "_told", "_transport", "_unsent", "_written_at"),
        *("address", "visit"),
    )
    knows_typing = breaks_lines = loses_nothing = shows_secrets = is_broken = False
    patience = ENTRY

    def __init__(self, listener: "TelnetListener") -> None:
        self.address = ""
        self.visit = Visit(self, listener)
        self._telnet = Telnet(listener.status)
        self._told: list[OutgoingLine] = []
        """What goes out together, as one answer."""
        self._marks: list[int] = []
        """The numbers of the last lines before each mark that was not confirmed yet."""
        self._alive: asyncio.TimerHandle | None = None
        self._written_at = 0.0
        self._unsent = b""
        """What was written last and waits to go out, or more; empty once everything had gone."""

    # See Protocol

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """See Protocol."""
        login, has_room = self.visit.login, self._open(transport)
        self._telnet.begin()
        self._flush()
        self.visit.begin(lambda: login.come_in(self.visit), has_room=has_room)

    def _open(self, transport: asyncio.BaseTransport) -> bool:
        """Note from where it comes; return whether there is room."""
        self._transport = cast(asyncio.Transport, transport)
        keep_alive(transport)
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if peer else ""
        return self.visit.listener.came(self)

    @property
    def _is_encrypted(self) -> bool:
        return self._transport.get_extra_info("ssl_object") is not None

    @property
    def is_safe(self) -> bool:
        """See LoginConnection."""
        return self._is_encrypted or is_own(self.address)

    def get_buffer(self, sizehint: int) -> memoryview:
        """See BufferedProtocol."""
        return READ

    def buffer_updated(self, nbytes: int) -> None:
        """See BufferedProtocol. If several lines have come, no more are read for now."""
        visit = self.visit
        if visit.is_gone:
            return
        try:
            for news in self._telnet.feed(bytes(READ[:nbytes])):
                self._hear(news)
            self._flush()
        except Exception as error:
            visit.fail(error)
        if len(visit.incoming.lines) > 1:
            self._transport.pause_reading()
        if visit.incoming.lines:
            visit.wake()

    def eof_received(self) -> bool:
        """See Protocol; remaining lines are still sent, unless TLS forbids it."""
        self.visit.end()
        if self.visit.is_gone:
            self.close()
        return not self._is_encrypted

    def connection_lost(self, error: Exception | None) -> None:
        """See Protocol."""
        if self._alive is not None:
            self._alive.cancel()
        self.visit.end()
        self.visit.listener.left(self)

    def take_line(self) -> TypedLine | None:
        """See LineConnection; once everything is taken, more is read."""
        line = self.visit.incoming.take()
        if not (self.visit.incoming.lines or self.visit.listener.is_closing):
            self._transport.resume_reading()
        return line

    # See Connection

    def send(self, told: Sequence[OutgoingLine]) -> None:
        """See Connection. Lines told in the same moment are sent together."""
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
        self.visit.incoming.send(told[-1].number)
        if mark:
            self._marks.append(self.visit.incoming.sent)
        self._write(data + mark)

    @property
    def silence(self) -> Silence:
        """See Connection."""
        if not self._telnet.packages.wants(MEDIA):
            return "elsewhere"
        return "" if self._sounds else "own-files"

    def notify(self, signals: Signals) -> None:
        """See Connection."""
        self._bring_out()
        self._write(self._messages(signals))

    @property
    def _sounds(self) -> str:
        """Where clients get the sounds; empty if they cannot."""
        return cast(TelnetListener, self.visit.listener).sounds

    def _messages(self, signals: Signals) -> bytes:
        texts = self._telnet.packages.texts(signals, self._sounds)
        return b"".join(map(self._telnet.message, texts))

    def close(self) -> None:
        """See Connection."""
        self._bring_out()
        self._transport.close()

    def stop(self) -> None:
        """See Client."""
        self.close()

    def abort(self) -> None:
        """See Client."""
        self._transport.abort()

    def pose(self, lines: Sequence[str], prompt: str, *, hidden: bool) -> None:
        """See LineConnection."""
        self._telnet.hide(hidden)
        self._write(b"".join(map(self._telnet.line, lines)) + self._telnet.prompt(prompt))

    def unhide(self) -> None:
        """See LineConnection."""
        self._telnet.hide(False)
        self._flush()

    # Going on in another program

    def read_no_more(self) -> None:
        """Leave what comes from now on to another program."""
        self._transport.pause_reading()

    def hand_over(self) -> tuple[socket.socket, dict[str, Any]] | None:
        """Close here, and return the open socket with what must be known about it.

        None if nobody is in, who then has to come again, or it is encrypted: its keys cannot go.
        """
        user = self.visit.user
        if user is None or user.connection is not self or self._is_encrypted or self.visit.is_gone:
            return None
        self._bring_out()
        waiting = self._transport.get_write_buffer_size()
        state = {
            "name": user.name,
            "width": self.visit.width,
            "asked": user.input.doubt is not None or user.input.dialogue is not None,
            "marks": self._marks,
            "unsent": self._unsent[-waiting:].decode("latin-1") if waiting else "",
            "telnet": kept(self._telnet),
        }
        self.visit.server.acknowledged(user, user.outbox.sent)
        found = self._transport.get_extra_info("socket").dup()
        self.visit.is_gone = True
        self.abort()
        return found, state

    # Receiving

    def _hear(self, news: TelnetEvent) -> None:
        """Do what the client tells."""
        visit = self.visit
        match news:
            case TypedLine():
                visit.incoming.lines.append(news)
            case Size(width):
                visit.resize(width)
            case Confirmed() if self._marks:
                number = self._marks.pop(0)
                if visit.user is not None:
                    visit.server.acknowledged(visit.user, number)
            case GmcpMessage(text):
                if self._telnet.packages.hear(text) and visit.user is not None:
                    visit.server.show_place(visit.user)
                    visit.user.expect_sounds()
            case AreYouThere():
                self._write(bytes([IAC, NOP]))

    # Writing

    def turn_away(self, lines: Sequence[str]) -> None:
        """Say the last lines, and close when they have arrived.

        If some input were still unread, closing would discard the lines.
        """
        self._bring_out()
        self._write(b"".join(map(self._telnet.line, lines)))
        transport = self._transport
        if self.visit.incoming.ended or transport.is_closing() or not transport.can_write_eof():
            self.close()
            return
        transport.write_eof()
        transport.resume_reading()
        asyncio.get_running_loop().call_later(LINGER, self.close)

    def _flush(self) -> None:
        self._write(b"")

    def _write(self, data: bytes) -> None:
        """Send bytes, after what telnet has to say; a client that does not read is disconnected."""
        if self._telnet.out:
            data = bytes(self._telnet.out) + data
            self._telnet.out.clear()
        if self.visit.is_gone or self._transport.is_closing() or not data:
            return
        self._transport.write(data)
        if waiting := self._transport.get_write_buffer_size():
            self._unsent = (self._unsent + data)[-waiting:]
            if waiting > MOST_WAITING:
                self.abort()
        elif self._unsent:
            self._unsent = b""
        self._keep_alive()

    def _keep_alive(self) -> None:
        """Send a byte that is not heard when nothing else has been sent for long."""
        loop = asyncio.get_running_loop()
        self._written_at = loop.time()
        if self._alive is None:
            self._alive = loop.call_later(ALIVE, self._stay)

    def _stay(self) -> None:
        """Keep the connection open if nothing was sent for long, or check again later."""
        loop = asyncio.get_running_loop()
        left = self._written_at + ALIVE - loop.time()
        self._alive = loop.call_later(left, self._stay) if left > 0 else None
        if left <= 0:
            self._write(bytes([IAC, NOP]))


@dataclass(eq=False)
class TelnetListener(Listener):
    """Opens a connection for each client, as long as there are not too many."""

    began: int = field(default_factory=lambda: int(time()))
    """When the server began, in seconds since 1970."""
    sounds: str = ""
    """The address of the folder with the sounds, as clients reach it; empty if they cannot."""

    def open(self) -> TelnetConnection:
        """Return what takes a new connection."""
        return TelnetConnection(self)

    def status(self) -> dict[str, str]:
        """Return what server lists are told (MSSP)."""
        players = str(len(self.login.server.directory.here()))
        known = {"NAME": "Accessible Games", "PLAYERS": players, "UPTIME": str(self.began)}
        return {**known, "ANSI": "0", "GMCP": "1", "UTF-8": "1"}


def keep_alive(transport: asyncio.BaseTransport) -> None:
    """Let the system find out when the other side is gone."""
    connection = transport.get_extra_info("socket")
    with suppress(OSError, AttributeError):
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
