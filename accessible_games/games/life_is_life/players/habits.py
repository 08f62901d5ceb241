"""Habits: what the finished rounds tell about how players swap.

Hands were shown at the end, so everybody can undo swap by swap and see what each player who showed
a hand held at every turn.
"""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from accessible_games.core.event import Piece, Pieces, Seat
from accessible_games.games.life_is_life.players.easy import WORTH, swap
from accessible_games.games.life_is_life.seen import View
from accessible_games.games.life_is_life.state import Shown

PLAIN = 0.5
"""The chance that an unknown player swaps like `easy`."""
TRUE = 0.95
"""How often a player who plays like `easy` makes a swap that `easy` would make."""
AGREES = 0.4
"""How often any other player makes such a swap: it is often the best one anyway."""
ROUNDING = 1e-9
KEPT = 100
"""The number of rounds in the cache: every turn of a game looks at the same ones."""


def plain(view: View) -> dict[Seat, float]:
    """The chance of each other player to swap like `easy`, whatever the others hold."""
    odds = {
        seat: PLAIN / (1 - PLAIN)
        for seat, lives in enumerate(view.lives)
        if lives and seat != view.seat
    }
    for shown in view.shown:
        for seat, agrees in swaps_like_easy(shown):
            if seat in odds:
                odds[seat] *= TRUE / AGREES if agrees else (1 - TRUE) / (1 - AGREES)
    return {seat: odd / (1 + odd) for seat, odd in odds.items()}


@lru_cache(KEPT)
def swaps_like_easy(shown: Shown) -> tuple[tuple[Seat, bool], ...]:
    """Each seat that swapped and showed its hand, and whether it swapped as `easy` would have."""
    hands, display, told = [*shown.hands], [*shown.display], []
    for done in reversed(shown.swaps):
        display[done.row - 1] = done.taken
        after = hands[done.seat]
        if not after:
            continue
        hands[done.seat] = before = exchanged(after, done.taken, done.laid)
        best = max(swap(before, row)[0] for row in display)
        told.append((done.seat, worth(after) - worth(before) >= best - ROUNDING))
    return tuple(reversed(told))


def exchanged(hand: Pieces, given: Pieces, got: Pieces) -> Pieces:
    """A hand after giving some cards of it for others."""
    return tuple((Counter(hand) - Counter(given) + Counter(got)).elements())


def worth(hand: Iterable[Piece]) -> float:
    """The worth of a hand to `easy`."""
    return sum(WORTH[animal][count] for animal, count in Counter(hand).items())
