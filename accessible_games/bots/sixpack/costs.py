"""What another change of the table would cost, beside a better one."""

from collections.abc import Iterator

from accessible_games.bots.sixpack.normal import why_own
from accessible_games.bots.sixpack.outlook import look_out, risk
from accessible_games.bots.sixpack.reasons import (
    LeavesPattern,
    MakesPattern,
    NearsPattern,
    Prepares,
)
from accessible_games.bots.sixpack.why import CHANGES, planned
from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Event
from accessible_games.games.sixpack.view import View


class MissesPattern(Event):
    """Your pattern would not be on the table then."""


class NotNext(Event):
    """You could not make your pattern in your next turn from that table."""


class FitsFewer(Event):
    """No block would show as much of your pattern."""

    drinks: int
    """How many of the six would fit less."""


class GivesMore(Event):
    """It is more likely that somebody else gets a pattern."""

    percent: int
    """How likely any of them holds one that comes onto the table."""
    less: int
    """The same for the better answer."""


def costs(
    view: View, decision: Decision[Answer], answer: Answer, better: Answer
) -> Iterator[Event]:
    """By how much one's own pattern would be farther away, and those of others nearer."""
    if decision.kind not in CHANGES:
        return
    outlook = look_out(view)
    tables = [planned(view, decision.kind, each).table for each in (answer, better)]
    own, best = (why_own(view, outlook, table) for table in tables)
    if farther := lacks(own, best):
        yield farther
    percent, less = (round(100 * risk(outlook, table)) for table in tables)
    if percent > less:
        yield GivesMore(percent, less)


def lacks(own: Event | None, best: Event | None) -> Event | None:
    """What the better answer does for one's own pattern, and the other one does not."""
    if isinstance(best, NearsPattern) and isinstance(own, NearsPattern):
        fewer = best.drinks - own.drinks
        return FitsFewer(fewer) if fewer > 0 else None
    if isinstance(best, (MakesPattern, LeavesPattern)):
        there = isinstance(own, (MakesPattern, LeavesPattern))
        return None if there else MissesPattern()
    nearer = isinstance(own, (Prepares, MakesPattern, LeavesPattern))
    return NotNext() if isinstance(best, Prepares) and not nearer else None
