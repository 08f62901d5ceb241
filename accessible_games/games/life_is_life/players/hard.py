"""The levels that search: the favourites of `normal`, tried in rounds played to their end.

In these, the others go on as earlier rounds suggest.

A value is the chance of winning the game, from 0 to 1.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from operator import attrgetter
from random import Random
from typing import cast

from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Pieces, Seat
from accessible_games.core.luck import Luck
from accessible_games.games.life_is_life.players.circles import goes_in_circle
from accessible_games.games.life_is_life.players.fast_rules import (
    Round,
    counted,
    knock,
    lean,
    numbers,
    swap,
)
from accessible_games.games.life_is_life.players.guesses import guess
from accessible_games.games.life_is_life.players.habits import plain
from accessible_games.games.life_is_life.players.lives import chances
from accessible_games.games.life_is_life.players.normal import (
    SwapPlan,
    best,
    completed,
    look_out,
    plans,
    why_knock,
)
from accessible_games.games.life_is_life.players.rollout import play_out
from accessible_games.games.life_is_life.players.temper import EVEN, Temper
from accessible_games.games.life_is_life.seen import View
from accessible_games.games.life_is_life.state import ROWS
from accessible_games.players.bot import Determinize
from accessible_games.players.judging import same
from accessible_games.players.search import (
    Found,
    SearchLine,
    Trial,
    Worlds,
    sequential_halving,
    whole_number,
)

MEASURE = "chance"
ITERATIONS = 300
FEWEST, MOST, EACH = 6, 16, 50
"""The fewest and the most swaps tried besides the best one of each row: one for EACH iterations."""
LAYING = 0.5
"""The share of the iterations spent on cards to lay, which matter less than the row."""
MOST_KEPT = 2
"""The most candidates of a review that are tried to the end, the best ones."""
FRESH = 480
"""The most worlds in which two answers are compared."""
POINT = 0.01
"""The worth of a point in the eyes of `normal` before any trial, as a chance of winning."""
SURE = 4.0
"""By how many points a knock counts as better if `normal` would knock, or as worse if not."""


def study(
    view: View,
    decision: Decision[Answer],
    determinize: Determinize,
    chance: Random,
    iterations: int,
    also: Sequence[Answer] = (),
    temper: Temper = EVEN,
    guessing: bool = False,
) -> Found:
    """What it has found about the rows, a knock, or the cards to lay; best first.

    If the round goes in circles, it knocks without a search. If *guessing*, it infers hands from
    what others have kept.
    """
    if decision.options.why_not("knock") is None and goes_in_circle(view):
        return tuple(SearchLine(answer, []) for answer in dict.fromkeys(("knock", *also)))
    likely = plain(view)
    number = min(MOST, max(FEWEST, iterations // EACH))
    tried = candidates(view, decision, number, also, temper)
    kept = [plan for plan in tried if any(same(answer_of(decision, plan), each) for each in also)]
    prior = expected(view, tried, temper)
    worlds = partial(
        world, view, lean(determinize(Luck(0)).state), determinize, likely, chance, guessing
    )
    trials = rollouts(decision, iterations, likely)
    lines = sequential_halving(tried, worlds, trials, prior, kept[:MOST_KEPT], temper.venture)
    return by_answer(decision, lines)


def fresh(
    view: View,
    decision: Decision[Answer],
    determinize: Determinize,
    chance: Random,
    lines: Sequence[SearchLine[Answer]],
    guessing: bool = False,
) -> Worlds[Answer]:
    """A source of worlds in which answers can be tried, each by the plan it was found with."""
    table, likely = lean(determinize(Luck(0)).state), plain(view)
    worlds = partial(world, view, table, determinize, likely, chance, guessing)
    chosen = {line.answer: plan_of(view, decision, line) for line in lines}

    def trial() -> Trial[Answer]:
        value = worlds()
        return lambda answer: value(chosen[answer])

    return trial


def plan_of(view: View, decision: Decision[Answer], line: SearchLine[Answer]) -> SwapPlan | None:
    """The swap that an answer was tried with; None for a knock."""
    if line.answer == "knock":
        return None
    if decision.kind == "lay":
        return SwapPlan(view.row, cast(Pieces, line.answer), {}, 0.0)
    (laid,) = line.then
    return SwapPlan(int(str(line.answer)), cast(Pieces, laid), {}, 0.0)


def rollouts(decision: Decision[Answer], iterations: int, likely: Mapping[Seat, float]) -> int:
    """The number of rounds to play out, by the chances of the others to play plainly.

    Plain players are simulated in half the time, so twice as many take no longer.
    """
    share = LAYING if decision.kind == "lay" else 1.0
    return round(share * iterations * (1 + sum(likely.values()) / len(likely)))


def world(
    view: View,
    table: Round,
    determinize: Determinize,
    likely: Mapping[Seat, float],
    chance: Random,
    guessing: bool,
) -> Callable[[SwapPlan | None], float]:
    """The chance of winning in one world: the table with other hands and its plain players."""
    seed = whole_number(chance)
    state = determinize(Luck(seed)).state
    dealt = replace(table, hands=[counted(hand) for hand in state.hands])
    if guessing:
        guess(dealt, numbers(state.out_of_play), Random(seed))
    plainly = {seat for seat, share in likely.items() if chance.random() < share}
    return partial(chance_after, view, dealt, plainly)


def by_answer(decision: Decision[Answer], lines: Sequence[SearchLine[SwapPlan | None]]) -> Found:
    """For each possible answer, its plan that was tried most often."""
    found: dict[Answer, SearchLine[Answer]] = {}
    for line in lines:
        answer, plan = answer_of(decision, line.answer), line.answer
        if answer not in found or line.visits > found[answer].visits:
            then = (plan.laid,) if plan and decision.kind == "turn" else ()
            found[answer] = SearchLine(answer, line.values, then)
    return tuple(found.values())


def candidates(
    view: View, decision: Decision[Answer], number: int, also: Sequence[Answer], temper: Temper
) -> list[SwapPlan | None]:
    """Some swaps, and others that must be tried, most promising first; None is a knock."""
    rows = (view.row,) if decision.kind == "lay" else ROWS
    every = sorted(plans(view, look_out(view, temper), rows), key=attrgetter("gain"), reverse=True)
    firsts = {plan.row: plan for plan in reversed(every)}
    asked = [sorted(answer) for answer in also if isinstance(answer, tuple)]
    chosen: list[SwapPlan | None] = [
        plan
        for place, plan in enumerate(every)
        if place < number or plan is firsts[plan.row] or sorted(plan.laid) in asked
    ]
    may_knock = decision.options.why_not("knock") is None
    return [None, *chosen] if may_knock else chosen


def expected(
    view: View, tried: Sequence[SwapPlan | None], temper: Temper
) -> Callable[[SwapPlan | None], float]:
    """The opinion of `normal` about a swap or a knock, as a chance of winning."""
    most = best(plan for plan in tried if plan)
    now = chances(view.lives)[view.on_turn]
    knocking = knock_gain(view, most, temper) if None in tried else 0.0

    def value(plan: SwapPlan | None) -> float:
        gain = plan.gain if plan else knocking
        return now + POINT * (gain - most.gain)

    return value


def knock_gain(view: View, most: SwapPlan, temper: Temper) -> float:
    """The gain of a knock over the best swap, in points; in the last lap it changes nothing."""
    if view.knocker is not None:
        return 0.0
    if why_knock(view, look_out(view, temper), most, temper) and not completed(view, most):
        return most.gain + SURE
    return min(most.gain - SURE, 0.0)


def answer_of(decision: Decision[Answer], plan: SwapPlan | None) -> Answer:
    """The answer to give now in order to follow this plan."""
    if plan is None:
        return "knock"
    return plan.laid if decision.kind == "lay" else str(plan.row)


def chance_after(
    view: View, table: Round, plainly: Collection[Seat], plan: SwapPlan | None
) -> float:
    """The chance of winning with this plan, in one world where these seats play plainly."""
    played = table.copy()
    if plan is None:
        knock(played)
    else:
        swap(played, plan.row, numbers(plan.laid))
    play_out(played, plainly)
    return chances(played.lives)[view.on_turn]
