"""What must be true of a bid or a pick for each reason to be told, by the rules and the view."""

from collections.abc import Mapping

from accessible_games.core.event import Event, Piece, Pieces
from accessible_games.games.arche_noah.players.claims import Helps
from accessible_games.games.arche_noah.players.costs import (
    BidsMore,
    KeepsRivals,
    LeavesCard,
    LetsPick,
)
from accessible_games.games.arche_noah.players.evaluation import AnimalEvaluation, look_out
from accessible_games.games.arche_noah.players.explanations import PaysBid, PicksLater, SpendsChip
from accessible_games.games.arche_noah.players.normal import later
from accessible_games.games.arche_noah.players.open_cards import (
    CheapestOpen,
    CostsAtMost,
    KeepsCoins,
    KeepsFromNext,
    MustOutbid,
    PicksBefore,
    SparesPoints,
    TwoAtOnce,
)
from accessible_games.games.arche_noah.players.reasons import (
    AvoidsCard,
    BidsAgainst,
    BidsForCard,
    ByOpenCards,
    CostsLeast,
    KeepsAway,
    LetsPay,
    MayPair,
    SavesCoins,
    TakesBest,
    TakesNone,
    TakesTwo,
)
from accessible_games.games.arche_noah.players.worth import of, unseen_by
from accessible_games.games.arche_noah.rules import points_of
from accessible_games.games.arche_noah.seen import View, known_pile
from accessible_games.games.arche_noah.state import SPECIES_OF, VALUE_OF
from accessible_games.players.proof import Proof
from accessible_games.players.whole import Whole


class Chosen:
    """A bid or a pick, with what the seat saw."""

    def __init__(self, move: Whole) -> None:
        """A move is one answer."""
        (step,) = move
        self.view: View = step.view
        answer = step.answer
        self.coins: int = answer if isinstance(answer, int) else 0
        self.cards: Pieces = answer if isinstance(answer, tuple) else ()
        self.bids, self.picks = isinstance(answer, int), isinstance(answer, tuple)

    @property
    def outlook(self) -> AnimalEvaluation:
        """What the animals promise everybody."""
        return look_out(self.view)

    @property
    def me(self) -> int:
        """The seat."""
        assert self.view.seat is not None
        return self.view.seat

    def at_once(self, card: Piece) -> int:
        """The points that an animal brings the seat now, by what it knows of its own pile."""
        held = of(known_pile(self.view, self.me), SPECIES_OF[card])
        return points_of([*held, card]) - points_of([*held])

    def promise(self, card: Piece) -> float:
        """The points that an animal promises the seat by the end of the pass."""
        return self.outlook.gains[self.me][(card,)]

    def is_best(self, card: Piece) -> bool:
        """Whether no animal promises more, nor brings more at once."""
        others = self.view.display
        most = all(self.promise(other) <= self.promise(card) for other in others)
        return most and all(self.at_once(other) <= self.at_once(card) for other in others)


# Bids --------------------------------------------------------------------------------------------


def bids_for(fact: BidsForCard, move: Whole, better: Whole) -> bool:
    """No animal on the table promises the seat more, and if told so none brings more at once."""
    at = Chosen(move)
    if not at.coins or fact.card not in at.view.display:
        return False
    most = max(at.promise(card) for card in at.view.display)
    helps_most = at.is_best(fact.card) and at.at_once(fact.card) > 0
    return at.promise(fact.card) >= most and (helps_most or not fact.best)


def bids_against(fact: BidsAgainst, move: Whole, better: Whole) -> bool:
    """It promises that player more than the seat itself."""
    at = Chosen(move)
    gains, card = at.outlook.gains, (fact.card,)
    return at.coins > 0 and fact.seat != at.me and gains[fact.seat][card] > gains[at.me][card]


def avoids(fact: AvoidsCard, move: Whole, better: Whole) -> bool:
    """It lies on the table, and would cost the seat points."""
    at = Chosen(move)
    listed = fact.card in at.view.display
    return listed and at.coins > 0 and at.outlook.gains[at.me][(fact.card,)] < 0


def lets_pay(fact: LetsPay, move: Whole, better: Whole) -> bool:
    """Of two players the other one has bid that, and the seat nothing."""
    at = Chosen(move)
    two = len(at.view.coins) == 2 and at.bids and not at.coins
    return two and (fact.seat, fact.coins) in at.view.bids and fact.coins > 0


def bids_nothing(fact: Event, move: Whole, better: Whole) -> bool:
    """A bid of nothing."""
    at = Chosen(move)
    return at.bids and not at.coins


def pays(fact: PaysBid, move: Whole, better: Whole) -> bool:
    """A bid of coins; always paid by more than two players."""
    at = Chosen(move)
    return at.coins > 0 and fact.always == (len(at.view.coins) > 2)


def keeps_coins(fact: KeepsCoins, move: Whole, better: Whole) -> bool:
    """All that the seat has."""
    at = Chosen(move)
    return bids_nothing(fact, move, better) and fact.coins == at.view.coins[at.me]


def picks_before(fact: PicksBefore, move: Whole, better: Whole) -> bool:
    """That player has bid less."""
    at = Chosen(move)
    return any(seat == fact.seat and bid < at.coins for seat, bid in at.view.bids)


def outbid(fact: MustOutbid, move: Whole, better: Whole) -> bool:
    """A bid, and others are still to bid."""
    at = Chosen(move)
    return at.coins > 0 and len(at.view.bids) + 1 < len(at.view.coins)


# Picks -------------------------------------------------------------------------------------------


