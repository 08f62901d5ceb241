"""How strong a player is, and how sure that is."""

from itertools import product
from math import log10
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.contest.figures import Rate, elo, mean_interval, rate_of
from tests.benchmarks.ratio import Ratio

SHARES = st.lists(st.sampled_from([0.0, 0.25, 0.5, 0.75, 1.0]), min_size=1, max_size=60)


# Shares -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (400, 1000, 0.37, 0.43)],
)
def test_intervals_are_those_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    """Compared with published values."""
    assert Rate(wins, games).interval() == pytest.approx((low, high), abs=0.001)


def test_nothing_and_all_are_ends_of_the_interval() -> None:
    """Exactly, for a number of games that does not divide well."""
    for games in range(1, 200):
        assert Rate(0, games).interval()[0] == 0
        assert Rate(games, games).interval()[1] == 1


@given(SHARES, st.integers(1, 6))
def test_a_rate_of_deals_counts_no_more_games_than_there_were(
    shares: list[float], seats: int
) -> None:
    """The share is the mean, within its interval, and deals that agree by luck prove nothing."""
    rate = rate_of(shares, seats * len(shares))
    assert rate.share == pytest.approx(sum(shares) / len(shares))
    assert 0 < rate.games <= seats * len(shares)
    low, high = rate.interval()
    assert 0 <= low <= rate.share + 1e-9
    assert rate.share - 1e-9 <= high <= 1


def test_deals_that_decide_all_of_their_games_count_as_one_game_each() -> None:
    """Where the cards alone say who wins, four games of a deal say no more than one."""
    shares = [1.0, 0.0] * 50
    assert rate_of(shares, 400).games == pytest.approx(99, abs=1)
    assert rate_of(shares, 400).interval() == pytest.approx(Rate(50, 100).interval(), abs=0.001)


def test_intervals_of_deals_hold_the_truth_as_often_as_they_say() -> None:
    """With deals of four games that hang together, in 95 of 100 tournaments, give or take."""
    chance, held = Random(5), 0
    for _ in range(400):
        shares = []
        for _ in range(60):
            luck = chance.choice((0.1, 0.5))  # of the deal, so that 0.3 is the truth
            shares.append(sum(chance.random() < luck for _ in range(4)) / 4)
        low, high = rate_of(shares, 240).interval()
        held += low <= 0.3 <= high
    assert 0.92 <= held / 400 <= 0.98


def test_the_interval_of_a_mean() -> None:
    """Two standard errors to each side, nearly; and none of a single value."""
    assert mean_interval([3.0]) is None
    assert mean_interval([2.0, 2.0, 2.0]) == (2, 2)
    assert mean_interval([1.0, 3.0] * 50) == pytest.approx((1.803, 2.197), abs=0.001)


# Elo ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("share", "fair", "points"),
    [
        (0.5, 0.5, 0),
        (0.25, 0.25, 0),
        (0.64, 0.5, 100),
        (10 / 11, 0.5, 400),
        (1 / 11, 0.5, -400),
        (10 / 13, 0.25, 400),
        (0.4, 0.25, 120),
    ],
)
def test_elo_points(share: float, fair: float, points: float) -> None:
    """Against one other they are the usual ones; against three, as against each of them."""
    assert elo(share, fair) == pytest.approx(points, abs=0.5)


@pytest.mark.parametrize("share", [0, 1])
def test_no_number_says_always_or_never(share: float) -> None:
    """Who always wins may be any number of points above the others."""
    assert elo(share, 0.25) is None


def test_no_number_says_how_strong_one_is_alone() -> None:
    """There must be others at the table."""
    assert elo(0.7, 1) is None


@given(
    st.lists(st.floats(0.1, 10), min_size=2, max_size=5),
)
def test_elo_points_are_those_of_the_worths_of_the_seats(worths: list[float]) -> None:
    """A seat that wins as its worth among all is so many points above the mean of the others."""
    others = [(sum(worths) - worth) / (len(worths) - 1) for worth in worths]
    for worth, other in zip(worths, others, strict=True):
        points = elo(worth / sum(worths), 1 / len(worths))
        assert points == pytest.approx(400 * log10(worth / other), abs=1e-6)


def test_two_levels_have_opposite_points() -> None:
    """Whatever is lost by one is won by the other, however many seats each has."""
    for seats, percent in product((1, 2, 3), range(1, 100)):
        fair, share = seats / 4, percent / 100
        one, other = elo(share, fair), elo(1 - share, 1 - fair)
        assert one is not None
        assert other == pytest.approx(-one)


# Ratios -------------------------------------------------------------------------------------------


def test_the_interval_of_a_ratio_holds_the_ratio() -> None:
    """It is narrow where all games are alike, and the narrower the more games there are."""
    few, many = Ratio([(3, 1), (1, 1)] * 10), Ratio([(3, 1), (1, 1)] * 100)
    for one in (few, many):
        low, high = one.interval()
        assert one.value == 2
        assert low < 2 < high
    assert many.interval()[1] - many.interval()[0] < few.interval()[1] - few.interval()[0]
    assert Ratio([(3, 2)] * 5).interval() == (1.5, 1.5)
