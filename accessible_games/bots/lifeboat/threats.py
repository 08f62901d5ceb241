"""Who fights for their cards and who gives in, as all have seen, and whose threats are empty."""

from collections import Counter

from accessible_games.bots.lifeboat.outlook import Outlook, once
from accessible_games.core.event import Seat

DOUBTFUL = (1, 1)
"""How often somebody who has threatened is thought to have fought and given in then, if unknown."""
PROUD = (3, 1)
"""The same of somebody who was robbed, and whom the same robber asks again."""
RISK = 1.0
"""Points that it costs to have somebody take revenge for sure."""


@once
def answered(outlook: Outlook) -> Counter[tuple[Seat, str, str]]:
    """How often each has done what to those whom they `threatened`, or who had `robbed` them."""
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


def resists(outlook: Outlook, seat: Seat, after: str, usually: tuple[int, int]) -> float:
    """How likely somebody fights, by what they did before."""
    counts = answered(outlook)
    fought = usually[0] + counts[seat, after, "resisted"]
    return fought / (fought + usually[1] + counts[seat, after, "yielded"])


def credible(outlook: Outlook, seat: Seat) -> float:
    """How likely somebody does as they have threatened."""
    return resists(outlook, seat, "threatened", DOUBTFUL)


def gives_in_again(outlook: Outlook, seat: Seat) -> float:
    """How likely somebody gives in to the same robber again."""
    return 1 - resists(outlook, seat, "robbed", PROUD)


def risk(outlook: Outlook, seat: Seat) -> float:
    """Points that it costs to demand something of somebody who has threatened anybody.

    All have heard it; the bold do not care, the careful twice as much, and who never bargains is
    deaf to it.
    """
    heard = answered(outlook)[seat, "threatened", "threatened"]
    if not (heard and outlook.temper.bargains):
        return 0.0
    return RISK * credible(outlook, seat) * (1 - outlook.temper.nerve)
