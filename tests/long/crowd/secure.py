"""A person at an SSH client, at a terminal so wide that no line is broken."""

import asyncio
import re

import asyncssh

from tests.long.crowd.player import OUTSIDE, PASSWORD, Player
from tests.long.crowd.process import Ports
from tests.long.crowd.telnet import own_address

PROMPT = re.compile(
    r"(Your (turn|move|action|pick|bid, up to \d+)|Lay .* cards?|The first two)\.|[^.]*\?"
)
"""How everything sounds that is asked in a game, and hardly anything else."""
COLUMNS = 1000


class Wire(asyncssh.SSHClientSession[str]):
    """The session of one person: what was told last stands in a row without an end."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the connection has ended."""
        self._row = self._typed = ""
        self._is_heard = False
        """Whether they have heard the row at the end."""

    def connection_made(self, chan: asyncssh.SSHClientChannel[str]) -> None:
        """See SSHClientSession."""
        self._channel = chan

    def session_started(self) -> None:
        """See SSHClientSession."""
        self.player.connect(self.type)

    def type(self, text: str) -> None:
        """Press the keys of a line."""
        self._typed = text
        self._channel.write(text + "\r")

    def data_received(self, data: str, datatype: asyncssh.DataType) -> None:
        """See SSHClientSession."""
        *rows, self._row = (self._row + data).split("\r\n")
        for row in rows:
            self._end(row)
        row = self._row.strip()
        if row and self._row.endswith(" ") and not self._is_heard:
            self._is_heard = True
            self.player.hear(row)
            if is_prompt(row):
                self.player.hear_prompt()

    def _end(self, row: str) -> None:
        """A row has ended, maybe in what they have typed behind it."""
        if self._typed and row.endswith(self._typed):
            row, self._typed = row.removesuffix(self._typed), ""
        if row.strip() and not self._is_heard:
            self.player.hear(row.strip())
        self._is_heard = False

    def connection_lost(self, exc: Exception | None) -> None:
        """See SSHClientSession."""
        self.player.disconnect()
        if not self.ended.done():
            self.ended.set_result(None)


def is_prompt(row: str) -> bool:
    """Whether a row sounds like a prompt."""
    return row in OUTSIDE or bool(PROMPT.fullmatch(row))


async def connected(
    name: str, ports: Ports, address: str, encryption: str = ""
) -> asyncssh.SSHClientConnection:
    """A connection of somebody who comes from this address, by their password."""
    nothing = dict.fromkeys(("known_hosts", "config", "agent_path", "client_keys"))
    options = asyncssh.SSHClientConnectionOptions(
        username=name, password=PASSWORD, preferred_auth="password", **nothing
    )
    if encryption:
        options = asyncssh.SSHClientConnectionOptions(options, encryption_algs=encryption)
    return await asyncssh.connect("127.0.0.1", ports.ssh, local_addr=(address, 0), options=options)


async def connect(player: Player, ports: Ports, number: int) -> Wire:
    """Connect the person of this number, from one of the machine's own addresses."""
    connection = await connected(player.name, ports, own_address(number))
    wire = Wire(player)
    size = COLUMNS, 24
    await connection.create_session(lambda: wire, term_type="xterm", term_size=size)
    return wire
