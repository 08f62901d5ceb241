"""What must be true in Lifeboat for each reason to be told, by the rules and the view."""

from collections.abc import Mapping

from accessible_games.core.event import Event, Piece
from accessible_games.games.lifeboat.cards import BIRDS, PROVISIONS, WEAPONS
from accessible_games.games.lifeboat.players.costs import LeavesToOthers
from accessible_games.games.lifeboat.players.evaluation import own_cards
from accessible_games.games.lifeboat.players.explanations import (
    CardServes,
    EasesThirst,
    OthersGive,
    SavesCards,
)
from accessible_games.games.lifeboat.players.goods import gain, loss, unseen
from accessible_games.games.lifeboat.players.hard import SEARCHED
from accessible_games.games.lifeboat.players.plans import MOOD
from accessible_games.games.lifeboat.players.proofs_of_fights import FIGHTS
from accessible_games.games.lifeboat.players.proofs_of_harm import HARM
from accessible_games.games.lifeboat.players.reasons import (
    CanSpare,
    GetsWeapon,
    GoodTrade,
    HidesCards,
    KeepsCards,
    MayFind,
    NeedsOwnWater,
    NothingBetter,
    OthersWant,
    SavesWater,
    TreasureCounts,
    UsefulCard,
    WaterNeeded,
)
from accessible_games.games.lifeboat.players.sea import PRESERVER
from accessible_games.games.lifeboat.players.spoken_of import SpokenOf
from accessible_games.games.lifeboat.players.treasure import treasure_points
from accessible_games.players.proof import Proof
from accessible_games.players.whole import Whole

TRADING = ("market", "partner", "give", "want", "deal", "terms", "pay")
"""The questions about a trade or a promise."""

# Water -------------------------------------------------------------------------------------------


def water_needed(fact: WaterNeeded, move: Whole, better: Whole) -> bool:
    """Land is still to be reached, and the move may bring water."""
    of = SpokenOf(move)
    return of.view.birds < BIRDS and may_bring(of, "water")


def saves_water(fact: SavesWater, move: Whole, better: Whole) -> bool:
    """One's own water is not drunk."""
    of = SpokenOf(move)
    return (of.kind, of.word) == ("drink", "no") and "water" in own_cards(of.outlook)


def needs_water(fact: NeedsOwnWater, move: Whole, better: Whole) -> bool:
    """One's own water is not given away."""
    of = SpokenOf(move)
    return (of.kind, of.word) == ("water", "no") and "water" in own_cards(of.outlook)


def others_give(fact: OthersGive, move: Whole, better: Whole) -> bool:
    """The seat has no water itself."""
    of = SpokenOf(move)
    return (of.kind, of.word) == ("drink", "no") and "water" not in own_cards(of.outlook)


def eases_thirst(fact: EasesThirst, move: Whole, better: Whole) -> bool:
    """That player is thirsty, and is given water."""
    of = SpokenOf(move)
    return (of.kind, of.word) == ("water", "water") and fact.seat == of.view.thirsts[0][0]


# Cards -------------------------------------------------------------------------------------------


def may_bring(of: SpokenOf, card: Piece) -> bool:
    """Whether a move may bring a card: none but the one that is chosen, where one is."""
    return of.kind not in ("draft", "loot") or of.word == card


def treasure_counts(fact: TreasureCounts, move: Whole, better: Whole) -> bool:
    """With it there are so many points more than without it."""
    of = SpokenOf(move)
    mine, cards = of.view.characters[of.me], own_cards(of.outlook)
    more = treasure_points(mine, (*cards, fact.card)) - treasure_points(mine, cards)
    return fact.points == more > 0 and may_bring(of, fact.card)


def gets_weapon(fact: GetsWeapon, move: Whole, better: Whole) -> bool:
    """It is printed on the card, which the move may bring."""
    return fact.size == WEAPONS.get(fact.card) and may_bring(SpokenOf(move), fact.card)


def useful_card(fact: UsefulCard, move: Whole, better: Whole) -> bool:
    """No other card that can be chosen is worth more; an oar is worth most if it is open."""
    of = SpokenOf(move)
    if of.word in ("show", "oar") and of.kind in ("turn", "show"):
        return fact.card == "oar" and "oar" in of.view.hand
    every = [gain(of.outlook, card) for card in of.answers if card in PROVISIONS]
    chosen = of.kind in ("draft", "price") and fact.card == of.word
    return chosen and gain(of.outlook, fact.card) >= max(every) - MOOD


