"""The levels of Lifeboat that search: the best answer where one can say which it is."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from accessible_games.core.decision import Answer, Move
from accessible_games.core.luck import Luck
from accessible_games.games.lifeboat.cards import BIRDS
from accessible_games.games.lifeboat.players.hard import (
    MOST,
    TALK,
    TODAY,
    TRUST,
    candidates,
    likings,
    next_move,
    study,
    value,
)
from accessible_games.games.lifeboat.players.prospects import (
    AWAKE,
    LYING,
    WEIGHTS,
    MorningFacts,
    prospects,
    sharp_prospects,
)
from accessible_games.games.lifeboat.players.temper import SHREWD
from accessible_games.games.lifeboat.seen import View
from accessible_games.players.search import Found
from tests.games.lifeboat.building import BoatTable, K, L, S, navigated, play, position
from tests.games.lifeboat.players.seats import first

Value = Callable[[View], float]
FEW = 24
"""Trials that are enough where the answers differ much."""


def found(table: BoatTable, iterations: int = FEW, also: tuple[Answer, ...] = ()) -> Found:
    """What it finds for the seat that is asked first."""
    decision = first(table)
    determinize = partial(table.determinize, decision.seat)
    view = table.view(decision.seat)
    return study(view, decision, determinize, Random(1), iterations, also)


def test_all_answers_are_valued_at_the_same_moment() -> None:
    """At the end of the day looked ahead, whether or not an answer ends the present one."""
    table = position({L: "water"}, {L: "parasol"}, phase="drink", order=[], course="course-24",
                     thirsts=[[L, "name"]])  # fmt: skip
    decision, day = first(table), table.state.day
    for days in (1, 2):
        ahead = replace(TODAY, days=days, reached=lambda view: float(view.day))
        for answer in decision.options:
            assert value(table, decision, SHREWD, ahead, {}, 1, answer) == day + days


# What it finds -----------------------------------------------------------------------------------


def test_it_steers_for_land_and_knows_its_points() -> None:
    """The fourth bird ends the game at once, so its value is what everybody scores then."""
    table = navigated("course-9", row_stack=["course-20", "course-18"], birds=3, wounds={K: 2})
    best = found(table)[0]
    assert best.answer == "course-18"
    ended = navigated("course-9", row_stack=["course-20", "course-18"], birds=3, wounds={K: 2})
    seat = first(ended).seat
    play(ended, f"{seat} steer course-18")
    points = ended.game.points
    assert points is not None
    assert best.value == pytest.approx(points(ended.state)[seat], abs=0.5)


def test_it_spares_itself() -> None:
    """The Kid, nearest the stern, is one wound from death: another falls overboard."""
    table = navigated("course-9", row_stack=["course-10", "course-20"], wounds={K: 2})
    assert found(table)[0].answer == "course-20"


# How it searches ---------------------------------------------------------------------------------


def test_no_more_answers_are_tried_than_there_are_trials() -> None:
    """Whatever the number of iterations, that is the number of trials, or a few less."""
    for iterations in (0, 10, 40):
        lines = found(position(), iterations)
        assert sum(line.visits for line in lines) <= iterations


def test_the_first_candidate_is_the_shrewd_one_and_talk_is_none() -> None:
    """So that with no trials at all it still plays well; a trade is no action."""
    decision = first(position())
    tried = candidates(decision, "nothing", ())
    assert tried[0] == "nothing"
    assert not {*tried} & {*TALK}
    assert len(tried) <= MOST + 1


def test_what_was_played_is_tried_too() -> None:
    """A review asks what became of another answer."""
    lines = found(position(), FEW, also=("row",))
    assert "row" in [line.answer for line in lines]


def test_a_question_that_is_not_searched_has_one_answer() -> None:
    """Nothing is known of its value then."""
    table = position(hands={L: "oar"})
    play(table, "0 turn show")
    (line,) = found(table)
    assert line.answer == "oar"
    assert line.visits == 0


def test_the_same_chance_finds_the_same() -> None:
    """Also where the hidden cards are others."""
    table = position(hands={S: "knife", L: "cash"})
    seat = first(table).seat
    once = found(table)
    assert found(table) == once
    for number in range(3):
        assert found(table.determinize(seat, Luck(number))) == once


@pytest.mark.parametrize("days", [1, 2, 3])
def test_a_value_is_that_of_the_morning_after_the_days_looked_ahead(days: int) -> None:
    """It is what is to be expected there, with some preference for the first thought."""
    table = position()
    decision = first(table)
    ahead = replace(TODAY, days=days, others=SHREWD)
    liked = likings(table.view(decision.seat), decision, SHREWD, ahead, "row")
    assert liked == {"row": TRUST}
    worth = value(table, decision, SHREWD, ahead, liked, 1, "row")
    assert worth == pytest.approx(value(table, decision, SHREWD, ahead, {}, 1, "row") + TRUST)
    table.play(Move(decision.seat, "turn", "row"))
    chance, last = Random(1), table.state.day + days
    while table.state.day < last:
        table.play(next_move(table, decision.seat, SHREWD, SHREWD, chance))
    assert worth == pytest.approx(prospects(table.view(decision.seat)) + TRUST)


# What a morning is worth -------------------------------------------------------------------------


VALUES = (prospects, sharp_prospects)


@pytest.mark.parametrize("weights", [WEIGHTS, AWAKE, LYING])
def test_there_are_weights_for_each_number_of_birds(weights: Sequence[MorningFacts]) -> None:
    """With the last one the game is over, and points are points."""
    assert len(weights) == BIRDS + 1
    assert weights[BIRDS] == (0, 1, -1, -1, 1, 0, 0, 0, 0)


@pytest.mark.parametrize("value_of", VALUES)
def test_treasure_is_better_than_none(value_of: Value) -> None:
    """And better late than early, when it may still be taken."""
    gains = []
    for birds in (0, 3):
        poor, rich = (position(birds=birds, hands={L: card}) for card in ("chum", "jewel"))
        gains.append(value_of(rich.view(0)) - value_of(poor.view(0)))
    assert 0 < gains[0] < gains[1]


@pytest.mark.parametrize("value_of", VALUES)
def test_wounds_make_prospects_worse(value_of: Value) -> None:
    """One's own, and those of whom one loves; not those of the hated."""
    sizes = [({}, 0), ({L: 2}, -1), ({S: 3}, -1), ({K: 2}, 1)]
    well = value_of(position().view(L))
    for wounds, change in sizes:
        worth = value_of(position(wounds=wounds).view(L))
        assert (worth > well) - (worth < well) == change
