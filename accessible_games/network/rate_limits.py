"""How often things may be done: limits that are counted for a network, a person or a server.

What is counted comes back with time. Each entry is only the moment at which all of it is back, so
the entries that can be forgotten first are those of people who have done the least.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from heapq import nlargest
from time import monotonic

from accessible_games.core.frozen import Frozen
from accessible_games.network.addresses import Share

MOST = 16384
"""The most entries; then those that would be back first are forgotten."""


class Limit(Frozen):
    """How often something may be done."""

    name: str
    most: int
    """How often at once, after a pause."""
    seconds: float
    """After how many seconds it may be done once more."""


@dataclass(eq=False)
class Limits:
    """See above."""

    clock: Callable[[], float] = monotonic
    back: dict[tuple[str, str], float] = field(default_factory=dict)
    """When everything that was counted is back, for a limit and somebody."""
    lent: dict[str, tuple[Limit, list[Share]]] = field(default_factory=dict)
    """What was counted for something that is not over, by its name."""

    def used(self, limit: Limit, share: Share) -> float:
        """Return how much of a limit somebody has used."""
        back = self.back.get((limit.name, share.who), 0.0)
        return max(0.0, back - self.clock()) * share.room / limit.seconds

    def has_room(self, limit: Limit, shares: Iterable[Share]) -> bool:
        """Whether something may be done once more."""
        return all(
            self.used(limit, share) <= limit.most * share.room - 1 + 1e-9 for share in shares
        )

    def takes(self, limit: Limit, shares: Iterable[Share]) -> bool:
        """Return whether something may be done once more; if so, it is counted."""
        shares = [*shares]
        if not self.has_room(limit, shares):
            return False
        for share in shares:
            self._move(limit, share, self.used(limit, share) + 1)
        if len(self.back) > MOST:
            self._forget()
        return True

    def give_back(self, limit: Limit, shares: Iterable[Share]) -> None:
        """Count something that was taken as never done."""
        for share in shares:
            self._move(limit, share, self.used(limit, share) - 1)

    def lends(self, what: str, limit: Limit, shares: Iterable[Share]) -> bool:
        """Return as `takes` does; it is given back when *what* is settled."""
        shares = [*shares]
        takes = self.takes(limit, shares)
        if takes:
            self.lent[what] = limit, shares
        return takes

    def settle(self, what: str) -> None:
        """Give back what was counted for something that is over."""
        if what in self.lent:
            self.give_back(*self.lent.pop(what))

    def _move(self, limit: Limit, share: Share, used: float) -> None:
        """Note how much is used now."""
        key = limit.name, share.who
        self.back.pop(key, None)
        if used > 0:
            self.back[key] = self.clock() + used * limit.seconds / share.room

    def _forget(self) -> None:
        """Forget entries, but not those that would count the longest."""
        kept = nlargest(MOST // 2, self.back.items(), key=lambda entry: entry[1])
        now = self.clock()
        self.back = {key: back for key, back in kept if back > now}