def card_serves(fact: CardServes, move: Whole, better: Whole) -> bool:
    """It is a provision; what it serves is printed on it."""
    serves = fact.card == fact.kind and fact.card in PROVISIONS
    return serves and may_bring(SpokenOf(move), fact.card)


def may_find(fact: MayFind, move: Whole, better: Whole) -> bool:
    """That player is robbed of a hidden card, and has so many."""
    of = SpokenOf(move)
    named = of.kind in ("turn", "mug") or of.word == "hidden"
    return named and of.robbed == fact.seat and fact.cards == of.view.hidden[fact.seat] > 0


def can_spare(fact: CanSpare, move: Whole, better: Whole) -> bool:
    """It is one's own, and none that can be given is needed less."""
    of = SpokenOf(move)
    cards = [card for card in of.answers if card in own_cards(of.outlook)] or [fact.card]
    least = min(loss(of.outlook, card) for card in cards)
    return fact.card in own_cards(of.outlook) and loss(of.outlook, fact.card) <= least


def others_want(fact: OthersWant, move: Whole, better: Whole) -> bool:
    """It is one's own, to be offered."""
    return fact.card in own_cards(SpokenOf(move).outlook)


def saves_cards(fact: SavesCards, move: Whole, better: Whole) -> bool:
    """A card could have been played, and would then be gone."""
    of = SpokenOf(move)
    return (of.kind, of.word) == ("sea", "no") and len(of.answers) > 1


def hides_cards(fact: HidesCards, move: Whole, better: Whole) -> bool:
    """Hidden cards stay hidden."""
    of = SpokenOf(move)
    preserver = PRESERVER in of.view.hand or of.kind != "sea"
    kept = of.kind == "cover" or (of.kind in ("show", "sea") and of.word == "no")
    return kept and preserver and bool(of.view.hand)


def keeps_cards(fact: KeepsCards, move: Whole, better: Whole) -> bool:
    """A trade or a promise is not made, or the least is given."""
    return SpokenOf(move).kind in TRADING


def good_trade(fact: GoodTrade, move: Whole, better: Whole) -> bool:
    """Each card may be one of another player's."""
    of = SpokenOf(move)
    others = [seat for seat in range(len(of.view.characters)) if seat != of.me]
    theirs = {card for seat in others for card in (*of.view.shown[seat], *of.view.known[seat])}
    possible = {*theirs, *unseen(of.outlook)}
    if of.view.offer is not None:
        possible |= {*of.view.offer.give}
    if of.view.demand is not None:
        possible |= {of.view.demand.ransom}
    return {*fact.get} <= possible and (of.kind in (*TRADING, "settle") or of.word == "trade")


def leaves_to_others(fact: LeavesToOthers, move: Whole, better: Whole) -> bool:
    """The better answer keeps the card, this one another, so that it goes on."""
    of = SpokenOf(move)
    return of.word != fact.card == str(better[0].answer) and fact.card in of.view.choice


def nothing_better(fact: NothingBetter, move: Whole, better: Whole) -> bool:
    """The question is one that is not searched: there the worth of all answers was compared."""
    return SpokenOf(move).kind not in SEARCHED


CARDS: Mapping[type[Event], Proof] = {
    WaterNeeded: water_needed,
    SavesWater: saves_water,
    NeedsOwnWater: needs_water,
    OthersGive: others_give,
    EasesThirst: eases_thirst,
    TreasureCounts: treasure_counts,
    GetsWeapon: gets_weapon,
    UsefulCard: useful_card,
    CardServes: card_serves,
    MayFind: may_find,
    CanSpare: can_spare,
    OthersWant: others_want,
    SavesCards: saves_cards,
    HidesCards: hides_cards,
    KeepsCards: keeps_cards,
    GoodTrade: good_trade,
    LeavesToOthers: leaves_to_others,
    NothingBetter: nothing_better,
}
"""For each of these facts its proof."""
PROOFS: Mapping[type[Event], Proof] = {**HARM, **FIGHTS, **CARDS}
"""For each reason, risk and cost its proof."""
