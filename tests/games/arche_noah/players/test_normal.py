"""The level `normal`, and the reasons of its advice."""

from dataclasses import replace

import pytest

from accessible_games.games.arche_noah.players.evaluation import look_out
from accessible_games.games.arche_noah.players.normal import (
    Bids,
    advise,
    all_bids,
    cost,
    expected_bid,
    normal,
)
from accessible_games.games.arche_noah.players.reasons import (
    AvoidsCard,
    BidsAgainst,
    BidsForCard,
    CostsLeast,
    KeepsAway,
    LetsPay,
    SavesCoins,
    TakesBest,
    TakesNone,
    TakesTwo,
)
from accessible_games.games.arche_noah.seen import View
from accessible_games.players import Advice
from tests.benchmarks.bench_strength import win_rate
from tests.examples import times
from tests.games.arche_noah.players.seats import (
    LAST,
    ME,
    NEXT,
    OPPOSITE,
    decision,
    last_round,
    no_chance,
    no_table,
    picks,
    sees,
)

THREE = ("hedgehog-4 hedgehog-3 hedgehog-2", "", "", "")
PAIR = ("hedgehog-4 hedgehog-3", "", "", "")
STRANGERS = "hyena-4 snake-4 vulture-3 anteater-4"
ONE_GOOD = "hedgehog-1 snake-2 vulture-4 anteater-4"
RIVAL = ("hedgehog-4 hedgehog-3", "crocodile-3")


def advice(view: View) -> Advice:
    """The advice there; it must be what `normal` answers, and allowed by the rules."""
    given = advise(view, decision(view), no_table, no_chance())
    assert normal(view, decision(view), no_table, no_chance()) == given.answer
    assert decision(view).options.why_not(given.answer) is None
    return given


# Picking -----------------------------------------------------------------------------------------


def test_it_completes_four_of_a_kind() -> None:
    """The lowest hedgehog saves the third one and brings the bonus (A13, A14)."""
    given = advice(picks(last_round(sees(ONE_GOOD, piles=THREE))))
    assert given == Advice(("hedgehog-1",), TakesBest())


def test_of_three_it_keeps_the_highest_pair() -> None:
    """A third card is worth less to it than none: the lowest of three counts against (A13)."""
    view = last_round(sees("hedgehog-1 bat-2", secret="bat-4", piles=(PAIR[0], "")))
    assert advice(picks(view)).answer == ("bat-2",)


def test_it_takes_two_for_a_chip() -> None:
    """Two partners at once are worth more than the chip; without one it takes the better."""
    shown, pile = "hedgehog-3 toucan-4 bat-1 snake-1", ("hedgehog-4 toucan-3", "", "", "")
    assert advice(picks(sees(shown, piles=pile))) == Advice(("hedgehog-3", "toucan-4"), TakesTwo())
    without = picks(sees(shown, piles=pile, chips=(0, 2, 2, 2)))
    assert len(advice(without).answer) == 1  # type: ignore[arg-type]


def test_it_takes_nothing_for_a_chip() -> None:
    """Only where every animal would cost it more than the chip, which depends on the time."""
    assert advice(picks(last_round(sees(STRANGERS)))) == Advice((), TakesNone())
    cheap = "hyena-2 snake-4 vulture-3 anteater-4"
    assert advice(picks(last_round(sees(cheap)))) == Advice(("hyena-2",), CostsLeast())
    assert advice(picks(last_round(sees(cheap), number=2))) == Advice((), TakesNone())


def test_without_chips_it_takes_what_costs_least() -> None:
    """An animal has to be taken (A4)."""
    view = last_round(sees(STRANGERS, chips=(0, 0, 0, 0)))
    assert advice(picks(view)) == Advice(("vulture-3",), CostsLeast())


def test_it_takes_what_another_wants_most() -> None:
    """It takes the dearer of two strangers where the other one of two has its partner."""
    view = last_round(sees("crocodile-4 bat-3", piles=("", ""), chips=(0, 0)))
    assert advice(picks(view)) == Advice(("bat-3",), CostsLeast())
    view = last_round(sees("crocodile-4 bat-3", piles=("", "crocodile-3"), chips=(0, 0)))
    assert advice(picks(view)) == Advice(("crocodile-4",), KeepsAway(NEXT))


def test_it_keeps_nothing_from_who_has_picked_before() -> None:
    """Only those who pick later can still take an animal."""
    view = last_round(sees("crocodile-4 bat-3", piles=("", "crocodile-3"), chips=(0, 0)))
    given = advice(replace(picks(view), order=((ME, 0),)))
    assert given == Advice(("bat-3",), CostsLeast())


def test_early_it_takes_a_high_single_card() -> None:
    """A partner may still come; in the last round none does."""
    shown = "hyena-4 snake-3 vulture-2 anteater-1"
    assert advice(picks(sees(shown, round=1, chips=(0,) * 4))).answer == ("hyena-4",)
    late = last_round(sees(shown, chips=(0,) * 4))
    assert advice(picks(late)).answer == ("anteater-1",)


