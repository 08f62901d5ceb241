"""Posting to a push service: one request, without redirects, and not for long."""

import asyncio
import socket
import ssl
from collections.abc import Iterable

import h11

from accessible_games.core.frozen import Frozen
from accessible_games.push.endpoints import PushAddress, Reach

PATIENCE = 20.0
"""Seconds for everything: to find the service, to connect, and to be answered."""
PART = 4096
MOST_READ = 64
"""Bytes that are read at once, and how often: of an answer nothing but its status is wanted."""


class Post(Frozen):
    """A request for a push service."""

    to: PushAddress
    headers: tuple[tuple[str, str], ...]
    body: bytes


class UnreachedError(Exception):
    """Raised if a service cannot be reached, or must not be; says what is wrong."""


async def post(
    wanted: Post, reach: Reach, context: ssl.SSLContext, patience: float = PATIENCE
) -> int:
    """Send a request and return the status of the answer. Raises `UnreachedError`."""
    try:
        async with asyncio.timeout(patience):
            address = await allowed(wanted.to, reach)
            return await exchanged(wanted, address, context)
    except TimeoutError:
        raise UnreachedError("no answer in time") from None
    except (OSError, ssl.SSLError) as error:
        raise UnreachedError(str(error.strerror or error)) from None


async def allowed(to: PushAddress, reach: Reach) -> str:
    """Return an address of IP of the service; what was checked is what is connected to.

    Raises `UnreachedError` if it has none that may be reached, `OSError` if it is not found.
    """
    found = await asyncio.get_running_loop().getaddrinfo(
        to.host, to.port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP
    )
    addresses = [str(each[4][0]) for each in found]
    if not addresses or not all(map(reach.allows, addresses)):
        raise UnreachedError("not a public address")
    return addresses[0]


async def exchanged(wanted: Post, address: str, context: ssl.SSLContext) -> int:
    """Send a request to an address of IP, and return the status of the answer.

    Raises `UnreachedError` if the answer is none, `OSError` if the connection fails.
    """
    wire = h11.Connection(h11.CLIENT)
    reader, writer = await asyncio.open_connection(
        address, wanted.to.port, ssl=context, server_hostname=wanted.to.host, limit=PART
    )
    try:
        for each in events(wanted):
            writer.write(wire.send(each) or b"")
        await writer.drain()
        for _ in range(MOST_READ):
            event = wire.next_event()
            if isinstance(event, h11.Response):
                return event.status_code
            if event is h11.NEED_DATA:
                wire.receive_data(await reader.read(PART))
        raise UnreachedError("no answer of a push service")
    except h11.ProtocolError as error:
        raise UnreachedError(str(error)) from None
    finally:
        writer.transport.abort()  # nothing more is wanted of it


def events(wanted: Post) -> Iterable[h11.Event]:
    """Yield what a request is made of."""
    host = wanted.to.origin.removeprefix("https://")
    own = (("Host", host), ("Content-Length", str(len(wanted.body))), ("Connection", "close"))
    yield h11.Request(method="POST", target=wanted.to.target, headers=[*own, *wanted.headers])
    yield h11.Data(data=wanted.body)
    yield h11.EndOfMessage()
