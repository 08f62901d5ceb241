"""Trying answers in made-up worlds, whatever the game."""

from collections.abc import Callable, Sequence
from itertools import cycle
from math import inf, sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.players.search import HEAT, SearchLine, race, sequential_halving, whole_number

Trial = Callable[[int], float]
Search = Callable[..., Sequence[SearchLine[int]]]


class Worlds:
    """Worlds in which a candidate is worth itself and the luck of the world; they count trials."""

    def __init__(self, noise: float = 0.0) -> None:
        self.chance, self.noise = Random(1), noise
        self.tried: list[list[int]] = []

    def __call__(self) -> Trial:
        """A new world: a function that tries a candidate there and returns what it is worth."""
        luck, tried = self.noise * self.chance.random(), list[int]()
        self.tried.append(tried)

        def trial(candidate: int) -> float:
            tried.append(candidate)
            return candidate + luck + self.noise * self.chance.random()

        return trial


@given(st.permutations(range(9)), st.integers(1, 9))
def test_the_best_comes_first(candidates: list[int], number: int) -> None:
    """In any order, and the others after it by how far they came."""
    lines = sequential_halving(candidates[:number], Worlds(), 200)
    assert sorted(line.answer for line in lines) == sorted(candidates[:number])
    assert lines[0].answer == max(candidates[:number])
    assert [line.visits for line in lines] == sorted((line.visits for line in lines), reverse=True)


@given(st.integers(1, 40), st.integers(0, 500))
def test_no_more_trials_than_given(candidates: int, trials: int) -> None:
    """And most of them are used where they reach for all."""
    worlds = Worlds()
    lines = sequential_halving(range(candidates), worlds, trials)
    tried = sum(map(len, worlds.tried))
    assert tried == sum(line.visits for line in lines) <= trials
    assert tried >= trials / 2 or trials < 20 * candidates


def test_all_that_are_left_are_tried_in_the_same_world() -> None:
    """So that what differs is the candidate and not the luck; half of them stay each time."""
    worlds = Worlds()
    sequential_halving(range(8), worlds, 240)
    sizes = [len(tried) for tried in worlds.tried]
    assert sizes == [8] * 10 + [4] * 20 + [2] * 40
    assert all(len(set(tried)) == len(tried) for tried in worlds.tried)


def test_the_best_is_found_among_noise() -> None:
    """Though single worlds differ by more than the candidates do."""
    lines = sequential_halving(range(8), Worlds(noise=3), 2000)
    assert lines[0].answer == 7
    assert lines[0].spread > 0.5


def test_too_few_trials_leave_the_order() -> None:
    """Who hands in candidates has put the most promising ones first."""
    lines = sequential_halving([3, 1, 2], Worlds(), 1)
    assert [line.answer for line in lines] == [3, 1, 2]
    assert lines[0].visits == 0
    assert lines[0].value == -inf


def test_one_candidate_is_tried_as_well() -> None:
    """For what it brings can be asked, though it is the only one."""
    (line,) = sequential_halving([4], Worlds(), 10)
    assert (line.visits, line.value, line.spread) == (10, 4, 0)


def test_a_line_tells_its_value_and_its_spread() -> None:
    """The mean and the standard deviation."""
    line = SearchLine("knock", [1.0, 0.0, 1.0, 0.0])
    assert (line.visits, line.value, line.spread) == (4, 0.5, 0.5)


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ([1.0, 2.0, 9.0], [0.5, 1.5], (0.5, 0.0)),
        ([1.0, 1.0], [0.0, 2.0, 7.0], (0.0, 1 / sqrt(2))),
        ([], [1.0], (0.0, 0.0)),
    ],
)
def test_lines_are_compared_in_the_worlds_of_both(
    one: list[float], other: list[float], expected: tuple[float, float]
) -> None:
    """World by world, so that the luck of a world is not counted as a difference."""
    assert SearchLine("1", one).over(SearchLine("2", other)) == pytest.approx(expected)


def test_seeds_of_worlds_differ() -> None:
    """And are whole numbers, the same on every machine."""
    chance = Random(1)
    seeds = [whole_number(chance) for _ in range(100)]
    assert len(set(seeds)) == 100
    assert seeds[0] == int(Random(1).random() * 2**32)


def test_what_was_thought_before_counts_as_some_worlds() -> None:
    """With few trials it decides, with many the trials do; a line tells the trials alone."""
    before = {0: 3.0, 1: 0.0}.__getitem__
    few, many = (sequential_halving((0, 1), Worlds(), trials, before) for trials in (20, 400))
    assert (few[0].answer, few[0].value) == (0, 0)
    assert (many[0].answer, many[0].value) == (1, 1)


