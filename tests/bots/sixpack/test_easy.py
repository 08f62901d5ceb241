"""The level `easy`: it makes its pattern where it happens to see it, and looks at nobody."""

from dataclasses import replace
from random import Random

import pytest

from accessible_games.bots.sixpack.easy import claim, easy
from accessible_games.core.luck import Luck
from accessible_games.games.sixpack.events import Claimed
from tests.benchmarks.bench_strength import win_rate
from tests.bots.sixpack.seats import FOUR, MINE, OTHER, SIX, answer_of, hand, play_turn
from tests.examples import times
from tests.games.sixpack.building import asked, display, dominoes, of, play, position


def test_it_makes_its_pattern() -> None:
    """With so few answers it sees the right one nearly always, with any chance."""
    made = 0
    for chance in range(20):
        table = position(FOUR, (MINE, OTHER))
        play_turn(table, "easy", chance)
        made += table.waiting()[0].kind == "claim"
    assert made >= 18


@pytest.mark.parametrize("claims", ["show", "yes-no", "off"])
def test_it_claims_whatever_help_there_is(claims: str) -> None:
    """It finds its pattern itself."""
    table = position(SIX, (MINE, OTHER), claims=claims, phase="claim", claimants=[0])
    assert answer_of("easy", table) == "m13-o14"
    told = play(table, "0 claim m13-o14")
    assert of(Claimed, told)[0].dominoes == tuple(dominoes(MINE))


def test_without_a_pattern_it_claims_nothing() -> None:
    """Without help everybody is asked."""
    table = position(SIX, (OTHER, MINE), claims="off", phase="claim", claimants=[0, 1])
    assert claim(table.view(0)) == "no"
    assert claim(table.view(1)) == "m13-o14"


def test_it_does_not_look_at_the_others() -> None:
    """Whatever points they have."""
    table = position(FOUR, (MINE, OTHER))
    view, decision = table.view(0), asked(table)
    for points in ((), ("cola-spezi", "beer-shandy")):
        other = replace(view, points=((), points))
        given = easy(other, decision, lambda luck: table.imagine(0, luck), Random(3))
        assert given == answer_of("easy", table, 3)


def test_it_cannot_tell_made_up_hands_from_true_ones() -> None:
    """The same answer at any table that looks the same."""
    table = position(FOUR, (MINE, OTHER))
    for seed in range(10):
        world = table.imagine(0, Luck(seed))
        assert answer_of("easy", world) == answer_of("easy", table)


def test_where_nothing_makes_its_pattern_it_plays_anything() -> None:
    """Different chances bring different answers, all of them legal."""
    table = position("C CL", (OTHER, MINE))
    given = {answer_of("easy", table, chance) for chance in range(20)}
    assert len(given) > 5
    assert all(asked(table).options.why_not(answer) is None for answer in given)
    assert hand(OTHER).isdisjoint(display("C CL"))


def test_it_beats_players_who_leave_all_to_chance() -> None:
    """One `easy` among three `random` wins far more than its fair share of a quarter."""
    assert win_rate("easy", "random", times(8), name="sixpack").share >= 0.5
