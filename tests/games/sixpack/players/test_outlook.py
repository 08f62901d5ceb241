"""What a table is worth to a seat."""

from math import isclose

import pytest

from accessible_games.games.sixpack.drinks import DOMINOES
from accessible_games.games.sixpack.patterns import SETS, blocks, makers, patterns, pictures
from accessible_games.games.sixpack.players.evaluation import (
    CLOSE_FIT,
    LOST,
    fit,
    hands_on,
    hands_without,
    in_reach,
    look_out,
    risk,
    worth,
)
from accessible_games.games.sixpack.players.temper import EVEN
from tests.games.sixpack.building import display, position
from tests.games.sixpack.players.seats import FOUR, MINE, OTHER, SIX, all_but, hand, seen_on
from tests.games.sixpack.players.test_turns import random_tables

SIX_OTHER = """
C  CL B
CB L  LB
"""


@pytest.mark.parametrize(("points", "hands"), list(enumerate([84, 56, 35, 20, 10, 4, 1, 0])))
def test_points_tell_which_hands_there_can_be(points: int, hands: int) -> None:
    """84 at first, one at six points, none after the seventh."""
    assert len(hands_without(DOMINOES[:points])) == hands


def test_hands_never_hold_a_point() -> None:
    """What is laid aside is not drawn again."""
    assert all("cola-spezi" not in each for each in hands_without(("cola-spezi",)))


def test_it_sees_the_hands_whose_pattern_is_there() -> None:
    """The same as the rules find."""
    for table in random_tables():
        shown = table.state.display
        assert hands_on(shown) == set(patterns(blocks(shown)))


def test_six_drinks_fit_exactly_where_the_hand_shows_the_picture() -> None:
    """Five or less otherwise."""
    mine = hand(MINE)
    for picture, hands in list(makers().items())[::7]:
        assert (fit(mine, picture) == 6) == (mine in hands)


def test_a_picture_with_one_other_drink_fits_in_five() -> None:
    """Each of its six drinks may be the other one."""
    mine = hand(MINE)
    first = pictures(mine)[0]
    for number, drink in enumerate(first):
        other = {"cola": "beer", "lemonade": "cola", "beer": "lemonade",
                 "spezi": "diesel", "diesel": "shandy", "shandy": "spezi"}[drink]  # fmt: skip
        changed = (*first[:number], other, *first[number + 1 :])
        assert fit(mine, changed) >= CLOSE_FIT


def test_ones_own_pattern_is_worth_most() -> None:
    """More than the same table to somebody else, and more than a table that only comes close."""
    assert worth(seen_on(FOUR), display(SIX)) > worth(seen_on(FOUR, OTHER), display(SIX))
    assert worth(seen_on(FOUR), display(SIX)) > worth(seen_on(FOUR), display(SIX_OTHER))


def test_coming_close_is_worth_something() -> None:
    """A block of which one drink only is wrong."""
    outlook, table = seen_on(FOUR), display("C CL L\nCB B CB")
    assert hand(MINE) not in hands_on(table)
    assert fit(outlook.hand, next(iter(blocks(table).values()))) == CLOSE_FIT
    given = sum(outlook.costs[each] for each in hands_on(table))
    assert worth(outlook, table) > -given


def test_it_costs_to_give_a_pattern_as_likely_as_somebody_holds_it() -> None:
    """At the beginning each hand is one of 84, at five points one of four, and so on."""
    for points in range(6):
        kept = DOMINOES[:points]
        outlook = look_out(position(FOUR, points={1: codes(kept)}, hands=hands(kept)).view(0))
        possible = hands_without(kept)
        assert outlook.others == (possible,)
        assert set(outlook.costs) == set(possible)
        assert all(isclose(cost, EVEN.given / len(possible)) for cost in outlook.costs.values())


def codes(kept: tuple[str, ...]) -> str:
    """Dominoes as `building` writes them."""
    short = {"cola": "C", "lemonade": "L", "beer": "B",
             "spezi": "CL", "diesel": "CB", "shandy": "LB"}  # fmt: skip
    return ", ".join(" ".join(short[half] for half in domino.split("-")) for domino in kept)


def hands(kept: tuple[str, ...]) -> tuple[str, str]:
    """Hands of two seats of which the second has these points."""
    return MINE, codes(tuple(each for each in DOMINOES if each not in kept)[:3])


def test_to_let_somebody_win_costs_most() -> None:
    """Of somebody with six points everybody knows the hand."""
    outlook = seen_on(FOUR, other=all_but(OTHER))
    assert outlook.costs == {hand(OTHER): LOST}


def test_what_lies_there_already_is_not_given() -> None:
    """Who holds it can claim in any case."""
    outlook = seen_on(SIX, OTHER)
    assert risk(outlook, display(SIX)) == 0
    assert worth(outlook, display(SIX)) >= 0


def test_the_risk_is_the_share_of_hands_that_the_table_comes_to_show() -> None:
    """Of each of the others; so with more others it is higher."""
    found = len(hands_on(display(SIX)))
    two = look_out(position(FOUR, (OTHER, MINE)).view(0))
    three = look_out(position(FOUR, (OTHER, MINE, MINE)).view(0))
    assert isclose(risk(two, display(SIX)), found / len(SETS))
    assert isclose(risk(three, display(SIX)), 1 - (1 - found / len(SETS)) ** 2)


def test_a_pattern_is_in_reach_that_one_change_makes() -> None:
    """One drink and what is then filled."""
    assert in_reach(seen_on(FOUR), display(FOUR))
    assert not in_reach(seen_on(FOUR), display("C CL"))


def test_before_a_clearing_nothing_is_in_reach() -> None:
    """Nobody knows what will stay."""
    low = "C LB C LB\nLB C LB C\nC LB C LB"
    assert not in_reach(seen_on(low), display(low))