def test_it_waits_for_no_card_that_is_gone() -> None:
    """With three frogs in other piles the fourth one will stay alone."""
    piles = ("", "frog-3", "frog-2", "frog-1")
    view = sees("frog-4 snake-4 bat-1 hyena-1", "spider-4", piles, chips=(0,) * 4)
    assert advice(picks(view)).answer == ("snake-4",)


# Bidding -----------------------------------------------------------------------------------------


def test_it_bids_for_an_animal_that_helps() -> None:
    """At the end of a pass eight points are worth many coins (A15)."""
    given = advice(last_round(sees(ONE_GOOD, piles=THREE)))
    assert given.reason == BidsForCard("hedgehog-1", best=True)
    assert given.answer in range(1, 9)


def test_it_bids_no_more_than_is_needed() -> None:
    """As the last to bid it pays one coin more than the others, or nothing where it is first."""
    bids = ((NEXT, 2), (OPPOSITE, 0), (LAST, 1))
    view = last_round(sees(ONE_GOOD, piles=THREE, holder=NEXT, bids=bids))
    assert advice(view).answer == 3


def test_it_bids_nothing_where_all_animals_are_alike() -> None:
    """Between four strangers that all cost the same nobody needs a choice."""
    view = last_round(sees("hyena-4 snake-4 vulture-4 anteater-4"))
    assert advice(view) == Advice(0, SavesCoins())


@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_early_it_saves_coins_for_dearer_rounds(round_number: int) -> None:
    """What is worth a coin at the end of a pass is not yet worth one before."""
    bids = ((NEXT, 1), (OPPOSITE, 0), (LAST, 0))
    shown = "hyena-4 snake-4 vulture-4 anteater-3"
    view = sees(shown, holder=NEXT, bids=bids, round=round_number)
    assert advice(view) == Advice(0, SavesCoins())


def test_it_bids_so_as_not_to_be_left_with_the_worst() -> None:
    """All animals cost points, and the last one most."""
    shown = "hyena-1 snake-4 vulture-1 anteater-1"
    view = last_round(
        sees(shown, "frog-4", chips=(0,) * 4, holder=NEXT, bids=((1, 0), (2, 0), (3, 0)))
    )
    assert advice(view) == Advice(1, AvoidsCard("snake-4"))


def test_it_bids_against_who_would_gain_more() -> None:
    """The bat helps it most, but the other one of two even more."""
    piles, bids = ("bat-1", "bat-4"), ((NEXT, 0),)
    view = last_round(sees("bat-2 hyena-4", piles=piles, chips=(0, 0), holder=NEXT, bids=bids))
    assert advice(view) == Advice(1, BidsAgainst(NEXT, "bat-2"))


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        ([(NEXT, 4), (ME, 3), (LAST, 0)], 3),
        ([(ME, 4), (NEXT, 3), (LAST, 0)], 4),
        ([(ME, 3), (NEXT, 3)], 3),
        ([(NEXT, 3), (ME, 3)], -3),
        ([(NEXT, 5), (ME, 3)], -5),
    ],
)
def test_it_knows_who_pays(order: Bids, expected: int) -> None:
    """All do, but of two only the first to pick (A11); what the other one loses is a gain."""
    assert cost(ME, order) == expected


def test_what_was_bid_stands() -> None:
    """Of those who have bid before nothing is expected any more."""
    bids = ((NEXT, 0), (OPPOSITE, 1), (LAST, 2))
    view = last_round(sees(ONE_GOOD, piles=THREE, holder=NEXT, bids=bids))
    assert all_bids(view, look_out(view), 5, 2.0) == [*bids, (ME, 5)]


def test_those_who_follow_bid_what_they_want_and_have() -> None:
    """Who wants the hedgehog most bids most, by mood, but no more than there is."""
    view = last_round(sees(ONE_GOOD, piles=("", "", "", THREE[0]), coins=(8, 8, 8, 3)))
    outlook = look_out(view)
    assert expected_bid(view, outlook, LAST) > 3 > expected_bid(view, outlook, NEXT)
    assert all_bids(view, outlook, 5, 0.0) == [(ME, 5), (NEXT, 0), (OPPOSITE, 0), (LAST, 0)]
    assert all_bids(view, outlook, 5, 1.0)[-1] == (LAST, 3)


def test_of_two_players_it_lets_the_other_pay() -> None:
    """The lower bid is kept (A11), so who bids nothing loses nothing."""
    view = sees("spider-2 bat-1", piles=RIVAL, holder=NEXT, bids=((NEXT, 3),))
    assert advice(view) == Advice(0, LetsPay(NEXT, 3))


# The whole ---------------------------------------------------------------------------------------


def test_it_beats_the_level_below() -> None:
    """One `normal` among three `easy` wins far more than its fair share of a quarter."""
    assert win_rate("normal", "easy", times(20), name="arche-noah").share >= 0.4


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_it_beats_the_level_below_at_any_table(seats: int) -> None:
    """With any number of players it wins more than its fair share."""
    assert (
        win_rate("normal", "easy", times(5) * seats, seats, name="arche-noah").share > 1.4 / seats
    )
