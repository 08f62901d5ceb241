"""Who has openly fought for their cards or given in, and whose threats are empty."""

from collections import Counter

from accessible_games.core.event import Seat
from accessible_games.games.lifeboat.players.evaluation import BoatEvaluation, once

DOUBTFUL = (1, 1)
"""How often a player who threatened is assumed to have fought and given in afterwards."""
PROUD = (3, 1)
"""The same for a player who was robbed and is asked by the same robber again."""
RISK = 1.0
"""The cost in points of certain revenge."""


@once
def answered(outlook: BoatEvaluation) -> Counter[tuple[Seat, str, str]]:
    """How often each did what to those whom they `threatened`, or who had `robbed` them."""
    counts: Counter[tuple[Seat, str, str]] = Counter()
    before: set[tuple[Seat, Seat, str]] = set()
    for doer, other, what in outlook.view.dealings:
        if what == "threatened":
            before.add((doer, other, what))
        elif what == "robbed":
            before.add((other, doer, what))
        for each in ("threatened", "robbed"):
            counts[doer, each, what] += (doer, other, each) in before
    return counts


def resists(outlook: BoatEvaluation, seat: Seat, after: str, usually: tuple[int, int]) -> float:
    """The chance that a player fights, by what they did before."""
    counts = answered(outlook)
    fought = usually[0] + counts[seat, after, "resisted"]
    return fought / (fought + usually[1] + counts[seat, after, "yielded"])


def credible(outlook: BoatEvaluation, seat: Seat) -> float:
    """The chance that a player carries out a threat."""
    return resists(outlook, seat, "threatened", DOUBTFUL)


def gives_in_again(outlook: BoatEvaluation, seat: Seat) -> float:
    """The chance that a player gives in to the same robber again."""
    return 1 - resists(outlook, seat, "robbed", PROUD)


def risk(outlook: BoatEvaluation, seat: Seat) -> float:
    """The cost in points of demanding something of a player who has threatened anybody.

    Everybody has heard it; bold players ignore it, careful ones mind twice as much, and players who
    never bargain are deaf to it.
    """
    heard = answered(outlook)[seat, "threatened", "threatened"]
    if not (heard and outlook.temper.bargains):
        return 0.0
    return RISK * credible(outlook, seat) * (1 - outlook.temper.nerve)