def takes_best(fact: TakesBest, move: Whole, better: Whole) -> bool:
    """One animal that brings points, and none promises more or brings more at once."""
    at = Chosen(move)
    return len(at.cards) == 1 and at.is_best(at.cards[0]) and at.at_once(at.cards[0]) > 0


def keeps_away(fact: KeepsAway, move: Whole, better: Whole) -> bool:
    """That player picks later, and it would help them."""
    at = Chosen(move)
    helps = any(at.outlook.gains[fact.seat][(card,)] > 0 for card in at.cards)
    return helps and fact.seat in later(at.view)


def costs_least(fact: CostsLeast, move: Whole, better: Whole) -> bool:
    """Each animal costs points, at once and by the end of the pass, and none of them less."""
    at = Chosen(move)
    cost = all(max(at.promise(card), at.at_once(card)) < 0 for card in at.view.display)
    return cost and len(at.cards) == 1 and at.is_best(at.cards[0])


def takes_two(fact: Event, move: Whole, better: Whole) -> bool:
    """Two animals."""
    return len(Chosen(move).cards) == 2


def takes_none(fact: Event, move: Whole, better: Whole) -> bool:
    """A pick of nothing."""
    at = Chosen(move)
    return at.picks and not at.cards


def helps(fact: Helps, move: Whole, better: Whole) -> bool:
    """One animal that brings points; another one brings more if that is told, else perhaps not."""
    at = Chosen(move)
    if len(at.cards) != 1:
        return False
    (card,) = at.cards
    outdone = any(
        at.at_once(other) > at.at_once(card) and at.promise(other) > at.promise(card)
        for other in at.view.display
    )
    return at.at_once(card) > 0 and at.promise(card) > 0 and fact.outdone == outdone


def may_pair(fact: MayPair, move: Whole, better: Whole) -> bool:
    """One animal that costs points at once and promises some, as another of it is not seen yet."""
    at = Chosen(move)
    if len(at.cards) != 1:
        return False
    (card,) = at.cards
    to_come = of(unseen_by(at.view), SPECIES_OF[card]) if at.view.draw_pile else ()
    return at.at_once(card) < 0 < at.promise(card) and bool(to_come)


def costs_at_most(fact: CostsAtMost, move: Whole, better: Whole) -> bool:
    """The highest value of the animals that are taken, beyond those of the better move."""
    cards = Chosen(move).cards
    kept = Chosen(better).cards if better else ()
    extra = [card for card in cards if card not in kept] or cards
    return fact.points == max((VALUE_OF[card] for card in extra), default=0)


def spends_chip(fact: SpendsChip, move: Whole, better: Whole) -> bool:
    """Anything but one animal."""
    at = Chosen(move)
    return at.picks and len(at.cards) != 1


def cheapest(fact: CheapestOpen, move: Whole, better: Whole) -> bool:
    """No animal on the table has a lower value."""
    at = Chosen(move)
    least = min(VALUE_OF[card] for card in at.view.display)
    return len(at.cards) == 1 and VALUE_OF[at.cards[0]] == least


def keeps_from_next(fact: KeepsFromNext, move: Whole, better: Whole) -> bool:
    """That player picks next."""
    at = Chosen(move)
    return len(at.cards) == 1 and later(at.view)[:1] == [fact.seat]


def open_cards(fact: ByOpenCards, move: Whole, better: Whole) -> bool:
    """The hint knows no pile."""
    return not Chosen(move).view.secret


# Beside a better move ----------------------------------------------------------------------------


def leaves_card(fact: LeavesCard, move: Whole, better: Whole) -> bool:
    """Only the better pick takes it, and that player picks next."""
    at, other = Chosen(move), Chosen(better)
    left = fact.card in other.cards and fact.card not in at.cards
    return left and later(at.view)[:1] == [fact.seat]


def bids_more(fact: BidsMore, move: Whole, better: Whole) -> bool:
    """So many coins more."""
    return Chosen(move).coins - Chosen(better).coins == fact.coins > 0


def lets_pick(fact: LetsPick, move: Whole, better: Whole) -> bool:
    """That bid lies between the two."""
    at, more = Chosen(move), Chosen(better).coins
    return any(seat == fact.seat and at.coins < bid < more for seat, bid in at.view.bids)


def keeps_rivals(fact: KeepsRivals, move: Whole, better: Whole) -> bool:
    """So many coins less, and others are still to bid."""
    at = Chosen(move)
    more = Chosen(better).coins - at.coins
    return more == fact.coins > 0 and len(at.view.bids) + 1 < len(at.view.coins)


PROOFS: Mapping[type[Event], Proof] = {
    BidsForCard: bids_for,
    BidsAgainst: bids_against,
    AvoidsCard: avoids,
    LetsPay: lets_pay,
    SavesCoins: bids_nothing,
    PicksLater: bids_nothing,
    PaysBid: pays,
    KeepsCoins: keeps_coins,
    PicksBefore: picks_before,
    MustOutbid: outbid,
    TakesBest: takes_best,
    KeepsAway: keeps_away,
    CostsLeast: costs_least,
    TakesTwo: takes_two,
    TwoAtOnce: takes_two,
    TakesNone: takes_none,
    SparesPoints: takes_none,
    Helps: helps,
    MayPair: may_pair,
    CostsAtMost: costs_at_most,
    SpendsChip: spends_chip,
    CheapestOpen: cheapest,
    KeepsFromNext: keeps_from_next,
    ByOpenCards: open_cards,
    LeavesCard: leaves_card,
    BidsMore: bids_more,
    LetsPick: lets_pick,
    KeepsRivals: keeps_rivals,
}
"""For each reason, risk and cost its proof."""
