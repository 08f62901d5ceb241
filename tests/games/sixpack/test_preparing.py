"""Preparing: dominoes, who begins, and the first two drinks."""

import pytest

from accessible_games.games.sixpack.cells import stacks
from accessible_games.games.sixpack.drinks import DOMINOES
from accessible_games.games.sixpack.events import (
    HandDrawn,
    PairLaid,
    SetsAdded,
    StarterChosen,
    TurnBegan,
)
from tests.games.sixpack.building import asked, new, of, options, play, position


@pytest.mark.parametrize("seats", range(2, 9))
def test_each_of_two_to_eight_players_draws_three_of_nine_dominoes(seats: int) -> None:
    """Nine of each colour are shuffled, three are behind the screen (S37).

    The screen needs no piece here.
    """
    table = new(seats)
    for seat, hand in enumerate(table.state.hands):
        assert len({*hand} & {*DOMINOES}) == 3
        (told,) = [e for e in of(HandDrawn, table.opening) if e.seat == seat]
        assert told.dominoes == tuple(hand)


def test_hands_are_drawn_apart_from_each_other() -> None:
    """Each set has all nine, so two players can hold the same dominoes."""
    hands = [frozenset(hand) for seed in range(30) for hand in new(8, seed).state.hands]
    assert len({*hands}) > 60
    assert {domino for hand in hands for domino in hand} == {*DOMINOES}


def test_seven_and_eight_players_get_sets_that_are_not_in_the_box() -> None:
    """There are six colours; that two more are made up is said (S1)."""
    told = [of(SetsAdded, new(seats).opening) for seats in range(2, 9)]
    assert told == [[], [], [], [], [], [SetsAdded(1)], [SetsAdded(2)]]


def test_nobody_is_told_the_dominoes_of_others() -> None:
    """They are drawn behind a screen (S36)."""
    told = HandDrawn(1, ("cola-spezi", "cola-diesel", "beer-spezi"))
    assert [told.seen_by(seat) for seat in (0, 1, None)] == [None, told, None]


def test_who_begins_is_drawn_by_lot_unless_a_seat_is_asked_for() -> None:
    """Who mixed a drink last may sit anywhere (S5)."""
    starters = {new(4, seed).state.starter for seed in range(40)}
    assert starters == {0, 1, 2, 3}
    assert {new(4, seed, starter="1").state.starter for seed in range(9)} == {0}
    by_lot, chosen = new(4, 3), new(4, 3, starter="3")
    assert of(StarterChosen, by_lot.opening) == [StarterChosen(by_lot.state.starter, True)]
    assert of(StarterChosen, chosen.opening) == [StarterChosen(2, False)]


def test_a_seat_that_is_not_there_cannot_begin() -> None:
    """The fourth seat is the last of four (S5)."""
    assert new(4, starter="4").state.starter == 3
    with pytest.raises(ValueError, match="5"):
        new(4, starter="5")


def test_the_start_player_chooses_a_bottle_and_a_mix() -> None:
    """Any two, also of the same sort, and lays them side by side (S4)."""
    table = new(3, starter="1")
    assert (asked(table).seat, asked(table).kind) == (0, "pair")
    assert {*options(table)} == {*DOMINOES}
    told = play(table, "0 pair beer-spezi")
    assert told == [PairLaid(0, "beer", "p13", "spezi", "q13"), TurnBegan(0, 1)]
    assert table.state.display == {"p13": "beer", "q13": "spezi"}


def test_the_first_two_cards_come_from_the_stacks() -> None:
    """They are cards like all others (S39); beer and spezi are the two sides of one sort."""
    table = new(2, starter="1")
    assert stacks(table.state.display) == {"cola": 16, "lemonade": 16, "beer": 16}
    play(table, "0 pair beer-spezi")
    assert stacks(table.state.display) == {"cola": 16, "lemonade": 16, "beer": 14}


def test_the_start_player_begins() -> None:
    """The pair is no turn: the same player goes on with the first one."""
    table = new(3, starter="1")
    play(table, "0 pair cola-spezi")
    assert (asked(table).seat, asked(table).kind) == (0, "turn")


def test_it_goes_clockwise() -> None:
    """From the last seat to the first."""
    table = new(3, starter="1")
    play(table, "0 pair cola-spezi")
    assert of(TurnBegan, play(table, "0 turn lemonade q12")) == [TurnBegan(1, 2)]
    table = position("C CL\nCB B", ("C CL, C CB, C LB",) * 3, on_turn=2)
    assert of(TurnBegan, play(table, "2 turn shandy m12")) == [TurnBegan(0, 10)]
