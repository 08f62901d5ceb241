"""What can be worked out about the other hands."""

from itertools import combinations
from math import prod
from random import Random
from typing import Any

import pytest

from accessible_games.core.common_events import RoundScored
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.games.life_is_life.players.odds import (
    Hand,
    at_least,
    enough,
    expected_points,
    majority,
    other_hands,
    own_hand,
)
from accessible_games.games.life_is_life.rules import score_round
from accessible_games.games.life_is_life.seen import view
from accessible_games.games.life_is_life.state import HAND, PIECES, VALUES, State
from tests.games.life_is_life.players.seats import LAST, ME, NEXT, OPPOSITE, sees, swapped
from tests.games.playing import Case, stops

FOUR = Case(GAMES["life-is-life"], 4, {"expert": "no"})
HANDS = "giraffe giraffe bear bear mole goat sheep dog rabbit pig"


def rounds(seed: int) -> list[Table[Any]]:
    """Tables of a random game in the middle of their rounds, all four still playing."""
    tables = [table.copy() for table in stops(FOUR, seed, every=3)]
    return [table for table in tables if table.state.display and all(table.state.lives)]


def certain(state: State) -> dict[int, Hand]:
    """All hands laid open."""
    return {seat: own_hand(view(state, seat)) for seat in range(4)}


@pytest.mark.parametrize(
    ("known", "unseen", "drawn", "pile"), [(0, 2, 3, 7), (2, 3, 4, 9), (1, 0, 2, 5), (0, 4, 5, 5)]
)
def test_chances_are_counted_out(known: int, unseen: int, drawn: int, pile: int) -> None:
    """Compared with looking at every hand there can be."""
    hands = list(combinations(range(pile), drawn))
    counts = [known + sum(card < unseen for card in hand) for hand in hands]
    expected = [sum(count >= least for count in counts) / len(hands) for least in range(9)]
    assert at_least(known, unseen, drawn, pile, 7) == pytest.approx(tuple(expected))


def test_the_last_chance_is_none() -> None:
    """Nobody holds more cards of an animal than there are."""
    assert at_least(3, 1, 7, 20, 4)[5] == 0
    assert at_least(4, 0, 6, 20, 4) == (1, 1, 1, 1, 1, 0)


def test_what_was_taken_in_the_open_is_certain() -> None:
    """Until it is laid again (K28)."""
    swaps = (swapped(NEXT, "cat cat cat", "dog dog pig"), swapped(LAST, "pig", "cat"))
    hands = other_hands(sees(HANDS, swaps=swaps))
    assert hands[NEXT]["cat"][3] == 1
    assert hands[LAST]["cat"][1] < 1
    laid_again = (*swaps, swapped(NEXT, "mole", "cat"))
    assert hands[NEXT]["cat"][3] > other_hands(sees(HANDS, swaps=laid_again))[NEXT]["cat"][3]
    assert other_hands(sees(HANDS, swaps=laid_again))[NEXT]["cat"][2] == 1


def test_what_i_see_nobody_else_holds() -> None:
    """All three mice in my hand and on display are nowhere else."""
    display = ("mouse", "dog sheep", "goat goat mole", "bear sheep giraffe mole")
    hand = "mouse mouse giraffe bear mole goat sheep dog rabbit pig"
    for other in other_hands(sees(hand, display)).values():
        assert other["mouse"] == (1, 0, 0, 0, 0)


def test_those_who_are_out_hold_nothing() -> None:
    """Only players are reckoned with."""
    assert list(other_hands(sees(HANDS, lives=(5, 0, 2, 1)))) == [OPPOSITE, LAST]


def test_every_expected_hand_has_ten_cards() -> None:
    """Expected numbers of all animals add up to a hand."""
    for table in rounds(seed=1):
        for seat in range(4):
            for hand in other_hands(table.view(seat)).values():
                assert sum(sum(chances[1:]) for chances in hand.values()) == pytest.approx(HAND)


def test_what_is_true_is_never_thought_impossible() -> None:
    """The real hands of the others have a chance, and what is certain is so."""
    checked = 0
    for table in rounds(seed=2):
        for seat in range(4):
            for other, hand in other_hands(table.view(seat)).items():
                for animal in PIECES:
                    count = table.state.hands[other].count(animal)
                    assert hand[animal][count] > 0
                    assert hand[animal][count + 1] < 1
                    checked += 1
    assert checked > 1000


def test_a_majority_has_to_beat_each_other_alone() -> None:
    """Chances against several others are multiplied (K14)."""
    others = other_hands(sees(HANDS))
    beaten = [1 - hand["giraffe"][3] for hand in others.values()]
    assert majority(others, "giraffe", 3) == pytest.approx(prod(beaten))
    assert majority(others, "giraffe", 0) == 0
    assert majority(others, "giraffe", 9) > 0.99


def test_of_two_players_one_card_is_not_enough() -> None:
    """With two left a single card is no majority, with three it can be (K15)."""
    assert [enough(hands) for hands in (2, 3, 4, 5)] == [2, 1, 1, 1]
    two = other_hands(sees(HANDS, lives=(5, 0, 5, 0)))
    three = other_hands(sees(HANDS, lives=(5, 5, 5, 0)))
    assert majority(two, "mole", 1) == 0
    assert majority(two, "mole", 2) > 0.3
    assert majority(three, "mole", 1) > 0


def test_with_open_hands_the_expected_points_are_the_points() -> None:
    """Compared with the rules' own scoring."""
    for table in rounds(seed=3):
        expected = expected_points(certain(table.state))
        scored = table.state.copy()
        score_round(scored)
        (points,) = [event.points for event in scored.news if isinstance(event, RoundScored)]
        assert {seat: round(total) for seat, total in expected.items()} == dict(points)


def test_players_who_know_nothing_of_each_other_expect_alike() -> None:
    """Before the first swap all other hands look the same."""
    hands = other_hands(sees(HANDS, swaps=()))
    points = expected_points(hands)
    assert points[NEXT] == pytest.approx(points[OPPOSITE]) == pytest.approx(points[LAST])
    assert 0 < points[NEXT] < sum(VALUES.values())


def test_ones_own_hand_is_certain() -> None:
    """Every chance is one or none."""
    chances = own_hand(sees(HANDS))
    assert chances["giraffe"][:4] == (1, 1, 1, 0)
    assert {chance for each in chances.values() for chance in each} == {0, 1}
    assert ME not in other_hands(sees(HANDS))


def test_chances_fall_with_the_number_of_cards() -> None:
    """Holding more is never likelier than holding fewer."""
    chance = Random(4)
    for _ in range(300):
        pile = 10 + int(chance.random() * 30)
        unseen, drawn = int(chance.random() * 9), int(chance.random() * 11)
        chances = at_least(0, min(unseen, pile), drawn, pile, 9)
        assert chances[0] == 1
        assert list(chances) == sorted(chances, reverse=True)
