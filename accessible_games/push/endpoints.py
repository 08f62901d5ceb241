"""The addresses of push services. Browsers bring them, so anybody can write anything into them.

Nothing is sent but by https to a public address, so that nobody can have this server reach its own
machine or its network.
"""

import ipaddress
import re
from collections.abc import Callable
from urllib.parse import urlsplit

from accessible_games.core.frozen import Frozen

LONGEST = 1024
"""The most letters of an address; those of services have up to 600."""
PORT = 443
HOST = re.compile(r"(?=.{1,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)*[a-z0-9-]{1,63}")
NUMBER = re.compile(r"\d+|0x[0-9a-f]*")
"""What a last part of a name looks like that means an address of IPv4 (WHATWG URL, 3.5)."""
TEXT = re.compile(r"[!-~]+")
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
"""Addresses of IPv4 as a network with IPv6 only has them (RFC 6052)."""
WRAPPED = tuple(map(ipaddress.IPv6Network, ("2002::/16", "2001::/32", "64:ff9b:1::/48", "::/96")))
"""Networks of addresses that have one of IPv4 in them, and through which no service is reached."""


def is_public(address: str) -> bool:
    """Whether an address of IP is one of the internet, and of no private network or machine."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        if found.is_site_local or any(found in network for network in WRAPPED):
            return False
        if found in NAT64:
            found = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        elif found.ipv4_mapped is not None:
            found = found.ipv4_mapped
    return found.is_global and not (found.is_multicast or found.is_reserved)


class Reach(Frozen):
    """What may be reached."""

    ports: tuple[int, ...] = (PORT,)
    allows: Callable[[str], bool] = is_public
    """Whether an address of IP may be."""


class PushAddress(Frozen):
    """An address at which a push service takes messages for one browser."""

    host: str
    port: int
    target: str
    """The path, with its query."""

    @property
    def origin(self) -> str:
        """The service, as a signature names it."""
        return f"https://{self.host}" + ("" if self.port == PORT else f":{self.port}")


def endpoint(address: str, reach: Reach) -> PushAddress:
    """Return what an address means. Raises `ValueError` for one to which nothing may be sent."""
    if len(address) > LONGEST or not TEXT.fullmatch(address):
        raise ValueError("not-an-address")
    parts = urlsplit(address)
    host = (parts.hostname or "").lower()
    if parts.scheme != "https" or parts.username is not None or parts.fragment or "\\" in address:
        raise ValueError("not-an-address")
    if not HOST.fullmatch(host) or NUMBER.fullmatch(host.rpartition(".")[2]):
        raise ValueError("not-a-name")
    port = PORT if parts.port is None else parts.port
    if port not in reach.ports:
        raise ValueError("another-port")
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return PushAddress(host, port, target)
