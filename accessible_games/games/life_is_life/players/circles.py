"""Rounds of Life is Life that go in circles: somebody has to notice and knock to end them."""

from collections import Counter

from accessible_games.core.event import Piece
from accessible_games.games.life_is_life.seen import View

Place = tuple[str, int]
"""A row or a hand, by number."""


def goes_in_circle(view: View) -> bool:
    """Whether all cards are where they were at an earlier turn of this seat in the round.

    Not in the last lap, as the round ends anyway.
    """
    if view.knocker is not None:
        return False
    moved: Counter[tuple[Place, Piece]] = Counter()
    for swap in reversed(view.swaps):
        hand, row = ("hand", swap.seat), ("row", swap.row)
        moved.update([(hand, card) for card in swap.taken] + [(row, card) for card in swap.laid])
        moved.subtract([(row, card) for card in swap.taken] + [(hand, card) for card in swap.laid])
        if swap.seat == view.on_turn and not any(moved.values()):
            return True
    return False
