"""The reasons of advice are true, and tell no more than the help at the table."""

from functools import cache
from typing import Any

import pytest

from accessible_games.core.event import Event
from accessible_games.games.sixpack.cells import Display
from accessible_games.games.sixpack.layout import Layout
from accessible_games.games.sixpack.patterns import blocks, patterns
from accessible_games.games.sixpack.players import reasons
from accessible_games.games.sixpack.players.evaluation import (
    fit,
    hands_on,
    hands_without,
    look_out,
    risk,
)
from accessible_games.games.sixpack.players.turns import changed, ends, tables_after
from accessible_games.games.sixpack.rules import changes
from accessible_games.games.sixpack.view import displayed
from tests.examples import times
from tests.games.sixpack.building import new
from tests.players.advised import Advised, advice_in, because, kinds_in

LEVELS = ("normal", "easy", "normal", "easy")
HELP = ("show", "yes-no", "off")
SEEDS = times(3)
"""Games with each kind of help, enough for every reason to come up."""
KINDS = kinds_in(reasons)


def hand(each: Advised) -> frozenset[str]:
    """The dominoes of the seat that is advised."""
    return frozenset(each.view.hand)


def tables(each: Advised) -> list[Display]:
    """All tables to which the answer can lead."""
    answer: Any = each.given.answer
    return list(tables_after(each.view, each.decision.kind, answer))


@cache
def all_advice() -> list[Advised]:
    """With each kind of help, among two players and more."""
    games = [(claims, seed) for claims in HELP for seed in range(SEEDS)]
    begun = [(new(2 + seed % 3, seed, claims=claims), seed) for claims, seed in games]
    return [each for table, seed in begun for each in advice_in(table, seed, LEVELS)]


def advised(*kinds: type[Event]) -> list[tuple[Advised, Any]]:
    """All advice with such a reason, each with its reason."""
    return because(all_advice(), kinds)


@pytest.mark.parametrize("kind", KINDS)
def test_every_reason_is_given(kind: type[Event]) -> None:
    """No reason is written for nothing."""
    assert advised(kind)


def test_a_place_of_a_pattern_is_told_where_help_is_to_show_only() -> None:
    """There it always is told (S28)."""
    named = (
        reasons.MakesPattern,
        reasons.LeavesPattern,
        reasons.NearsPattern,
        reasons.ClaimsPattern,
    )
    for each, reason in advised(*named):
        assert (reason.block is not None) == (each.view.claims == "show")


def test_without_help_nobody_is_told_that_there_is_a_pattern() -> None:
    """Nor where everybody who can claim is told to look."""
    for each, _ in advised(reasons.LeavesPattern):
        assert each.view.claims != "off"
    for each, _ in advised(reasons.LooksAlone):
        assert each.view.claims != "show"


def test_without_help_all_claims_have_one_reason() -> None:
    """Whether there is something to claim or not; both come up."""
    asked = [
        each for each in all_advice() if each.decision.kind == "claim" and each.view.claims == "off"
    ]
    assert {each.given.reason for each in asked} == {reasons.LooksAlone()}
    assert {each.given.answer == "no" for each in asked} == {True, False}


def test_a_pattern_can_be_made_as_told() -> None:
    """It was not there before, and one way to fill brings it to that block."""
    for each, reason in advised(reasons.MakesPattern):
        assert hand(each) not in hands_on(displayed(each.view))
        found = [patterns(blocks(table)).get(hand(each), []) for table in tables(each)]
        assert any(found)
        assert reason.block is None or any(reason.block in names for names in found)


def test_a_pattern_stays_as_told() -> None:
    """It was there before."""
    for each, reason in advised(reasons.LeavesPattern):
        assert hand(each) in hands_on(displayed(each.view))
        found = [patterns(blocks(table)).get(hand(each), []) for table in tables(each)]
        assert any(found)
        assert reason.block is None or any(reason.block in names for names in found)


def test_what_is_prepared_can_be_made_with_one_change() -> None:
    """By some legal change of a table that the answer leads to."""
    for each, _ in advised(reasons.Prepares)[::5]:
        assert any(
            hand(each) in hands_on(next(ends(changed(table, word, place))))
            for table in tables(each)
            for word, place in changes(Layout({**table}), each.view.strict)
        )


def test_so_many_drinks_fit_as_told() -> None:
    """Four or five of six, in a block of a table that the answer leads to."""
    for each, reason in advised(reasons.NearsPattern):
        shown = [blocks(table) for table in tables(each)]
        fits = [{name: fit(hand(each), one) for name, one in some.items()} for some in shown]
        assert reason.drinks in (4, 5)
        assert any(reason.drinks == max(some.values(), default=0) for some in fits)
        told = [some.get(reason.block) for some in fits]
        assert reason.block is None or reason.drinks in told


def test_the_percentage_of_what_is_given_is_that_of_a_table() -> None:
    """One to which the answer leads."""
    for each, reason in advised(reasons.GivesLittle):
        outlook = look_out(each.view)
        risks = [round(100 * risk(outlook, table)) for table in tables(each)]
        assert reason.percent in risks
        assert 0 <= reason.percent <= 100


def test_so_many_cards_stay_as_told() -> None:
    """Fewer than there are."""
    for each, reason in advised(reasons.LeavesCards):
        assert reason.cards in map(len, tables(each))
        assert reason.cards < len(each.view.display)


def test_a_claim_is_true() -> None:
    """The block shows the pattern, and it is what is answered."""
    for each, reason in advised(reasons.ClaimsPattern):
        assert reason.block in patterns(blocks(displayed(each.view)))[hand(each)]
        assert each.given.answer == reason.block


def test_what_is_kept_is_on_the_table_with_that_chance() -> None:
    """Of the hands that can be drawn then."""
    for each, reason in advised(reasons.KeepsFound):
        points = each.view.points[each.seat]
        possible = hands_without((*points, str(each.given.answer)))
        found = hands_on(displayed(each.view))
        share = sum(hand in found for hand in possible) / len(possible)
        assert reason.percent == round(100 * share) > 0


def test_the_last_point_wins() -> None:
    """Six are there already, and fewer with any other reason to lay a domino aside."""
    for each, reason in advised(reasons.Wins, reasons.KeepsFound, reasons.LaysHardest):
        points = each.view.points[each.seat]
        assert (len(points) == 6) == isinstance(reason, reasons.Wins)


def test_one_begins_with_a_domino_of_ones_own() -> None:
    """Each game once."""
    begun = advised(reasons.BeginsWithOwn)
    assert len(begun) == SEEDS * len(HELP)
    assert all(each.given.answer in each.view.hand for each, _ in begun)
