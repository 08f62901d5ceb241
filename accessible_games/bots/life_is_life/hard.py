"""The levels that search: what `normal` likes best, tried in rounds that are played to their end.

In them everybody else plays on as earlier rounds let expect of them.

A value is the chance to win the game, from 0 to 1.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from operator import attrgetter
from random import Random

from accessible_games.bots.bot import Imagine
from accessible_games.bots.judging import same
from accessible_games.bots.life_is_life.circles import goes_in_circle
from accessible_games.bots.life_is_life.guesses import guess
from accessible_games.bots.life_is_life.habits import plain
from accessible_games.bots.life_is_life.lean import Round, counted, knock, lean, numbers, swap
from accessible_games.bots.life_is_life.lives import chances
from accessible_games.bots.life_is_life.normal import (
    Plan,
    best,
    completed,
    look_out,
    plans,
    why_knock,
)
from accessible_games.bots.life_is_life.rollout import play_out
from accessible_games.bots.life_is_life.temper import EVEN, Temper
from accessible_games.bots.search import Found, Line, sequential_halving, whole_number
from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Seat
from accessible_games.core.luck import Luck
from accessible_games.games.life_is_life.seen import View
from accessible_games.games.life_is_life.state import ROWS

MEASURE = "chance"
ITERATIONS = 300
FEWEST, MOST, EACH = 6, 16, 50
"""How many swaps are tried, besides the best one of each row: one for so many iterations."""
LAYING = 0.5
"""The share of the iterations that is spent on cards to lay: less depends on them than on a row."""
MOST_KEPT = 2
"""The most candidates asked for by a review that are tried to the end, the best ones."""
POINT = 0.01
"""What a point in the eyes of `normal` is worth before anything is tried, as a chance to win."""
SURE = 4.0
"""By how many points a knock counts as better if `normal` would knock, or as worse if not."""


def study(
    view: View,
    decision: Decision[Answer],
    imagine: Imagine,
    chance: Random,
    iterations: int,
    also: Sequence[Answer] = (),
    temper: Temper = EVEN,
    guessing: bool = False,
) -> Found:
    """What it has found of the rows, of a knock, or of the cards to lay; the best first.

    Where the round goes in a circle, it knocks without a search.
    Where it is *guessing*, it makes up hands by what others have kept.
    """
    if decision.options.why_not("knock") is None and goes_in_circle(view):
        return tuple(Line(answer, []) for answer in dict.fromkeys(("knock", *also)))
    likely = plain(view)
    number = min(MOST, max(FEWEST, iterations // EACH))
    tried = candidates(view, decision, number, also, temper)
    kept = [plan for plan in tried if any(same(answer_of(decision, plan), each) for each in also)]
    prior = expected(view, tried, temper)
    worlds = partial(world, view, lean(imagine(Luck(0)).state), imagine, likely, chance, guessing)
    trials = rollouts(decision, iterations, likely)
    lines = sequential_halving(tried, worlds, trials, prior, kept[:MOST_KEPT], temper.venture)
    return by_answer(decision, lines)


def rollouts(decision: Decision[Answer], iterations: int, likely: Mapping[Seat, float]) -> int:
    """How many rounds to play out, with the chances of the others to play plainly.

    Plain players are simulated in half the time, so that twice as many take no longer.
    """
    share = LAYING if decision.kind == "lay" else 1.0
    return round(share * iterations * (1 + sum(likely.values()) / len(likely)))


def world(
    view: View,
    table: Round,
    imagine: Imagine,
    likely: Mapping[Seat, float],
    chance: Random,
    guessing: bool,
) -> Callable[[Plan | None], float]:
    """The chance to win in one world: the table with other hands, and who plays plainly there."""
    seed = whole_number(chance)
    state = imagine(Luck(seed)).state
    dealt = replace(table, hands=[counted(hand) for hand in state.hands])
    if guessing:
        guess(dealt, numbers(state.out_of_play), Random(seed))
    plainly = {seat for seat, share in likely.items() if chance.random() < share}
    return partial(chance_after, view, dealt, plainly)


def by_answer(decision: Decision[Answer], lines: Sequence[Line[Plan | None]]) -> Found:
    """For each answer that is possible now, its plan that was tried most often."""
    found: dict[Answer, Line[Answer]] = {}
    for line in lines:
        answer = answer_of(decision, line.answer)
        if answer not in found or line.visits > found[answer].visits:
            found[answer] = Line(answer, line.values)
    return tuple(found.values())


def candidates(
    view: View, decision: Decision[Answer], number: int, also: Sequence[Answer], temper: Temper
) -> list[Plan | None]:
    """So many swaps, and more that must be tried, the most promising first; None is a knock."""
    rows = (view.row,) if decision.kind == "lay" else ROWS
    every = sorted(plans(view, look_out(view, temper), rows), key=attrgetter("gain"), reverse=True)
    firsts = {plan.row: plan for plan in reversed(every)}
    asked = [sorted(answer) for answer in also if isinstance(answer, tuple)]
    chosen: list[Plan | None] = [
        plan
        for place, plan in enumerate(every)
        if place < number or plan is firsts[plan.row] or sorted(plan.laid) in asked
    ]
    may_knock = decision.options.why_not("knock") is None
    return [None, *chosen] if may_knock else chosen


def expected(
    view: View, tried: Sequence[Plan | None], temper: Temper
) -> Callable[[Plan | None], float]:
    """What `normal` thinks of a swap or a knock, as a chance to win."""
    most = best(plan for plan in tried if plan)
    now = chances(view.lives)[view.on_turn]
    knocking = knock_gain(view, most, temper) if None in tried else 0.0

    def value(plan: Plan | None) -> float:
        gain = plan.gain if plan else knocking
        return now + POINT * (gain - most.gain)

    return value


def knock_gain(view: View, most: Plan, temper: Temper) -> float:
    """The gain of a knock over the best swap, in points; in the last lap it changes nothing."""
    if view.knocker is not None:
        return 0.0
    if why_knock(view, look_out(view, temper), most, temper) and not completed(view, most):
        return most.gain + SURE
    return min(most.gain - SURE, 0.0)


def answer_of(decision: Decision[Answer], plan: Plan | None) -> Answer:
    """The answer to give now in order to follow this plan."""
    if plan is None:
        return "knock"
    return plan.laid if decision.kind == "lay" else str(plan.row)


def chance_after(view: View, table: Round, plainly: Collection[Seat], plan: Plan | None) -> float:
    """The chance to win with this plan, in one world where these seats play plainly."""
    played = table.copy()
    if plan is None:
        knock(played)
    else:
        swap(played, plan.row, numbers(plan.laid))
    play_out(played, plainly)
    return chances(played.lives)[view.on_turn]
