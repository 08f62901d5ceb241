"""A league as text: the same league comes back, and no other text is one that cannot be played."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessible_games.league import league as leagues
from accessible_games.league.documents import as_text, from_text
from accessible_games.league.hours import Hours
from accessible_games.league.league import League
from accessible_games.league.standings import standings
from tests.league.test_standings import TERMS, drawn, league_of, played

READ = (ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RecursionError)
"""What the store takes for damage."""


def grown() -> League:
    """Return a league with everything in it."""
    luck = Random(4)
    league = leagues.awake(league_of(5), "b", Hours(1080, 1320, "Europe/Berlin"))
    league = replace(league, terms=replace(TERMS, seats=2, options={"undo": "off"}, rounds=4))
    league = drawn(played(drawn(league, luck), luck), luck)
    return leagues.without_member(league, "c")


def test_the_same_league_comes_back() -> None:
    """Nothing is lost, and nothing else comes of it."""
    for league in (grown(), league_of(2), leagues.ended(grown())):
        assert from_text(as_text(league)) == league
        assert standings(from_text(as_text(league))) == standings(league)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 99) | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=2), inner, max_size=3)
    ),
    max_leaves=6,
)


def places_in(value: Any) -> list[tuple[Any, Any]]:
    """Return all places of a document: what holds them, and at which key."""
    keys = (
        value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    )
    return [(value, key) for key in keys] + [each for key in keys for each in places_in(value[key])]


@settings(max_examples=400, deadline=None)
@given(st.data(), JSON)
def test_a_damaged_text_is_refused_or_can_be_played(data: st.DataObject, other: Any) -> None:
    """Whatever stands anywhere in it, it is refused, or is a league that can go on."""
    kept = json.loads(as_text(grown()))
    holder, key = data.draw(st.sampled_from(places_in(kept)))
    holder[key] = other
    try:
        league = from_text(json.dumps(kept))
    except READ:
        return
    assert as_text(league)
    assert standings(league) is not None
    assert league.run_by(5) in {*league.members}
    if len(league.active) > 1 and not league.is_played_out:
        assert drawn(league, Random(1)).is_waiting


@pytest.mark.parametrize("text", ["", "[]", "null", "{}", "3", '"x"', "{", "[" * 100_000])
def test_what_is_no_league_is_refused(text: str) -> None:
    """Any other text is none."""
    with pytest.raises(READ):
        from_text(text)
