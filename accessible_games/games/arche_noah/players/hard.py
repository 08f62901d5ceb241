"""The levels that search: every bid and pick, tried in passes that are played to their end.

A value is the chance of winning the game, from 0 to 1.
"""

from collections.abc import Sequence
from functools import partial
from math import exp
from random import Random

from accessible_games.core.decision import Answer, Between, Decision
from accessible_games.core.luck import Luck
from accessible_games.games.arche_noah.players.evaluation import look_out, price
from accessible_games.games.arche_noah.players.fast_rules import (
    Pass,
    bid,
    lean,
    numbers,
    pick,
    totals,
)
from accessible_games.games.arche_noah.players.normal import worth_of_bid
from accessible_games.games.arche_noah.players.rollout import USUAL, Style, moods_for, play_out
from accessible_games.games.arche_noah.players.temper import EVEN, Temper
from accessible_games.games.arche_noah.seen import View
from accessible_games.games.arche_noah.state import PASSES
from accessible_games.players.bot import Determinize
from accessible_games.players.search import (
    Found,
    SearchLine,
    Trial,
    Worlds,
    sequential_halving,
    whole_number,
)

MEASURE = "chance"
ITERATIONS = 1000
PICKING = 0.6
"""The share of the iterations spent on a pick, which has fewer answers than a bid."""
FRESH = 960
"""The most worlds in which two answers are compared."""
LEAD = {False: 5.0, True: 2.0}
"""The lead in points that makes a win 2.7 times as likely: after the first pass and the last."""


def study(
    view: View,
    decision: Decision[Answer],
    determinize: Determinize,
    chance: Random,
    iterations: int,
    also: Sequence[Answer] = (),
    temper: Temper = EVEN,
    style: Style = USUAL,
) -> Found:
    """Lines for all answers, best first; every answer is tried.

    In the imagined worlds everybody plays in that *style*.
    """
    answers = ranked(view, decision, temper)
    trials = round(PICKING * iterations) if decision.kind == "pick" else iterations
    worlds = partial(world, view, determinize, chance, style)
    return sequential_halving(answers, worlds, trials, kept=also, venture=temper.venture)


def fresh(
    view: View,
    decision: Decision[Answer],
    determinize: Determinize,
    chance: Random,
    lines: Sequence[SearchLine[Answer]],
    style: Style = USUAL,
) -> Worlds[Answer]:
    """A source of worlds in which any answers can be tried."""
    return partial(world, view, determinize, chance, style)


def world(view: View, determinize: Determinize, chance: Random, style: Style) -> Trial[Answer]:
    """The chance of winning with an answer, in one world where everybody plays in that style."""
    seed = whole_number(chance)
    table = lean(determinize(Luck(seed)).state)
    return partial(chance_after, view, table, style, moods_for(table, Random(seed), style))


def ranked(view: View, decision: Decision[Answer], temper: Temper) -> Sequence[Answer]:
    """All answers, best first, as far as `normal` of that temperament can judge directly."""
    outlook = look_out(view, temper)
    if decision.kind == "pick":
        return outlook.choices[outlook.me]
    assert isinstance(decision.options, Between)
    return sorted(decision.options, key=lambda coins: -worth_of_bid(view, outlook, coins))


def chance_after(
    view: View, table: Pass, style: Style, moods: Sequence[float], answer: Answer
) -> float:
    """The chance of winning with this answer, in one world where bids follow these moods."""
    played = table.copy()
    if isinstance(answer, tuple):
        pick(played, numbers(answer))
    elif isinstance(answer, int):
        bid(played, answer)
    play_out(played, moods, style)
    return chance_to_win(view, played, style)


def chance_to_win(view: View, table: Pass, style: Style = USUAL) -> float:
    """The chance of winning, for the seat of *view*, after a finished pass.

    After the first pass action chips are worth what they may bring in the second.
    """
    points = list(map(float, totals(table)))
    chip = 0.0 if table.last else price(style.chip, 1 / PASSES)
    for seat, chips in enumerate(table.chips):
        points[seat] += chip * chips + sum(scores[seat] for scores in view.scores)
    most = max(points)
    likely = [exp((won - most) / LEAD[table.last]) for won in points]
    return likely[view.seat or 0] / sum(likely)
