"""The worth of treasure to a player in the end, in points."""

from functools import lru_cache

from accessible_games.core.event import Piece, Pieces
from accessible_games.games.lifeboat.cards import DOUBLES, PAINTINGS, treasure

KINDS = ("cash", "jewel", "painting")
HOPE = 0.7
"""How much more a jewel is worth than it counts now, as part of a possible set."""


def treasures(character: Piece, cards: Pieces) -> float:
    """Points for treasure, with the hopes for jewels."""
    hope = HOPE if 0 < cards.count("jewel") < 3 else 0
    return treasure_points(character, cards) + hope


@lru_cache(10_000)
def treasure_points(character: Piece, cards: Pieces) -> int:
    """Points for the treasure among some cards."""
    doubled = DOUBLES.get(character)
    return sum(treasure(cards, kind) * (1 + (kind == doubled)) for kind in KINDS)


def is_treasure(card: Piece) -> bool:
    """Whether a provision is worth points in the end."""
    return card in ("cash", "jewel", *PAINTINGS)
