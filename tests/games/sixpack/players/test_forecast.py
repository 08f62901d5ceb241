"""What a table brings: each fact counts for or against it, by what points are worth and cost."""

from dataclasses import replace
from operator import mul
from typing import Any

import pytest

from accessible_games.games.sixpack.players.forecast import (
    BEFORE,
    SCORED,
    Forecast,
    TableFacts,
    part,
)
from accessible_games.games.sixpack.players.grid import Grid
from accessible_games.games.sixpack.players.guesses import Guess, guesses
from accessible_games.games.sixpack.players.numbering import BITS
from accessible_games.games.sixpack.players.plans import TableOutcome
from accessible_games.games.sixpack.players.prospects import ease_left, held_with, stakes, survey
from tests.games.sixpack.building import SixTable, display, dominoes, position
from tests.games.sixpack.players.seats import FOUR, MINE, OTHER, SIX, all_but, hand

OWN, OTHERS = BITS[hand(MINE)], BITS[hand(OTHER)]
REACHED = survey(Grid.of(display(FOUR)), False).once
"""Hands that one change of FOUR brings; OTHERS is not among them."""
NOBODY = Guess(((OTHERS, 1.0),))
"""Somebody who certainly holds what FOUR does not bring."""
SOMEBODY = Guess(((OWN, 1.0),))
"""Somebody who certainly holds what it does bring."""


def forecast(table: SixTable, *held: Guess) -> Forecast:
    """That of seat 0, the others holding such hands."""
    view = table.view(0)
    found = dict(enumerate(held, start=1)) if held else guesses(view)
    return Forecast(stakes(view), found)


def left(table: SixTable, **fields: Any) -> TableOutcome:
    """The table as seat 0 leaves it, with its hand."""
    given = TableOutcome(
        Grid.of(table.state.display), 0, False, stakes(table.view(0)).hand, 0.0, 0.5, 0.0, False
    )
    return replace(given, **fields)


def three(picture: str = FOUR, mine: str = OTHER) -> SixTable:
    """A table of three, at which seat 0 cannot make its pattern yet."""
    return position(picture, (mine, MINE, MINE), turn=1)


def test_a_pattern_that_somebody_holds_costs() -> None:
    """As likely as it is held; the same for whoever comes next and the one after."""
    table = three()
    for hands in ((SOMEBODY, NOBODY), (NOBODY, SOMEBODY)):
        seen = forecast(table, *hands)
        rivals = seen.at_stake.rivals
        cost = rivals[0].cost if hands[0] == SOMEBODY else rivals[1].cost
        given = seen.value(left(table, shown=OWN)) - seen.value(left(table))
        assert abs(given + BEFORE.claims * cost) < 1e-9
        rest = held_with(()) & ~OWN & ~OTHERS
        assert seen.value(left(table, shown=rest)) == seen.value(left(table))


def facts(table: SixTable, *held: Guess, **fields: Any) -> TableFacts:
    """What counts about the table as seat 0 leaves it."""
    return forecast(table, *held).facts(left(table, **fields))


def test_what_others_cannot_make_counts_by_the_hands_they_can_have() -> None:
    """Of the next player apart from those after it, and by what their points cost."""
    table = three()
    seen, first = facts(table, NOBODY, NOBODY), stakes(table.view(0)).rivals[0]
    assert seen.next_unable == pytest.approx(first.cost * part(first.hands, ~REACHED))
    assert seen.unable == pytest.approx(seen.next_unable)
    known = position(FOUR, (OTHER, OTHER, MINE), {1: all_but(OTHER)}, turn=1)
    certain = facts(known)
    assert certain.next_unable == pytest.approx(stakes(known.view(0)).rivals[0].cost)


def test_what_they_probably_hold_corrects_it() -> None:
    """Up if it is out of reach, down if it is not."""
    table = three()
    rival = stakes(table.view(0)).rivals[0]
    for held, sure in ((NOBODY, 1), (SOMEBODY, 0)):
        more = sure - part(rival.hands, ~REACHED)
        assert facts(table, held, held).guessed == pytest.approx(2 * rival.cost * more)


