"""What a seat does about a demand: agree, fight, threaten, or offer another card; and insisting."""

from collections.abc import Iterator

from accessible_games.bots.lifeboat.fights import (
    own_strength,
    what_is_lost,
    worth_of_fight,
)
from accessible_games.bots.lifeboat.goods import gain, loss, own_cards
from accessible_games.bots.lifeboat.grudges import grudge, times
from accessible_games.bots.lifeboat.outlook import Outlook
from accessible_games.bots.lifeboat.places import change
from accessible_games.bots.lifeboat.plans import Plan, best
from accessible_games.bots.lifeboat.reasons import (
    AvoidsFight,
    CanSpare,
    ExpectsMore,
    GoodTrade,
    KeepsYours,
    MayHeed,
    StrongEnough,
    TooWeak,
    WrongedYou,
)
from accessible_games.bots.lifeboat.trades import PRICES, price
from accessible_games.bots.lifeboat.turns import keeps, loots
from accessible_games.core.event import Piece, Seat
from accessible_games.games.lifeboat.cards import SIZES
from accessible_games.games.lifeboat.state import HIDDEN, Demand
from accessible_games.games.lifeboat.topics import strength

TAKEN = (0.15, 0.6)
"""How likely a card is taken instead: one that is probably worth less to the other, or more."""
HEEDED = (0.15, 0.35)
"""How likely a threat is heeded: of the weaker, and of the stronger."""
EFFORT = 0.15
"""What words cost: all hear what one has, and how one thinks."""
WORD = 0.5
"""What it is worth to do as one has threatened."""
DARING = 0.3
"""How much more a bold player likes threats than offers, a careful one the other way round."""


def demanded(outlook: Outlook) -> Demand:
    """What is demanded, where something is."""
    assert outlook.view.demand is not None
    return outlook.view.demand


# Who is asked ------------------------------------------------------------------------------------


def consent(outlook: Outlook, words: tuple[str, ...]) -> Plan:
    """Agree or fight by what it costs and who is stronger, or try words first."""
    plain = best(answers(outlook))
    return best((plain, *tries(outlook, words, plain.worth)))


def answers(outlook: Outlook) -> tuple[Plan, Plan]:
    """To agree and to fight; nobody likes to give in to the same robber again."""
    attacker, demand = outlook.view.order[0], demanded(outlook)
    stolen = what_is_lost(outlook, demand.loot)
    own, other = own_strength(outlook.view, [outlook.me]), strength(outlook.view, attacker)
    weak, strong = (
        (AvoidsFight(), StrongEnough(own, other))
        if own >= other
        else (TooWeak(own, other), KeepsYours())
    )
    robbed = times(outlook, attacker, outlook.me, "robbed") if demand.loot else 0
    fight = worth_of_fight(outlook, [attacker], [outlook.me], -stolen) + grudge(outlook, attacker)
    fight += WORD * ("threaten" in demand.said)
    shame = 0.0 if would_faint(outlook) else outlook.temper.pride * robbed
    why = WrongedYou(attacker) if robbed and not own >= other else strong
    return Plan("agree", -stolen - shame, weak), Plan("fight", fight, why)


def would_faint(outlook: Outlook) -> bool:
    """Whether a lost fight would make this seat unconscious."""
    view, me = outlook.view, outlook.me
    return view.wounds[me] + 1 >= SIZES[view.characters[me]]


def tries(outlook: Outlook, words: tuple[str, ...], plain: float) -> Iterator[Plan]:
    """A threat and an offer, by how likely the other lets it be; else it comes as without."""
    if not outlook.temper.bargains:
        return
    daring = DARING * outlook.temper.nerve
    if "threaten" in words:
        heeded = chance_to_be_heeded(outlook)
        yield Plan("threaten", (1 - heeded) * plain - EFFORT + daring, MayHeed())
    card = ransom_card(outlook)
    if "offer" in words and card is not None:
        taken = TAKEN[is_better(outlook, card)]
        worth = (1 - taken) * plain - taken * loss(outlook, card) - EFFORT - daring
        yield Plan("offer", worth, CanSpare(card))


def chance_to_be_heeded(outlook: Outlook) -> float:
    """Whoever was not deterred by a threat before will not be by another one."""
    view, me, attacker = outlook.view, outlook.me, outlook.view.order[0]
    stronger = own_strength(view, [me]) >= strength(view, attacker)
    return HEEDED[stronger] / (1 + times(outlook, me, attacker, "threatened"))


def ransom_card(outlook: Outlook) -> Piece | None:
    """The card that is missed least, of all but the one that is demanded."""
    cards = [card for card in dict.fromkeys(own_cards(outlook)) if card != demanded(outlook).loot]
    return min(cards, key=lambda card: loss(outlook, card), default=None)


def is_better(outlook: Outlook, card: Piece) -> bool:
    """Whether the other probably prefers a card to what was demanded."""
    view, attacker, loot = outlook.view, outlook.view.order[0], demanded(outlook).loot
    character, cards = view.characters[attacker], (*view.shown[attacker], *view.known[attacker])
    wanted = price(character, cards, loot) if loot not in ("", HIDDEN) else PRICES["water"]
    return price(character, cards, card) >= wanted / 2


def ransom(outlook: Outlook, words: tuple[str, ...]) -> Plan:
    """Name that card."""
    card = ransom_card(outlook)
    assert card in words
    return Plan(card, 0, CanSpare(card))


# Who demands -------------------------------------------------------------------------------------


def settle(outlook: Outlook) -> Plan:
    """Let it be if that brings more than to go on; the bold go on all the same."""
    demand = demanded(outlook)
    insist = going_on(outlook, demand.target, demand.loot) + DARING * outlook.temper.nerve
    if not outlook.temper.bargains:
        return Plan("no", insist, ExpectsMore())
    card = demand.ransom
    let_be = keeps(outlook) * gain(outlook, card) if card else 0.0
    reason = GoodTrade((card,)) if card else AvoidsFight()
    return best((Plan("yes", let_be, reason), Plan("no", insist, ExpectsMore())))


def going_on(outlook: Outlook, target: Seat, loot: str) -> float:
    """What may still be expected of a demand."""
    if not loot:
        return change(outlook, target).worth
    return next(plan.worth for plan in loots(outlook, target) if plan.answer == loot)
