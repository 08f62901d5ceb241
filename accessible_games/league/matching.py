"""Pairs of as many as possible, where not everybody may meet everybody.

Source: Edmonds, Paths, trees, and flowers, Canadian Journal of Mathematics 17 (1965).
"""

from collections import deque
from collections.abc import Callable, Sequence, Set
from typing import TypeVar

NOBODY = -1
T = TypeVar("T")


def best_pairs(order: Sequence[T], may: Callable[[T, T], bool]) -> list[tuple[T, T]]:
    """Return as many pairs as possible; the first of the *order* choose first.

    Each gets the first of the others with whom that many are still possible.
    """
    size = range(len(order))
    graph = [{b for b in size if a != b and may(order[min(a, b)], order[max(a, b)])} for a in size]
    mates, found = Matching(graph).grown(), list[tuple[T, T]]()
    for first in size:
        for second in sorted(graph[first]):
            left = without(graph, first, second)
            others = [NOBODY if each in (first, second) else each for each in mates]
            others[first] = others[second] = NOBODY
            trial = Matching(left, others).grown()
            if pairs_in(trial) == pairs_in(mates) - 1:
                found.append((order[first], order[second]))
                graph, mates = left, trial
                break
    return found


def without(graph: Sequence[Set[int]], first: int, second: int) -> list[set[int]]:
    """Return a graph in which two have no neighbours."""
    gone = {first, second}
    return [set() if each in gone else {*near} - gone for each, near in enumerate(graph)]


def pairs_in(mates: Sequence[int]) -> int:
    """Return how many have a mate: two for each pair, halved."""
    return sum(mate != NOBODY for mate in mates) // 2


class Matching:
    """Pairs of neighbours in a graph, which grow by one for each path that can be turned round."""

    def __init__(self, graph: Sequence[Set[int]], mates: Sequence[int] = ()) -> None:
        self.graph = graph
        self.mates = [*mates] or [NOBODY] * len(graph)
        self._parent: list[int] = []
        self._base: list[int] = []

    def grown(self) -> list[int]:
        """Return the mate of each in a largest matching; `NOBODY` for those without."""
        for root in range(len(self.graph)):
            if self.mates[root] == NOBODY and self.graph[root]:
                self._turn_round(self._end_of_path(root))
        return self.mates

    def _turn_round(self, end: int) -> None:
        """Change partners along a path, from its end to its root."""
        while end != NOBODY:
            parent = self._parent[end]
            following = self.mates[parent]
            self.mates[end], self.mates[parent] = parent, end
            end = following

    def _end_of_path(self, root: int) -> int:
        """Return where a path ends that can be turned round, or `NOBODY`."""
        size = len(self.graph)
        self._parent, self._base = [NOBODY] * size, [*range(size)]
        queue, seen = deque([root]), {root}
        while queue:
            here = queue.popleft()
            for near in sorted(self.graph[here]):
                if self._base[here] == self._base[near] or self.mates[here] == near:
                    continue
                mate = self.mates[near]
                if near == root or (mate != NOBODY and self._parent[mate] != NOBODY):
                    self._shrink(here, near, queue, seen)
                elif self._parent[near] == NOBODY:
                    self._parent[near] = here
                    if mate == NOBODY:
                        return near
                    seen.add(mate)
                    queue.append(mate)
        return NOBODY

    def _shrink(self, one: int, other: int, queue: deque[int], seen: set[int]) -> None:
        """Take an odd circle for one place."""
        base, inside = self._meet(one, other), set[int]()
        self._mark(one, base, other, inside)
        self._mark(other, base, one, inside)
        for each in range(len(self.graph)):
            if self._base[each] in inside:
                self._base[each] = base
                if each not in seen:
                    seen.add(each)
                    queue.append(each)

    def _meet(self, one: int, other: int) -> int:
        """Return the base at which two ways to the root meet."""
        known = set[int]()
        while True:
            one = self._base[one]
            known.add(one)
            if self.mates[one] == NOBODY:
                break
            one = self._parent[self.mates[one]]
        while (base := self._base[other]) not in known:
            other = self._parent[self.mates[base]]
        return base

    def _mark(self, here: int, base: int, child: int, inside: set[int]) -> None:
        """Note one half of a circle, up to its base."""
        while self._base[here] != base:
            mate = self.mates[here]
            inside |= {self._base[here], self._base[mate]}
            self._parent[here] = child
            child, here = mate, self._parent[mate]
