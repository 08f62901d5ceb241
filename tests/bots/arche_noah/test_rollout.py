"""How a search plays a pass to its end."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.bots.arche_noah.lean import POINTS, Pass, bits, lean, numbers, totals
from accessible_games.bots.arche_noah.normal import MOODS
from accessible_games.bots.arche_noah.rollout import (
    GAIN,
    choice,
    gains_on,
    moods_for,
    play_out,
    wish,
)
from accessible_games.core.table import Table
from accessible_games.games import GAMES, arche_noah
from accessible_games.games.arche_noah.state import CARDS, rounds
from tests.bots.arche_noah.seats import cards


def two(own: str, other: str, display: str, chips: int = 1) -> Pass:
    """Seat 0 picks, then seat 1; nothing is to come."""
    piles = [bits(numbers(cards(pile))) for pile in (own, other)]
    return Pass(
        piles, bits([]), [], numbers(cards(display)), [0, 0], [chips, chips], 0, [0, 0], [1, 0],
        last=True,
    )  # fmt: skip


def chosen(table: Pass) -> list[str]:
    """What seat 0 takes, if an action chip is worth two points."""
    return [CARDS[card] for card in choice(table, gains_on(table), 2.0)]


@given(st.sampled_from(arche_noah.SEATS), st.integers(0, 2**32))
def test_every_pass_ends(seats: int, seed: int) -> None:
    """With all cards taken or declined, and nobody in debt."""
    table = lean(Table.new(GAMES["arche-noah"], seats, seed).state)
    play_out(table, moods_for(table, Random(seed)))
    assert table.over
    assert not table.draw_pile
    assert min(table.coins) >= 0
    assert min(table.chips) >= 0
    assert len(totals(table)) == seats


@given(st.integers(0, 15), st.integers(0, 3))
def test_when_nothing_is_to_come_a_card_brings_its_points(held: int, place: int) -> None:
    """As they would be scored now."""
    if held >> place & 1:
        return
    assert GAIN[0][place][held] == POINTS[held | 1 << place] - POINTS[held]


def test_a_partner_to_come_is_hope() -> None:
    """A single card costs less while a partner may come."""
    assert GAIN[0b0110][0][0] > GAIN[0b0010][0][0] > GAIN[0][0][0] == -4


@pytest.mark.parametrize(
    ("own", "other", "display", "chips", "expected"),
    [
        ("frog-4", "snake-4", "frog-3 bat-4", 1, ["frog-3"]),
        ("frog-4", "snake-4", "spider-3 bat-4", 1, []),
        ("frog-4", "snake-4", "spider-3 bat-4", 0, ["spider-3"]),
        ("frog-4 bat-3", "snake-4", "frog-3 bat-4", 1, ["bat-4", "frog-3"]),
        ("frog-4 bat-3", "snake-4", "frog-3 bat-4", 0, ["frog-3"]),
    ],
)
def test_the_best_is_taken_or_both_or_none(
    own: str, other: str, display: str, chips: int, expected: list[str]
) -> None:
    """Both or none only with an action chip, where that is worth more than the chip."""
    assert sorted(chosen(two(own, other, display, chips))) == sorted(expected)


def test_what_another_wants_is_worth_more() -> None:
    """Of two animals that bring the same, the one that would bring the other something."""
    assert chosen(two("frog-4 bat-4", "frog-2", "bat-3 frog-3", chips=0)) == ["frog-3"]


@given(st.integers(0, 12), st.sampled_from(MOODS))
def test_nobody_bids_more_than_there_is(coins: int, mood: float) -> None:
    """And nothing where all animals bring the same."""
    assert 0 <= wish(coins, {0: 13.0, 4: -4.0}, 0.5, mood) <= coins
    assert wish(coins, {0: 2.0, 4: 2.0}, 0.5, mood) == 0


@given(st.sampled_from(arche_noah.SEATS), st.integers(0, 2**32))
def test_there_is_a_mood_for_every_bid_to_come(seats: int, seed: int) -> None:
    """One for each seat in each round; each is one of those that `normal` reckons with."""
    state = Table.new(GAMES["arche-noah"], seats, seed).state
    moods = moods_for(lean(state), Random(seed))
    assert len(moods) == seats * rounds(state)
    assert set(moods) <= {*MOODS}
