"""How often people have met, and who was free."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

from accessible_games.core.frozen import Frozen

Pair = frozenset[str]
Group = tuple[str, ...]
"""The people at one table."""


class Drawn(Frozen):
    """The tables of a round, and who is free."""

    tables: tuple[Group, ...]
    free: Group = ()

    @property
    def largest(self) -> int:
        """The most people at a table."""
        return max((len(each) for each in self.tables), default=0)


class Meetings:
    """How often each two have met, and how often each was free."""

    def __init__(self, rounds: Iterable[Drawn] = ()) -> None:
        self.met: Counter[Pair] = Counter()
        self.free: Counter[str] = Counter()
        for each in rounds:
            self.add(each)

    def add(self, drawn: Drawn) -> None:
        """Note one more round."""
        for group in drawn.tables:
            self.met.update(pairs_of(group))
        self.free.update(drawn.free)

    def of(self, one: str, other: str) -> int:
        """How often two have met."""
        return self.met[frozenset((one, other))]

    def least(self, people: Sequence[str]) -> int:
        """How often all of these people have met each other at least."""
        return min((self.met[each] for each in pairs_of(people)), default=0)


def pairs_of(people: Iterable[str]) -> Iterable[Pair]:
    """Return all pairs of some people."""
    return map(frozenset, combinations(people, 2))
