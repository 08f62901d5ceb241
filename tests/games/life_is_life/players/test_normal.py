"""The level `normal`, and the reasons of its advice."""

from typing import Any

import pytest

from accessible_games.games.life_is_life.players.normal import SWAPS, advise, normal
from accessible_games.games.life_is_life.players.reasons import (
    BlocksSet,
    ChasesSet,
    Collects,
    CompletesSet,
    KnocksAhead,
    KnocksLate,
    LaysLeast,
    LosesLeast,
    PassesBest,
    TakesMajority,
)
from accessible_games.games.life_is_life.seen import View
from accessible_games.players import Advice
from tests.benchmarks.bench_strength import win_rate
from tests.examples import times
from tests.games.life_is_life.players.seats import (
    DULL,
    LAST,
    ME,
    NEXT,
    OPPOSITE,
    decision,
    no_chance,
    no_table,
    sees,
    swapped,
)

ONE_CAT = "giraffe giraffe giraffe giraffe bear bear bear mole mole cat"
BEAR_FIRST = ("bear", *DULL[1:])
THREE_CATS = swapped(NEXT, "cat cat cat", "dog dog pig")
"""From now on everybody knows of three cats in this hand."""
RABBITS = "rabbit rabbit rabbit giraffe giraffe giraffe bear bear bear mouse"
WEAK = "giraffe bear mole goat sheep dog rabbit pig cat dog"
PAIR = "giraffe giraffe bear bear rabbit cat cat rabbit pig mouse"
GIRAFFES = (DULL[0], "giraffe giraffe", *DULL[2:])
STRONG = "giraffe giraffe giraffe giraffe bear bear bear mole mole mole"


def advice(view: View) -> Advice:
    """The advice there, which must be what `normal` answers."""
    given = advise(view, decision(view), no_table, no_chance())
    assert normal(view, decision(view), no_table, no_chance()) == given.answer
    return given


def often(count: int) -> dict[str, Any]:
    """So many swaps of one's own in this round."""
    return {"swaps": tuple(swapped(ME, "dog", "sheep") for _ in range(count))}


# Sudden death ------------------------------------------------------------------------------------


def test_it_completes_a_set() -> None:
    """The fifth rabbit is sudden death, better than any majority."""
    display = ("giraffe", "bear rabbit", *DULL[2:])
    hand = "rabbit rabbit rabbit rabbit bear bear mole goat sheep dog"
    assert advice(sees(hand, display)) == Advice("2", CompletesSet("rabbit", 5))


def test_it_completes_a_set_rather_than_knock() -> None:
    """Even far ahead, and after any number of swaps."""
    display = ("cat", *DULL[1:])
    hand = "cat cat cat giraffe giraffe giraffe giraffe bear bear bear"
    assert advice(sees(hand, display, **often(SWAPS))).reason == CompletesSet("cat", 4)


def test_for_experts_cats_are_no_set() -> None:
    """In the advanced variant only rabbits and pigs end a round (K6)."""
    hand = "cat cat cat giraffe giraffe giraffe mole bear bear bear"
    display = ("cat", *DULL[1:])
    assert advice(sees(hand, display)).reason == CompletesSet("cat", 4)
    assert advice(sees(hand, display, expert=True)).reason != CompletesSet("cat", 4)


def test_it_chases_a_set() -> None:
    """The fourth rabbit leaves one to find."""
    display = ("rabbit", *DULL[1:])
    assert advice(sees(RABBITS, display)) == Advice("1", ChasesSet("rabbit", 4, 1))


def test_it_gives_up_a_set_of_which_somebody_holds_a_card() -> None:
    """A rabbit in another hand may never come back."""
    view = sees(RABBITS, ("rabbit", *DULL[1:]), swaps=(swapped(LAST, "rabbit", "dog"),))
    assert not isinstance(advice(view).reason, ChasesSet)


def test_it_lays_a_useless_cat_as_long_as_nobody_waits_for_it() -> None:
    """One cat among giraffes and bears helps nobody."""
    given = advice(sees(ONE_CAT, BEAR_FIRST, row=1))
    kept = ("giraffe",) * 4 + ("bear",) * 4
    assert given == Advice(("cat",), LaysLeast(("cat",), kept))


def test_it_does_not_lay_the_fourth_cat_for_who_holds_three() -> None:
    """It keeps what would be somebody's sudden death, and says who surely waits for it."""
    given = advice(sees(ONE_CAT, BEAR_FIRST, row=1, swaps=(THREE_CATS,)))
    assert "cat" not in given.answer  # type: ignore[operator]
    assert given.reason == BlocksSet(NEXT, "cat", 3, True)


def test_for_experts_it_lays_the_fourth_cat() -> None:
    """Four cats do them no harm."""
    view = sees(ONE_CAT, BEAR_FIRST, row=1, swaps=(THREE_CATS,), expert=True)
    assert advice(view).answer == ("cat",)


