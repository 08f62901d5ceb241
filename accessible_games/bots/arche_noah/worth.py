"""What cards are worth: points at the end of the pass, with the cards that may still come."""

from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import combinations

from accessible_games.core.event import Piece, Pieces, Seat
from accessible_games.games.arche_noah.rules import points_of
from accessible_games.games.arche_noah.seen import View, known_pile
from accessible_games.games.arche_noah.state import CARDS, PLACE_OF, SPECIES_OF

WANTED = 0.45
"""The chance to get an animal that one wants, once it is on the table."""
UNWANTED = 0.1
"""The chance to be left with one that one does not want."""

Gains = Mapping[Pieces, float]
"""Points that each choice of animals brings: none, one or two of the table."""


@cache
def hope(held: Pieces, coming: Pieces, chance: float, wanted: float = WANTED) -> float:
    """Points to expect from the held cards of one animal, and those of it that may still come.

    Each of these is drawn in this pass with that chance, in any order, and those that are *wanted*
    come to this seat with that one.
    """
    if not coming:
        return float(points_of(list(held)))
    return sum(after(held, coming, card, chance, wanted) for card in coming) / len(coming)


def after(held: Pieces, coming: Pieces, card: Piece, chance: float, wanted: float) -> float:
    """Points to expect if this is the next of the animal to come, or not to come at all."""
    rest = tuple(other for other in coming if other != card)
    without = hope(held, rest, chance, wanted)
    gain = hope(in_order((*held, card)), rest, chance, wanted) - without
    return without + gain * chance * (wanted if gain > 0 else UNWANTED)


def in_order(cards: Pieces) -> Pieces:
    """The same cards in the order of the box, so that equal hopes are worked out once."""
    return tuple(sorted(cards, key=PLACE_OF.__getitem__))


def gains_of(view: View, seat: Seat, wanted: float = WANTED) -> Gains:
    """What each choice would bring a seat; of others only cards taken in the open are known."""
    pile, unseen, chance = known_pile(view, seat), unseen_by(view), chance_to_come(view)
    ones = [(card,) for card in view.display]
    return {
        cards: gain(pile, cards, unseen, chance, wanted)
        for cards in [*ones, (), *combinations(view.display, 2)]
    }


def gain(
    pile: Pieces, cards: Pieces, unseen: Pieces, chance: float, wanted: float = WANTED
) -> float:
    """How much more is to be expected with the cards than without them."""
    return sum(
        hope(in_order((*of(pile, animal), *of(cards, animal))), of(unseen, animal), chance, wanted)
        - hope(in_order(of(pile, animal)), of(unseen, animal), chance, wanted)
        for animal in dict.fromkeys(SPECIES_OF[card] for card in cards)
    )


@lru_cache(1024)
def of(cards: Pieces, animal: Piece) -> Pieces:
    """Those of the cards that are of one animal; asked of the same cards again and again."""
    return tuple(card for card in cards if SPECIES_OF[card] == animal)


def unseen_by(view: View) -> Pieces:
    """The cards of the draw pile, secret ones of others and forgotten ones, as in the box."""
    seats = range(len(view.taken))
    piles = [card for seat in seats for card in known_pile(view, seat)]
    seen = {*piles, *view.display, *view.set_aside}
    return tuple(card for card in CARDS if card not in seen and SPECIES_OF[card] not in view.out)


def chance_to_come(view: View) -> float:
    """The chance that an unseen card lies in the draw pile, and in nobody's pile."""
    return view.draw_pile / (view.draw_pile + len(view.taken) - 1 + view.forgotten)
