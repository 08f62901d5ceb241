"""What the game may bring somebody from here on: points as they came of such mornings.

The weights were fitted by least squares to 7,500 mornings of 150 games among six players of the
level `normal`, by the birds sighted, and rounded towards each other.
"""

from typing import NamedTuple

from accessible_games.bots.lifeboat.goods import own_cards, own_wound, treasure_points, water
from accessible_games.bots.lifeboat.outlook import look_out, people_points
from accessible_games.games.lifeboat.cards import BIRDS, SIZES
from accessible_games.games.lifeboat.seen import View


class Weights(NamedTuple):
    """How much each part counts."""

    always: float
    people: float
    """For each point that the people bring if nobody else dies."""
    others: float
    """For each point that is likely lost by the deaths of others."""
    oneself: float
    """For each point that is likely lost by one's own death."""
    treasure: float
    water: float
    """For each point that this seat's bottles are worth."""
    cards: float
    """For each card, whatever it is: one can trade it, and thieves may take it for another."""
    wounds: float


WEIGHTS = (
    Weights(5.5, 0.80, -0.89, -0.75, 0.25, 0.2, 0.62, -0.80),
    Weights(3.5, 0.86, -0.85, -0.95, 0.30, 0.4, 0.61, -0.75),
    Weights(1.0, 0.98, -1.00, -0.95, 0.50, 0.2, 0.60, -0.50),
    Weights(-0.6, 1.03, -0.95, -0.92, 0.65, 0.0, 0.50, -0.20),
    Weights(0, 1, -1, -1, 1, 0, 0, 0),
)
"""By the birds that are sighted."""


def prospects(view: View) -> float:
    """The points to expect of the whole game."""
    outlook = look_out(view)
    me, character = outlook.me, view.characters[outlook.me]
    weights = WEIGHTS[min(BIRDS, outlook.birds)]
    dangers = [stake * outlook.danger(seat) for seat, stake in enumerate(outlook.stakes)]
    points = (
        weights.always
        + weights.people * people_points(view)
        + weights.others * (sum(dangers) - dangers[me])
        + weights.oneself * dangers[me]
        + weights.wounds * min(view.wounds[me], SIZES[character])
    )
    if me not in view.boat:
        return points
    cards = own_cards(outlook)
    bottles = water(character, cards.count("water"), outlook.birds, own_wound(outlook))
    return (
        points
        + weights.treasure * treasure_points(character, cards)
        + weights.water * bottles
        + weights.cards * len(cards)
    )