def test_what_is_kept_is_tried_to_the_end() -> None:
    """However bad it is; it stays behind the others, and no more trials are made than given."""
    lines = sequential_halving(range(8), lambda: lambda candidate: -float(candidate), 96, kept=[7])
    visits = {line.answer: line.visits for line in lines}
    assert lines[0].answer == 0
    assert visits[7] == visits[0] > visits[6]
    assert [line.answer for line in lines].index(7) > 3
    assert sum(visits.values()) <= 96


GAMBLE: Sequence[tuple[float, float]] = ((0.5, 0.5), (0.0, 0.9), (0.4, 0.4))
"""A sure thing, one that goes either way, which is a little less on average, and a bad one."""


def either_way() -> Callable[[], Trial]:
    """Worlds in which a candidate brings its one value and its other one in turn."""
    turns = cycle((0, 1))

    def world() -> Trial:
        turn = next(turns)
        return lambda candidate: GAMBLE[candidate][turn]

    return world


@pytest.mark.parametrize("search", [sequential_halving, race])
@pytest.mark.parametrize(
    ("venture", "best"), [(0.0, 0), (0.2, 1), (-0.2, 0), (0.1, 0), (0.12, 1), (-1.0, 0)]
)
def test_the_bold_like_what_may_go_either_way(search: Search, venture: float, best: int) -> None:
    """Worth is the mean and so many times the spread; the value that is told stays the mean."""
    lines = search((0, 1, 2), either_way(), 400, venture=venture)
    assert lines[0].answer == best
    told = {line.answer: (line.value, line.spread) for line in lines}
    assert told[0] == (0.5, 0.0)
    assert told[1] == pytest.approx((0.45, 0.45), abs=0.01)


def test_the_careful_avoid_what_may_go_either_way() -> None:
    """Also where it is a little more on average."""
    lines = sequential_halving((1, 2), either_way(), 400)
    shy = sequential_halving((1, 2), either_way(), 400, venture=-0.2)
    assert (lines[0].answer, shy[0].answer) == (1, 2)


@given(st.permutations(range(9)), st.integers(1, 9))
def test_the_best_wins_a_race(candidates: list[int], number: int) -> None:
    """In any order; where it is always better by as much, the others are out after one heat."""
    lines = race(candidates[:number], Worlds(), 200)
    assert [line.answer for line in lines] == sorted(candidates[:number], reverse=True)
    assert {line.visits for line in lines} == {HEAT}


@given(st.integers(1, 40), st.integers(0, 500))
def test_a_race_has_no_more_trials_than_given(candidates: int, trials: int) -> None:
    """Where they do not reach for a heat, it is shorter, or the order of the candidates counts."""
    worlds = Worlds(noise=60)
    lines = race(range(candidates), worlds, trials)
    tried = sum(map(len, worlds.tried))
    assert tried == sum(line.visits for line in lines) <= trials
    assert tried >= min(HEAT, trials // candidates) * candidates
    assert tried or [line.answer for line in lines] == [*range(candidates)]


def test_all_in_a_race_are_tried_in_the_same_worlds() -> None:
    """Whoever is out is not tried again, and the last one out is named first of them."""
    worlds = Worlds(noise=4)
    lines = race(range(8), worlds, 4000)
    visits = [line.visits for line in lines]
    assert visits == sorted(visits, reverse=True)
    assert lines[0].answer == 7
    assert visits[0] > visits[-1] == HEAT
    assert all(len(set(tried)) == len(tried) for tried in worlds.tried)
    assert {len(tried) for tried in worlds.tried[:HEAT]} == {8}


def test_a_close_race_lasts_as_long_as_there_are_trials() -> None:
    """Two that are the same on average; and where one is far better it ends at once."""
    turns = cycle(((0.0, 1.0), (1.0, 0.0)))
    close = race((0, 1), lambda: next(turns).__getitem__, 400)
    easy = race((0, 9), Worlds(noise=1), 400)
    assert sum(line.visits for line in close) == 400
    assert sum(line.visits for line in easy) == 2 * HEAT


def test_what_is_kept_runs_to_the_end_of_a_race() -> None:
    """However far behind it is; it stays behind, and it alone does not make the race last."""
    turns = cycle(({0: 0.0, 1: 1.0, 2: -9.0}, {0: 1.0, 1: 0.0, 2: -9.0}))
    close = race(range(3), lambda: next(turns).__getitem__, 72, kept=[2])
    assert [line.visits for line in close] == [24, 24, 24]
    assert close[-1].answer == 2
    over = race((0, 9), Worlds(), 400, kept=[0])
    assert [line.visits for line in over] == [HEAT, HEAT]
