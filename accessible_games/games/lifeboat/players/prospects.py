"""What the game may bring a player from here on: points as measured after similar mornings.

The weights were fitted by least squares, by birds sighted, and rounded. Those of `prospects` to
7,500 mornings in 150 games of six players of the level `normal`; those of `sharp_prospects` to
100,000 mornings in 2,400 games of four shrewd ones, separately for players awake and not, with
`python -m tests.benchmarks.fit_mornings`.
"""

from collections.abc import Sequence
from typing import NamedTuple

from accessible_games.games.lifeboat.cards import BIRDS, SIZES
from accessible_games.games.lifeboat.players.evaluation import (
    BoatEvaluation,
    look_out,
    own_cards,
    people_points,
)
from accessible_games.games.lifeboat.players.goods import own_wound, water
from accessible_games.games.lifeboat.players.treasure import treasure_points
from accessible_games.games.lifeboat.seen import View
from accessible_games.games.lifeboat.topics import condition
from accessible_games.players.facts import weighed


class MorningFacts(NamedTuple):
    """The facts that matter about a morning; or the weight of each of them."""

    always: float
    people: float
    """The points for people if nobody else dies."""
    others: float
    """The points probably lost by deaths of others."""
    oneself: float
    """The points probably lost by the player's own death."""
    treasure: float
    """The points of the seat's treasure,"""
    risk: float
    """times the chance of its own death."""
    water: float
    """The worth of its bottles."""
    cards: float
    """Its cards, whatever they are: they can be traded, and thieves may take them instead."""
    wounds: float


END = MorningFacts(0, 1, -1, -1, 1, 0, 0, 0, 0)
"""Once land is reached nothing else counts."""
WEIGHTS = (
    MorningFacts(5.5, 0.80, -0.89, -0.75, 0.25, 0, 0.2, 0.62, -0.80),
    MorningFacts(3.5, 0.86, -0.85, -0.95, 0.30, 0, 0.4, 0.61, -0.75),
    MorningFacts(1.0, 0.98, -1.00, -0.95, 0.50, 0, 0.2, 0.60, -0.50),
    MorningFacts(-0.6, 1.03, -0.95, -0.92, 0.65, 0, 0.0, 0.50, -0.20),
    END,
)
"""By birds sighted."""
AWAKE = (
    MorningFacts(5.8, 0.66, -0.58, -0.92, 0.62, -1.04, 0.0, 1.33, -0.89),
    MorningFacts(5.0, 0.68, -0.68, -0.83, 0.63, -0.79, 0.0, 1.03, -0.78),
    MorningFacts(3.4, 0.84, -0.75, -0.99, 0.73, -0.57, 0.2, 0.58, -0.43),
    MorningFacts(2.6, 0.90, -0.76, -1.34, 0.83, -0.29, 0.4, 0.28, -0.27),
    END,
)
"""The same for players who are awake,"""
LYING = (
    MorningFacts(0.5, 0.71, -0.47, -0.69, 0.16, 0, 0, 0, -0.09),
    MorningFacts(0.0, 0.81, -0.52, -0.78, 0.13, 0, 0, 0, -0.06),
    MorningFacts(0.0, 0.90, -0.55, -0.89, 0.24, 0, 0, 0, -0.03),
    MorningFacts(0.0, 0.98, -0.52, -0.84, 0.57, 0, 0, 0, -0.03),
    END,
)
"""and for the unconscious and the dead, of whose treasure little is left in the end."""


def prospects(view: View) -> float:
    """The expected points in the whole game."""
    return worth(look_out(view), WEIGHTS)


def sharp_prospects(view: View) -> float:
    """The same by more facts."""
    outlook = look_out(view)
    return worth(outlook, AWAKE if condition(view, outlook.me) == "awake" else LYING)


def worth(outlook: BoatEvaluation, by_birds: Sequence[MorningFacts]) -> float:
    """The expected points by these weights."""
    return weighed(by_birds[min(BIRDS, outlook.birds)], facts(outlook))


def facts(outlook: BoatEvaluation) -> MorningFacts:
    """All that matters about a morning."""
    view, me, character = outlook.view, outlook.me, outlook.view.characters[outlook.me]
    dangers = [stake * outlook.danger(seat) for seat, stake in enumerate(outlook.stakes)]
    cards = own_cards(outlook) if me in view.boat else ()
    treasure = treasure_points(character, cards)
    return MorningFacts(
        always=1,
        people=people_points(view),
        others=sum(dangers) - dangers[me],
        oneself=dangers[me],
        treasure=treasure,
        risk=treasure * outlook.danger(me),
        water=water(character, cards.count("water"), outlook.birds, own_wound(outlook)),
        cards=len(cards),
        wounds=min(view.wounds[me], SIZES[character]),
    )
