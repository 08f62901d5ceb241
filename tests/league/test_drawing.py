"""Who meets whom: everybody everybody, and in a Swiss league nobody twice if that is avoidable."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessible_games.league.drawing import everybody, swiss
from accessible_games.league.grouping import sizes_of
from accessible_games.league.matching import best_pairs
from accessible_games.league.meetings import Drawn, Meetings, pairs_of

PEOPLE = st.integers(2, 14).map(lambda count: [f"p{number:02}" for number in range(count)])
LUCK = st.integers(0, 10**6).map(Random)


def check_round(drawn: Drawn, people: Sequence[str], seats: int) -> None:
    """Everybody is in it once, at a table of two at least, or free; tables are even and full."""
    busy = [*drawn.free, *(each for table in drawn.tables for each in table)]
    assert sorted(busy) == sorted(people)
    sizes = [len(table) for table in drawn.tables]
    assert all(2 <= size <= seats for size in sizes)
    assert max(sizes) - min(sizes) <= 1
    assert seats == 2 or not drawn.free


@settings(max_examples=60, deadline=None)
@given(PEOPLE, st.integers(2, 6), LUCK)
def test_everybody_meets_everybody(people: list[str], seats: int, luck: Random) -> None:
    """After at most as many rounds as there are pairs everybody has met everybody."""
    meetings, rounds = Meetings(), 0
    while not meetings.least(people):
        drawn = everybody(people, people, meetings, seats, luck)
        check_round(drawn, people, seats)
        assert any(not meetings.met[pair] for table in drawn.tables for pair in pairs_of(table))
        meetings.add(drawn)
        rounds += 1
    if seats == 2:
        assert rounds == len(people) - 1 + len(people) % 2
        assert set(meetings.met.values()) == {1}


def test_rounds_of_tables_are_few() -> None:
    """Tables of three and four need few rounds more than the pairs must take."""
    needed = {}
    for count, seats in ((6, 3), (8, 4), (9, 3), (12, 4), (16, 4)):
        people = [f"p{number:02}" for number in range(count)]
        meetings, rounds, luck = Meetings(), 0, Random(1)
        while not meetings.least(people):
            meetings.add(everybody(people, people, meetings, seats, luck))
            rounds += 1
        needed[count, seats] = rounds
    assert needed[9, 3] == 4  # as few as possible: all 36 pairs, 9 in each round
    assert all(
        rounds <= 2 * -(-(count - 1) // (seats - 1)) for (count, seats), rounds in needed.items()
    )


@settings(max_examples=80, deadline=None)
@given(PEOPLE, st.integers(2, 5), LUCK, st.data())
def test_who_comes_late_meets_all(
    people: list[str], seats: int, luck: Random, data: st.DataObject
) -> None:
    """People come and leave between rounds, and all who stay meet all others in the end."""
    came, here, meetings = (
        people[: max(2, len(people) // 2)],
        [*people[: max(2, len(people) // 2)]],
        Meetings(),
    )
    for late in people[len(came) :]:
        meetings.add(everybody(came, here, meetings, seats, luck))
        came, here = [*came, late], [*here, late]
        if len(here) > 3 and data.draw(st.booleans()):
            here.remove(data.draw(st.sampled_from(here)))
    for _ in range(len(here) * len(here)):
        if meetings.least(here):
            break
        drawn = everybody(came, here, meetings, seats, luck)
        busy = [*drawn.free, *(each for table in drawn.tables for each in table)]
        assert sorted(busy) == sorted(here)
        meetings.add(drawn)
    assert meetings.least(here)


def arrangements(people: Sequence[str], sizes: Sequence[int]) -> Iterator[list[tuple[str, ...]]]:
    """Yield all ways to put people at tables of these sizes, in the order of the sizes."""
    if not sizes:
        yield []
        return
    for size in {*sizes}:
        left = [*sizes]
        left.remove(size)
        for others in combinations(people[1:], size - 1):
            group = (people[0], *others)
            rest = [each for each in people if each not in group]
            for behind in arrangements(rest, left):
                yield [group, *behind]


def fewest_repeats(people: Sequence[str], seats: int, meetings: Meetings) -> int:
    """Return how often somebody must meet again, found by trying everything."""
    return min(
        sum(meetings.met[pair] > 0 for table in tables for pair in pairs_of(table))
        for tables in arrangements(people, sizes_of(len(people), seats))
    )


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 4).map(lambda half: 2 * half), st.integers(1, 7), LUCK)
def test_swiss_pairs_never_meet_again_if_avoidable(count: int, rounds: int, luck: Random) -> None:
    """With two at a table, as few meet again as trying everything finds, whatever the standings."""
    people, meetings = [f"p{number}" for number in range(count)], Meetings()
    for _ in range(rounds):
        order = luck.sample(people, count)
        best = fewest_repeats(order, 2, meetings)
        drawn = swiss(order, meetings, 2, luck)
        check_round(drawn, people, 2)
        assert sum(meetings.met[pair] > 0 for t in drawn.tables for pair in pairs_of(t)) == best
        meetings.add(drawn)


@settings(max_examples=40, deadline=None)
@given(st.integers(3, 9), st.integers(3, 4), st.integers(1, 5), LUCK)
def test_swiss_tables_never_meet_again_if_avoidable(
    count: int, seats: int, rounds: int, luck: Random
) -> None:
    """With more at a table, nobody meets anybody again if trying everything finds a way."""
    people, meetings = [f"p{number}" for number in range(count)], Meetings()
    for _ in range(rounds):
        order = luck.sample(people, count)
        drawn = swiss(order, meetings, seats, luck)
        check_round(drawn, people, seats)
        again = sum(meetings.met[pair] > 0 for table in drawn.tables for pair in pairs_of(table))
        if not fewest_repeats(order, seats, meetings):
            assert not again
        meetings.add(drawn)


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 6).map(lambda half: 2 * half + 1), LUCK)
def test_nobody_is_free_twice_before_all_were(count: int, luck: Random) -> None:
    """With an odd number each is free once in as many rounds; first the last of the standings."""
    people, meetings = [f"p{number:02}" for number in range(count)], Meetings()
    for number in range(count):
        order = luck.sample(people, count)
        drawn = swiss(order, meetings, 2, luck)
        check_round(drawn, people, 2)
        if number == 0:
            assert drawn.free == (order[-1],)
        meetings.add(drawn)
    assert set(meetings.free.values()) == {1}
    assert len(meetings.free) == count


def test_neighbours_of_the_standings_meet() -> None:
    """In a Swiss league those meet who stand together, as long as they have not met."""
    meetings = Meetings([Drawn((("a", "b"), ("c", "d"), ("e", "f")))])
    tables = swiss([*"abcdef"], meetings, 2, Random(1)).tables
    assert tables == (("a", "c"), ("b", "e"), ("d", "f"))
    groups = swiss([*"abcdefgh"], Meetings(), 4, Random(1)).tables
    assert groups == (("a", "b", "c", "d"), ("e", "f", "g", "h"))


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 9), st.floats(0, 1), st.integers(0, 10**6))
def test_as_many_pairs_as_possible(count: int, share: float, seed: int) -> None:
    """No other choice of pairs has more of them, and all pairs may meet."""
    luck, people = Random(seed), [*range(count)]
    may = {pair for pair in combinations(people, 2) if luck.random() < share}
    found = best_pairs(people, lambda one, other: (one, other) in may)
    assert all(pair in may for pair in found)
    assert len({each for pair in found for each in pair}) == 2 * len(found)

    def most(left: frozenset[int]) -> int:
        if not left:
            return 0
        first = min(left)
        rest = left - {first}
        return max([most(rest), *(1 + most(rest - {o}) for o in rest if (first, o) in may)])

    assert len(found) == most(frozenset(people))


@pytest.mark.parametrize("seats", [2, 4])
def test_many_people_are_drawn(seats: int) -> None:
    """As many as a league holds are drawn for as many rounds as a Swiss league has."""
    people, meetings, luck = [f"p{number:02}" for number in range(32)], Meetings(), Random(3)
    for _ in range(6):
        drawn = swiss(luck.sample(people, 32), meetings, seats, luck)
        check_round(drawn, people, seats)
        if seats == 2:
            assert not any(meetings.met[pair] for t in drawn.tables for pair in pairs_of(t))
        meetings.add(drawn)
