"""The level `easy`: it makes its pattern where it happens to see it, and looks at nobody."""

from dataclasses import replace
from functools import partial
from random import Random

import pytest

from accessible_games.core.luck import Luck
from accessible_games.games.sixpack.events import Claimed
from accessible_games.games.sixpack.past import Past
from accessible_games.games.sixpack.players.easy import PATIENCE, easy
from accessible_games.games.sixpack.players.evaluation import claim
from accessible_games.games.sixpack.players.normal import normal
from accessible_games.games.sixpack.players.plans import takes
from tests.benchmarks.bench_strength import win_rate
from tests.examples import times
from tests.games.sixpack.building import asked, display, dominoes, of, play, position
from tests.games.sixpack.players.seats import FOUR, MINE, OTHER, SIX, answer_of, hand, play_turn


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
        given = easy(other, decision, lambda luck: table.determinize(0, luck), Random(3))
        assert given == answer_of("easy", table, 3)


def test_it_cannot_tell_made_up_hands_from_true_ones() -> None:
    """The same answer at any table that looks the same."""
    table = position(FOUR, (MINE, OTHER))
    for seed in range(10):
        world = table.determinize(0, Luck(seed))
        assert answer_of("easy", world) == answer_of("easy", table)


def test_where_nothing_makes_its_pattern_it_plays_anything() -> None:
    """Different chances bring different answers, all of them legal."""
    table = position("C CL", (OTHER, MINE))
    given = {answer_of("easy", table, chance) for chance in range(20)}
    assert len(given) > 5
    assert all(asked(table).options.why_not(answer) is None for answer in given)
    assert hand(OTHER).isdisjoint(display("C CL"))


def test_it_takes_no_drink_without_its_pattern() -> None:
    """Nearly all gaps are filled again by the same drink."""
    table = position(SIX, (OTHER, MINE))
    assert any(map(takes, asked(table).options))
    assert not any(takes(answer_of("easy", table, chance)) for chance in range(40))


def test_it_takes_no_drink_if_its_pattern_lies_there() -> None:
    """Of all that keeps it there, putting the same drink back is no move."""
    table = position(SIX, (MINE, OTHER))
    assert not any(takes(answer_of("easy", table, chance)) for chance in range(40))


@pytest.mark.parametrize("claimed", [(), (0,), (1,)])
def test_who_waits_long_for_a_point_thinks_like_normal(claimed: tuple[int, ...]) -> None:
    """After eight own turns without one, whatever others have scored in them."""
    table = position(FOUR, (OTHER, MINE))
    turns = [Past(seat, ("m13",), None, claimed) for seat in (0, 1) * (PATIENCE - 1)]
    given = set[object]()
    for past in (turns, [*turns, Past(0, ("m13",), None, claimed)]):
        view, chances = replace(table.view(0), past=tuple(past)), range(8)
        determinize = partial(table.determinize, 0)
        told = [easy(view, asked(table), determinize, Random(chance)) for chance in chances]
        usual = [normal(view, asked(table), determinize, Random(chance)) for chance in chances]
        given.add(told == usual)
    assert given == ({False} if claimed == (0,) else {False, True})


def test_it_beats_players_who_leave_all_to_chance() -> None:
    """One `easy` among three `random` wins far more than its fair share of a quarter."""
    assert win_rate("easy", "random", times(8), name="sixpack").share >= 0.5
