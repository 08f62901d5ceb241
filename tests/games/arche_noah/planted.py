"""A table near the end of Arche Noah at which one answer is far better than another."""

from random import Random

from accessible_games.games.arche_noah.state import CARDS, SPECIES_OF
from tests.app.planted import Planted
from tests.games.arche_noah.players import test_hard as noah


def planted() -> Planted:
    """The last pick of the game: one animal wins it, the other one loses it."""
    left = [card for card in CARDS if SPECIES_OF[card] not in noah.LAST_ROUND.out]
    Random(89).shuffle(left)
    piles = (left[2:15], left[15:], left[:2])
    table = noah.table(*map(" ".join, piles), bids=[0, 1], coins=[1, 0])
    named = ("spider 2", "hedgehog 4")
    typed, told = "hedgehog 4", "You take hedgehog 4"
    return Planted(
        table, "0 pick hedgehog-4", "0 pick spider-2", named, typed, told, "My advice would win "
    )
