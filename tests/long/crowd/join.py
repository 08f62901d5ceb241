"""A person at the program's own client, `accessible-games join`, by the frames that it speaks."""

import asyncio
from contextlib import suppress

import asyncssh

from accessible_games.client.link import GUEST, OPTIONS
from accessible_games.client.link_events import LinkEvent
from accessible_games.client.protocol_state import ProtocolState
from accessible_games.server.connection.frames import (
    FROM_SERVER,
    SUBSYSTEM,
    Frame,
    Frames,
    Heard,
    Hello,
    Said,
    Typed,
    Welcome,
    encoded,
)
from tests.long.crowd.player import Player
from tests.long.crowd.process import Ports
from tests.long.crowd.secure import connected
from tests.long.crowd.telnet import own_address


class Client:
    """What the program of one person knows, over all its connections."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.state = ProtocolState(Hello(language="en"), self._tell)
        self.heard = self._typed = 0
        """The number of the last line that was heard; then that of the last one typed."""

    def type(self, text: str) -> None:
        """Send a line."""
        self._typed += 1
        self.state.say(Typed(self._typed, text))

    def _tell(self, event: LinkEvent) -> None:
        if isinstance(event, Welcome):
            self.player.welcome()
        if isinstance(event, Said):
            self.heard = max(self.heard, event.number)
            self.player.hear(event.text)
            if event.prompt:
                self.player.hear_prompt()


class Wire(asyncssh.SSHClientSession[str]):
    """The session of one person."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the connection has ended."""
        self._frames = Frames(FROM_SERVER)

    def connection_made(self, chan: asyncssh.SSHClientChannel[str]) -> None:
        """See SSHClientSession."""
        self._channel = chan

    def session_started(self) -> None:
        """See SSHClientSession."""
        self.client.player.connect(self.client.type)
        self.client.state.begin(self._send)

    def _send(self, frame: Frame) -> None:
        with suppress(OSError):  # the connection is lost, as the loop will notice
            self._channel.write(encoded(frame))

    def data_received(self, data: str, datatype: asyncssh.DataType) -> None:
        """See SSHClientSession; what has come is acknowledged together, as the program does."""
        client, before = self.client, self.client.heard
        for frame in self._frames.feed(data):
            client.state.hear(frame)
        if client.heard > before:
            client.state.say(Heard(client.heard))

    def connection_lost(self, exc: Exception | None) -> None:
        """See SSHClientSession."""
        self.client.state.cut()
        self.client.player.disconnect()
        if not self.ended.done():
            self.ended.set_result(None)


async def connect(player: Player, ports: Ports, number: int) -> Wire:
    """Connect the person of this number, from one of the machine's own addresses."""
    return await connected_by(Client(player), await joined(player.name, ports, number))


async def come_back(before: Wire, ports: Ports, number: int) -> Wire:
    """Connect them again after a lost connection, as the program does: their token is enough."""
    return await connected_by(before.client, await joined(GUEST, ports, number))


async def joined(name: str, ports: Ports, number: int) -> asyncssh.SSHClientConnection:
    """A connection of the person of this number, encrypted as the program wishes."""
    return await connected(name, ports, own_address(number), OPTIONS["encryption_algs"])


async def connected_by(client: Client, connection: asyncssh.SSHClientConnection) -> Wire:
    """The session of a client on a new connection."""
    wire = Wire(client)
    await connection.create_session(lambda: wire, subsystem=SUBSYSTEM)
    return wire
