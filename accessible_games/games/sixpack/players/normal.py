"""The level `normal`: consider all tables an answer leads to, and its own next turn.

It wants its own pattern on the table, or in reach, and preferably not those that others may hold.
"""

from collections.abc import Iterator
from itertools import islice
from operator import itemgetter
from random import Random

from accessible_games.core.decision import Answer, Decision, OneOf
from accessible_games.core.event import Event
from accessible_games.core.frozen import Frozen
from accessible_games.games.sixpack.cells import Display
from accessible_games.games.sixpack.options import AtPlace
from accessible_games.games.sixpack.patterns import blocks, blocks_with
from accessible_games.games.sixpack.players.evaluation import (
    TableEvaluation,
    claim,
    fit,
    hands_on,
    in_reach,
    look_out,
    risk,
    worth,
)
from accessible_games.games.sixpack.players.keeping import best_laid, share_found
from accessible_games.games.sixpack.players.reasons import (
    BeginsWithOwn,
    ClaimsPattern,
    GivesLittle,
    KeepsFound,
    LaysHardest,
    LeavesCards,
    LeavesPattern,
    LooksAlone,
    MakesPattern,
    NearsPattern,
    Prepares,
    Wins,
)
from accessible_games.games.sixpack.players.temper import EVEN, Temper
from accessible_games.games.sixpack.players.turns import tables_after
from accessible_games.games.sixpack.rules import TAKE
from accessible_games.games.sixpack.state import GOAL
from accessible_games.games.sixpack.view import View, displayed
from accessible_games.players.bot import Advice, Determinize

TABLES = 8
"""The number of ways to fill the table that it considers for each answer."""
SHORT = 10
"""The number of answers for which it looks ahead to its next turn."""
REACH = 0.3
"""The worth of a table on which its next turn could make its pattern; the pattern itself is 1."""
MOOD = 0.02
"""How much chance may change a table's worth, so that ties are not always decided alike."""
NEAR = 4
"""The number of drinks of a pattern from which a reason mentions it."""


def normal(
    view: View,
    decision: Decision[Answer],
    determinize: Determinize,
    chance: Random,
    temper: Temper = EVEN,
) -> Answer:
    """Play what it would advise to a player of this temper."""
    return advise(view, decision, determinize, chance, temper).answer


def advise(
    view: View,
    decision: Decision[Answer],
    determinize: Determinize,
    chance: Random,
    temper: Temper = EVEN,
) -> Advice:
    """The answer that leads to the best table, with the reason."""
    if decision.kind == "pair":
        return Advice(view.hand[0], BeginsWithOwn())
    if decision.kind == "claim":
        return Advice(claim(view), why_claim(view))
    if decision.kind == "point":
        return lay_aside(view)
    outlook = look_out(view, temper)
    plan = best(outlook, list(plans(view, decision, outlook, chance)))
    return Advice(plan.answer, why_table(view, decision.kind, outlook, plan.table))


# Changing the table ------------------------------------------------------------------------------


class TurnPlan(Frozen):
    """An answer, with the best table that it can lead to."""

    answer: tuple[str, str] | str
    table: Display
    worth: float


def plans(
    view: View, decision: Decision[Answer], outlook: TableEvaluation, chance: Random
) -> Iterator[TurnPlan]:
    """Every legal answer, but a drink is taken only for the player's own pattern.

    Otherwise two players could take from each other for ever. Adding is always possible instead
    (S8).
    """
    assert isinstance(decision.options, AtPlace | OneOf)
    for answer in decision.options:
        tables = islice(tables_after(view, decision.kind, answer), TABLES)
        rated = [(worth(outlook, table), table) for table in tables]
        most, table = max(rated, key=itemgetter(0))
        if answer[0] != TAKE or outlook.hand in hands_on(table):
            yield TurnPlan(answer, table, most + MOOD * chance.random())


def best(outlook: TableEvaluation, plans: list[TurnPlan]) -> TurnPlan:
    """The best plan, also by what the next turn could make of its table."""
    short = sorted(plans, key=lambda plan: plan.worth, reverse=True)[:SHORT]
    return max(short, key=lambda plan: plan.worth + REACH * prepares(outlook, plan))


def prepares(outlook: TableEvaluation, plan: TurnPlan) -> bool:
    """Whether the plan does not make the pattern yet, but brings it within reach."""
    return outlook.hand not in hands_on(plan.table) and in_reach(outlook, plan.table)


def why_table(view: View, kind: str, outlook: TableEvaluation, table: Display) -> Event:
    """The reason for a table: what it does for the player's pattern, or against others' ones."""
    own = why_own(view, outlook, table)
    if own:
        return own
    if kind in ("clear", "keep"):
        return LeavesCards(len(table))
    return GivesLittle(round(100 * risk(outlook, table)))


def why_own(view: View, outlook: TableEvaluation, table: Display) -> Event | None:
    """How near the table is to the player's own pattern, if it is near."""
    shown = blocks(table)
    made = blocks_with(outlook.hand, shown)
    if made and outlook.hand not in outlook.known:
        return MakesPattern(place_told(view, made[0]))
    if made:
        return None if view.claims == "off" else LeavesPattern(place_told(view, made[0]))
    if in_reach(outlook, table):
        return Prepares()
    fits = {block: fit(outlook.hand, picture) for block, picture in shown.items()}
    nearest = max(fits, key=fits.__getitem__, default=None)
    if nearest is None or fits[nearest] < NEAR:
        return None
    return NearsPattern(fits[nearest], place_told(view, nearest))


def place_told(view: View, block: str) -> str | None:
    """A block, if the help of the table names it (S28)."""
    return block if view.claims == "show" else None


# Claims and points -------------------------------------------------------------------------------


def why_claim(view: View) -> Event:
    """The reason to claim: where the pattern is, or that players have to look themselves."""
    return ClaimsPattern(claim(view)) if view.claims == "show" else LooksAlone()


def lay_aside(view: View) -> Advice:
    """The domino without which the next hand will be best."""
    assert view.seat is not None
    domino = best_laid(view.points[view.seat], view.hand, hands_on(displayed(view)))
    return Advice(domino, why_laid(view, domino))


def why_laid(view: View, domino: str) -> Event:
    """The reason: it wins, it is the hardest, or the next hand may be on the table already."""
    assert view.seat is not None
    points = view.points[view.seat]
    if len(points) == GOAL - 1:
        return Wins()
    if domino == best_laid(points, view.hand, set()):
        return LaysHardest()
    return KeepsFound(round(100 * share_found(points, domino, hands_on(displayed(view)))))
