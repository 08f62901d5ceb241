"""The level `easy`: collect what makes pairs, never look at the others, spread one's coins."""

from collections.abc import Mapping
from random import Random

from accessible_games.bots.arche_noah.temper import EVEN, Temper
from accessible_games.bots.bot import Imagine
from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Piece, Pieces
from accessible_games.games.arche_noah.rules import points_of
from accessible_games.games.arche_noah.seen import View, known_pile
from accessible_games.games.arche_noah.state import VALUE_OF

HOPE = 2
"""How much hope counts: a card that finds a partner gains twice its value."""
GOOD = 3.0
"""A second animal that gains more than that is worth an action chip."""
BAD = -3.0
"""An animal that costs more than that is not taken, for an action chip."""


def easy(
    view: View, decision: Decision[Answer], imagine: Imagine, chance: Random, temper: Temper = EVEN
) -> Answer:
    """The animal that gains most; to be early, some coins where it stands out."""
    assert view.seat is not None
    pile = known_pile(view, view.seat)
    gains = {card: gain(view, pile, card, temper) for card in view.display}
    if decision.kind == "bid":
        return bid(view, view.coins[view.seat], list(gains.values()), temper)
    best, *others = sorted(gains, key=gains.__getitem__, reverse=True)
    wanted = pick(gains, best, others, temper)
    return wanted if decision.options.why_not(wanted) is None else (best,)


def gain(view: View, pile: Pieces, card: Piece, temper: Temper) -> float:
    """Points that the card brings at once, and hope for a partner, less in each round."""
    now = points_of([*pile, card]) - points_of(list(pile))
    return now + temper.hope * HOPE * VALUE_OF[card] * (1 - view.round / view.rounds)


def bid(view: View, coins: int, gains: list[float], temper: Temper) -> int:
    """Half of what the best gains over the average, at most two rounds' share of the coins."""
    share = coins / (view.rounds - view.round + 1)
    lead = max(gains) - sum(gains) / len(gains)
    return min(coins, int(min(lead / 2, 2 * share) / temper.coin))


def pick(gains: Mapping[Piece, float], best: Piece, others: list[Piece], temper: Temper) -> Pieces:
    """The best animal, or none if it is bad, or the second best as well if that is good."""
    if gains[best] < temper.chip * BAD:
        return ()
    return (best, *[card for card in others[:1] if gains[card] > temper.chip * GOOD])
