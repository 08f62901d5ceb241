"""The sockets at which a server waits for connections."""

import socket
from contextlib import suppress

HERE = "127.0.0.1"
WAITING = 1024
"""How many connections may wait until they are taken, such as all of them after a restart."""


def bound(port: int, *, is_open: bool) -> list[socket.socket]:
    """Return the sockets of a port: of this machine alone, or of all its addresses.

    Raises `OSError` if it is taken.
    """
    first = one_bound(socket.AF_INET, "" if is_open else HERE, port)
    found = [first]
    if is_open:
        with suppress(OSError):  # not every machine has IPv6
            found.append(one_bound(socket.AF_INET6, "", port_of(found)))
    return found


def one_bound(family: socket.AddressFamily, host: str, port: int) -> socket.socket:
    """Return one socket at a port. Raises `OSError` if it is taken.

    It names its protocol: only then does asyncio send what is written at once (TCP_NODELAY).
    """
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):  # on Windows others could take it too
            found.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            found.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        found.bind((host, port))
        found.listen(WAITING)
    except OSError:
        found.close()
        raise
    return found


def port_of(sockets: list[socket.socket]) -> int:
    """Return the port of some sockets; 0 for none."""
    return int(sockets[0].getsockname()[1]) if sockets else 0
