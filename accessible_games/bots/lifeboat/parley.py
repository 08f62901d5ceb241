"""What a seat does about a demand: agree, fight, threaten, or offer another card; and insisting."""

from collections.abc import Iterator
from math import exp

from accessible_games.bots.lifeboat.fights import (
    own_strength,
    what_is_lost,
    worth_of_fight,
    would_faint,
)
from accessible_games.bots.lifeboat.goods import gain, loss
from accessible_games.bots.lifeboat.grudges import grudge, times
from accessible_games.bots.lifeboat.guesses import average_to, cards_of, worth_to
from accessible_games.bots.lifeboat.outlook import Outlook, own_cards
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
from accessible_games.bots.lifeboat.threats import credible
from accessible_games.bots.lifeboat.turns import keeps, loots
from accessible_games.core.event import Piece, Seat
from accessible_games.games.lifeboat.state import HIDDEN, Demand
from accessible_games.games.lifeboat.topics import strength

EXPECTED = 0.7
"""What a demand is worth to whoever makes it, of what is demanded: it may be refused."""
DOUBT = 0.25
"""How uncertain it is what something is worth to another, in points."""
PLACE = 0.5
"""What somebody's place in the boat is worth to another."""
HEEDED = (0.3, 0.7)
"""How likely a threat is heeded that is believed: of the weaker, and of the stronger."""
EFFORT = 0.05
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
    robbed = robbed_before(outlook)
    fight = worth_of_fight(outlook, [attacker], [outlook.me], -stolen) + grudge(outlook, attacker)
    fight += WORD * ("threaten" in demand.said)
    why = WrongedYou(attacker) if robbed and not own >= other else strong
    return Plan("agree", -stolen - shame(outlook), weak), Plan("fight", fight, why)


def robbed_before(outlook: Outlook) -> int:
    """How often whoever demands a card has robbed this seat; a place in the boat is no robbery."""
    loot = demanded(outlook).loot
    return times(outlook, attacker_of(outlook), outlook.me, "robbed") if loot else 0


def shame(outlook: Outlook) -> float:
    """Points that giving in costs besides: to the same robber again, unless one would faint."""
    if would_faint(outlook.view, outlook.me):
        return 0.0
    return outlook.temper.pride * robbed_before(outlook)


def tries(outlook: Outlook, words: tuple[str, ...], plain: float) -> Iterator[Plan]:
    """A threat and an offer, by how likely the other lets it be; else it comes as without."""
    if not outlook.temper.bargains:
        return
    daring = DARING * outlook.temper.nerve
    if "threaten" in words:
        heeded = chance_to_be_heeded(outlook)
        brings = outlook.temper.skill.threats - EFFORT
        yield Plan("threaten", (1 - heeded) * plain + brings + daring, MayHeed())
    offer = best_ransom(outlook, plain) if "offer" in words else None
    if offer is not None:
        yield Plan("offer", offer[0] - EFFORT - daring, CanSpare(offer[1]))


def chance_to_be_heeded(outlook: Outlook) -> float:
    """Whoever has threatened in vain and then given in is not believed."""
    view, me, attacker = outlook.view, outlook.me, attacker_of(outlook)
    stronger = own_strength(view, [me]) >= strength(view, attacker)
    return HEEDED[stronger] * credible(outlook, me)


def attacker_of(outlook: Outlook) -> Seat:
    """Who demands it."""
    return outlook.view.order[0]


def best_ransom(outlook: Outlook, plain: float) -> tuple[float, Piece] | None:
    """The card to offer instead and its worth, by what it costs and how likely it is taken."""
    found = []
    for card in dict.fromkeys(own_cards(outlook)):
        if card != demanded(outlook).loot:
            taken = chance_to_be_taken(outlook, card)
            found.append(((1 - taken) * plain - taken * loss(outlook, card), card))
    return max(found, default=None)


def chance_to_be_taken(outlook: Outlook, card: Piece) -> float:
    """How likely a card is taken instead, by what both are probably worth to who demands."""
    attacker = attacker_of(outlook)
    instead = worth_to(outlook, attacker, cards_of(outlook, attacker), card)
    return 1 / (1 + exp((EXPECTED * wanted_by(outlook, attacker) - instead) / DOUBT))


def wanted_by(outlook: Outlook, attacker: Seat) -> float:
    """What is demanded is probably worth this much to who demands it."""
    loot, cards = demanded(outlook).loot, cards_of(outlook, attacker)
    if not loot:
        return PLACE
    if loot == HIDDEN:
        return average_to(outlook, attacker, cards)
    return worth_to(outlook, attacker, cards, loot)


def ransom(outlook: Outlook, words: tuple[str, ...]) -> Plan:
    """Name that card."""
    offer = best_ransom(outlook, best(answers(outlook)).worth)
    assert offer is not None
    return Plan(offer[1], 0, CanSpare(offer[1]))


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