@pytest.mark.parametrize(("knocker", "laid"), [(NEXT, True), (OPPOSITE, False), (LAST, False)])
def test_in_the_last_lap_only_those_who_still_play_are_feared(knocker: int, laid: bool) -> None:
    """The knocker has no further turn, and the last lap ends before the knocker (K12)."""
    view = sees(ONE_CAT, BEAR_FIRST, row=1, swaps=(THREE_CATS,), knocker=knocker)
    assert (advice(view).answer == ("cat",)) == laid


def test_it_takes_away_what_somebody_waits_for() -> None:
    """The fourth cat lies open: it takes the row although the cat is of no use to it."""
    waiting = swapped(OPPOSITE, "cat cat cat", "dog dog pig")
    view = sees(STRONG, ("cat", *DULL[1:]), swaps=(waiting,))
    assert advice(view) == Advice("1", BlocksSet(OPPOSITE, "cat", 3, True))


# Majorities --------------------------------------------------------------------------------------


def test_it_takes_the_row_that_makes_a_majority() -> None:
    """Four giraffes are probably more than anybody else holds."""
    given = advice(sees(PAIR, GIRAFFES))
    assert given == Advice("2", TakesMajority("giraffe", 4, 9))


def test_it_leaves_an_animal_that_others_hold_more_of() -> None:
    """A third giraffe is no use against four that were taken in the open."""
    hand = "giraffe giraffe bear bear bear rabbit rabbit cat cat mouse"
    display = ("giraffe", *DULL[1:])
    ahead = swapped(NEXT, "giraffe giraffe giraffe giraffe", "mouse pig dog dog")
    given = advice(sees(hand, display, knocker=NEXT))
    assert given == Advice("1", TakesMajority("giraffe", 3, 9))
    assert advice(sees(hand, display, knocker=NEXT, swaps=(ahead,))).answer != "1"


def test_two_players_want_pairs() -> None:
    """A second goat makes the majority against one other hand likely."""
    hand = "giraffe giraffe giraffe bear bear bear mole mole goat cat"
    display = ("goat", "dog mouse", "dog sheep mouse", "pig dog sheep rabbit")
    view = sees(hand, display, knocker=LAST, lives=(5, 0, 0, 5))
    assert advice(view) == Advice("1", TakesMajority("goat", 2, 7))


def test_before_the_last_lap_it_also_collects() -> None:
    """Two dogs are no sure majority against two in another hand, but a step to one."""
    hand = "giraffe giraffe giraffe giraffe bear bear bear bear mouse dog"
    view = sees(hand, ("dog", *DULL[1:]), swaps=(swapped(NEXT, "dog dog", "cat mole"),))
    assert advice(view) == Advice("1", Collects("dog", 2))


def test_when_every_swap_costs_it_takes_the_cheapest() -> None:
    """The first move of a round has to be a swap (K10)."""
    hand = "giraffe giraffe giraffe giraffe bear bear bear mole mole mole"
    assert advice(sees(hand, swaps=())) == Advice("1", LosesLeast(1))


# Knocking ----------------------------------------------------------------------------------------


def test_it_knocks_when_clearly_ahead() -> None:
    """After some swaps, with far more points to expect than anybody else."""
    display = ("mouse", "dog sheep", "goat pig goat", "bear sheep rabbit dog")
    given = advice(sees(STRONG, display, **often(4)))
    assert given.answer == "knock"
    assert isinstance(given.reason, KnocksAhead)
    assert given.reason.points >= given.reason.others + 10


def test_it_does_not_knock_when_behind() -> None:
    """With single cards only it goes on."""
    assert advice(sees(WEAK, **often(4))).answer != "knock"


def test_it_knocks_in_the_end() -> None:
    """After so many swaps the round has to end, even without a lead (K24)."""
    assert advice(sees(WEAK, **often(SWAPS - 1))).answer != "knock"
    assert advice(sees(WEAK, **often(SWAPS))) == Advice("knock", KnocksLate(SWAPS))


def test_it_knocks_rather_than_take_back_its_last_swap() -> None:
    """Two who only swap to and fro would bore everybody."""
    view = sees(PAIR, GIRAFFES, **often(1))
    assert advice(view).answer == "2"
    laid = advice(sees(PAIR, GIRAFFES, row=2, **often(1))).answer
    assert isinstance(laid, tuple)
    last = swapped(ME, " ".join(laid), "giraffe giraffe")
    assert advice(sees(PAIR, GIRAFFES, swaps=(last,))) == Advice("knock", KnocksLate(1))


def test_in_the_last_lap_it_keeps_a_hand_that_no_swap_makes_better() -> None:
    """Knocking as well means passing (K13)."""
    hand = "giraffe giraffe giraffe giraffe bear bear bear mole mole mole"
    assert advice(sees(hand, knocker=NEXT)) == Advice("knock", PassesBest())


def test_in_the_last_lap_it_takes_what_makes_its_hand_better() -> None:
    """However often it has swapped before."""
    view = sees(PAIR, GIRAFFES, knocker=NEXT, **often(SWAPS + 1))
    assert advice(view) == Advice("2", TakesMajority("giraffe", 4, 9))


# The whole ---------------------------------------------------------------------------------------


def test_it_beats_the_level_below() -> None:
    """One `normal` among three `easy` wins more than its fair share of a quarter."""
    assert win_rate("normal", "easy", times(20)).share >= 0.35
