"""Which domino to set aside for a point: the next hands should be found soon and easily."""

from functools import cache

from accessible_games.core.event import Pieces
from accessible_games.games.sixpack.drinks import RECIPES, is_bottle
from accessible_games.games.sixpack.patterns import Hand, pictures
from accessible_games.games.sixpack.players.evaluation import hands_without

BESIDE = ((0, 1), (1, 2), (3, 4), (4, 5), (0, 3), (1, 4), (2, 5))
"""The pairs of cells of a block that share an edge: 0 1 2 above 3 4 5."""
FOREIGN = 0.5
"""How often a bottle is beside the mix without it, relative to the other mixes."""
SOON = 2.0
"""How much more a hand counts that is already on the table than one easily made."""


def best_laid(points: Pieces, hand: Pieces, found: set[Hand]) -> str:
    """The domino without which the next hands are best; of equals the first."""
    return max(hand, key=lambda domino: prospects(points, domino, found))


def prospects(points: Pieces, domino: str, found: set[Hand]) -> float:
    """How good the next hand will be on average."""
    easy = [ease(hand) for hand in hands_without((*points, domino))]
    return average(easy) + SOON * share_found(points, domino, found)


def share_found(points: Pieces, domino: str, found: set[Hand]) -> float:
    """The chance that the next hand is one of those *found*, if this domino is set aside."""
    return average([hand in found for hand in hands_without((*points, domino))])


def average(numbers: list[float] | list[bool]) -> float:
    """The average of some numbers; 0 if there are none, as after the seventh point."""
    return sum(numbers) / max(1, len(numbers))


@cache
def ease(hand: Hand) -> float:
    """How easily three dominoes are found, from 0 to 1: by what they can show (S20)."""
    return sum(map(likelihood, pictures(hand))) / 36


@cache
def likelihood(shown: Pieces) -> float:
    """How likely a picture is, relative to one whose mixes contain all their adjacent bottles."""
    strange = sum(foreign(shown[one], shown[other]) for one, other in BESIDE)
    return FOREIGN**strange


def foreign(one: str, other: str) -> bool:
    """Whether the mix of two adjacent drinks does not contain the bottle."""
    bottle, mix = (one, other) if is_bottle(one) else (other, one)
    return bottle not in RECIPES[mix]
