"""A person at a telnet client that tells how far it has come, as MUD clients do."""

import asyncio
import re
from typing import cast

from tests.long.crowd.player import Player
from tests.long.crowd.process import Ports

TOKEN = re.compile(
    rb"\r\n|\xff[\xf1-\xf9]|\xff\xfd\x06|\xff\xfa.*?\xff\xf0|\xff[\xfb-\xfe].", re.DOTALL
)
GO_AHEAD, TIMING_MARK, NO_TIMING_MARK = b"\xff\xf9", b"\xff\xfd\x06", b"\xff\xfc\x06"
NO_NAMES = b"\xff\xfc\x18"
"""What a client answers that does not tell its name."""
OWN_ADDRESSES = 40
"""So many people come from each address of this machine, fewer than a server lets in of one."""


class Wire(asyncio.Protocol):
    """The connection of one person."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.ended = asyncio.get_running_loop().create_future()
        """Done when the connection has ended."""
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """See Protocol."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(NO_NAMES)
        self.player.connect(self.type)

    def type(self, text: str) -> None:
        """Send a line."""
        self.transport.write(text.encode() + b"\r\n")

    def data_received(self, data: bytes) -> None:
        """See Protocol."""
        data, start = self._rest + data, 0
        line = b""
        for token in TOKEN.finditer(data):
            line += data[start : token.start()]
            start = token.end()
            if token[0] == b"\r\n":
                self.player.hear(line.decode())
                line = b""
            elif token[0] == GO_AHEAD:
                self.player.hear_prompt()
            elif token[0] == TIMING_MARK:
                self.transport.write(NO_TIMING_MARK)
        self._rest = line + data[start:]

    def connection_lost(self, error: Exception | None) -> None:
        """See Protocol."""
        self.player.disconnect()
        if not self.ended.done():
            self.ended.set_result(None)


def own_address(number: int) -> str:
    """Where the person of this number comes from."""
    return f"127.0.1.{1 + number // OWN_ADDRESSES}"


async def connect(player: Player, ports: Ports, number: int) -> Wire:
    """Connect the person of this number, from one of the machine's own addresses."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(
        lambda: Wire(player), "127.0.0.1", ports.telnet, local_addr=(own_address(number), 0)
    )
    return wire
