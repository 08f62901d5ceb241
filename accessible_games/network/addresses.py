"""Which addresses belong together: whoever rents one machine has many of them.

A machine with IPv6 has a whole network of 2^64 addresses, and its owner often 256 or 65,536 such
networks. So a limit holds for the network, and with more room for the larger ones around it.
"""

import ipaddress
from functools import lru_cache

from accessible_games.core.frozen import Frozen

REMEMBERED = 4096
"""The number of addresses whose networks are remembered."""
SIZES = {4: ((32, 1),), 6: ((64, 1), (56, 4), (48, 16))}
"""The bits of the networks of an address, the smallest first, and how much room each has."""


class Share(Frozen):
    """Somebody for whom things are counted, and how many times as much room they have."""

    who: str
    room: int = 1


@lru_cache(REMEMBERED)
def networks(address: str) -> tuple[Share, ...]:
    """Return the networks of an address, the smallest first; anything else counts as it is.

    Sources: RFC 6177 and RIPE-690 for how many networks of 64 bits one customer gets.
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return (Share(address),)
    if found.version == 6 and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return tuple(
        Share(str(ipaddress.ip_network((found, bits), strict=False)), room)
        for bits, room in SIZES[found.version]
    )


def is_in(address: str, place: str) -> bool:
    """Whether an address is in a network, such as 2001:db8::/48, or in that of another address."""
    if "/" not in place:
        return bool(address) and networks(address)[0] == networks(place)[0]
    try:
        return ipaddress.ip_address(address) in ipaddress.ip_network(place, strict=False)
    except ValueError:
        return False


def is_own(address: str) -> bool:
    """Whether an address is this machine itself."""
    try:
        return ipaddress.ip_address(address.partition("%")[0]).is_loopback
    except ValueError:
        return False
