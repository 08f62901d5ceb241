"""The doors by which people come in; one more is a line here."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Protocol

from tests.long.crowd import join, page, secure, telnet
from tests.long.crowd.player import Player
from tests.long.crowd.process import Ports


class Wire(Protocol):
    """What brings somebody what they hear, and takes what they type."""

    ended: asyncio.Future[None]
    """Done when the connection has ended."""


CONNECTIONS: Mapping[str, Callable[[Player, Ports, int], Awaitable[Wire]]] = {
    "telnet": telnet.connect,
    "ssh": secure.connect,
    "join": join.connect,
    "page": page.connect,
}
"""Each connects a person, by their number."""

RETURNS: Mapping[str, Callable[[Any, Ports, int], Awaitable[Wire]]] = {
    "join": join.come_back,
    "page": page.come_back,
}
"""By these, whoever has lost a connection comes back by themselves, as their program does."""


def connect_by_any(player: Player, ports: Ports, number: int) -> Awaitable[Wire]:
    """Connect the person of this number: one after the other by the next door."""
    return [*CONNECTIONS.values()][number % len(CONNECTIONS)](player, ports, number)
