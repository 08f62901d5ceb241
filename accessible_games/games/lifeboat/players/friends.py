"""Who has openly helped a player, and what that is worth."""

from accessible_games.core.event import Seat
from accessible_games.games.lifeboat.players.evaluation import BoatEvaluation
from accessible_games.games.lifeboat.players.grudges import grudge

THANKS = 0.4
"""The points for helping a player who has helped this seat before."""


def is_friend(outlook: BoatEvaluation, seat: Seat) -> bool:
    """Whether a player has done more for this seat than against it, and is not to die."""
    done = [by for doer, other, by in outlook.view.deeds if (doer, other) == (seat, outlook.me)]
    return sum(done) > 0 and outlook.stakes[seat] >= 0


def thanks(outlook: BoatEvaluation, seat: Seat) -> float:
    """The worth of doing a player a favour: by what was done before, and by temper.

    Negative for those who robbed or cheated this seat: this is its revenge.
    """
    gift = outlook.temper.gift if outlook.stakes[seat] >= 0 else 0.0
    favour = gift + (THANKS if is_friend(outlook, seat) else 0.0)
    return favour - grudge(outlook, seat)
