"""How many connections there may be, and how long a server waits for them when it stops."""

from collections import Counter
from dataclasses import dataclass, field

from accessible_games.network.addresses import networks

CLOSING = 5.0
"""Seconds in which one more client must leave, or a stopping server waits for none any more."""
RETURNING = 0.5
"""The same if it restarts: all others wait meanwhile, and whoever is cut off comes back."""
MOST = 2000
MOST_OF_ONE = 50
"""The most connections at all, and from one network."""


@dataclass(eq=False)
class ConnectionLimits:
    """How many connections there are, through all connections together."""

    open: Counter[str] = field(default_factory=Counter)
    """The connections by the networks from which they come."""
    total: int = 0

    def enter(self, address: str) -> bool:
        """Count one more connection; return whether there is room. It has to `leave` either way."""
        self._count(address, 1)
        return self.total <= MOST and self.has_room(address)

    def leave(self, address: str) -> None:
        """Count one connection less."""
        self._count(address, -1)
        self.open += Counter()  # drops networks of which no one is here any more

    def has_room(self, address: str, times: int = 1) -> bool:
        """Whether a network does not have more connections than it may, so many *times*."""
        most = times * MOST_OF_ONE
        return all(self.open[each.who] <= most * each.room for each in networks(address))

    def _count(self, address: str, more: int) -> None:
        self.total += more
        for each in networks(address):
            self.open[each.who] += more