def test_hands_that_one_change_would_bring_are_told_from_others() -> None:
    """They are easily spoiled."""
    table, seen = three(), survey(Grid.of(display(FOUR)), False)
    rival = stakes(table.view(0)).rivals[0]
    narrow = seen.once & ~seen.twice & ~seen.shown
    assert narrow
    assert facts(table).narrow == pytest.approx(2 * rival.cost * part(rival.hands, narrow))


def test_what_the_table_shows_may_be_drawn_by_the_others() -> None:
    """The more their points cost."""
    for picture, shown in ((FOUR, 0), (SIX, Grid.of(display(SIX)).shown)):
        table = three(picture)
        cost = sum(rival.cost for rival in stakes(table.view(0)).rivals)
        assert facts(table).crowd == pytest.approx(cost * part(held_with(()), shown))


@pytest.mark.parametrize("mine", [OTHER, "C LB, B CL, L LB", MINE])
def test_the_ways_to_the_own_pattern_count(mine: str) -> None:
    """None, or a single one; all others are alike."""
    table = three(mine=mine)
    at_stake = stakes(table.view(0))
    ways = survey(Grid.of(display(FOUR)), False, at_stake.hand).ways
    found = facts(table)
    assert (found.no_way, found.one_way) == (
        at_stake.gain * (ways == 0),
        at_stake.gain * (ways == 1),
    )
    assert found.reach == pytest.approx(at_stake.gain * part(held_with(()), REACHED))
    assert found.ease == found.promise == found.lying == 0


def test_whoever_has_scored_wants_easy_hands() -> None:
    """Such as the table shows, or brings; the ways to the old one count no longer."""
    table = three(SIX, "C CL, B CL, L LB")
    seen = forecast(table, NOBODY, NOBODY)
    drawn = held_with(("beer-spezi",))
    scored = left(table, own=drawn)
    assert seen.is_scored(scored)
    assert not seen.is_scored(left(table))
    found, gain = seen.facts(scored), seen.at_stake.gain
    assert found.no_way == found.one_way == 0
    best = seen.at_stake.best_kept(survey(scored.grid, False))
    assert found.ease == pytest.approx(gain * ease_left(best))
    assert found.lying == pytest.approx(gain * part(drawn, scored.grid.shown))
    assert found.promise > found.lying
    assert seen.value(scored) > seen.value(left(table)) + gain / 2


def test_a_table_that_was_cleared_is_known() -> None:
    """As a part of what a point is worth."""
    table = three()
    gain = stakes(table.view(0)).gain
    assert [facts(table, cleared=cleared).cleared for cleared in (False, True)] == [0, gain]


def test_the_next_player_may_make_patterns_of_others_too() -> None:
    """The own one: as likely as all its hands say, and certain where both have the same."""
    table = position(FOUR, (MINE, MINE, MINE), {1: all_but(MINE)}, turn=1)
    assert facts(table).reply == pytest.approx(stakes(table.view(0)).gain)
    assert facts(table).later_claims < 0
    foreign = position(FOUR, (OTHER, MINE), {1: all_but(MINE)}, turn=1)
    assert facts(foreign).reply == facts(foreign).later_claims == 0
    usual = position(FOUR, (MINE, OTHER), turn=1)
    assert 0 < facts(usual).reply < stakes(usual.view(0)).gain


def test_a_value_weighs_all_facts() -> None:
    """By other weights once the own pattern was shown, which brings a point besides."""
    table = three(SIX, "C CL, B CL, L LB")
    seen = forecast(table, SOMEBODY, NOBODY)
    for own, weights in ((seen.at_stake.hand, BEFORE), (held_with(("beer-spezi",)), SCORED)):
        outcome = left(table, own=own, shown=OWN, cleared=True)
        weighed = sum(map(mul, weights, seen.facts(outcome)))
        point = seen.at_stake.gain if weights == SCORED else 0
        assert seen.value(outcome) == pytest.approx(seen.at_stake.chance + point + weighed)


def test_a_game_that_is_won_is_worth_one() -> None:
    """Whatever the table shows."""
    table = position(FOUR, (MINE, OTHER), {0: all_but(MINE)}, turn=1)
    assert forecast(table).value(left(table, own=0, value=1.0)) == 1
    assert len(dominoes(all_but(MINE))) == 6
