"""Telnet connections that go on after a restart: nobody is disconnected, and nobody comes in again.

A line that was begun goes on to be typed, and what had not gone out yet goes out first.
"""

import asyncio
import socket
from collections.abc import Sequence
from contextlib import suppress

from accessible_games.server.accounts.login_protocol import Disconnected
from accessible_games.server.accounts.reconnect import lead_back
from accessible_games.server.lobby.outbox import TypedLine
from accessible_games.server.lobby.server import Server
from accessible_games.server.lobby.user import User
from accessible_games.server.storage.sockets import State
from accessible_games.server.telnet.connection import TelnetConnection, TelnetListener
from accessible_games.server.telnet.events import TelnetEvent
from accessible_games.server.telnet.kept_state import put_back
from accessible_games.speech.normalize import fold

PATIENCE = 2.0
"""Seconds in which what has been typed is done, and is on the disk; it takes milliseconds."""
POLL = 0.002

Kept = tuple[socket.socket, State]
"""An open connection, and what must be known about it."""


# Before -------------------------------------------------------------------------------------------


async def all_handed_over(listener: TelnetListener) -> list[Kept]:
    """Return all connections that can go on, which are closed here; the others stay."""
    listener.is_closing = True
    clients = [each for each in listener.clients if isinstance(each, TelnetConnection)]
    for client in clients:
        client.read_no_more()
    await settled(listener.login.server, clients)
    found = [client.hand_over() for client in clients]
    return [each for each in found if each is not None]


async def settled(server: Server, clients: Sequence[TelnetConnection]) -> None:
    """Wait until all that has been typed is done, and told once it is on the disk; but not long."""
    store = server.directory.store
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while any(map(is_busy, clients)) or store.committed < store.given:
                await asyncio.sleep(POLL)
    server.directory.disk.deliver()


def is_busy(client: TelnetConnection) -> bool:
    """Whether something is still to be done for a person who is in."""
    visit = client.visit
    is_in = visit.user is not None and not visit.is_gone
    return is_in and (visit.is_busy or bool(visit.incoming.lines))


# After --------------------------------------------------------------------------------------------


class GoingOn(TelnetConnection):
    """A connection that was there before the restart."""

    __slots__ = ("_before",)

    def __init__(self, listener: TelnetListener, before: State) -> None:
        """Raises `LookupError`, `TypeError` or `ValueError` if *before* is not what is handed over.

        What else they were asked, such as yes or no, is not known any more: then a line that they
        had begun would answer something else, and is not done.
        """
        super().__init__(listener)
        put_back(self._telnet, before["telnet"])
        self._marks = [int(each) for each in before["marks"]]
        self.visit.resize(int(before["width"]))
        self._before = {
            "unsent": before["unsent"].encode("latin-1"),
            "asked": before["asked"] is True,
            "drops": before["asked"] is True and self._telnet.has_begun,
        }

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """See Protocol: what had not gone out yet goes out first."""
        self._open(transport)
        self._write(self._before.pop("unsent"))

    @property
    def was_asked(self) -> bool:
        """Whether a question was open that is not known any more."""
        return bool(self._before["asked"])

    def _hear(self, news: TelnetEvent) -> None:
        """Do what the client tells, but not a line that was the answer to something else."""
        if not (isinstance(news, TypedLine) and self._before["drops"]):
            super()._hear(news)
            return
        self._before["drops"] = False
        if (user := self.visit.user) is not None:
            user.begin()
            user.say("server-line-dropped")
            self.visit.server.prompt(user)


async def all_go_on(listener: TelnetListener, kept: Sequence[Kept]) -> None:
    """Take over connections from before a restart; who cannot be, hears why, and comes again."""
    found = [each for each in [await taken_over(listener, *each) for each in kept] if each]
    watched = {user.key: user.presence.watched for user, _ in found}
    for user, connection in found:
        user.come(connection)  # all are there before anybody hears who is
        user.interject("server-is-back")
        if connection.was_asked:
            user.interject("server-question-gone")
    for user, connection in found:
        if user.connection is connection and not connection.visit.is_gone:
            lead(listener.login.server, user, watched[user.key])
            connection.visit.go_on_as(user)
            await asyncio.sleep(0)  # for others


def lead(server: Server, user: User, watched: str) -> None:
    """Lead a user who goes on to where they were, but tell and ask nothing twice.

    At a table of an evening whoever came first has let all others hear what is new, too.
    """
    table = server.at.get(user.key)
    if table is None or table.playing is None or table.pace is not None:
        lead_back(server, user, watched)
        return
    before = user.outbox.number
    server.directory.social.messages.tell(user)
    is_told = user.outbox.number > before
    table.playing.go_on()
    if is_told:
        server.prompt(user)  # after that


async def taken_over(
    listener: TelnetListener, file: socket.socket, state: State
) -> tuple[User, GoingOn] | None:
    """Return a person from before a restart, with their connection; None if it is refused."""
    login = listener.login
    try:
        connection = GoingOn(listener, state)
        known = login.server.directory.people[fold(state["name"])]
    except (LookupError, TypeError, ValueError, AttributeError):
        turn_away(listener, file, "server-come-again")
        return None
    user = login.server.directory.user_of(known)
    address = str(file.getpeername()[0])
    if user.connection is not None or login.bans.has(known.name, address):
        turn_away(listener, file, "login-banned" if user.connection is None else "login-closes")
        return None
    file.setblocking(False)
    await asyncio.get_running_loop().connect_accepted_socket(lambda: connection, file)
    connection.visit.language = user.settings.language
    return user, connection


def turn_away(listener: TelnetListener, file: socket.socket, why: str) -> None:
    """Say the last words at a connection that cannot be taken over, and close it."""
    said = "".join(f"{line}\r\n" for line in listener.login.spoken(Disconnected(why)))
    with suppress(OSError), file:
        file.setblocking(False)
        file.send(said.encode())
        file.shutdown(socket.SHUT_RDWR)
