"""The level `easy`: it collects what makes pairs, looks at nobody and spreads its coins."""

import pytest

from accessible_games.core.decision import Answer
from accessible_games.games.arche_noah.players.easy import easy
from accessible_games.games.arche_noah.seen import View
from tests.benchmarks.bench_strength import win_rate
from tests.examples import times
from tests.games.arche_noah.players.seats import (
    decision,
    last_round,
    no_chance,
    no_table,
    picks,
    sees,
)

PAIRING = "hedgehog-3 bat-1 snake-1 spider-1"
HEDGEHOG = ("hedgehog-4 toucan-3", "", "", "")
TWO_PAIRS = "hedgehog-3 toucan-4 snake-1 spider-1"
STRANGERS = "hyena-4 snake-4 vulture-4 anteater-4"


def answer(view: View) -> Answer:
    """What `easy` answers there, which the rules must allow."""
    given = easy(view, decision(view), no_table, no_chance())
    assert decision(view).options.why_not(given) is None
    return given


def test_it_takes_what_makes_a_pair() -> None:
    """The second hedgehog counts itself, and the first one no longer against it."""
    assert answer(picks(last_round(sees(PAIRING, piles=HEDGEHOG)))) == ("hedgehog-3",)


def test_its_secret_card_makes_pairs_too() -> None:
    """It knows the first card of its own pile."""
    view = last_round(sees("bat-1 snake-3 hyena-1 spider-1", secret="snake-4"))
    assert answer(picks(view)) == ("snake-3",)


def test_early_it_likes_high_cards_and_late_low_ones() -> None:
    """A single card may still find a partner, or it will count against."""
    view = sees("hyena-4 snake-3 vulture-2 anteater-1", round=1)
    assert answer(picks(view))[0] == "hyena-4"  # type: ignore[index]
    assert answer(picks(last_round(view))) == ("anteater-1",)


def test_it_uses_a_chip_for_two_pairs_at_once() -> None:
    """If it still has one."""
    view = picks(last_round(sees(TWO_PAIRS, piles=HEDGEHOG)))
    assert sorted(answer(view)) == ["hedgehog-3", "toucan-4"]  # type: ignore[arg-type]
    without = picks(last_round(sees(TWO_PAIRS, piles=HEDGEHOG, chips=(0, 2, 2, 2))))
    assert len(answer(without)) == 1  # type: ignore[arg-type]


def test_it_uses_a_chip_to_take_nothing_bad() -> None:
    """If it still has one; otherwise it takes what costs least."""
    assert answer(picks(last_round(sees(STRANGERS)))) == ()
    without = picks(last_round(sees(STRANGERS, chips=(0, 2, 2, 2))))
    assert len(answer(without)) == 1  # type: ignore[arg-type]


def test_it_bids_when_one_animal_stands_out() -> None:
    """The only partner is worth coins, and animals that are all alike are not."""
    assert answer(sees(PAIRING, piles=HEDGEHOG)) in range(1, 9)
    assert answer(sees(STRANGERS)) == 0


@pytest.mark.parametrize("coins", range(1, 13))
def test_it_keeps_coins_for_later_rounds(coins: int) -> None:
    """Of few coins it bids no more than its share of two of the five rounds that are left."""
    view = sees(PAIRING, piles=HEDGEHOG, coins=(coins, 8, 8, 8))
    assert answer(view) <= 2 * coins / 5  # type: ignore[operator]


def test_it_does_not_look_at_the_others() -> None:
    """Whatever they have taken, and however many coins and chips they have left."""
    alone = sees(TWO_PAIRS, piles=HEDGEHOG)
    among = sees(
        TWO_PAIRS,
        piles=(HEDGEHOG[0], "hedgehog-2 hedgehog-1", "snake-4", "spider-4 bat-3"),
        coins=(8, 1, 0, 12),
        chips=(2, 0, 3, 1),
    )
    assert answer(alone) == answer(among)
    assert answer(picks(alone)) == answer(picks(among))


def test_it_beats_players_who_leave_all_to_chance() -> None:
    """One `easy` among three `random` wins far more than its fair share of a quarter."""
    assert win_rate("easy", "random", times(20), name="arche-noah").share >= 0.6
