"""How much less each other answer brings than the best one, by `hard` and by `expert`.

Every answer is tried, what comes before an action too, in worlds that had no part in choosing the
best one. `hard` and `expert` each have worlds of their own, as each expects others to play
differently. More worlds follow until each difference is sure, or there are as many as the facts of
the game allow.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from math import ceil, floor, log2
from random import Random
from typing import Any

from accessible_games.app.puzzle_set import asked_in
from accessible_games.core.decision import Answer, Move
from accessible_games.core.table import AnyTable
from accessible_games.games.life_is_life.players.normal import look_out, plans
from accessible_games.games.life_is_life.state import ROWS
from accessible_games.games.lifeboat.actions import FREE
from accessible_games.games.lifeboat.players import expert, hard
from accessible_games.players import counts_points, fresh_of, recall
from accessible_games.players.bot import Determinize
from accessible_games.players.comparing import CLOSE, WITHIN
from accessible_games.players.judging import CLEAR, COARSE, same
from accessible_games.players.modules import part
from accessible_games.players.search import Fresh, SearchLine, try_in
from tests.games.facts import facts_of

MARGINS: Mapping[str, Mapping[str, float]] = {
    "hard": {"points": 0.75, "chance": 0.04},
    "expert": CLOSE,
}
"""How much more the best answer has to bring than any other: for `expert`, more than a little."""
FIRST = 120
"""The number of worlds of the first look; each further look doubles the number of worlds."""
FAR = 6
"""What is behind by so many standard errors is known well enough."""
EACH = 12
"""The rollouts for each way to go on after an answer, where the best one is looked for."""


def margin_of(game: str, level: str) -> float:
    """How much more the best answer has to bring than any other, by a level."""
    return MARGINS[level]["points" if counts_points(game) else "chance"]


def prices(table: AnyTable, best: Answer, luck: str, share: float = 1.0) -> dict[str, int] | None:
    """What each other answer costs at least, in points or in games won of 100.

    By the line of a record; what only comes before an action is left out. None unless `hard` and
    `expert` both surely prefer the best answer to each other one, by this share of their margins.
    """
    decision, costs = asked_in(table), dict[str, int]()
    for level in MARGINS:
        margin = share * margin_of(table.game.name, level)
        first, others = tried(table, best, level, margin, luck)
        if not all(is_sure(first, other, margin) for other in others):
            return None
        for other in others:
            if not is_before(other.answer):
                line = str(Move(decision.seat, decision.kind, other.answer))
                cost = at_least(table.game.name, first, other)
                costs[line] = min(cost, costs.get(line, cost))
    return costs


def at_least(game: str, best: SearchLine[Answer], other: SearchLine[Answer]) -> int:
    """How much less an answer brings, rounded down so that no digit is due to chance."""
    scale = 1 if counts_points(game) else 100
    more, error = best.over(other)
    step = COARSE if scale * error > 1 else 1
    return step * floor(scale * more / step)


def ways(table: AnyTable, level: str, luck: str) -> list[SearchLine[Answer]]:
    """A line for each answer, with the best way to go on where that is chosen at once.

    In Life is Life all cards that can be laid into a row are tried for it.
    """
    decision = asked_in(table)
    if (table.game.name, decision.kind) != ("life-is-life", "turn"):
        return [SearchLine(answer, []) for answer in decision.options]
    view, determinize = seen(table, level)
    every = [plan.laid for plan in plans(view, look_out(view), ROWS)]
    stages = ceil(log2(len(every) + 1))
    study = part("life-is-life", level, "study")
    chance = Random(f"ways {level} {luck}")
    found = study(view, decision, determinize, chance, EACH * stages * len(every), also=every)
    return [replace(line, values=[]) for line in found]


def tried(
    table: AnyTable, best: Answer, level: str, margin: float, luck: str
) -> tuple[SearchLine[Answer], Sequence[SearchLine[Answer]]]:
    """The best answer and all others in fresh worlds, until each difference is clear.

    Or until the worlds are used up, or another answer turns out to be better.
    """
    game, decision = table.game.name, asked_in(table)
    lines = ways(table, level, luck)
    [first] = [line for line in lines if same(line.answer, best)]
    others = left = [line for line in lines if line is not first]
    view, determinize = seen(table, level)
    chance = Random(f"worlds {level} {luck}")
    worlds = source(game, level)(view, decision, determinize, chance, lines)
    number = min(FIRST, facts_of(game).worlds)
    while left and number and not any(is_better(line, first) for line in left):
        try_in([first, *left], worlds, number)
        left = [line for line in left if not is_clear(game, first, line, margin)]
        number = min(first.visits, facts_of(game).worlds - first.visits)
    return first, others


def seen(table: AnyTable, level: str) -> tuple[Any, Determinize]:
    """What a level knows at a table, and how it imagines the rest."""
    seat = asked_in(table).seat
    return recall(table.game.name, level, table.view(seat), partial(table.determinize, seat))


def source(game: str, level: str) -> Fresh:
    """The worlds of a level; without a bonus for the first thought, which is none of the rules."""
    if game == "lifeboat":
        ahead = {"hard": hard.TODAY, "expert": expert.AHEAD}[level]
        return partial(hard.fresh, ahead=replace(ahead, trust=0.0))
    fresh, _ = fresh_of(game, level)
    return fresh


def is_sure(best: SearchLine[Answer], other: SearchLine[Answer], margin: float) -> bool:
    """Whether an answer is better than another by a margin, and not by chance.

    What comes before an action leaves that action to come: it must not be better by much.
    """
    more, error = best.over(other)
    if is_before(other.answer):
        return more - WITHIN * error > -CLOSE["points"]
    return more >= margin and more > CLEAR * error


def is_clear(game: str, best: SearchLine[Answer], other: SearchLine[Answer], margin: float) -> bool:
    """Whether no more worlds are needed: it is sure, and known to one game or point, or by far."""
    more, error = best.over(other)
    exact = error < (1 if counts_points(game) else 0.01)
    return is_sure(best, other, margin) and (exact or more > FAR * error)


def is_better(other: SearchLine[Answer], best: SearchLine[Answer]) -> bool:
    """Whether an answer is surely better than the one that should be best."""
    more, error = other.over(best)
    return more > CLEAR * error


def is_before(answer: Answer) -> bool:
    """Whether an answer only comes before an action, which is still to be chosen after it."""
    return answer in FREE
