"""The reasons of advice are true, and give no pile away."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import Any

import pytest

from accessible_games.bots import Advice, advise, bot, chance_of
from accessible_games.bots.arche_noah import reasons
from accessible_games.bots.arche_noah.outlook import Outlook, look_out
from accessible_games.core.decision import Decision, Move
from accessible_games.core.event import Event, Seat
from accessible_games.core.table import Table
from accessible_games.games.arche_noah.rules import SPECIES_OF
from accessible_games.games.arche_noah.seen import View
from accessible_games.speech.narrator import field_kinds
from tests.bots.arche_noah.seats import no_chance, no_table
from tests.games.playing import CASES, Case

SEEDS = 2
"""Games of each kind, enough for every reason to come up."""
LEVELS = ("normal", "easy", "normal", "easy", "normal")
KINDS = [
    kind
    for kind in vars(reasons).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
]


@dataclass
class Advised:
    """One piece of advice, and what the seat saw."""

    view: View
    decision: Decision[Any]
    given: Advice

    @property
    def seat(self) -> Seat:
        return self.decision.seat

    @property
    def outlook(self) -> Outlook:
        return look_out(self.view)


def advised_at(table: Table[Any], seed: int) -> Advised:
    (decision,) = table.waiting()
    seat, chance = decision.seat, chance_of(seed, decision.seat, len(table.moves))
    view, imagine = table.view(seat), partial(table.imagine, seat)
    return Advised(view, decision, advise(table.game.NAME, view, decision, imagine, chance))


def game(case: Case, seed: int) -> Iterator[Advised]:
    """All advice in a game of players of two levels."""
    table = case.begin(seed)
    while table.pending:
        each = advised_at(table, seed)
        yield each
        seat, chance = each.seat, chance_of(seed, each.seat, len(table.moves))
        player, imagine = bot(case.name, LEVELS[seat]), partial(table.imagine, seat)
        answer = player(each.view, each.decision, imagine, chance)
        table.play(Move(seat, each.decision.kind, answer))


@cache
def all_advice() -> list[Advised]:
    cases = [case for case in CASES if case.name == "arche-noah"]
    return [each for case in cases for seed in range(SEEDS) for each in game(case, seed)]


def advised(*kinds: type[Event]) -> list[tuple[Advised, Any]]:
    """All advice with such a reason, each with its reason."""
    found = [(each, each.given.reason) for each in all_advice()]
    return [(each, reason) for each, reason in found if isinstance(reason, kinds)]


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
        numbers = {v for n, v in vars(reason).items() if n != "seat" and isinstance(v, int)}
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
        gains = each.outlook.gains[each.seat]
        assert gains[(reason.card,)] == max(gains[(card,)] for card in each.view.display) > 0
        assert each.given.answer > 0  # type: ignore[operator]


def test_a_bid_is_against_who_wants_the_same_more() -> None:
    """Somebody else, and nobody else wants it more than that one."""
    for each, reason in advised(reasons.BidsAgainst):
        wanted = {seat: gains[(reason.card,)] for seat, gains in each.outlook.gains.items()}
        assert reason.seat != each.seat
        assert wanted[reason.seat] == max(wanted.values()) > wanted[each.seat]


def test_what_is_to_be_avoided_brings_nothing() -> None:
    """It costs points, or at least it does not help."""
    for each, reason in advised(reasons.AvoidsCard):
        assert each.outlook.gains[each.seat][(reason.card,)] <= 0
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
    sizes = {reasons.TakesTwo: 2, reasons.TakesNone: 0, reasons.TakesBest: 1,
             reasons.CostsLeast: 1, reasons.KeepsAway: 1}  # fmt: skip
    for each, reason in advised(*sizes):
        assert len(each.given.answer) == sizes[type(reason)]  # type: ignore[arg-type]


def test_nothing_is_taken_where_everything_costs_more() -> None:
    """The best animal would bring less than the chip is worth."""
    for each, _ in advised(reasons.TakesNone):
        outlook = each.outlook
        gains = outlook.gains[each.seat]
        assert gains[outlook.best(each.seat)] < gains[()] < 0


def test_what_costs_least_does_cost() -> None:
    """Then all other animals cost as well."""
    for each, _ in advised(reasons.CostsLeast):
        gains = each.outlook.gains[each.seat]
        assert max(gains[(card,)] for card in each.view.display) < 0


def test_what_is_kept_away_would_help_somebody_who_picks_later() -> None:
    """And it is not what would bring oneself most."""
    for each, reason in advised(reasons.KeepsAway):
        outlook, taken = each.outlook, each.given.answer
        assert reason.seat in dict(each.view.order[1:])
        assert outlook.gains[reason.seat][taken] > 0  # type: ignore[index]
        assert outlook.best(each.seat) != taken


def test_no_hint_names_an_animal_that_is_out_of_the_game() -> None:
    """Where two or three play, some species are missing (A2)."""
    for each, reason in advised(reasons.BidsForCard, reasons.BidsAgainst, reasons.AvoidsCard):
        assert SPECIES_OF[reason.card] not in each.view.out
