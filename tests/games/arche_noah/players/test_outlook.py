"""How one seat sees a round coming: prices, and who takes what."""

from collections.abc import Mapping

import pytest

from accessible_games.core.event import Pieces
from accessible_games.games.arche_noah.players.evaluation import (
    CHIP,
    COIN,
    RIVALS,
    AnimalEvaluation,
    balance,
    best_first,
    less_chips,
    look_out,
    play_on,
)
from tests.games.arche_noah.players.seats import LAST, ME, NEXT, OPPOSITE, cards, last_round, sees

SHOWN = cards("hyena-4 snake-3 vulture-2")
A, B, C = SHOWN
GAINS: Mapping[Pieces, float] = {
    (): 0.0, (A,): 5.0, (B,): 3.0, (C,): -2.0, (A, B): 8.0, (A, C): 3.0, (B, C): 1.0,
}  # fmt: skip
CHIP_PRICE = 2.0


def outlook(chips: tuple[int, ...]) -> AnimalEvaluation:
    """Everybody wants the same."""
    gains = less_chips(GAINS, CHIP_PRICE)
    seats = range(len(chips))
    choices = {seat: best_first(gains, chips[seat]) for seat in seats}
    return AnimalEvaluation(ME, dict.fromkeys(seats, gains), choices, 1.0)


def test_two_animals_or_none_cost_a_chip() -> None:
    """One animal is free (A3)."""
    paid = {cards for cards, gain in less_chips(GAINS, CHIP_PRICE).items() if gain < GAINS[cards]}
    assert paid == {(), (A, B), (A, C), (B, C)}


def test_without_chips_one_animal_is_all_there_is() -> None:
    """With chips the best choice may be two."""
    gains = less_chips(GAINS, CHIP_PRICE)
    assert best_first(gains, 0) == ((A,), (B,), (C,))
    assert best_first(gains, 2)[:2] == ((A, B), (A,))
    assert outlook((2, 2, 2)).best(ME) == (A,)


def test_everybody_takes_what_is_best_of_what_is_left() -> None:
    """The last one takes what is left, even if it costs something."""
    taken = play_on(outlook((0, 0, 0)), [OPPOSITE, ME, NEXT], SHOWN)
    assert taken == {OPPOSITE: (A,), ME: (B,), NEXT: (C,)}


def test_who_takes_two_leaves_somebody_empty() -> None:
    """The last one finds nothing, and need not use a chip (A6)."""
    taken = play_on(outlook((1, 0, 1)), [ME, NEXT, OPPOSITE], SHOWN)
    assert taken == {ME: (A, B), NEXT: (C,)}


def test_who_has_a_chip_need_not_take_what_costs_as_much() -> None:
    """A choice that is worth as much comes later only if it stands behind in the order."""
    taken = play_on(outlook((0, 0, 1)), [ME, NEXT, OPPOSITE], SHOWN)
    assert taken[OPPOSITE] == ()


def test_what_others_gain_counts_against_one() -> None:
    """By their average, and less than what one gains oneself."""
    seen = outlook((0, 0, 0))
    assert balance(seen, {ME: (A,)}) == 5
    assert balance(seen, {ME: (A,), NEXT: (B,), OPPOSITE: (C,)}) == 5 - RIVALS * (3 - 2) / 2
    assert balance(seen, {NEXT: (B,)}) == -RIVALS * 3 / 2


@pytest.mark.parametrize("number", [1, 2])
def test_coins_lose_their_worth_during_each_pass(number: int) -> None:
    """In its last round a coin is worth half a point, as it is scored (A15)."""
    rounds = [look_out(sees("bat-1 bat-2", round=n, number=number)).coin for n in range(1, 10)]
    assert rounds == sorted(rounds, reverse=True)
    assert rounds[0] < COIN[1]
    assert rounds[-1] == COIN[0] == 0.5


def test_a_chip_is_worth_most_early_in_the_game() -> None:
    """In the very last round one point, as it is scored; in the first pass it is kept (A16)."""
    views = [sees("bat-1 bat-2", round=n, number=number) for number in (1, 2) for n in range(1, 10)]
    prices = [-look_out(view).gains[ME][()] for view in views]
    assert prices == sorted(prices, reverse=True)
    assert prices[0] < CHIP[1]
    assert prices[-1] == CHIP[0] == 1


def test_everybody_has_gains_of_their_own() -> None:
    """The bat is worth most to who took one."""
    view = last_round(sees("bat-3 hyena-1 snake-1 vulture-1", piles=("", "", "", "bat-4")))
    seen = look_out(view)
    assert seen.best(LAST) == ("bat-3",)
    assert seen.best(ME) != ("bat-3",)
    assert max(seen.gains, key=lambda seat: seen.gains[seat][("bat-3",)]) == LAST
