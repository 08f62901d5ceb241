"""What a search found, in numbers that are worth telling."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.games import GAMES
from accessible_games.players import counts_points
from accessible_games.players.judging import CLEAR, brings, less, rounded
from accessible_games.players.search import SearchLine

CHANCE, POINTS = "life-is-life", "lifeboat"
values = st.lists(st.floats(-1, 2), min_size=1, max_size=40)


def line(*values: float) -> SearchLine[str]:
    """The answer "knock", with what it was worth in each world in which it was tried."""
    return SearchLine("knock", list(values))


def test_a_chance_is_told_in_tries_of_100() -> None:
    """Points are told as they are."""
    assert brings(CHANCE, line(0.41)) == 41
    assert brings(POINTS, line(4.0)) == 4
    assert [game for game in GAMES if counts_points(game)] == [POINTS]


@pytest.mark.parametrize(("value", "told"), [(-0.04, 0), (0.0, 0), (1.0, 100), (1.07, 100)])
def test_no_more_than_all_tries_are_won(value: float, told: int) -> None:
    """A search may take a straight line for a chance, and that one goes on beyond."""
    assert brings(CHANCE, line(value)) == told


def test_what_is_not_sure_is_rounded() -> None:
    """So few worlds know the chance to a few tries at best; many worlds know it better."""
    few = line(0.2, 0.7, 0.4, 0.38)
    assert brings(CHANCE, few) == 40
    assert brings(CHANCE, line(*few.values * 1000)) == 42


@given(values)
def test_numbers_of_few_worlds_end_in_0_or_5(given: list[float]) -> None:
    """Where the error is more than one try."""
    sure = SearchLine("knock", given).spread / len(given) ** 0.5 <= 0.01
    assert sure or brings(CHANCE, line(*given)) % 5 == 0


@given(st.floats(-1000, 1000), st.floats(0, 50))
def test_rounding_changes_little(value: float, error: float) -> None:
    """Half a step at most."""
    assert abs(rounded(value, error) - value) <= (2.5 if error > 1 else 0.5) + 1e-9


def test_a_worse_answer_brings_less() -> None:
    """In all worlds of both; further ones of one of them do not count."""
    assert less(CHANCE, line(0.5, 0.5, 0.1), line(0.3, 0.3)) == 20
    assert less(POINTS, line(9, 7), line(6, 4)) == 3


def test_within_the_error_both_are_as_good() -> None:
    """However large the difference looks, of few and wild worlds."""
    wild = (1.0, 0.0, 0.0, 1.0)
    assert less(CHANCE, line(1.0, 1.0, 1.0, 1.0), line(*wild)) == 0
    assert less(CHANCE, line(*[1.0] * 400), line(*wild * 100)) == 50


@pytest.mark.parametrize(("errors", "told"), [(2.9, 0), (3.1, 2)])
def test_a_difference_of_three_standard_errors_is_no_chance(errors: float, told: int) -> None:
    """A smaller one says nothing."""
    wild = [1.0, -1.0] * 20_000  # in so many worlds the standard error is 0.005
    best = line(*(errors * 0.005 + each for each in wild))
    assert less(CHANCE, best, line(*[0.0] * len(wild))) == told


def test_less_than_one_try_is_nothing() -> None:
    """Nor is what is not even half a point."""
    assert less(CHANCE, line(0.503), line(0.5)) == 0
    assert less(POINTS, line(7.4), line(7.0)) == 0


def test_nothing_in_common_is_no_difference() -> None:
    """Of what was never tried nothing can be said."""
    assert less(CHANCE, line(0.5), SearchLine("1", [])) == 0


@given(values, values)
def test_a_comparison_stays_within_its_limits(one: list[float], two: list[float]) -> None:
    """Whatever was found, in whatever order: never less than none, and nothing by chance."""
    best, other = line(*one), line(*two)
    found = less(CHANCE, best, other)
    more, error = best.over(other)
    assert found >= 0
    assert found == 0 or more > CLEAR * error
