"""The end of a pass and of the game: scoring, the second pass, who wins."""

from itertools import combinations
from typing import Any

import pytest

from accessible_games.core.common_events import GameScored
from accessible_games.games.arche_noah.events import (
    BonusScored,
    ChipsScored,
    CoinsScored,
    GameWon,
    PairsScored,
    PassBegan,
    PassScored,
    SecretDrawn,
    SinglesScored,
    VictoryShared,
)
from accessible_games.games.arche_noah.rules import points_of, winners
from tests.games.arche_noah.building import (
    bid,
    new,
    of,
    pick,
    play_round,
    position,
    score,
)

# Animals ------------------------------------------------------------------------------------------


def oracle(values: tuple[int, ...]) -> int:
    """What cards of one species bring, the highest first, as a table has it."""
    match values:
        case (a,):
            return -a
        case (a, b):
            return a + b
        case (a, b, c):
            return a + b - c
    return 13


@pytest.mark.parametrize(
    "values", [v for size in (1, 2, 3, 4) for v in combinations((4, 3, 2, 1), size)]
)
def test_every_way_to_hold_one_species_is_scored(values: tuple[int, ...]) -> None:
    """One card costs its value, two are a pair, of three the lowest is single, four bring 13."""
    assert points_of([f"bat-{value}" for value in values]) == oracle(values)


def points(piles: dict[int, str], seat: int = 0, **fields: Any) -> int:
    """The points of a seat at the end of a pass."""
    (scored,) = of(PassScored, score(piles, **fields))
    return int(dict(scored.points)[seat])


def test_a_pair_scores_both_values() -> None:
    """Two cards of an animal, whatever they are."""
    events = score({0: "toucan-4 toucan-1"})
    assert PairsScored(0, ("toucan-4", "toucan-1"), 5) in events
    assert points({0: "toucan-4 toucan-1"}) == 5


def test_a_single_card_costs_its_value() -> None:
    """A23: points can fall below zero."""
    assert SinglesScored(0, ("bat-2", "toucan-4"), 6) in score({0: "toucan-4 bat-2"})
    assert points({0: "toucan-4 bat-2"}) == -6


def test_of_three_cards_the_lowest_is_single() -> None:
    """A13: the best pair counts for, the lowest card against."""
    events = score({0: "toucan-1 toucan-4 toucan-2"})
    assert PairsScored(0, ("toucan-4", "toucan-2"), 6) in events
    assert SinglesScored(0, ("toucan-1",), 1) in events
    assert points({0: "toucan-1 toucan-4 toucan-2"}) == 5


def test_all_four_cards_bring_a_bonus_once() -> None:
    """A14: two pairs are 10, and 3 more make 13."""
    events = score({0: "bat-1 bat-2 bat-3 bat-4"})
    assert PairsScored(0, ("bat-4", "bat-3", "bat-2", "bat-1"), 10) in events
    assert of(BonusScored, events) == [BonusScored(0, "bat", 3)]
    assert points({0: "bat-1 bat-2 bat-3 bat-4"}) == 13


def test_each_species_is_scored_for_itself() -> None:
    """Cards of different animals make no pair; the secret card counts like the others."""
    piles = {0: "bat-3 toucan-3 spider-1 spider-2", 1: "bat-1"}
    assert points(piles) == 3 - 6
    assert points(piles, 1) == -1


# Coins and chips ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("coins", "worth"), [(0, 0), (1, 0), (2, 1), (3, 1), (11, 5), (12, 6)])
@pytest.mark.parametrize("scores", [[], [[0, 0, 0]]])
def test_two_coins_left_are_a_point(coins: int, worth: int, scores: list[list[int]]) -> None:
    """A15: rounded down, after both passes; a lone coin is not worth a word."""
    piles = {0: "bat-4 bat-3"}
    events = score(piles, coins=[coins, 0, 0], scores=scores)
    assert of(CoinsScored, events) == ([CoinsScored(0, coins, worth)] if worth else [])
    assert points(piles, coins=[coins, 0, 0], scores=scores) == 7 + worth


