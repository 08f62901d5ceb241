"""What another change of the table would cost, compared with a better one."""

from collections.abc import Iterator

from accessible_games.core.event import Event
from accessible_games.games.sixpack.players.evaluation import look_out, risk
from accessible_games.games.sixpack.players.explanations import CHANGES, table_after
from accessible_games.games.sixpack.players.normal import why_own
from accessible_games.games.sixpack.players.reasons import (
    GivesLittle,
    LeavesPattern,
    MakesPattern,
    NearsPattern,
    Prepares,
)
from accessible_games.players.whole import Whole


class MissesPattern(Event):
    """Your pattern would not be on the table then."""


class NotNext(Event):
    """You could not make your pattern in your next turn from that table."""


class FitsFewer(Event):
    """No block would show as much of your pattern."""

    drinks: int
    """The number of the six drinks that would fit less."""


class GivesMore(Event):
    """Another player is more likely to get a pattern."""

    percent: int
    """The chance that any of them holds one that appears on the table."""
    less: int
    """The same for the better answer."""

    def tells(self, earlier: Event) -> bool:
        """How likely it is."""
        return isinstance(earlier, GivesLittle) and earlier.percent == self.percent


def costs(move: Whole, better: Whole) -> Iterator[Event]:
    """How much farther the player's own pattern would be, and how much nearer those of others."""
    if move[0].decision.kind not in CHANGES:
        return
    view = move[0].view
    outlook = look_out(view)
    tables = [table_after(each) for each in (move, better)]
    own, best = (why_own(view, outlook, table) for table in tables)
    if farther := lacks(own, best):
        yield farther
    percent, less = (round(100 * risk(outlook, table)) for table in tables)
    if percent > less:
        yield GivesMore(percent, less)


def lacks(own: Event | None, best: Event | None) -> Event | None:
    """What the better answer does for the player's own pattern, and the other one does not."""
    if isinstance(best, NearsPattern) and isinstance(own, NearsPattern):
        fewer = best.drinks - own.drinks
        return FitsFewer(fewer) if fewer > 0 else None
    if isinstance(best, (MakesPattern, LeavesPattern)):
        there = isinstance(own, (MakesPattern, LeavesPattern))
        return None if there else MissesPattern()
    nearer = isinstance(own, (Prepares, MakesPattern, LeavesPattern))
    return NotNext() if isinstance(best, Prepares) and not nearer else None
