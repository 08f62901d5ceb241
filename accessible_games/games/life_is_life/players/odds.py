"""What one seat can infer about the other hands: what they must hold, what they may hold."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from math import comb, prod

from accessible_games.core.event import Piece, Seat
from accessible_games.games.life_is_life.seen import View, known_cards
from accessible_games.games.life_is_life.state import DECK, HAND, PIECES, VALUES

Chances = tuple[float, ...]
"""The chance of holding at least n cards of an animal, for each n from 0."""
Hand = Mapping[Piece, Chances]


def own_hand(view: View) -> Hand:
    """The seat's own hand, in which everything is certain."""
    held = Counter(view.hand)
    return {animal: at_least(held[animal], 0, 0, 1, value) for animal, value in VALUES.items()}


def other_hands(view: View) -> dict[Seat, Hand]:
    """What each other player may hold, according to the swaps of this round."""
    known = {
        seat: known_cards(view.swaps, seat)
        for seat, lives in enumerate(view.lives)
        if lives and seat != view.seat
    }
    unseen = Counter(DECK)
    for cards in (view.hand, *view.display, *(held.elements() for held in known.values())):
        unseen.subtract(cards)
    pile = unseen.total()
    return {
        seat: {
            animal: at_least(
                held[animal], unseen[animal], HAND - held.total(), pile, VALUES[animal]
            )
            for animal in PIECES
        }
        for seat, held in known.items()
    }


@cache
def at_least(known: int, unseen: int, drawn: int, pile: int, value: int) -> Chances:
    """Chances of *known* cards of an animal and *drawn* ones from a pile with *unseen* of it.

    One more than there are cards of it, so that the last chance is 0.
    """
    ways = [comb(unseen, more) * comb(pile - unseen, drawn - more) for more in range(drawn + 1)]
    whole = sum(ways)
    return tuple(sum(ways[max(0, count - known) :]) / whole for count in range(value + 2))


def enough(hands: int) -> int:
    """The number of cards for a majority; with two players left, one is not enough (K15)."""
    return 2 if hands == 2 else 1


def majority(others: Mapping[Seat, Hand], animal: Piece, count: int) -> float:
    """The chance that *count* cards of an animal are more than each of the others holds."""
    if count < enough(len(others) + 1):
        return 0.0
    return prod(1 - hand[animal][count] for hand in others.values())


def expected_points(hands: Mapping[Seat, Hand]) -> dict[Seat, float]:
    """The expected points of each player if the round were scored now."""
    return {seat: sum(_expected(hands, seat, animal) for animal in PIECES) for seat in hands}


def _expected(hands: Mapping[Seat, Hand], seat: Seat, animal: Piece) -> float:
    others = {other: hand for other, hand in hands.items() if other != seat}
    chances = hands[seat][animal]
    return VALUES[animal] * sum(
        (chances[count] - chances[count + 1]) * majority(others, animal, count)
        for count in range(1, VALUES[animal] + 1)
        if chances[count] > chances[count + 1]
    )
