"""Offers: cards that are worth more to both than what they give for them."""

from collections.abc import Iterator
from math import exp

from accessible_games.bots.lifeboat.goods import gain, loss, worth
from accessible_games.bots.lifeboat.grudges import grudge, wrongs
from accessible_games.bots.lifeboat.guesses import cards_of, probably, shares, worth_to
from accessible_games.bots.lifeboat.outlook import Outlook, own_cards
from accessible_games.bots.lifeboat.plans import Plan, best
from accessible_games.bots.lifeboat.reasons import GoodTrade, KeepsCards
from accessible_games.bots.lifeboat.temper import EVEN
from accessible_games.core.event import Piece, Pieces, Seat
from accessible_games.games.lifeboat.state import Offer
from accessible_games.games.lifeboat.topics import condition

LEAST = 0.25
"""What an offer must bring, after all doubts."""
ENOUGH = 0.25
"""What a trade must bring whoever is asked."""
DOUBT = 0.4
"""How uncertain it is what cards are worth to another, in points."""


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


def spite(outlook: Outlook, seat: Seat) -> float:
    """What somebody whom this seat robbed or cheated probably wants above what is fair."""
    return EVEN.revenge * wrongs(outlook, outlook.me, seat)


def partners(outlook: Outlook) -> list[Seat]:
    """Those awake who have not refused a trade with this seat today."""
    view, me = outlook.view, outlook.me
    return [
        seat
        for seat in view.boat
        if seat != me and condition(view, seat) == "awake" and (seat, me) not in view.refusals
    ]


def offers(outlook: Outlook) -> Iterator[tuple[float, Offer]]:
    """Offers of one card for another, with what they bring if taken times the chance of that."""
    own = {card: loss(outlook, card) for card in dict.fromkeys(own_cards(outlook))}
    for other in partners(outlook):
        cards = cards_of(outlook, other)
        likes = {card: worth_to(outlook, other, cards, card) for card in own}
        for get in dict.fromkeys((*cards, *shares(outlook))):
            most = gain(outlook, get)
            brings = {card: most - cost for card, cost in own.items() if card != get}
            better = {card: more for card, more in brings.items() if more > LEAST}
            least = misses(outlook, other, cards, get) if better else 0.0
            for give, more in better.items():
                yes = probably(outlook, other, get) * chance_of_yes(likes[give] - least)
                yield yes * more, Offer(outlook.me, other, (give,), (get,))


def misses(outlook: Outlook, seat: Seat, cards: Pieces, card: Piece) -> float:
    """What must be given to somebody who has such cards for one of them."""
    missed = worth_to(outlook, seat, without(cards, (card,)), card)
    return missed + ENOUGH + spite(outlook, seat)


def chance_of_yes(surplus: float) -> float:
    """How likely somebody agrees who gets so much more than it takes."""
    return 1 / (1 + exp(-surplus / DOUBT))


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
    return best((Plan("no", ENOUGH, KeepsCards()), Plan("yes", worth_it, GoodTrade(offer.give))))
