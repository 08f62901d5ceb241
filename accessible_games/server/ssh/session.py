"""What all SSH connections have in common, whatever they speak: the session and its channel."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import NoReturn, Protocol

import asyncssh

from accessible_games.server.accounts.login_protocol import Disconnected
from accessible_games.server.connection.line_connection import MOST_WAITING, Visit

Channel = asyncssh.SSHServerChannel[str]


class Wire(Protocol):
    """The connection of a session, which may end before the session knows it."""

    address: str

    def part(self) -> None:
        """Give the client a while to leave, then cut it off; do nothing if it has left."""

    def hang_up(self) -> None:
        """End it: nothing more is said on it."""

    def abort(self) -> None:
        """Cut it off at once; do nothing if it has left."""


class SshChannel:
    """How text goes out in a session, and how reading waits.

    All that ends later is a matter of the wire: a channel forgets its connection when it closes.
    """

    __slots__ = "_channel", "_is_paused", "_wire", "is_closed"

    def __init__(self, channel: Channel, wire: Wire) -> None:
        self._channel, self._wire = channel, wire
        self.is_closed = False
        self._is_paused = False
        """Whether reading is paused."""

    @property
    def address(self) -> str:
        """From where the client has come."""
        return self._wire.address

    def show(self, text: str) -> None:
        """Send text; a client that does not read is disconnected."""
        with suppress(OSError):  # it has gone
            self._channel.write(text)
        if self._channel.get_write_buffer_size() > MOST_WAITING:
            self._wire.abort()

    def pause(self) -> None:
        """Read no more for now."""
        if not self._is_paused:
            self._is_paused = True
            self._channel.pause_reading()

    def read_on(self) -> None:
        """Read again; text that came in the meantime is taken soon."""
        if self._is_paused:
            asyncio.get_running_loop().call_soon(self._resume)

    def _resume(self) -> None:
        self._is_paused = False
        self._channel.resume_reading()

    def close(self) -> None:
        """End the session. A client that does not leave after that is cut off."""
        self.is_closed = True
        self._channel.exit(0)
        self._wire.part()

    def ended(self) -> None:
        """Note that the client has closed it too: then everything has arrived."""
        if self.is_closed:
            self._wire.hang_up()


class SessionConnection(Protocol):
    """What a session passes everything to that comes."""

    @property
    def visit(self) -> Visit:
        """The stay of whoever is there."""

    @property
    def channel(self) -> SshChannel:
        """The channel of the session."""

    def feed(self, text: str) -> None:
        """Keep text that has come."""

    def resize(self, width: int) -> None:
        """Note another width of the window."""

    def stop(self) -> None:
        """Close after what was sent, because the server stops."""


def hear(connection: SessionConnection, text: str) -> None:
    """Take text that has come; while it has to wait, no more is read."""
    visit = connection.visit
    if visit.is_gone:
        return
    try:
        connection.feed(text)
    except Exception as error:
        visit.fail(error)
    visit.wake()
    if visit.is_busy:
        connection.channel.pause()


def leave(visit: Visit) -> NoReturn:
    """Take leave of whoever leaves. Always raises `Disconnected`."""
    if visit.user is not None:
        visit.user.say("farewell", name=visit.user.name)
        visit.server.acknowledged(visit.user, visit.user.outbox.sent)
    raise Disconnected


class Session(asyncssh.SSHServerSession[str]):
    """What a client asks for; after that it passes what comes to the connection."""

    def __init__(self, open_connection: Callable[[Channel], SessionConnection]) -> None:
        self._open = open_connection
        self._connection: SessionConnection | None = None

    def connection_made(self, chan: Channel) -> None:
        """See SSHServerSession."""
        self._channel = chan

    def pty_requested(self, term_type: str, *size_and_modes: object) -> bool:
        """See SSHServerSession: the channel knows about it."""
        return True

    def shell_requested(self) -> bool:
        """See SSHServerSession."""
        return True

    def exec_requested(self, command: str) -> bool:
        """See SSHServerSession; the connection says that there are no commands."""
        return True

    def subsystem_requested(self, subsystem: str) -> bool:
        """See SSHServerSession; the same for a subsystem that is not ours."""
        return True

    def session_started(self) -> None:
        """See SSHServerSession."""
        self._connection = self._open(self._channel)

    def data_received(self, data: str, datatype: asyncssh.DataType) -> None:
        """See SSHServerSession."""
        if self._connection is not None:
            hear(self._connection, data)

    def terminal_size_changed(self, width: int, *others: int) -> None:
        """See SSHServerSession."""
        if self._connection is not None:
            self._connection.resize(width)

    def eof_received(self) -> bool:
        """See SSHServerSession; remaining lines are still sent."""
        if self._connection is not None:
            self._connection.visit.end()
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        """See SSHServerSession."""
        self.eof_received()
        if self._connection is not None:
            self._connection.channel.ended()
