"""The levels that search: each answer tried to the end of a day, in imagined worlds.

In these, others play like `normal`, and the seat itself like a shrewd player, or by its own
temperament. A value is the expected number of points in the whole game. Playing on to the end of
the game was tried too: luck then hides the worth of an answer. `expert.py` looks a day further
ahead.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from random import Random

from accessible_games.core.decision import Answer, Decision, Move, only_answer
from accessible_games.core.event import Seat
from accessible_games.core.frozen import Frozen
from accessible_games.core.luck import Luck
from accessible_games.core.table import AnyTable
from accessible_games.games.lifeboat.players.evaluation import look_out
from accessible_games.games.lifeboat.players.normal import judged
from accessible_games.games.lifeboat.players.parley import shame
from accessible_games.games.lifeboat.players.prospects import prospects
from accessible_games.games.lifeboat.players.temper import EVEN, SHREWD, Temper
from accessible_games.games.lifeboat.scoring import final_points
from accessible_games.games.lifeboat.seen import View
from accessible_games.players.bot import Determinize
from accessible_games.players.search import (
    Found,
    SearchLine,
    Trial,
    Worlds,
    sequential_halving,
    whole_number,
)

MEASURE = "points"
ITERATIONS = 60
FRESH = 120
"""The most worlds in which two answers are compared."""
SEARCHED = {
    "draft", "turn", "row", "swap", "heal", "mug", "loot", "consent", "join", "steer", "sea",
    "drink", "water",
}  # fmt: skip
"""The questions that `hard` searches."""
TALK = {"trade", "slip", "show", "promise", "bribe", "threaten", "offer"}
"""The answers that `hard` does not try, as another one follows: these are mostly just words."""
MOST = 12
"""The number of answers tried."""
TRUST = 0.3
"""The bonus in points for the first thought, as one day does not show everything."""
NATURE = 0.7
"""The same for a player with a temperament."""
PRIDE = 0.4
"""The share of its pride that a search minds when giving in: it sees today's cost itself."""
VENTURE = 0.3
"""The share of the spread by which a bold player prefers an answer, and a careful one avoids it."""


class LookAhead(Frozen):
    """How a search looks ahead."""

    days: int
    """The day at whose end the result is valued; 1 is today."""
    own: Temper
    """How the seat itself plays on, if it has no temperament."""
    others: Temper
    """How all others are assumed to play."""
    reached: Callable[[View], float]
    """The expected points of the game from there."""
    searched: Collection[str]
    """The questions worth searching; for all others the first thought counts."""
    talk: Collection[str]
    """Answers not tried: if the first thought is one of them, nothing else is tried either."""
    search: Callable[..., Found] = sequential_halving
    """How the trials are shared among the answers."""
    trust: float = TRUST
    """The bonus in points for the first thought."""


TODAY = LookAhead(1, SHREWD, EVEN, prospects, SEARCHED, TALK)


def study(
    view: View,
    decision: Decision[Answer],
    determinize: Determinize,
    chance: Random,
    iterations: int,
    also: Sequence[Answer] = (),
    temper: Temper = EVEN,
    ahead: LookAhead = TODAY,
) -> Found:
    """Lines for the answers, best first."""
    own = ahead.own if temper == EVEN else replace(temper, skill=ahead.own.skill)
    first = judged(view, decision, chance, own).answer
    if decision.kind not in ahead.searched or first in ahead.talk:
        return tuple(SearchLine(answer, []) for answer in dict.fromkeys((first, *also)))

    liked = likings(view, decision, own, ahead, first)
    worlds = partial(world, decision, determinize, chance, own, ahead, liked)
    tried = candidates(decision, first, also, ahead.talk)
    return ahead.search(tried, worlds, iterations, kept=also, venture=VENTURE * temper.nerve)


def fresh(
    view: View,
    decision: Decision[Answer],
    determinize: Determinize,
    chance: Random,
    lines: Sequence[SearchLine[Answer]],
    ahead: LookAhead = TODAY,
) -> Worlds[Answer]:
    """A source of worlds in which any answers can be tried, each as `study` likes it."""
    first = judged(view, decision, chance, ahead.own).answer
    liked = likings(view, decision, ahead.own, ahead, first)
    return partial(world, decision, determinize, chance, ahead.own, ahead, liked)


def world(
    decision: Decision[Answer],
    determinize: Determinize,
    chance: Random,
    own: Temper,
    ahead: LookAhead,
    liked: Mapping[Answer, float],
) -> Trial[Answer]:
    """The expected points with an answer, in one world."""
    seed = whole_number(chance)
    return partial(value, determinize(Luck(seed)), decision, own, ahead, liked, seed)


def candidates(
    decision: Decision[Answer],
    first: Answer,
    also: Sequence[Answer],
    out: Collection[str] = TALK,
) -> list[Answer]:
    """The answers to try, the first thought first, without any others in *out*."""
    every = [answer for answer in decision.options if answer not in out]
    return list(dict.fromkeys((first, *also, *every[:MOST])))


def likings(
    view: View, decision: Decision[Answer], own: Temper, ahead: LookAhead, first: Answer
) -> dict[Answer, float]:
    """Extra points of answers, as one day does not show everything.

    The first thought is a good one, and a player who gives in to the same robber again will be
    robbed again.
    """
    liked = {first: ahead.trust if own == ahead.own else ahead.trust + NATURE}
    if decision.kind == "consent":
        liked["agree"] = liked.get("agree", 0.0) - PRIDE * shame(look_out(view, own))
    return liked


def value(
    world: AnyTable,
    decision: Decision[Answer],
    own: Temper,
    ahead: LookAhead,
    liked: Mapping[Answer, float],
    seed: int,
    answer: Answer,
) -> float:
    """The expected points after the days looked ahead, in one world.

    All answers are valued at the same moment: an answer may end the day, where another does not.
    """
    table, chance, me = world.copy(), Random(seed), decision.seat
    last = table.state.day + ahead.days
    table.play(Move(me, decision.kind, answer))
    while table.pending and table.state.day < last:
        table.play(next_move(table, me, own, ahead.others, chance))
    return after(table, me, ahead) + liked.get(answer, 0.0)


def next_move(table: AnyTable, me: Seat, own: Temper, others: Temper, chance: Random) -> Move:
    """The next answer, by this seat or another."""
    asked = table.waiting()[0]
    temper = own if asked.seat == me else others
    answer = only_answer(asked) or judged(table.view(asked.seat), asked, chance, temper).answer
    return Move(asked.seat, asked.kind, answer)


def after(table: AnyTable, me: Seat, ahead: LookAhead) -> float:
    """The points at the end of the game, or the expected ones if it is not over."""
    if table.pending:
        return ahead.reached(table.view(me))
    return float(final_points(table.state)[me])
