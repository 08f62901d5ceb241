"""The reasons of advice are true, and give no pile away."""

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from accessible_games.core.event import Event
from accessible_games.core.frozen import named_values
from accessible_games.games.arche_noah.players import reasons
from accessible_games.games.arche_noah.players.evaluation import AnimalEvaluation, look_out
from accessible_games.games.arche_noah.players.worth import unseen_by
from accessible_games.games.arche_noah.rules import points_of
from accessible_games.games.arche_noah.seen import known_pile
from accessible_games.games.arche_noah.state import SPECIES_OF
from accessible_games.players import Advice, advise
from accessible_games.speech.narrator import field_kinds
from tests.examples import times
from tests.games.arche_noah.players.seats import no_chance, no_table
from tests.games.playing import CASES
from tests.players.advised import Advised, advice_in, because, kinds_in

SEEDS = times(1)
"""Games of each kind, enough for every reason to come up."""
LEVELS = ("normal", "easy", "normal", "easy", "normal")
KINDS = [kind for kind in kinds_in(reasons) if kind is not reasons.ByOpenCards]


def outlook_of(each: Advised) -> AnimalEvaluation:
    """What the advised seat could hope for, by what it saw."""
    return look_out(each.view)


@cache
def all_advice() -> list[Advised]:
    """In games with each number of seats and each option."""
    cases = [case for case in CASES if case.name == "arche-noah"]
    tables = [(case.begin(seed), seed) for case in cases for seed in range(SEEDS)]
    return [each for table, seed in tables for each in advice_in(table, seed, LEVELS)]


def advised(*kinds: type[Event]) -> list[tuple[Advised, Any]]:
    """All advice with such a reason, each with its reason."""
    return because(all_advice(), kinds)


@pytest.mark.parametrize("kind", KINDS)
def test_every_reason_is_given(kind: type[Event]) -> None:
    """No reason is written for nothing."""
    assert advised(kind)


def test_reasons_name_cards_on_the_table_only() -> None:
    """Nobody is told what lies in a pile (A20, A21)."""
    named = 0
    for each, reason in advised(*KINDS):
        kind_of: Any = type(reason)
        kinds = field_kinds(kind_of)
        for card in (getattr(reason, name) for name, kind in kinds.items() if kind == "piece"):
            assert card in each.view.display
            named += 1
    assert named > 100


def test_reasons_say_nothing_of_how_much_is_gained() -> None:
    """From points one could reckon what lies in a pile; the one number is a bid on the table."""
    for each, reason in advised(*KINDS):
        values = named_values(reason).items()
        numbers = {v for n, v in values if n != "seat" and type(v) is int}
        assert numbers <= {coins for _, coins in each.view.bids}


def test_a_hint_depends_on_what_may_be_known_only() -> None:
    """In one's own pile a secret card is as good as the same card taken in the open."""
    for each, reason in advised(*KINDS)[::20]:
        view, taken = each.view, list(each.view.taken)
        if len(taken[each.seat]) and view.secret:
            first, *others = taken[each.seat]
            taken[each.seat] = (view.secret, *others)
            other = replace(view, secret=first, taken=tuple(taken))
            again = advise("arche-noah", other, each.decision, no_table, no_chance())
            assert again == Advice(each.given.answer, reason)


def test_a_bid_is_for_the_animal_that_helps_most() -> None:
    """No other on the table would bring more, and it does bring something."""
    for each, reason in advised(reasons.BidsForCard, reasons.BidsAgainst):
        gains = outlook_of(each).gains[each.seat]
        assert gains[(reason.card,)] == max(gains[(card,)] for card in each.view.display) > 0
        assert each.given.answer > 0  # type: ignore[operator]


def test_a_bid_is_against_who_wants_the_same_more() -> None:
    """Somebody else, and nobody else wants it more than that one."""
    for each, reason in advised(reasons.BidsAgainst):
        wanted = {seat: gains[(reason.card,)] for seat, gains in outlook_of(each).gains.items()}
        assert reason.seat != each.seat
        assert wanted[reason.seat] == max(wanted.values()) > wanted[each.seat]


def test_what_is_to_be_avoided_brings_nothing() -> None:
    """It costs points, or at least it does not help."""
    for each, reason in advised(reasons.AvoidsCard):
        assert outlook_of(each).gains[each.seat][(reason.card,)] <= 0
        assert each.given.answer > 0  # type: ignore[operator]


