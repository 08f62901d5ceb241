"""The worth of cards: points at the end of the pass, including cards that may still come."""

from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import combinations

from accessible_games.core.event import Piece, Pieces, Seat
from accessible_games.games.arche_noah.rules import points_of
from accessible_games.games.arche_noah.seen import View, known_pile
from accessible_games.games.arche_noah.state import CARDS, PLACE_OF, SPECIES_OF

WANTED = 0.45
"""The chance of getting a wanted animal once it is on the table."""
UNWANTED = 0.1
"""The chance of being left with an unwanted one."""

Gains = Mapping[Pieces, float]
"""The points of each choice of animals: none, one or two of the table."""


@cache
def hope(held: Pieces, coming: Pieces, chance: float, wanted: float = WANTED) -> float:
    """The expected points of held cards of one animal, and those of it that may still come.

    Each of these is drawn in this pass with that *chance*, in any order, and wanted ones come to
    this seat with the chance *wanted*.
    """
    if not coming:
        return float(points_of(list(held)))
    return sum(after(held, coming, card, chance, wanted) for card in coming) / len(coming)


def after(held: Pieces, coming: Pieces, card: Piece, chance: float, wanted: float) -> float:
    """The expected points if this is the next card of the animal to come, or not to come at all."""
    rest = tuple(other for other in coming if other != card)
    without = hope(held, rest, chance, wanted)
    gain = hope(in_order((*held, card)), rest, chance, wanted) - without
    return without + gain * chance * (wanted if gain > 0 else UNWANTED)


def in_order(cards: Pieces) -> Pieces:
    """The same cards in the order of the box, so that equal hopes are computed once."""
    return tuple(sorted(cards, key=PLACE_OF.__getitem__))


def gains_of(view: View, seat: Seat, wanted: float = WANTED) -> Gains:
    """What each choice would bring a seat; of others only cards taken openly are known."""
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
    """The cards of one animal; cached, as the same cards are asked for again and again."""
    return tuple(card for card in cards if SPECIES_OF[card] == animal)


def unseen_by(view: View) -> Pieces:
    """The draw pile, the others' secret cards and forgotten cards, in the order of the box."""
    seats = range(len(view.taken))
    piles = [card for seat in seats for card in known_pile(view, seat)]
    seen = {*piles, *view.display, *view.set_aside}
    return tuple(card for card in CARDS if card not in seen and SPECIES_OF[card] not in view.out)


def chance_to_come(view: View) -> float:
    """The chance that an unseen card is in the draw pile rather than in a player's."""
    return view.draw_pile / (view.draw_pile + len(view.taken) - 1 + view.forgotten)