def test_action_chips_count_after_the_second_pass_only() -> None:
    """A16: after the first they are kept and score nothing."""
    piles, chips = {0: "bat-4 bat-3"}, [2, 0, 3]
    assert of(ChipsScored, score(piles, chips=chips)) == []
    assert points(piles, chips=chips) == 7
    events = score(piles, chips=chips, scores=[[0, 0, 0]])
    assert of(ChipsScored, events) == [ChipsScored(0, 2, 2), ChipsScored(2, 3, 3)]
    assert points(piles, chips=chips, scores=[[0, 0, 0]]) == 9


def test_points_are_told_seat_by_seat_and_then_all_together() -> None:
    """Each with its reason; the most points come first."""
    events = score({0: "bat-4", 1: "spider-4 spider-3", 2: "toucan-1"}, coins=[0, 0, 5])
    assert events[1:5] == [
        SinglesScored(0, ("bat-4",), 4),
        PairsScored(1, ("spider-4", "spider-3"), 7),
        SinglesScored(2, ("toucan-1",), 1),
        CoinsScored(2, 5, 2),
    ]
    assert events[5] == PassScored(1, ((1, 7), (2, 1), (0, -4)))


# The second pass ----------------------------------------------------------------------------------


def test_coins_are_given_back_but_action_chips_are_not() -> None:
    """Everybody has the first number of coins again."""
    table = position(display="bat-4 bat-3 bat-2", rounds_left=0, chips=[1, 2, 3])
    bid(table, 5, 3, 0)
    events = pick(table, "none", "bat-3", "bat-2")
    assert PassBegan(2, 12, 3) in events
    assert table.state.coins == [12, 12, 12]
    assert table.state.chips == [0, 2, 3]


def test_the_second_pass_begins_with_a_secret_card() -> None:
    """A17: all cards were shuffled, and each draws anew."""
    table = position(display="bat-4 bat-3 bat-2", rounds_left=0)
    bid(table, 0, 0, 0)
    events = pick(table, "bat-4", "bat-3", "bat-2")
    assert [[event.card] for event in of(SecretDrawn, events)] == table.state.piles
    assert len(table.state.draw_pile) == 30


@pytest.mark.parametrize(("seats", "moved"), [(2, 1), (3, 2), (4, 1), (5, 2)])
def test_the_start_card_goes_on_into_the_second_pass(seats: int, moved: int) -> None:
    """A18: after 13, 11, 9 or 7 rounds it has moved on by so many seats."""
    table = new(seats, starter="1")
    while not table.state.scores:
        play_round(table)
    assert table.state.holder == moved % seats


def test_the_game_has_two_passes() -> None:
    """Then nothing is asked any more."""
    table = new(4)
    for number in (1, 2):
        assert table.view(0).number == number
        while len(table.state.scores) < number:
            play_round(table)
    assert not table.pending


# The end ------------------------------------------------------------------------------------------


def test_the_highest_total_wins() -> None:
    """Points of both passes are added."""
    events = score({0: "bat-4 bat-3", 1: "toucan-1", 2: "spider-2"}, scores=[[1, 12, -3]])
    assert events[-2:] == [GameScored(((1, 11), (0, 8), (2, -5))), GameWon(1, 11)]


def test_several_win_together() -> None:
    """A24: whoever has the most points, without a tie-break."""
    piles = {0: "bat-4 bat-3", 1: "toucan-4 toucan-3", 2: "spider-2"}
    events = score(piles, scores=[[5, 5, 10]])
    assert events[-1] == VictoryShared(((0, 12), (1, 12)), 12)


def test_there_is_no_winner_before_the_end() -> None:
    """Not even between the passes."""
    table = position(scores=[[30, 0, 0]])
    assert winners(table.state) == []


def test_totals_below_zero_win_too() -> None:
    """A23: when the others have even less."""
    events = score({0: "bat-4", 1: "toucan-3", 2: "spider-2"}, scores=[[0, 0, 0]])
    assert events[-1] == GameWon(2, -2)
