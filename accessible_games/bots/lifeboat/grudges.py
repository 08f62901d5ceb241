"""What others have done to a seat, as all have seen: grudges, threats, and whose word counts."""

from accessible_games.bots.lifeboat.outlook import Outlook
from accessible_games.core.event import Seat
from accessible_games.games.lifeboat.topics import condition

UNKNOWN = 1
"""Kept and broken promises that are assumed of somebody who has made none."""


def times(outlook: Outlook, doer: Seat, other: Seat, what: str) -> int:
    """How often somebody has `robbed`, `threatened`, `paid` or `cheated` another."""
    return outlook.view.dealings.count((doer, other, what))


def trust(outlook: Outlook, seat: Seat) -> float:
    """How likely somebody keeps a promise, by those that they have kept and broken before."""
    done = [what for doer, _, what in outlook.view.dealings if doer == seat]
    kept, broken = UNKNOWN + done.count("paid"), UNKNOWN + done.count("cheated")
    return kept / (kept + broken)


def wrongs(outlook: Outlook, doer: Seat, other: Seat) -> int:
    """How often somebody has robbed or cheated another, less how often they have paid."""
    done = times(outlook, doer, other, "robbed") + times(outlook, doer, other, "cheated")
    return max(0, done - times(outlook, doer, other, "paid"))


def grudge(outlook: Outlook, seat: Seat) -> float:
    """Points that it is worth to harm somebody for what they have done to this seat.

    Nobody takes revenge on those whose life is worth points, or on the unconscious.
    """
    if outlook.stakes[seat] > 0 or condition(outlook.view, seat) != "awake":
        return 0.0
    return outlook.temper.revenge * wrongs(outlook, seat, outlook.me)
