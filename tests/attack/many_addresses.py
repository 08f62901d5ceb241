"""Attacks on a server from many addresses of IPv6; run in a network of its own, see test_ipv6.py.

It prints what came of each attack as JSON.
"""

import asyncio
import json
import socket
import sys
from pathlib import Path
from unittest.mock import patch

from accessible_games.network import connection_limits
from accessible_games.server.accounts import passwords
from accessible_games.server.serving import ServeOptions
from tests.running import Started
from tests.server import wire
from tests.server.wire import Client, served

PORT = 4000
NET = "2001:db8"
"""What is all of this machine: the prefix of 32 bits for examples."""
FREEBIND = 78
"""Lets a socket have any address of a network that is all ours: IPV6_FREEBIND of Linux."""
ROUTE = "ip -6 route add local {}::/32 dev lo"


def address(site: int, net: int, host: int) -> str:
    """Return an address: the networks of 48, 64 and 128 bits in which it is."""
    return f"{NET}:{site:x}:{net:x}::{host:x}"


async def client(port: int, where: str) -> Client:
    """Return a client that comes from an address, and has heard the greeting."""
    sock = socket.socket(socket.AF_INET6)
    sock.setsockopt(socket.IPPROTO_IPV6, FREEBIND, 1)
    sock.bind((where, 0))
    sock.connect((address(1, 0, 1), port))
    found = await Client.connect(port, sock=sock)
    await found.prompted()
    return found


async def guesses(port: int, places: list[str]) -> int:
    """Return how many guesses at words are looked at, two from each place."""
    looked = 0
    for place in places:
        guesser = await client(port, place)
        guesser.type("acorn acorn acorn", "acorn acorn acorn", "quit")
        looked += sum("No table and no guest" in line for line in await guesser.ends())
    return looked


async def connections(port: int, places: list[str]) -> int:
    """Return how many connections have room that are open together, one from each place."""
    found = [await client(port, place) for place in places]
    for each in found:
        each.cut()
    return sum(each.lines[-1] == "Name?" for each in found)


async def attacked(data: Path) -> dict[str, int]:
    """Return what came of all attacks."""
    async with served(data, is_open=True) as server:
        port, limits = PORT, server.server.directory.limits
        limits.clock = lambda: 1000.0
        found = {}
        for name, places in (
            ("hosts", [address(2, 0, host) for host in range(1, 20)]),
            ("networks", [address(3, net, 1) for net in range(60)]),
            ("sites", [address(site, 0, 1) for site in range(10, 22)]),
        ):
            found[f"guesses of {name}"] = await guesses(port, places)
            limits.back.clear()
        for name, places in (
            ("hosts", [address(4, 0, host) for host in range(1, 12)]),
            ("networks", [address(5, net, 1) for net in range(20)]),
            ("larger networks", [address(6, net << 8, 1) for net in range(70)]),
        ):
            found[f"connections of {name}"] = await connections(port, places)
    return found


def main() -> None:
    """Attack a server that keeps its data in the folder that is named."""
    for command in ("ip link set lo up", ROUTE.format(NET)):
        with Started(command.split()) as process:
            assert process.wait() == 0
    passwords.MEMORY, passwords.TIMES, connection_limits.MOST_OF_ONE = 64, 1, 4
    # Only a port that is asked for is the same for both protocols.
    with patch.object(
        wire, "ServeOptions", lambda data, port, **more: ServeOptions(data, PORT, **more)
    ):
        print(json.dumps(asyncio.run(attacked(Path(sys.argv[1])))))


if __name__ == "__main__":
    main()
