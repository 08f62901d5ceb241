"""What others have openly done to a seat: grudges, threats, and how far to trust them."""

from accessible_games.core.event import Seat
from accessible_games.games.lifeboat.players.evaluation import BoatEvaluation
from accessible_games.games.lifeboat.topics import condition

UNKNOWN = 1
"""The kept and broken promises assumed of a player who has made none."""


def times(outlook: BoatEvaluation, doer: Seat, other: Seat, what: str) -> int:
    """How often a player has `robbed`, `threatened`, `paid` or `cheated` another."""
    return outlook.view.dealings.count((doer, other, what))


def trust(outlook: BoatEvaluation, seat: Seat) -> float:
    """The chance that a player keeps a promise, by those they kept and broke before."""
    done = [what for doer, _, what in outlook.view.dealings if doer == seat]
    kept, broken = UNKNOWN + done.count("paid"), UNKNOWN + done.count("cheated")
    return kept / (kept + broken)


def wrongs(outlook: BoatEvaluation, doer: Seat, other: Seat) -> int:
    """How often a player has robbed or cheated another, less how often they have paid."""
    done = times(outlook, doer, other, "robbed") + times(outlook, doer, other, "cheated")
    return max(0, done - times(outlook, doer, other, "paid"))


def grudge(outlook: BoatEvaluation, seat: Seat) -> float:
    """The points for harming a player because of what they have done to this seat.

    Nobody takes revenge on those whose life is worth points, or on the unconscious.
    """
    if outlook.stakes[seat] > 0 or condition(outlook.view, seat) != "awake":
        return 0.0
    return outlook.temper.revenge * wrongs(outlook, seat, outlook.me)
