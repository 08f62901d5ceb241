"""The levels that search: each answer tried to the end of a day, in made-up worlds.

In these, others play like `normal`, and oneself as somebody shrewd, or by the own temperament. A
value is the points to expect of the whole game. To play on to the end of the game was tried too:
chance then hides what an answer was worth. `expert.py` looks a day further ahead.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from random import Random

from accessible_games.bots.bot import Imagine
from accessible_games.bots.lifeboat.normal import judged
from accessible_games.bots.lifeboat.outlook import look_out
from accessible_games.bots.lifeboat.parley import shame
from accessible_games.bots.lifeboat.prospects import prospects
from accessible_games.bots.lifeboat.temper import EVEN, SHREWD, Temper
from accessible_games.bots.search import Found, Line, sequential_halving, whole_number
from accessible_games.core.decision import Answer, Decision, Move, only_answer
from accessible_games.core.event import Seat
from accessible_games.core.frozen import Frozen
from accessible_games.core.luck import Luck
from accessible_games.core.table import AnyTable
from accessible_games.games.lifeboat.scoring import final_points
from accessible_games.games.lifeboat.seen import View

MEASURE = "points"
ITERATIONS = 60
SEARCHED = {
    "draft", "turn", "row", "swap", "heal", "mug", "loot", "consent", "join", "steer", "sea",
    "drink", "water",
}  # fmt: skip
"""The questions that `hard` searches."""
TALK = {"trade", "slip", "show", "promise", "bribe", "threaten", "offer"}
"""The answers that `hard` does not try, as another one follows: these are mostly only words."""
MOST = 12
"""The number of answers that are tried."""
TRUST = 0.3
"""Points by which the answer thought best is preferred, as one day does not tell everything."""
NATURE = 0.7
"""The same for a player with a temperament."""
PRIDE = 0.4
"""The share of its pride that a search minds where it gives in: it sees itself what today costs."""
VENTURE = 0.3
"""The share of its spread by which a bold player likes an answer more, a careful one less."""


class Ahead(Frozen):
    """How a search looks ahead."""

    days: int
    """At whose end what was reached is valued; 1 is today."""
    own: Temper
    """How the seat itself plays on, if it has no temperament."""
    others: Temper
    """What all others are taken for."""
    reached: Callable[[View], float]
    """The points to expect of the game from there."""
    searched: Collection[str]
    """The questions that are worth it; at all others the first thought counts."""
    talk: Collection[str]
    """Answers that are not tried: if one of them is thought best, nothing else is tried either."""
    search: Callable[..., Found] = sequential_halving
    """How the trials are shared among the answers."""


TODAY = Ahead(1, SHREWD, EVEN, prospects, SEARCHED, TALK)


def study(
    view: View,
    decision: Decision[Answer],
    imagine: Imagine,
    chance: Random,
    iterations: int,
    also: Sequence[Answer] = (),
    temper: Temper = EVEN,
    ahead: Ahead = TODAY,
) -> Found:
    """Lines for the answers, the best first."""
    own = ahead.own if temper == EVEN else replace(temper, skill=ahead.own.skill)
    first = judged(view, decision, chance, own).answer
    if decision.kind not in ahead.searched or first in ahead.talk:
        return tuple(Line(answer, []) for answer in dict.fromkeys((first, *also)))

    def worlds() -> Callable[[Answer], float]:
        seed = whole_number(chance)
        return partial(value, imagine(Luck(seed)), decision, own, ahead, liked, seed)

    liked = likings(view, decision, own, ahead, first)
    tried = candidates(decision, first, also, ahead.talk)
    return ahead.search(tried, worlds, iterations, kept=also, venture=VENTURE * temper.nerve)


def candidates(
    decision: Decision[Answer],
    first: Answer,
    also: Sequence[Answer],
    out: Collection[str] = TALK,
) -> list[Answer]:
    """The answers that are tried, the one first that seems best; of others none that is *out*."""
    every = [answer for answer in decision.options if answer not in out]
    return list(dict.fromkeys((first, *also, *every[:MOST])))


def likings(
    view: View, decision: Decision[Answer], own: Temper, ahead: Ahead, first: Answer
) -> dict[Answer, float]:
    """Points that answers are worth besides, as one day does not tell everything.

    The first thought is a good one, and whoever gives in to the same robber again is robbed again.
    """
    liked = {first: TRUST if own == ahead.own else TRUST + NATURE}
    if decision.kind == "consent":
        liked["agree"] = liked.get("agree", 0.0) - PRIDE * shame(look_out(view, own))
    return liked


def value(
    world: AnyTable,
    decision: Decision[Answer],
    own: Temper,
    ahead: Ahead,
    liked: Mapping[Answer, float],
    seed: int,
    answer: Answer,
) -> float:
    """The points to expect after the days that are looked ahead, in one world."""
    table, chance, me = world.copy(), Random(seed), decision.seat
    table.play(Move(me, decision.kind, answer))
    last = table.state.day + ahead.days
    while table.pending and table.state.day < last:
        table.play(next_move(table, me, own, ahead.others, chance))
    return after(table, me, ahead) + liked.get(answer, 0.0)


def next_move(table: AnyTable, me: Seat, own: Temper, others: Temper, chance: Random) -> Move:
    """What is answered next, by this seat or another."""
    asked = table.waiting()[0]
    temper = own if asked.seat == me else others
    answer = only_answer(asked) or judged(table.view(asked.seat), asked, chance, temper).answer
    return Move(asked.seat, asked.kind, answer)


def after(table: AnyTable, me: Seat, ahead: Ahead) -> float:
    """The points at the end of the game, or those to expect if it is not over."""
    if table.pending:
        return ahead.reached(table.view(me))
    return float(final_points(table.state)[me])
