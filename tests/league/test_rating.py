"""Ratings: who wins rises, who loses falls, and each game counts once."""

import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.league.rating import Rating, are_possible, rated
from tests.running import run


@given(st.lists(st.integers(1, 6), min_size=2, max_size=6))
def test_places_decide(places: list[int]) -> None:
    """Among equals, better places give better ratings; everybody is surer than before."""
    people = {f"p{number}": place for number, place in enumerate(places)}
    after = rated(dict.fromkeys(people, Rating()), people, "apple river stone")
    assert {*after} == {*people}
    for one, own in people.items():
        assert after[one].sigma < Rating().sigma
        assert after[one].games == 1
        for other, theirs in people.items():
            if own < theirs:
                assert after[one].told > after[other].told
            elif own == theirs:
                assert after[one].told == after[other].told


def test_a_game_counts_once() -> None:
    """The same game again changes nothing, nor does one of a single person."""
    before = {"a": Rating(), "b": Rating()}
    after = rated(before, {"a": 1, "b": 2}, "apple river stone")
    assert rated(after, {"a": 1, "b": 2}, "apple river stone") == {}
    assert rated({"a": Rating()}, {"a": 1}, "apple river stone") == {}
    assert after["a"].told > 1500 > after["b"].told
    assert Rating().give_or_take == 1000


def test_strong_people_gain_little_by_beating_weak_ones() -> None:
    """A win that was to be expected counts less than one that was not."""
    before = {"strong": Rating(35, 3), "weak": Rating(20, 3)}
    expected = rated(before, {"strong": 1, "weak": 2}, "x")["strong"].mu - 35
    surprising = rated(before, {"strong": 2, "weak": 1}, "x")["weak"].mu - 20
    assert 0 < expected < surprising


@pytest.mark.slow
def test_the_library_is_loaded_by_the_first_rated_game_only() -> None:
    """Nobody waits for it who has no ratings."""
    code = "import sys, accessible_games.server.serving; print('openskill' in sys.modules)"
    assert run([sys.executable, "-c", code]).stdout.strip() == "False"
    assert are_possible()
