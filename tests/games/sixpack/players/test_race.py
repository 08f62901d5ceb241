"""What points are worth."""

from itertools import product
from math import isclose

import pytest

from accessible_games.games.sixpack.players.race import LONGEST, gain, later, loss, to_go, winning
from accessible_games.games.sixpack.state import GOAL

EQUAL = [(points, (points,) * 3) for points in range(GOAL)]


def test_the_goal_is_reached_sometime() -> None:
    """All chances together are as good as one."""
    for points in range(GOAL + 1):
        assert isclose(sum(to_go(points)), 1, abs_tol=0.01)
        assert len(to_go(points)) == LONGEST + 1


def test_it_takes_a_turn_for_each_point() -> None:
    """Who has seven points has reached it; who lacks two cannot in one turn."""
    assert to_go(GOAL)[0] == 1
    assert to_go(GOAL - 1)[0] == 0
    assert to_go(GOAL - 2)[1] == 0 < to_go(GOAL - 2)[2]


def test_what_is_not_reached_yet_is_reached_later() -> None:
    """The chance falls turn by turn."""
    left = later(4)
    assert left[0] == 1
    assert list(left) == sorted(left, reverse=True)


@pytest.mark.parametrize(("own", "others"), EQUAL)
def test_equals_have_a_fair_share_or_share_the_win(own: int, others: tuple[int, ...]) -> None:
    """A little more than a quarter, as several can win together (S26)."""
    assert 0.25 < winning(own, others) < 0.4


def test_who_has_seven_points_has_won() -> None:
    """And nobody else, unless at the same time."""
    assert winning(GOAL, (6, 6, 6)) == 1
    assert winning(6, (3, 3, GOAL)) == 0
    assert winning(GOAL, (3, 3, GOAL)) == 1


def test_every_point_is_worth_something() -> None:
    """One's own more than one of the others'; that of the leader more than that of the last."""
    for own, first, second in product(range(1, GOAL), repeat=3):
        others = tuple(sorted((first, second)))
        assert gain(own, others) > 0
        assert loss(own, others, first) > 0
        if first > second:
            assert loss(own, others, first) > loss(own, others, second)
    for own, others in EQUAL:
        assert gain(own, others) > loss(own, others, own)


def test_a_point_counts_most_at_the_end() -> None:
    """Where all have the same."""
    worth = [gain(own, others) for own, others in EQUAL]
    assert worth == sorted(worth)
