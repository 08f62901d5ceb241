"""What the game may bring somebody from here on: points as they came of such mornings.

The weights were fitted by least squares, by the birds sighted, and rounded. Those of `prospects` to
7,500 mornings of 150 games among six players of the level `normal`; those of `sharp_prospects` to
100,000 mornings of 2,400 games among four shrewd ones, apart for players who are awake or not, as
`python -m tests.benchmarks.fit_mornings` does it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from accessible_games.bots.facts import weighed
from accessible_games.bots.lifeboat.goods import own_wound, water
from accessible_games.bots.lifeboat.outlook import Outlook, look_out, own_cards, people_points
from accessible_games.bots.lifeboat.treasure import treasure_points
from accessible_games.games.lifeboat.cards import BIRDS, SIZES
from accessible_games.games.lifeboat.seen import View
from accessible_games.games.lifeboat.topics import condition


class Facts(NamedTuple):
    """What counts about a morning; and as weights, how much each of it counts."""

    always: float
    people: float
    """Points that the people bring if nobody else dies."""
    others: float
    """Points that are likely lost by the deaths of others."""
    oneself: float
    """Points that are likely lost by one's own death."""
    treasure: float
    """Points of the treasure that the seat has,"""
    risk: float
    """times the chance of its own death."""
    water: float
    """What its bottles are worth."""
    cards: float
    """Its cards, whatever they are: one can trade them, and thieves may take them for others."""
    wounds: float


END = Facts(0, 1, -1, -1, 1, 0, 0, 0, 0)
"""Once land is reached nothing else counts."""
WEIGHTS = (
    Facts(5.5, 0.80, -0.89, -0.75, 0.25, 0, 0.2, 0.62, -0.80),
    Facts(3.5, 0.86, -0.85, -0.95, 0.30, 0, 0.4, 0.61, -0.75),
    Facts(1.0, 0.98, -1.00, -0.95, 0.50, 0, 0.2, 0.60, -0.50),
    Facts(-0.6, 1.03, -0.95, -0.92, 0.65, 0, 0.0, 0.50, -0.20),
    END,
)
"""By the birds that are sighted."""
AWAKE = (
    Facts(5.8, 0.66, -0.58, -0.92, 0.62, -1.04, 0.0, 1.33, -0.89),
    Facts(5.0, 0.68, -0.68, -0.83, 0.63, -0.79, 0.0, 1.03, -0.78),
    Facts(3.4, 0.84, -0.75, -0.99, 0.73, -0.57, 0.2, 0.58, -0.43),
    Facts(2.6, 0.90, -0.76, -1.34, 0.83, -0.29, 0.4, 0.28, -0.27),
    END,
)
"""The same for whoever is awake,"""
LYING = (
    Facts(0.5, 0.71, -0.47, -0.69, 0.16, 0, 0, 0, -0.09),
    Facts(0.0, 0.81, -0.52, -0.78, 0.13, 0, 0, 0, -0.06),
    Facts(0.0, 0.90, -0.55, -0.89, 0.24, 0, 0, 0, -0.03),
    Facts(0.0, 0.98, -0.52, -0.84, 0.57, 0, 0, 0, -0.03),
    END,
)
"""and for the unconscious and the dead, of whose treasure little is left in the end."""


def prospects(view: View) -> float:
    """The points to expect of the whole game."""
    return worth(look_out(view), WEIGHTS)


def sharp_prospects(view: View) -> float:
    """The same by more facts."""
    outlook = look_out(view)
    return worth(outlook, AWAKE if condition(view, outlook.me) == "awake" else LYING)


def worth(outlook: Outlook, by_birds: Sequence[Facts]) -> float:
    """The points to expect by such weights."""
    return weighed(by_birds[min(BIRDS, outlook.birds)], facts(outlook))


def facts(outlook: Outlook) -> Facts:
    """All that counts about a morning."""
    view, me, character = outlook.view, outlook.me, outlook.view.characters[outlook.me]
    dangers = [stake * outlook.danger(seat) for seat, stake in enumerate(outlook.stakes)]
    cards = own_cards(outlook) if me in view.boat else ()
    treasure = treasure_points(character, cards)
    return Facts(
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
