"""Cards for help in a fight, or for staying out: what to promise, what to believe, what to pay."""

from accessible_games.bots.lifeboat.friends import thanks
from accessible_games.bots.lifeboat.goods import average_gain, gain, loss
from accessible_games.bots.lifeboat.grudges import times, trust
from accessible_games.bots.lifeboat.outlook import Outlook, own_cards
from accessible_games.bots.lifeboat.plans import Plan, best
from accessible_games.bots.lifeboat.reasons import (
    CanSpare,
    GoodTrade,
    KeepsCards,
    KeepsWord,
)
from accessible_games.core.event import Piece, Pieces
from accessible_games.games.lifeboat.state import HIDDEN, Promise

HONOUR = 0.8
"""What a reputation for keeping one's word is worth; nothing to a bold player."""


def promised(outlook: Outlook, word: str) -> list[Promise]:
    """What the seat was promised for taking a side, or for staying out."""
    fight = outlook.view.fight
    assert fight is not None
    helped = {"attack": fight.attackers, "defend": fight.defenders}.get(word, (None,))
    mine = (promise for promise in outlook.view.promises if promise.taker == outlook.me)
    return [promise for promise in mine if promise.helped in helped]


def reward(outlook: Outlook, word: str) -> float:
    """What that is worth, as far as the promise is believed; nothing to who never bargains."""
    if not outlook.temper.bargains:
        return 0.0
    return sum(
        trust(outlook, promise.giver) * worth_of_card(outlook, promise.card)
        for promise in promised(outlook, word)
    )


def worth_of_card(outlook: Outlook, card: Piece) -> float:
    """What a promised card would be worth; one that is not named, as much as any."""
    return average_gain(outlook) if card == HIDDEN else gain(outlook, card)


def honour(outlook: Outlook) -> float:
    """How much players value keeping their word: 1 for most, nothing for the bold."""
    return 1 - outlook.temper.nerve


def terms(outlook: Outlook, brings: float) -> Plan:
    """Promise what was asked for, if that is worth it; bold players need not have the card."""
    fight = outlook.view.fight
    assert fight is not None
    if not outlook.temper.bargains:
        return Plan("no", 0, KeepsCards())
    card = fight.terms[0].card
    held = card in own_cards(outlook)
    cost = honour(outlook) * (loss(outlook, card) if held else max(0.0, brings))
    return best((Plan("no", 0, KeepsCards()), Plan("yes", brings - cost, GoodTrade(()))))


def pay(outlook: Outlook, words: tuple[str, ...]) -> Plan:
    """Hand over what was promised, if it costs less than one's word and a friend are worth."""
    promise = outlook.view.promises[0]
    word = HIDDEN if promise.card == HIDDEN else "yes"
    plans = [Plan("no", 0, KeepsCards())]
    if word in words:
        card = cheapest(outlook, outlook.view.hand) if word == HIDDEN else promise.card
        cheated = times(outlook, promise.taker, outlook.me, "cheated")
        word_of_honour = 0.0 if cheated else HONOUR * honour(outlook)
        kept = word_of_honour + thanks(outlook, promise.taker)
        plans.append(Plan(word, kept - loss(outlook, card), KeepsWord()))
    return best(plans)


def cheapest(outlook: Outlook, cards: Pieces) -> Piece:
    """The card that is missed least."""
    return min(cards, key=lambda card: loss(outlook, card))


def cheap(outlook: Outlook, words: tuple[str, ...]) -> Plan:
    """The cheapest of the seat's own cards that are among some words."""
    own = tuple(word for word in words if word in own_cards(outlook))
    card = cheapest(outlook, own)
    return Plan(card, 0, CanSpare(card))
