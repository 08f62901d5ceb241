"""The level `normal`: look at all tables an answer leads to, and on to one's next turn.

It wants its own pattern on the table, or in reach, and rather not those that others may hold.
"""

from collections.abc import Iterator
from itertools import islice
from operator import itemgetter
from random import Random

from accessible_games.bots.bot import Advice, Imagine
from accessible_games.bots.sixpack.easy import claim
from accessible_games.bots.sixpack.keeping import best_laid, share_found
from accessible_games.bots.sixpack.outlook import (
    Outlook,
    fit,
    hands_on,
    in_reach,
    look_out,
    risk,
    worth,
)
from accessible_games.bots.sixpack.reasons import (
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
from accessible_games.bots.sixpack.temper import EVEN, Temper
from accessible_games.bots.sixpack.turns import tables_after
from accessible_games.core.decision import Answer, AtPlace, Decision, OneOf
from accessible_games.core.event import Event
from accessible_games.core.frozen import Frozen
from accessible_games.games.sixpack.cells import Display
from accessible_games.games.sixpack.patterns import blocks, blocks_with
from accessible_games.games.sixpack.rules import TAKE
from accessible_games.games.sixpack.state import GOAL
from accessible_games.games.sixpack.view import View, displayed

TABLES = 8
"""The number of ways to fill the table that it looks at for each answer."""
SHORT = 10
"""The number of answers for which it looks ahead to its next turn."""
REACH = 0.3
"""The worth of a table on which its next turn could make its pattern; the pattern itself is 1."""
MOOD = 0.02
"""How much chance may change a table's worth, so that equals are not always decided alike."""
NEAR = 4
"""The number of drinks of a pattern from which on a reason mentions it."""


def normal(
    view: View,
    decision: Decision[Answer],
    imagine: Imagine,
    chance: Random,
    temper: Temper = EVEN,
) -> Answer:
    """Play what it would advise to a player of this temper."""
    return advise(view, decision, imagine, chance, temper).answer


def advise(
    view: View,
    decision: Decision[Answer],
    imagine: Imagine,
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
    return Advice(plan.answer, why(view, decision.kind, outlook, plan))


# Changing the table ------------------------------------------------------------------------------


class Plan(Frozen):
    """An answer, with the best table that it can lead to."""

    answer: tuple[str, str] | str
    table: Display
    worth: float


def plans(
    view: View, decision: Decision[Answer], outlook: Outlook, chance: Random
) -> Iterator[Plan]:
    """Every legal answer, but a drink is taken only for the own pattern.

    Else two could take from each other for ever. Something can always be added instead (S8).
    """
    assert isinstance(decision.options, AtPlace | OneOf)
    for answer in decision.options:
        tables = islice(tables_after(view, decision.kind, answer), TABLES)
        rated = [(worth(outlook, table), table) for table in tables]
        most, table = max(rated, key=itemgetter(0))
        if answer[0] != TAKE or outlook.hand in hands_on(table):
            yield Plan(answer, table, most + MOOD * chance.random())


def best(outlook: Outlook, plans: list[Plan]) -> Plan:
    """The best plan, also by what could be made of its table in one's next turn."""
    short = sorted(plans, key=lambda plan: plan.worth, reverse=True)[:SHORT]
    return max(short, key=lambda plan: plan.worth + REACH * prepares(outlook, plan))


def prepares(outlook: Outlook, plan: Plan) -> bool:
    """Whether the plan does not make the pattern yet, but brings it within reach."""
    return outlook.hand not in hands_on(plan.table) and in_reach(outlook, plan.table)


def why(view: View, kind: str, outlook: Outlook, plan: Plan) -> Event:
    """The reason for a plan: what it does for the own pattern, or not for those of others."""
    own = why_own(view, outlook, plan.table)
    if own:
        return own
    if kind in ("clear", "keep"):
        return LeavesCards(len(plan.table))
    return GivesLittle(round(100 * risk(outlook, plan.table)))


def why_own(view: View, outlook: Outlook, table: Display) -> Event | None:
    """How near the table is to one's own pattern, if it is near."""
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
    """A block, if the table helps to find patterns by telling where they are (S28)."""
    return block if view.claims == "show" else None


# Claims and points -------------------------------------------------------------------------------


def why_claim(view: View) -> Event:
    """The reason to claim: where the pattern is, or that everybody has to look alone."""
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
