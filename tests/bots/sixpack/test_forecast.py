"""What a table brings: each fact counts for or against it, by what points are worth and cost."""

from dataclasses import replace
from typing import Any

from accessible_games.bots.sixpack.forecast import BEFORE, SCORED, Forecast, replied
from accessible_games.bots.sixpack.grid import Grid
from accessible_games.bots.sixpack.guesses import Guess, guesses
from accessible_games.bots.sixpack.numbering import BITS
from accessible_games.bots.sixpack.plans import Outcome
from accessible_games.bots.sixpack.prospects import held_with, stakes, survey
from tests.bots.sixpack.seats import FOUR, MINE, OTHER, all_but, hand
from tests.games.sixpack.building import SixTable, display, dominoes, position

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


def left(table: SixTable, **fields: Any) -> Outcome:
    """The table as seat 0 leaves it, with its hand."""
    given = Outcome(
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


def test_what_others_cannot_make_is_good() -> None:
    """Most of all if the next player cannot."""
    table = three()
    one, none = SOMEBODY, NOBODY
    held = ((one, one), (one, none), (none, one), (none, none))
    values = [forecast(table, *hands).value(left(table)) for hands in held]
    assert values == sorted(values)
    assert len({*values}) == 4


def test_the_own_pattern_within_reach_is_good() -> None:
    """By several changes more than by one, and that more than by none."""
    values = []
    for mine in (OTHER, "C LB, B CL, L LB", MINE):
        table = three(mine=mine)
        ways = survey(Grid.of(display(FOUR)), False, stakes(table.view(0)).hand).ways
        seen = forecast(table, NOBODY, NOBODY)
        bare = seen.value(left(table)) - BEFORE.reply * seen.at_stake.gain * replied(
            seen.at_stake, left(table)
        )
        values.append((min(2, ways), round(bare, 9)))
    assert values == sorted(values)
    assert values[0][0] == 0 < values[-1][0]


def test_whoever_has_scored_wants_easy_hands() -> None:
    """With the dominoes that are laid aside easy hands are left, or hard ones."""
    table = three(mine="C CL, B CL, L LB")
    seen = forecast(table, NOBODY, NOBODY)
    drawn = held_with(("beer-spezi",))
    assert seen.is_scored(left(table, own=drawn))
    assert not seen.is_scored(left(table))
    assert seen.value(left(table, own=drawn)) > seen.value(left(table)) + seen.at_stake.gain / 2


def test_a_table_that_was_cleared_is_good() -> None:
    """It promises the others less than it seems to."""
    table = three()
    seen = forecast(table)
    more = seen.value(left(table, cleared=True)) - seen.value(left(table))
    assert abs(more - BEFORE.cleared * seen.at_stake.gain) < 1e-9
    assert SCORED.cleared > BEFORE.cleared > 0


def test_the_next_player_may_make_the_own_pattern_too() -> None:
    """That is as likely as all its hands say, and certain where both have the same pattern."""
    table = position(FOUR, (MINE, MINE), {1: all_but(MINE)}, turn=1)
    assert replied(stakes(table.view(0)), left(table)) == 1
    foreign = position(FOUR, (OTHER, MINE), {1: all_but(MINE)}, turn=1)
    assert replied(stakes(foreign.view(0)), left(foreign)) == 0
    usual = position(FOUR, (MINE, OTHER), turn=1)
    assert 0 < replied(stakes(usual.view(0)), left(usual)) < 1


def test_a_game_that_is_won_is_worth_one() -> None:
    """Whatever the table shows."""
    table = position(FOUR, (MINE, OTHER), {0: all_but(MINE)}, turn=1)
    assert forecast(table).value(left(table, own=0, value=1.0)) == 1
    assert len(dominoes(all_but(MINE))) == 6
