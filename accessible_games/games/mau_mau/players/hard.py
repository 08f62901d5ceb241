"""The level that searches: every answer, tried in rounds that are played to their end.

The rounds are played by the plain rules, with everybody playing as `normal` does. A value is the
chance of winning the game, from 0 to 1.
"""

from collections.abc import Callable, Sequence
from functools import partial
from math import exp
from random import Random

from accessible_games.api import (
    Answer,
    AnyTable,
    Decision,
    Determinize,
    Found,
    Luck,
    Move,
    OneOf,
    SearchLine,
    Seat,
    Trial,
    Worlds,
    sequential_halving,
    whole_number,
)
from accessible_games.games.mau_mau.players.normal import (
    Holding,
    chosen,
    holding,
    suits_held,
    worth,
)
from accessible_games.games.mau_mau.players.temper import EVEN, Temper
from accessible_games.games.mau_mau.seen import View
from accessible_games.games.mau_mau.state import State, is_over, next_seat

MEASURE = "chance"
ITERATIONS = 600
MOST = 5
"""So many answers are tried, those that `normal` likes most."""
FRESH = 300
"""The most worlds in which two answers are compared."""
LEAD = 0.3
"""The lead, in parts of the points that end a game, that makes a win 2.7 times as likely."""
WORTH = 0.01
"""What a point of worth in the eyes of `normal` is as a chance of winning."""
NO_CARD = -6.0
"""The worth of laying no card, in the same eyes."""
LONGEST = 400
"""The most answers after which a round is given up; then nobody is nearer to winning."""


def study(
    view: View,
    decision: Decision[Answer],
    determinize: Determinize,
    chance: Random,
    iterations: int,
    also: Sequence[Answer] = (),
    temper: Temper = EVEN,
) -> Found:
    """Lines for all answers, best first; a single one, and mau, are clear without a search."""
    options = decision.options
    assert isinstance(options, OneOf)
    answers = [*options.unsaid, *options.words]
    if options.unsaid or len(answers) == 1:
        return tuple(SearchLine(answer, []) for answer in dict.fromkeys((answers[0], *also)))
    worlds = partial(world, view, decision, determinize, chance)
    prior = expected(view, decision, temper)
    ranked = sorted(answers, key=prior, reverse=True)
    tried = [answer for place, answer in enumerate(ranked) if place < MOST or answer in also]
    return sequential_halving(tried, worlds, iterations, prior, also, temper.venture)


def expected(view: View, decision: Decision[Answer], temper: Temper) -> Callable[[Answer], float]:
    """The opinion of `normal` about an answer before any trial, as a chance of winning."""
    holding_now, even = holding(view), 1 / len(view.sizes)

    def value(answer: Answer) -> float:
        if decision.kind == "wish":
            gain = float(suits_held(holding_now).get(str(answer), 0))
        else:
            gain = worth(holding_now, answer, temper) if answer in view.hand else NO_CARD
        return even + WORTH * gain

    return value


def fresh(
    view: View,
    decision: Decision[Answer],
    determinize: Determinize,
    chance: Random,
    lines: Sequence[SearchLine[Answer]],
) -> Worlds[Answer]:
    """A source of worlds in which any answers can be tried."""
    return partial(world, view, decision, determinize, chance)


def world(
    view: View, decision: Decision[Answer], determinize: Determinize, chance: Random
) -> Trial[Answer]:
    """The chance of winning with an answer, in one world."""
    return partial(chance_after, decision, determinize(Luck(whole_number(chance))))


def chance_after(decision: Decision[Answer], table: AnyTable, answer: Answer) -> float:
    """The chance of winning with an answer, if all then play as `normal` does."""
    played = table.copy()
    state: State = played.state
    played.play(Move(decision.seat, decision.kind, answer))
    began, left = state.round, LONGEST
    while played.pending and state.round == began and left:
        (asked,) = played.waiting()
        options = asked.options
        assert isinstance(options, OneOf)
        answer = chosen(holds(state, asked.seat), asked.kind, options)
        played.play(Move(asked.seat, asked.kind, answer))
        left -= 1
    return chance_to_win(played, decision.seat)


def holds(state: State, seat: Seat) -> Holding:
    """What a seat knows as it lays a card."""
    hands, following = state.hands, next_seat(state, seat)
    return Holding(tuple(hands[seat]), len(hands), len(hands[following]), state.variant)


def chance_to_win(table: AnyTable, seat: Seat) -> float:
    """The chance of winning, for a seat, after a round; by the points if the game goes on."""
    state: State = table.state
    if is_over(state):
        winners = table.game.winners(state)
        return 1 / len(winners) if seat in winners else 0.0
    if not state.variant.target:
        return 1 / state.seats
    ahead = [exp(points / (LEAD * state.variant.target)) for points in state.scores]
    return ahead[seat] / sum(ahead)
