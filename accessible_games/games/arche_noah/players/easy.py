"""The level `easy`: collect what makes pairs, ignore the others, spread the coins."""

from collections.abc import Mapping
from random import Random

from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Piece, Pieces
from accessible_games.games.arche_noah.players.temper import EVEN, Temper
from accessible_games.games.arche_noah.rules import points_of
from accessible_games.games.arche_noah.seen import View, known_pile
from accessible_games.games.arche_noah.state import VALUE_OF
from accessible_games.players.bot import Determinize

HOPE = 2
"""The weight of hope: a card that finds a partner gains twice its value."""
GOOD = 3.0
"""A second animal that gains more than this is worth an action chip."""
BAD = -3.0
"""An animal that costs more than this is declined for an action chip."""


def easy(
    view: View,
    decision: Decision[Answer],
    determinize: Determinize,
    chance: Random,
    temper: Temper = EVEN,
) -> Answer:
    """The animal that gains most; if it stands out, some coins to pick early."""
    assert view.seat is not None
    pile = known_pile(view, view.seat)
    gains = {card: gain(view, pile, card, temper) for card in view.display}
    if decision.kind == "bid":
        return bid(view, view.coins[view.seat], list(gains.values()), temper)
    best, *others = sorted(gains, key=gains.__getitem__, reverse=True)
    wanted = pick(gains, best, others, temper)
    return wanted if decision.options.why_not(wanted) is None else (best,)


def gain(view: View, pile: Pieces, card: Piece, temper: Temper) -> float:
    """The points of a card at once, and hope for a partner, less in each round."""
    now = points_of([*pile, card]) - points_of(list(pile))
    return now + temper.hope * HOPE * VALUE_OF[card] * (1 - view.round / view.rounds)


def bid(view: View, coins: int, gains: list[float], temper: Temper) -> int:
    """Half of the best gain over the average, at most two rounds' share of the coins."""
    share = coins / (view.rounds - view.round + 1)
    lead = max(gains) - sum(gains) / len(gains)
    return min(coins, int(min(lead / 2, 2 * share) / temper.coin))


def pick(gains: Mapping[Piece, float], best: Piece, others: list[Piece], temper: Temper) -> Pieces:
    """The best animal, none if it is bad, or the second best as well if that is good."""
    if gains[best] < temper.chip * BAD:
        return ()
    return (best, *[card for card in others[:1] if gains[card] > temper.chip * GOOD])
