"""The level `normal`: what each animal is worth to everybody, and what each place brings.

It plays the rest of a round in its mind: everybody takes what is best for them. It takes and bids
what comes out best for itself against the others.
"""

from operator import itemgetter
from random import Random

from accessible_games.bots.arche_noah.open_cards import by_open_cards
from accessible_games.bots.arche_noah.outlook import Outlook, balance, look_out, play_on
from accessible_games.bots.arche_noah.reasons import (
    AvoidsCard,
    BidsAgainst,
    BidsForCard,
    CostsLeast,
    KeepsAway,
    LetsPay,
    SavesCoins,
    TakesBest,
    TakesNone,
    TakesTwo,
)
from accessible_games.bots.arche_noah.temper import EVEN, Temper
from accessible_games.bots.bot import Advice, Imagine
from accessible_games.core.decision import Answer, Between, Decision
from accessible_games.core.event import Event, Pieces, Seat
from accessible_games.games.arche_noah.seen import View

INTEREST = 0.5
"""The share of the best animal's lead over the others that somebody bids, on average."""
MOODS = (0.0, 0.5, 1.0, 1.5, 2.0)
"""How much more or less than that somebody may bid; each mood is equally likely."""

Bids = list[tuple[Seat, int]]
"""Seats with their bids, in the order in which they are made."""


def normal(
    view: View, decision: Decision[Answer], imagine: Imagine, chance: Random, temper: Temper = EVEN
) -> Answer:
    """What it would advise to others of its temperament."""
    return advise(view, decision, imagine, chance, temper).answer


def advise(
    view: View, decision: Decision[Answer], imagine: Imagine, chance: Random, temper: Temper = EVEN
) -> Advice:
    """The answer after which the round should end best, with the reason."""
    outlook = look_out(view, temper)
    if decision.kind == "pick":
        cards = best_pick(view, outlook)
        return Advice(
            cards, why_pick(view, outlook, cards) if view.secret else by_open_cards(view, cards)
        )
    assert isinstance(decision.options, Between)
    coins = max(decision.options, key=lambda coins: worth_of_bid(view, outlook, coins))
    if not view.secret:
        return Advice(coins, by_open_cards(view, coins))
    return Advice(coins, why_bid(view, outlook) if coins else why_no_bid(view))


# Picking -----------------------------------------------------------------------------------------


def best_pick(view: View, outlook: Outlook) -> Pieces:
    """What to take; of equal choices the one that brings most itself."""
    choices = outlook.choices[outlook.me]
    return max(choices, key=lambda cards: worth_of_pick(view, outlook, cards))


def worth_of_pick(view: View, outlook: Outlook, cards: Pieces) -> float:
    """The balance of the round if one takes these cards, and the others what is left."""
    left = tuple(card for card in view.display if card not in cards)
    return balance(outlook, {outlook.me: cards, **play_on(outlook, later(view), left)})


def later(view: View) -> list[Seat]:
    """The seats that pick after the one that picks now."""
    return [seat for seat, _ in view.order[1:]]


def why_pick(view: View, outlook: Outlook, cards: Pieces) -> Event:
    """Whether one's own gain speaks for the choice, or that of another."""
    if len(cards) != 1:
        return TakesTwo() if cards else TakesNone()
    mine = outlook.gains[outlook.me]
    rivals = [seat for seat in later(view) if outlook.gains[seat][cards] > 0]
    if rivals and mine[cards] < mine[outlook.best(outlook.me)]:
        return KeepsAway(keenest(outlook, rivals, cards))
    return TakesBest() if mine[cards] >= 0 else CostsLeast()


def keenest(outlook: Outlook, seats: list[Seat], cards: Pieces) -> Seat:
    """The seat to which the cards would bring most."""
    return max(seats, key=lambda seat: outlook.gains[seat][cards])


# Bidding -----------------------------------------------------------------------------------------


def worth_of_bid(view: View, outlook: Outlook, coins: int) -> float:
    """The balance of the round after this bid, on average over the moods of those who follow."""
    return sum(worth_in_mood(view, outlook, coins, mood) for mood in MOODS) / len(MOODS)


def worth_in_mood(view: View, outlook: Outlook, coins: int, mood: float) -> float:
    """The balance if those who follow bid so much more or less than expected."""
    order = sorted(all_bids(view, outlook, coins, mood), key=itemgetter(1), reverse=True)
    taken = play_on(outlook, [seat for seat, _ in order], view.display)
    return balance(outlook, taken) - outlook.temper.coin * outlook.coin * cost(outlook.me, order)


def cost(me: Seat, order: Bids) -> int:
    """What one pays; of two players only the first to pick pays, which the other likes (A11)."""
    if len(order) > 2:
        return dict(order)[me]
    winner, coins = order[0]
    return coins if winner == me else -coins


def all_bids(view: View, outlook: Outlook, coins: int, mood: float) -> Bids:
    """The bids that were made, one's own, and those that are expected."""
    seats = len(view.coins)
    followers = range(view.holder + len(view.bids) + 1, view.holder + seats)
    expected = [(seat % seats, expected_bid(view, outlook, seat % seats)) for seat in followers]
    wanted = [(seat, min(view.coins[seat], round(mood * bid))) for seat, bid in expected]
    return [*view.bids, (outlook.me, coins), *wanted]


def expected_bid(view: View, outlook: Outlook, seat: Seat) -> float:
    """How many coins the best animal is worth to a seat more than the average one."""
    gains = [outlook.gains[seat][(card,)] for card in view.display]
    return INTEREST * (max(gains) - sum(gains) / len(gains)) / outlook.coin


def why_bid(view: View, outlook: Outlook) -> Event:
    """The animal that is bid for and perhaps against whom, or the one that is to be avoided."""
    me, gains = outlook.me, outlook.gains
    best, last = outlook.best(me), left_with(view, outlook)
    if gains[me][best] <= 0 or gains[me][best] < -gains[me][last]:
        return AvoidsCard(last[0])
    rival = keenest(outlook, [seat for seat in gains if seat != me], best)
    if gains[rival][best] > gains[me][best]:
        return BidsAgainst(rival, best[0])
    return BidsForCard(best[0])


def left_with(view: View, outlook: Outlook) -> Pieces:
    """The animal that is left for the last seat to pick, if everybody takes one."""
    left = view.display
    for seat in (seat for seat in outlook.gains if seat != outlook.me):
        ones = [(card,) for card in left]
        (taken,) = max(ones, key=outlook.gains[seat].__getitem__)
        left = tuple(card for card in left if card != taken)
    return left


def why_no_bid(view: View) -> Event:
    """That the other one of two has to pay, or that there is nothing to pay for."""
    seat, coins = view.bids[0] if view.bids else (view.holder, 0)
    if coins and len(view.coins) == 2:
        return LetsPay(seat, coins)
    return SavesCoins()
