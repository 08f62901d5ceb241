"""Tables of three people or more: who sits with whom, so that as few as possible meet again.

Whether all repeats can be avoided is a hard question in general (the social golfer problem), so it
is tried with a limited number of steps: exactly for few people, and by improving for many.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from random import Random

from accessible_games.league.meetings import Group, Meetings, pairs_of

STEPS = 2_000
"""The most steps of the exact search."""
STARTS = 2
"""From how many arrangements improving begins, as long as somebody meets again."""
AGAIN = 10_000
"""What meeting again costs; places in the standings between two at a table cost 1 each."""


def sizes_of(people: int, seats: int) -> list[int]:
    """Return the sizes of as few tables as possible, which differ by one at most, largest first."""
    count = -(-people // seats)
    small, more = divmod(people, count)
    return [small + 1] * more + [small] * (count - more)


def grouped(
    order: Sequence[str], meetings: Meetings, seats: int, luck: Random, *, near: bool
) -> list[Group]:
    """Return the tables of a round; *near* lets those sit together who are close in the *order*."""
    sizes = sizes_of(len(order), seats)
    best = Arrangement(order, meetings, sizes, near=near).improved()
    found = None if best.is_new else without_repeats(order, meetings, sizes)
    if found is not None:
        best = Arrangement(order, meetings, sizes, near=near, groups=found).improved()
    for _ in range(STARTS if not best.is_new else 0):
        shuffled = luck.sample(order, len(order))
        groups = [*cut(shuffled, sizes)]
        other = Arrangement(order, meetings, sizes, near=near, groups=groups).improved()
        best = min(best, other, key=lambda each: each.cost)
    place = {each: number for number, each in enumerate(order)}
    return [tuple(sorted(group, key=lambda each: place[each])) for group in best.groups]


def cut(order: Sequence[str], sizes: Sequence[int]) -> Iterator[list[str]]:
    """Yield parts of these sizes, one behind another."""
    start = 0
    for size in sizes:
        yield [*order[start : start + size]]
        start += size


class Arrangement:
    """Tables, which become better by exchanging two people at a time."""

    def __init__(
        self,
        order: Sequence[str],
        meetings: Meetings,
        sizes: Sequence[int],
        *,
        near: bool,
        groups: Sequence[Sequence[str]] = (),
    ) -> None:
        self.groups = [[*each] for each in groups or cut(order, sizes)]
        self._costs = costs_of(order, meetings, near=near)

    @property
    def cost(self) -> int:
        """What all tables cost together."""
        return sum(self._costs[a][b] for group in self.groups for a, b in combinations(group, 2))

    @property
    def is_new(self) -> bool:
        """Whether nobody meets anybody again."""
        return self.cost < AGAIN

    def improved(self) -> "Arrangement":
        """Return it after all exchanges that make it better."""
        while any(
            self._exchange(one, other)
            for one, other in combinations(self.groups, 2)
            if len(one) and len(other)
        ):
            pass
        return self

    def _exchange(self, one: list[str], other: list[str]) -> bool:
        """Exchange two people of two tables if that is better; return whether anybody was."""
        costs, better = self._costs, False
        for i in range(len(one)):
            for j in range(len(other)):
                a, b = one[i], other[j]
                now = sum(costs[a][each] for each in one if each != a)
                now += sum(costs[b][each] for each in other if each != b)
                then = sum(costs[b][each] for each in one if each != a)
                then += sum(costs[a][each] for each in other if each != b)
                if then < now:
                    one[i], other[j] = b, a
                    better = True
        return better


def costs_of(
    order: Sequence[str], meetings: Meetings, *, near: bool
) -> Mapping[str, Mapping[str, int]]:
    """Return what it costs to put two at one table."""
    least = meetings.least(order)
    place = {each: number for number, each in enumerate(order)}

    def cost(one: str, other: str) -> int:
        again = meetings.of(one, other) - least
        return again * again * AGAIN + (abs(place[one] - place[other]) if near else 0)

    return {one: {other: cost(one, other) for other in order} for one in order}


def without_repeats(
    order: Sequence[str], meetings: Meetings, sizes: Sequence[int]
) -> list[list[str]] | None:
    """Return tables at which nobody meets anybody again; None if none are found in `STEPS`."""
    for arranged in {tuple(sizes): None, tuple(reversed(sizes)): None}:
        found = Filling(order, meetings).filled([order[0]], order[1:], arranged)
        if found is not None:
            return found
    return None


class Filling:
    """Fills tables with people who have not met, one by one, and takes back what leads nowhere."""

    def __init__(self, order: Sequence[str], meetings: Meetings) -> None:
        least = meetings.least(order)
        self._new = {
            each: {other for other in order if other != each and meetings.of(each, other) == least}
            for each in order
        }
        self._left = STEPS

    def filled(
        self, group: list[str], people: Sequence[str], sizes: Sequence[int]
    ) -> list[list[str]] | None:
        """Return tables of these sizes, the first with a *group* that is there; None for no way."""
        self._left -= 1
        if self._left < 0:
            return None
        if len(group) == sizes[0]:
            if not people:
                return [group]
            rest = self.filled([people[0]], people[1:], sizes[1:])
            return None if rest is None else [group, *rest]
        for place, each in enumerate(people):
            if self._new[each].issuperset(group):
                behind = [*people[:place], *people[place + 1 :]]
                if (found := self.filled([*group, each], behind, sizes)) is not None:
                    return found
        return None


def has_new_pair(groups: Sequence[Group], meetings: Meetings, least: int) -> bool:
    """Whether anybody meets somebody whom they have met no more than *least* times."""
    return any(meetings.met[pair] <= least for group in groups for pair in pairs_of(group))
