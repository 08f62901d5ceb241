"""Cards for help in a fight, or for staying out: what to promise, believe and pay."""

from accessible_games.core.event import Piece, Pieces
from accessible_games.games.lifeboat.players.evaluation import BoatEvaluation, own_cards
from accessible_games.games.lifeboat.players.friends import thanks
from accessible_games.games.lifeboat.players.goods import average_gain, gain, loss
from accessible_games.games.lifeboat.players.grudges import times, trust
from accessible_games.games.lifeboat.players.plans import ValuedAnswer, best
from accessible_games.games.lifeboat.players.reasons import (
    CanSpare,
    GoodTrade,
    KeepsCards,
    KeepsWord,
)
from accessible_games.games.lifeboat.state import HIDDEN, HelpPromise

HONOUR = 0.8
"""The worth of a reputation for keeping promises; nothing to a bold player."""


def promised(outlook: BoatEvaluation, word: str) -> list[HelpPromise]:
    """What the seat was promised for taking a side, or for staying out."""
    fight = outlook.view.fight
    assert fight is not None
    helped = {"attack": fight.attackers, "defend": fight.defenders}.get(word, (None,))
    mine = (promise for promise in outlook.view.promises if promise.taker == outlook.me)
    return [promise for promise in mine if promise.helped in helped]


def reward(outlook: BoatEvaluation, word: str) -> float:
    """The worth of that, as far as it is believed; nothing to players who never bargain."""
    if not outlook.temper.bargains:
        return 0.0
    return sum(
        trust(outlook, promise.giver) * worth_of_card(outlook, promise.card)
        for promise in promised(outlook, word)
    )


def worth_of_card(outlook: BoatEvaluation, card: Piece) -> float:
    """The worth of a promised card; an unnamed one is worth the average."""
    return average_gain(outlook) if card == HIDDEN else gain(outlook, card)


def honour(outlook: BoatEvaluation) -> float:
    """How much the player values keeping promises: 1 for most, nothing for the bold."""
    return 1 - outlook.temper.nerve


def terms(outlook: BoatEvaluation, brings: float) -> ValuedAnswer:
    """Promise what was asked for, if that is worth it; bold players need not have the card."""
    fight = outlook.view.fight
    assert fight is not None
    if not outlook.temper.bargains:
        return ValuedAnswer("no", 0, KeepsCards())
    card = fight.terms[0].card
    held = card in own_cards(outlook)
    cost = honour(outlook) * (loss(outlook, card) if held else max(0.0, brings))
    return best(
        (ValuedAnswer("no", 0, KeepsCards()), ValuedAnswer("yes", brings - cost, GoodTrade(())))
    )


def pay(outlook: BoatEvaluation, words: tuple[str, ...]) -> ValuedAnswer:
    """Pay what was promised, if it costs less than a reputation and a friend are worth."""
    promise = outlook.view.promises[0]
    word = HIDDEN if promise.card == HIDDEN else "yes"
    plans = [ValuedAnswer("no", 0, KeepsCards())]
    if word in words:
        card = cheapest(outlook, outlook.view.hand) if word == HIDDEN else promise.card
        cheated = times(outlook, promise.taker, outlook.me, "cheated")
        word_of_honour = 0.0 if cheated else HONOUR * honour(outlook)
        kept = word_of_honour + thanks(outlook, promise.taker)
        plans.append(ValuedAnswer(word, kept - loss(outlook, card), KeepsWord()))
    return best(plans)


def cheapest(outlook: BoatEvaluation, cards: Pieces) -> Piece:
    """The card that is missed least."""
    return min(cards, key=lambda card: loss(outlook, card))


def cheap(outlook: BoatEvaluation, words: tuple[str, ...]) -> ValuedAnswer:
    """The cheapest of the seat's own cards among some words."""
    own = tuple(word for word in words if word in own_cards(outlook))
    card = cheapest(outlook, own)
    return ValuedAnswer(card, 0, CanSpare(card))
