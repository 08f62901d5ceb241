"""Evidence that may be looked at after each value, and is still right as often as it says."""

from math import prod
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.contest.evidence import BOLDEST, Evidence, gain, lowest, stakes

VALUES = st.lists(st.sampled_from([0.0, 0.125, 0.25, 0.5, 1.0]), max_size=60)
CLAIMS = st.sampled_from([0.1, 0.2, 0.25, 0.5, 0.75])


def evidence(claim: float, values: list[float]) -> Evidence:
    """What is known of a claim once all these values were looked at, one after the other."""
    found = Evidence(claim)
    for value in values:
        found.add(value)
    return found


def tosses(chance: Random, share: float, count: int) -> list[float]:
    """Shares of the wins in deals of four games."""
    return [sum(chance.random() < share for _ in range(4)) / 4 for _ in range(count)]


# What is found ------------------------------------------------------------------------------------


def test_nothing_is_found_without_values() -> None:
    """And everything is possible."""
    assert evidence(0.25, []).found == "unsure"
    assert evidence(0.25, []).interval() == (0, 1)


@pytest.mark.parametrize(("share", "found"), [(0.45, "more"), (0.05, "less"), (0.25, "unsure")])
def test_what_is_true_is_found(share: float, found: str) -> None:
    """In some hundred deals, where the difference is large."""
    assert evidence(0.25, tosses(Random(3), share, 150)).found == found


def test_equals_are_seldom_called_different() -> None:
    """In at most 5 of 100 tournaments, though each looks after every one of 200 deals."""
    chance = Random(1)
    wrong = sum(evidence(0.25, tosses(chance, 0.25, 200)).found != "unsure" for _ in range(400))
    assert wrong <= 20


def test_the_interval_seldom_loses_the_truth() -> None:
    """In at most 5 of 100 tournaments that stop when they like to."""
    chance, lost = Random(2), 0
    for _ in range(150):
        found = Evidence(0.25)
        for value in tosses(chance, 0.4, 80):
            found.add(value)
            if found.found != "unsure":
                break
        low, high = found.interval()
        lost += not low <= 0.4 <= high
    assert lost <= 8


def test_what_was_found_stays_found() -> None:
    """Whatever comes after it: who looks later does not know less."""
    found = evidence(0.25, [1.0] * 20)
    assert found.found == "more"
    for _ in range(200):
        found.add(0.0)
    assert found.found == "more"


# How it is found ----------------------------------------------------------------------------------


@given(VALUES)
def test_stakes_know_nothing_of_what_is_to_come(values: list[float]) -> None:
    """Each is set before its value is known; with the same past, it is the same."""
    whole = list(stakes(values))
    assert len(whole) == len(values)
    for count in range(len(values)):
        assert list(stakes([*values[:count], 1.0]))[count] == whole[count]


@given(VALUES, CLAIMS)
def test_nobody_loses_more_than_the_boldest_part(values: list[float], claim: float) -> None:
    """So no capital is ever gone, whatever comes."""
    for stake, value in zip(stakes(values), values, strict=True):
        assert gain(claim, stake, value) >= gain(claim, BOLDEST / claim, 0.0)


@given(CLAIMS, st.floats(0.01, 5))
def test_the_bets_are_fair(claim: float, stake: float) -> None:
    """Were the claim true, the capital would not grow on average: here, won with that chance."""
    won, lost = gain(claim, stake, 1.0), gain(claim, stake, 0.0)
    assert claim * 2.718281828459045**won + (1 - claim) * 2.718281828459045**lost == pytest.approx(
        1
    )


@given(VALUES)
def test_the_interval_holds_the_mean_and_narrows(values: list[float]) -> None:
    """More values never make a claim possible again."""
    before = (0.0, 1.0)
    for count in range(0, len(values) + 1, 7):
        low, high = evidence(0.5, values[:count]).interval()
        assert before[0] <= low <= high <= before[1]
        before = (low, high)


@given(VALUES, CLAIMS)
def test_what_is_found_and_the_interval_agree(values: list[float], claim: float) -> None:
    """The claim is given up just where it lies outside."""
    found = evidence(claim, values)
    low, high = found.interval()
    if found.found == "unsure":
        assert low - 1e-9 <= claim <= high + 1e-9
    else:
        assert low >= claim - 1e-9 if found.found == "more" else high <= claim + 1e-9


@given(VALUES)
def test_more_and_less_are_judged_alike(values: list[float]) -> None:
    """Seen from the other side, all is mirrored."""
    low, high = evidence(0.5, values).interval()
    other = evidence(0.5, [1 - value for value in values]).interval()
    assert other == pytest.approx((1 - high, 1 - low))


def test_the_lowest_mean_is_where_the_capital_is_forty_times_as_large() -> None:
    """Counted out with the plain product of the source."""
    values = [1.0] * 6 + [0.5, 0.75] * 5
    low = lowest(values)
    bets = list(zip(stakes(values), values, strict=True))
    capitals = [
        prod(1 + min(stake, BOLDEST / low) * (value - low) for stake, value in bets[:count])
        for count in range(1, len(values) + 1)
    ]
    assert max(capitals) == pytest.approx(40, rel=1e-6)
