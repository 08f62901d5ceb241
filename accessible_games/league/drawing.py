"""Who meets whom in the next round: everybody everybody, or those who are equally good (Swiss).

Pairs of everybody are drawn by the circle method, so that n people need n - 1 rounds, or n if one
is free in each (Kirkman, On a problem in combinations, 1847). What people have come late or left
is drawn from whom they have not met yet. In a Swiss league neighbours in the standings meet, those
who have met do not meet again, and nobody is free twice before all others were once, each as long
as it can be avoided (FIDE Handbook C.04.1, the basic rules for Swiss systems, 2 to 4).
"""

from collections.abc import Sequence
from random import Random

from accessible_games.league.grouping import grouped, has_new_pair, sizes_of
from accessible_games.league.matching import best_pairs
from accessible_games.league.meetings import Drawn, Group, Meetings, pairs_of

PAIR = 2


def swiss(order: Sequence[str], meetings: Meetings, seats: int, luck: Random) -> Drawn:
    """Draw a round for at least two people, the best of the standings first."""
    if seats > PAIR:
        return Drawn(tuple(grouped(order, meetings, seats, luck, near=True)))
    if len(order) % PAIR == 0:
        return Drawn(tuple(pairs_of_all(order, meetings)))
    least = min(meetings.free[each] for each in order)
    found = list[Drawn]()
    for each in [each for each in reversed(order) if meetings.free[each] == least]:
        drawn = Drawn(tuple(pairs_of_all([o for o in order if o != each], meetings)), (each,))
        if not repeats(drawn.tables, meetings):
            return drawn
        found.append(drawn)
    return min(found, key=lambda drawn: repeats(drawn.tables, meetings))


def pairs_of_all(order: Sequence[str], meetings: Meetings) -> list[Group]:
    """Pair an even number of people; who has met meets again only if it cannot be avoided."""
    left, found, times = [*order], list[Group](), 0
    while left:
        now = times

        def may(one: str, other: str, most: int = now) -> bool:
            return meetings.of(one, other) <= most

        found += best_pairs(left, may)
        gone = {each for group in found for each in group}
        left = [each for each in left if each not in gone]
        times += 1
    return found


def repeats(tables: Sequence[Group], meetings: Meetings) -> int:
    """Return how often somebody meets again."""
    return sum(meetings.met[pair] > 0 for group in tables for pair in pairs_of(group))


# Everybody against everybody ----------------------------------------------------------------------


def everybody(
    came: Sequence[str], people: Sequence[str], meetings: Meetings, seats: int, luck: Random
) -> Drawn:
    """Draw a round for at least two people, out of all who ever *came*, in that order.

    At least two meet who have not met as often as others yet.
    """
    least = meetings.least(people)
    if seats == PAIR:
        circle = in_circle(came, people, meetings, least)
        return circle or unmet_pairs(people, meetings, least)
    groups = grouped(people, meetings, seats, luck, near=False)
    if not has_new_pair(groups, meetings, least):
        groups = around_a_new_pair(people, meetings, seats, least)
    return Drawn(tuple(groups))


def in_circle(
    came: Sequence[str], people: Sequence[str], meetings: Meetings, least: int
) -> Drawn | None:
    """Return the first round of the circle in which all meet who have not; None if none is."""
    here = set(people)
    for pairs in circle_of(came):
        now = [pair for pair in pairs if here.issuperset(pair)]
        if len(now) == len(people) // PAIR and all(meetings.of(*pair) == least for pair in now):
            busy = {each for pair in now for each in pair}
            return Drawn(tuple(now), tuple(each for each in people if each not in busy))
    return None


def circle_of(came: Sequence[str]) -> list[list[tuple[str, str]]]:
    """Return rounds in which everybody meets everybody; with an odd number one is free in each."""
    seats: list[str | None] = [*came, *([None] if len(came) % PAIR else [])]
    rounds = []
    for _ in range(len(seats) - 1):
        half = len(seats) // PAIR
        across = zip(seats[:half], reversed(seats[half:]), strict=True)
        rounds.append([(a, b) for a, b in across if a is not None and b is not None])
        seats = [seats[0], seats[-1], *seats[1:-1]]
    return rounds


def unmet_pairs(people: Sequence[str], meetings: Meetings, least: int) -> Drawn:
    """Pair those who have not met, first who has most people to meet; all others are free."""

    def may(one: str, other: str) -> bool:
        return meetings.of(one, other) <= least

    to_meet = {each: sum(may(each, other) for other in people) for each in people}
    order = sorted(people, key=lambda each: -to_meet[each])
    pairs = best_pairs(order, may)
    busy = {each for pair in pairs for each in pair}
    return Drawn(tuple(pairs), tuple(each for each in people if each not in busy))


def around_a_new_pair(
    people: Sequence[str], meetings: Meetings, seats: int, least: int
) -> list[Group]:
    """Return tables of which one lets two meet who have not."""
    pair = next(each for each in pairs_of(people) if meetings.met[each] <= least)
    order = [*(each for each in people if each in pair), *(o for o in people if o not in pair)]
    found, start = list[Group](), 0
    for size in sizes_of(len(people), seats):
        found.append(tuple(order[start : start + size]))
        start += size
    return found
