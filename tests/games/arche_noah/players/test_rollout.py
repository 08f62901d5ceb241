"""How a search plays a pass to its end."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.games.arche_noah.players.fast_rules import (
    POINTS,
    Pass,
    bits,
    lean,
    numbers,
    totals,
)
from accessible_games.games.arche_noah.players.normal import MOODS
from accessible_games.games.arche_noah.players.rollout import (
    GAIN,
    KEEN,
    USUAL,
    Style,
    choice,
    gains_on,
    lead,
    moods_for,
    outbid,
    play_out,
    wish,
)
from accessible_games.games.arche_noah.state import CARDS, SEATS, rounds
from tests.games.arche_noah.players.seats import cards


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


@given(
    st.sampled_from(SEATS),
    st.integers(0, 2**32),
    st.sampled_from([USUAL, KEEN]),
)
def test_every_pass_ends(seats: int, seed: int, style: Style) -> None:
    """With all cards taken or declined, and nobody in debt, however everybody plays."""
    table = lean(Table.new(GAMES["arche-noah"], seats, seed).state)
    play_out(table, moods_for(table, Random(seed), style), style)
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


@given(st.sampled_from(SEATS), st.integers(0, 2**32))
def test_there_is_a_mood_for_every_bid_to_come(seats: int, seed: int) -> None:
    """One for each seat in each round; each is one of those that `normal` reckons with."""
    state = Table.new(GAMES["arche-noah"], seats, seed).state
    moods = moods_for(lean(state), Random(seed))
    assert len(moods) == seats * rounds(state)
    assert set(moods) <= {*MOODS}


@pytest.mark.parametrize(
    ("bids", "ready", "expected"),
    [
        ([], 1.7, 2),
        ([3], 3.5, 4),
        ([3], 2.5, 0),
        ([3], 3.0, 0),
        ([1, 3], 2.5, 2),
        ([0, 0, 2], 0.5, 1),
        ([0, 4], 9.0, 5),
        ([0, 5], 9.0, 5),
    ],
)
def test_nobody_pays_more_than_it_takes_to_outbid(
    bids: list[int], ready: float, expected: int
) -> None:
    """One coin more than the highest bid that somebody is ready to exceed, or else nothing.

    Who bids first does not know what others will bid, and nobody has more than five coins here.
    """
    assert outbid(bids, 5, ready) == expected


def test_a_lead_is_over_the_average() -> None:
    """One of two animals that brings four points, where the other brings none, leads by two."""
    assert lead({0: 4.0, 5: 0.0}) == 2.0


def test_players_who_search_keep_more_from_others() -> None:
    """An animal that brings another much is taken for that, where `hard` expects it to be left."""
    table = two("frog-4 bat-4", "frog-2 bat-2 snake-2", "snake-1 bat-3", chips=0)
    gains = gains_on(table)
    gains[0] = {card: (2.0 if CARDS[card] == "bat-3" else 1.0) for card in table.display}
    gains[1] = {card: (0.0 if CARDS[card] == "bat-3" else 3.0) for card in table.display}
    chosen_by = {
        style: [CARDS[card] for card in choice(table, gains, 2.0, style.grudge)]
        for style in (USUAL, KEEN)
    }
    assert chosen_by == {USUAL: ["bat-3"], KEEN: ["snake-1"]}