def test_only_of_two_players_the_other_pays() -> None:
    """The one who bid first has bid something, and stays the higher bidder."""
    for each, reason in advised(reasons.LetsPay):
        assert len(each.view.coins) == 2
        assert each.view.bids == ((reason.seat, reason.coins),)
        assert reason.coins > each.given.answer == 0


def test_coins_are_saved_by_bidding_nothing() -> None:
    """And nobody of two is made to pay by that."""
    for each, _ in advised(reasons.SavesCoins):
        assert each.given.answer == 0
        assert len(each.view.coins) > 2 or not any(coins for _, coins in each.view.bids)


def test_the_number_of_animals_fits_the_reason() -> None:
    """Two, none or one."""
    sizes: dict[type[Event], int] = {
        reasons.TakesTwo: 2, reasons.TakesNone: 0, reasons.TakesBest: 1,
        reasons.CostsLeast: 1, reasons.KeepsAway: 1, reasons.MayPair: 1,
    }  # fmt: skip
    for each, reason in advised(*sizes):
        assert len(each.given.answer) == sizes[type(reason)]  # type: ignore[arg-type]


def test_nothing_is_taken_where_everything_costs_more() -> None:
    """The best animal would bring less than the chip is worth."""
    for each, _ in advised(reasons.TakesNone):
        outlook = outlook_of(each)
        gains = outlook.gains[each.seat]
        assert gains[outlook.best(each.seat)] < gains[()] < 0


def picked(each: Advised) -> str:
    """The one animal that is advised."""
    assert isinstance(each.given.answer, tuple)
    (card,) = each.given.answer
    return card


def at_once(each: Advised) -> dict[str, int]:
    """The points that each animal on the table would bring the pile of the advised seat now."""
    pile = [*known_pile(each.view, each.seat)]
    return {card: points_of([*pile, card]) - points_of(pile) for card in each.view.display}


def expected(each: Advised) -> dict[str, float]:
    """The points that each animal promises that seat by the end of the pass."""
    gains = outlook_of(each).gains[each.seat]
    return {card: gains[(card,)] for card in each.view.display}


def test_what_helps_most_does_so_at_once_and_in_the_end() -> None:
    """Of all that is left; it brings points, and no other animal brings more."""
    for each, _ in advised(reasons.TakesBest):
        card = picked(each)
        for gains in (at_once(each), expected(each)):
            assert gains[card] == max(gains.values()) > 0


def test_what_is_bid_for_helps_most_where_that_is_said() -> None:
    """In the same way; elsewhere only the animal is named."""
    said = {True: 0, False: 0}
    for each, reason in advised(reasons.BidsForCard):
        gains = at_once(each)
        assert reason.best == (gains[reason.card] == max(gains.values()) > 0)
        said[reason.best] += 1
    assert all(said.values())


def test_what_costs_least_does_cost() -> None:
    """Then all other animals cost as well, and none of them less."""
    for each, _ in advised(reasons.CostsLeast):
        card = picked(each)
        for gains in (at_once(each), expected(each)):
            assert gains[card] == max(gains.values()) < 0


def test_what_may_pair_has_a_partner_to_come() -> None:
    """It costs at once, and one of its species has not been seen and may still be drawn."""
    for each, _ in advised(reasons.MayPair):
        card = picked(each)
        assert at_once(each)[card] < 0 < expected(each)[card]
        assert each.view.draw_pile
        assert SPECIES_OF[card] in {SPECIES_OF[other] for other in unseen_by(each.view)}


def test_two_promise_more_than_one() -> None:
    """With the chip paid, where the two are said to be worth it."""
    for each, _ in advised(reasons.TakesTwo):
        gains = outlook_of(each).gains[each.seat]
        assert gains[each.given.answer] >= max(expected(each).values())  # type: ignore[index]


def test_what_is_kept_away_would_help_somebody_who_picks_later() -> None:
    """And it is not what would bring oneself most."""
    for each, reason in advised(reasons.KeepsAway):
        outlook, taken = outlook_of(each), each.given.answer
        assert reason.seat in dict(each.view.order[1:])
        assert outlook.gains[reason.seat][taken] > 0  # type: ignore[index]
        assert outlook.best(each.seat) != taken


def test_no_hint_names_an_animal_that_is_out_of_the_game() -> None:
    """Where two or three play, some species are missing (A2)."""
    for each, reason in advised(reasons.BidsForCard, reasons.BidsAgainst, reasons.AvoidsCard):
        assert SPECIES_OF[reason.card] not in each.view.out
