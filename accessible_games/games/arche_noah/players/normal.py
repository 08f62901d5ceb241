"""The level `normal`: what each animal is worth to everybody, and what each place in the order is.

It simulates the rest of a round: everybody takes what is best for them. It picks and bids what
comes out best for itself compared with the others.
"""

from operator import itemgetter
from random import Random

from accessible_games.core.decision import Answer, Between, Decision
from accessible_games.core.event import Event, Piece, Pieces, Seat
from accessible_games.games.arche_noah.players.claims import (
    Helps,
    all_cost,
    helps,
    is_best,
    is_outdone,
    may_pair,
)
from accessible_games.games.arche_noah.players.evaluation import (
    AnimalEvaluation,
    balance,
    look_out,
    play_on,
)
from accessible_games.games.arche_noah.players.open_cards import (
    CheapestOpen,
    CostsAtMost,
    SparesPoints,
    TwoAtOnce,
    by_open_cards,
)
from accessible_games.games.arche_noah.players.reasons import (
    AvoidsCard,
    BidsAgainst,
    BidsForCard,
    CostsLeast,
    KeepsAway,
    LetsPay,
    MayPair,
    SavesCoins,
    TakesBest,
    TakesNone,
    TakesTwo,
)
from accessible_games.games.arche_noah.players.temper import EVEN, Temper
from accessible_games.games.arche_noah.seen import View
from accessible_games.games.arche_noah.state import VALUE_OF
from accessible_games.players.bot import Advice, Determinize

INTEREST = 0.5
"""The share of the best animal's lead over the others that a player bids, on average."""
MOODS = (0.0, 0.5, 1.0, 1.5, 2.0)
"""How much more or less than that a player may bid; each mood is equally likely."""

Bids = list[tuple[Seat, int]]
"""Seats with their bids, in the order in which they are made."""


def normal(
    view: View,
    decision: Decision[Answer],
    determinize: Determinize,
    chance: Random,
    temper: Temper = EVEN,
) -> Answer:
    """The answer that it would advise to others of its temperament."""
    return advise(view, decision, determinize, chance, temper).answer


def advise(
    view: View,
    decision: Decision[Answer],
    determinize: Determinize,
    chance: Random,
    temper: Temper = EVEN,
) -> Advice:
    """The answer with the best expected end of the round, with the reason."""
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


def best_pick(view: View, outlook: AnimalEvaluation) -> Pieces:
    """The best cards to take; of equal choices the one that gains most itself."""
    choices = outlook.choices[outlook.me]
    return max(choices, key=lambda cards: worth_of_pick(view, outlook, cards))


def worth_of_pick(view: View, outlook: AnimalEvaluation, cards: Pieces) -> float:
    """The balance of the round after taking these cards, with the others taking what is left."""
    left = tuple(card for card in view.display if card not in cards)
    return balance(outlook, {outlook.me: cards, **play_on(outlook, later(view), left)})


def later(view: View) -> list[Seat]:
    """The seats that pick after the present one."""
    return [seat for seat, _ in view.order[1:]]


def why_pick(view: View, outlook: AnimalEvaluation, cards: Pieces) -> Event:
    """Whether the player's own gain is the reason for the choice, or that of another."""
    if len(cards) != 1:
        return why_chip(outlook, cards)
    (card,) = cards
    if is_best(view, outlook, card):
        if helps(view, outlook, card):
            return TakesBest()
        if all_cost(view, outlook):
            return CostsLeast()
    mine = outlook.gains[outlook.me]
    rivals = [seat for seat in later(view) if outlook.gains[seat][cards] > 0]
    if rivals and mine[cards] < mine[outlook.best(outlook.me)]:
        return KeepsAway(keenest(outlook, rivals, cards))
    return why_one(view, outlook, card)


def why_chip(outlook: AnimalEvaluation, cards: Pieces) -> Event:
    """Why an action chip is used, for two animals or none."""
    mine = outlook.gains[outlook.me]
    if mine[cards] < mine[outlook.best(outlook.me)]:
        return TwoAtOnce() if cards else SparesPoints()
    return TakesTwo() if cards else TakesNone()


def why_one(view: View, outlook: AnimalEvaluation, card: Piece) -> Event:
    """What an animal does for its owner that is not the best, and that nobody else wants."""
    if helps(view, outlook, card):
        return Helps(is_outdone(view, outlook, card))
    if may_pair(view, outlook, card):
        return MayPair()
    if VALUE_OF[card] == min(VALUE_OF[other] for other in view.display):
        return CheapestOpen()
    return CostsAtMost(VALUE_OF[card])


def keenest(outlook: AnimalEvaluation, seats: list[Seat], cards: Pieces) -> Seat:
    """The seat that would gain most by the cards."""
    return max(seats, key=lambda seat: outlook.gains[seat][cards])


# Bidding -----------------------------------------------------------------------------------------


def worth_of_bid(view: View, outlook: AnimalEvaluation, coins: int) -> float:
    """The balance of the round after this bid, averaged over the moods of those who follow."""
    return sum(worth_in_mood(view, outlook, coins, mood) for mood in MOODS) / len(MOODS)


def worth_in_mood(view: View, outlook: AnimalEvaluation, coins: int, mood: float) -> float:
    """The balance if those who follow bid this much more or less than expected."""
    order = sorted(all_bids(view, outlook, coins, mood), key=itemgetter(1), reverse=True)
    taken = play_on(outlook, [seat for seat, _ in order], view.display)
    return balance(outlook, taken) - outlook.temper.coin * outlook.coin * cost(outlook.me, order)


def cost(me: Seat, order: Bids) -> int:
    """What the seat pays; of two only the first to pick pays, which the other likes (A11)."""
    if len(order) > 2:
        return dict(order)[me]
    winner, coins = order[0]
    return coins if winner == me else -coins


def all_bids(view: View, outlook: AnimalEvaluation, coins: int, mood: float) -> Bids:
    """The bids already made, this seat's own, and those expected."""
    seats = len(view.coins)
    followers = range(view.holder + len(view.bids) + 1, view.holder + seats)
    expected = [(seat % seats, expected_bid(view, outlook, seat % seats)) for seat in followers]
    wanted = [(seat, min(view.coins[seat], round(mood * bid))) for seat, bid in expected]
    return [*view.bids, (outlook.me, coins), *wanted]


def expected_bid(view: View, outlook: AnimalEvaluation, seat: Seat) -> float:
    """How many coins the best animal is worth to a seat above the average one."""
    gains = [outlook.gains[seat][(card,)] for card in view.display]
    return INTEREST * (max(gains) - sum(gains) / len(gains)) / outlook.coin


def why_bid(view: View, outlook: AnimalEvaluation) -> Event:
    """The animal to bid for and perhaps against whom, or the one to avoid."""
    me, gains = outlook.me, outlook.gains
    best, last = outlook.best(me), left_with(view, outlook)
    if gains[me][best] <= 0 or gains[me][best] < -gains[me][last]:
        return AvoidsCard(last[0])
    rival = keenest(outlook, [seat for seat in gains if seat != me], best)
    if gains[rival][best] > gains[me][best]:
        return BidsAgainst(rival, best[0])
    is_most = is_best(view, outlook, best[0]) and helps(view, outlook, best[0])
    return BidsForCard(best[0], is_most)


def left_with(view: View, outlook: AnimalEvaluation) -> Pieces:
    """The animal left for the last seat to pick, if everybody takes one."""
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
