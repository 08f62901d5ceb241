"""Offers: cards that are worth more to both players than what they give for them."""

from collections.abc import Iterator
from math import exp

from accessible_games.core.event import Piece, Pieces, Seat
from accessible_games.games.lifeboat.players.evaluation import BoatEvaluation, own_cards
from accessible_games.games.lifeboat.players.goods import gain, loss, worth
from accessible_games.games.lifeboat.players.grudges import grudge, wrongs
from accessible_games.games.lifeboat.players.guesses import cards_of, probably, shares, worth_to
from accessible_games.games.lifeboat.players.plans import ValuedAnswer, best
from accessible_games.games.lifeboat.players.reasons import GoodTrade, KeepsCards
from accessible_games.games.lifeboat.players.temper import EVEN
from accessible_games.games.lifeboat.state import Offer
from accessible_games.games.lifeboat.topics import condition

LEAST = 0.25
"""The minimum worth of an offer, after all doubts."""
ENOUGH = 0.25
"""The minimum gain of a trade for the player asked."""
DOUBT = 0.4
"""The uncertainty of what cards are worth to another player, in points."""


def without(cards: Pieces, taken: Pieces) -> Pieces:
    """The cards without some others; any of these not among them are ignored."""
    left = list(cards)
    for card in taken:
        if card in left:
            left.remove(card)
    return tuple(left)


def balance(outlook: BoatEvaluation, get: Pieces, give: Pieces) -> float:
    """The worth of a trade to this seat."""
    cards = own_cards(outlook)
    return worth(outlook, (*without(cards, give), *get)) - worth(outlook, cards)


def spite(outlook: BoatEvaluation, seat: Seat) -> float:
    """What a player robbed or cheated by this seat probably wants above a fair price."""
    return EVEN.revenge * wrongs(outlook, outlook.me, seat)


def partners(outlook: BoatEvaluation) -> list[Seat]:
    """Players awake who have not refused a trade with this seat today."""
    view, me = outlook.view, outlook.me
    return [
        seat
        for seat in view.boat
        if seat != me and condition(view, seat) == "awake" and (seat, me) not in view.refusals
    ]


def offers(outlook: BoatEvaluation) -> Iterator[tuple[float, Offer]]:
    """Offers of one card for another, with their gain times the chance that they are taken."""
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


def misses(outlook: BoatEvaluation, seat: Seat, cards: Pieces, card: Piece) -> float:
    """The price of one of a player's cards, if they have these."""
    missed = worth_to(outlook, seat, without(cards, (card,)), card)
    return missed + ENOUGH + spite(outlook, seat)


def chance_of_yes(surplus: float) -> float:
    """The chance that a player agrees to a trade with this surplus for them."""
    return 1 / (1 + exp(-surplus / DOUBT))


def best_offer(outlook: BoatEvaluation) -> tuple[float, Offer] | None:
    """The offer of most worth, if any is worth enough."""
    found = max(offers(outlook), key=lambda each: each[0], default=None)
    return found if found and found[0] > LEAST else None


def answer(outlook: BoatEvaluation, able: bool) -> ValuedAnswer:
    """Agree to a gain; refuse everything else, and all offers from players under a grudge."""
    offer = outlook.view.offer
    assert offer is not None
    able = able and outlook.temper.bargains
    worth_it = balance(outlook, offer.give, offer.want) if able else 0.0
    worth_it -= grudge(outlook, offer.seat)
    return best(
        (
            ValuedAnswer("no", ENOUGH, KeepsCards()),
            ValuedAnswer("yes", worth_it, GoodTrade(offer.give)),
        )
    )
