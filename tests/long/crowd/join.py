"""A person at the program's own client, `accessible-games join`, by the frames that it speaks."""

import asyncio

import asyncssh

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
    encoded,
)
from tests.long.crowd.player import Player
from tests.long.crowd.process import Ports
from tests.long.crowd.secure import connected
from tests.long.crowd.telnet import own_address


class Wire(asyncssh.SSHClientSession[str]):
    """The session of one person."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the connection has ended."""
        self._state = ProtocolState(Hello(language="en"), self._tell)
        self._frames = Frames(FROM_SERVER)
        self._typed = self._heard = 0
        """The numbers of the last line that was typed, and of the last one that was heard."""

    def connection_made(self, chan: asyncssh.SSHClientChannel[str]) -> None:
        """See SSHClientSession."""
        self._channel = chan

    def session_started(self) -> None:
        """See SSHClientSession."""
        self._state.begin(self._send)
        self.player.connect(self.type)

    def _send(self, frame: Frame) -> None:
        self._channel.write(encoded(frame))

    def type(self, text: str) -> None:
        """Send a line."""
        self._typed += 1
        self._state.say(Typed(self._typed, text))

    def data_received(self, data: str, datatype: asyncssh.DataType) -> None:
        """See SSHClientSession; what has come is acknowledged together, as the program does."""
        before = self._heard
        for frame in self._frames.feed(data):
            self._state.hear(frame)
        if self._heard > before:
            self._state.say(Heard(self._heard))

    def _tell(self, event: LinkEvent) -> None:
        if isinstance(event, Said):
            self._heard = max(self._heard, event.number)
            self.player.hear(event.text)
            if event.prompt:
                self.player.hear_prompt()

    def connection_lost(self, exc: Exception | None) -> None:
        """See SSHClientSession."""
        self.player.disconnect()
        if not self.ended.done():
            self.ended.set_result(None)


async def connect(player: Player, ports: Ports, number: int) -> Wire:
    """Connect the person of this number, from one of the machine's own addresses."""
    connection = await connected(player.name, ports, own_address(number))
    wire = Wire(player)
    await connection.create_session(lambda: wire, subsystem=SUBSYSTEM)
    return wire
