"""Offers: cards that are worth more to both than what they give for them."""

from collections.abc import Iterator

from accessible_games.bots.lifeboat.goods import own_cards, treasure_points, worth
from accessible_games.bots.lifeboat.grudges import grudge
from accessible_games.bots.lifeboat.outlook import Outlook
from accessible_games.bots.lifeboat.plans import Plan, best
from accessible_games.bots.lifeboat.reasons import GoodTrade, KeepsCards
from accessible_games.core.event import Piece, Pieces, Seat
from accessible_games.games.lifeboat.cards import WEAPONS
from accessible_games.games.lifeboat.state import Offer
from accessible_games.games.lifeboat.topics import condition

LEAST = 0.5
"""What a trade must bring."""
PRICES = {"water": 1.2, "medical-kit": 1.5, "life-preserver": 1.0, "parasol": 1.0, "compass": 0.5}
"""What other cards are probably worth to others, in points."""
ARMS = 0.2
"""The same for each point of a weapon."""


def without(cards: Pieces, taken: Pieces) -> Pieces:
    """The cards without some others; cards that are not among them are ignored."""
    left = list(cards)
    for card in taken:
        if card in left:
            left.remove(card)
    return tuple(left)


def balance(outlook: Outlook, get: Pieces, give: Pieces) -> float:
    """What a trade is worth to this seat."""
    cards = own_cards(outlook)
    return worth(outlook, (*without(cards, give), *get)) - worth(outlook, cards)


def price(character: Piece, cards: Pieces, card: Piece) -> float:
    """What one more card is probably worth to somebody who has such cards."""
    treasure = treasure_points(character, (*cards, card)) - treasure_points(character, cards)
    return treasure + PRICES.get(card, 0.2) + ARMS * WEAPONS.get(card, 0)


def likes(outlook: Outlook, other: Seat, get: Piece, give: Piece) -> bool:
    """Whether somebody probably wants the one card for the other."""
    view = outlook.view
    character = view.characters[other]
    left = without((*view.shown[other], *view.known[other]), (give,))
    return price(character, left, get) > price(character, left, give)


def offers(outlook: Outlook) -> Iterator[tuple[float, Offer]]:
    """Offers of one known card for another, with what they are worth."""
    view, me = outlook.view, outlook.me
    partners = [seat for seat in view.boat if seat != me and condition(view, seat) == "awake"]
    for other in partners:
        for get in dict.fromkeys((*view.shown[other], *view.known[other])):
            for give in dict.fromkeys(own_cards(outlook)):
                if give != get and likes(outlook, other, give, get):
                    yield balance(outlook, (get,), (give,)), Offer(me, other, (give,), (get,))


def best_offer(outlook: Outlook) -> tuple[float, Offer] | None:
    """The offer that brings most, if any brings enough."""
    found = max(offers(outlook), key=lambda each: each[0], default=None)
    return found if found and found[0] > LEAST else None


def answer(outlook: Outlook, able: bool) -> Plan:
    """Say yes to what brings something, no to all else, and to those one has a grudge against."""
    offer = outlook.view.offer
    assert offer is not None
    able = able and outlook.temper.bargains
    worth_it = balance(outlook, offer.give, offer.want) if able else 0.0
    worth_it -= grudge(outlook, offer.seat)
    return best((Plan("no", LEAST / 2, KeepsCards()), Plan("yes", worth_it, GoodTrade(offer.give))))
