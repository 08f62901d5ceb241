"""Who has helped somebody, as all have seen, and what that is worth."""

from accessible_games.bots.lifeboat.grudges import grudge
from accessible_games.bots.lifeboat.outlook import Outlook
from accessible_games.core.event import Seat

THANKS = 0.4
"""Points that it is worth to help somebody who has helped this seat before."""


def is_friend(outlook: Outlook, seat: Seat) -> bool:
    """Whether somebody has done more for this seat than against it, and is not to die."""
    done = [by for doer, other, by in outlook.view.deeds if (doer, other) == (seat, outlook.me)]
    return sum(done) > 0 and outlook.stakes[seat] >= 0


def thanks(outlook: Outlook, seat: Seat) -> float:
    """What it is worth to do somebody a favour: by what was done before, and by temper.

    Less than nothing for those who robbed or cheated this seat: so revenge is taken.
    """
    gift = outlook.temper.gift if outlook.stakes[seat] >= 0 else 0.0
    favour = gift + (THANKS if is_friend(outlook, seat) else 0.0)
    return favour - grudge(outlook, seat)
