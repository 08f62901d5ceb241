"""What a seat does about a demand: agree, fight, threaten, or offer another card; and insisting."""

from collections.abc import Iterator
from math import exp

from accessible_games.core.event import Piece, Seat
from accessible_games.games.lifeboat.players.evaluation import BoatEvaluation, own_cards
from accessible_games.games.lifeboat.players.fights import (
    own_strength,
    what_is_lost,
    worth_of_fight,
    would_faint,
)
from accessible_games.games.lifeboat.players.goods import gain, loss
from accessible_games.games.lifeboat.players.grudges import grudge, times
from accessible_games.games.lifeboat.players.guesses import average_to, cards_of, worth_to
from accessible_games.games.lifeboat.players.places import change
from accessible_games.games.lifeboat.players.plans import ValuedAnswer, best
from accessible_games.games.lifeboat.players.reasons import (
    AvoidsFight,
    ExpectsMore,
    GoodTrade,
    KeepsYours,
    MayHeed,
    OthersWant,
    StrongEnough,
    TooWeak,
    WrongedYou,
)
from accessible_games.games.lifeboat.players.threats import credible
from accessible_games.games.lifeboat.players.turns import keeps, loots
from accessible_games.games.lifeboat.state import HIDDEN, Demand
from accessible_games.games.lifeboat.topics import strength

EXPECTED = 0.7
"""The worth of a demand as a share of what is demanded, as it may be refused."""
DOUBT = 0.25
"""The uncertainty of what something is worth to another player, in points."""
PLACE = 0.5
"""The worth of a player's place in the boat to another."""
HEEDED = (0.3, 0.7)
"""The chance that a credible threat is heeded: from a weaker player, and from a stronger one."""
EFFORT = 0.05
"""The cost of words: everybody hears what the player has and thinks."""
WORD = 0.5
"""The worth of carrying out a threat."""
DARING = 0.3
"""How much more a bold player likes threats than offers; a careful one the opposite."""


def demanded(outlook: BoatEvaluation) -> Demand:
    """The demand, in a phase that has one."""
    assert outlook.view.demand is not None
    return outlook.view.demand


# Who is asked ------------------------------------------------------------------------------------


def consent(outlook: BoatEvaluation, words: tuple[str, ...]) -> ValuedAnswer:
    """Agree or fight, by the cost and the strengths, or try words first."""
    plain = best(answers(outlook))
    return best((plain, *tries(outlook, words, plain.worth)))


def answers(outlook: BoatEvaluation) -> tuple[ValuedAnswer, ValuedAnswer]:
    """Plans to agree and to fight; nobody likes to give in to the same robber again."""
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
    return ValuedAnswer("agree", -stolen - shame(outlook), weak), ValuedAnswer("fight", fight, why)


def robbed_before(outlook: BoatEvaluation) -> int:
    """How often the player who demands a card has robbed this seat; seats do not count."""
    loot = demanded(outlook).loot
    return times(outlook, attacker_of(outlook), outlook.me, "robbed") if loot else 0


def shame(outlook: BoatEvaluation) -> float:
    """The extra cost in points of giving in: to the same robber again, unless it would faint."""
    if would_faint(outlook.view, outlook.me):
        return 0.0
    return outlook.temper.pride * robbed_before(outlook)


def tries(outlook: BoatEvaluation, words: tuple[str, ...], plain: float) -> Iterator[ValuedAnswer]:
    """A threat and an offer, by the chance that the demand is dropped; else nothing changes."""
    if not outlook.temper.bargains:
        return
    daring = DARING * outlook.temper.nerve
    if "threaten" in words:
        heeded = chance_to_be_heeded(outlook)
        brings = outlook.temper.skill.threats - EFFORT
        yield ValuedAnswer("threaten", (1 - heeded) * plain + brings + daring, MayHeed())
    offer = best_ransom(outlook, plain) if "offer" in words else None
    if offer is not None:
        yield ValuedAnswer("offer", offer[0] - EFFORT - daring, OthersWant(offer[1]))


def chance_to_be_heeded(outlook: BoatEvaluation) -> float:
    """The chance that a threat works; none after threatening in vain and giving in."""
    view, me, attacker = outlook.view, outlook.me, attacker_of(outlook)
    stronger = own_strength(view, [me]) >= strength(view, attacker)
    return HEEDED[stronger] * credible(outlook, me)


def attacker_of(outlook: BoatEvaluation) -> Seat:
    """The player who demands something."""
    return outlook.view.order[0]


def best_ransom(outlook: BoatEvaluation, plain: float) -> tuple[float, Piece] | None:
    """The card to offer instead and its worth, by its cost and the chance that it is taken."""
    found = []
    for card in dict.fromkeys(own_cards(outlook)):
        if card != demanded(outlook).loot:
            taken = chance_to_be_taken(outlook, card)
            found.append(((1 - taken) * plain - taken * loss(outlook, card), card))
    return max(found, default=None)


def chance_to_be_taken(outlook: BoatEvaluation, card: Piece) -> float:
    """The chance that a card is taken instead, by the probable worth of both to the attacker."""
    attacker = attacker_of(outlook)
    instead = worth_to(outlook, attacker, cards_of(outlook, attacker), card)
    return 1 / (1 + exp((EXPECTED * wanted_by(outlook, attacker) - instead) / DOUBT))


def wanted_by(outlook: BoatEvaluation, attacker: Seat) -> float:
    """The probable worth of what is demanded to the player who demands it."""
    loot, cards = demanded(outlook).loot, cards_of(outlook, attacker)
    if not loot:
        return PLACE
    if loot == HIDDEN:
        return average_to(outlook, attacker, cards)
    return worth_to(outlook, attacker, cards, loot)


def ransom(outlook: BoatEvaluation, words: tuple[str, ...]) -> ValuedAnswer:
    """Name that card."""
    offer = best_ransom(outlook, best(answers(outlook)).worth)
    assert offer is not None
    return ValuedAnswer(offer[1], 0, OthersWant(offer[1]))


# Who demands -------------------------------------------------------------------------------------


def settle(outlook: BoatEvaluation) -> ValuedAnswer:
    """Drop the demand if that brings more than going on; the bold go on in any case."""
    demand = demanded(outlook)
    insist = going_on(outlook, demand.target, demand.loot) + DARING * outlook.temper.nerve
    if not outlook.temper.bargains:
        return ValuedAnswer("no", insist, ExpectsMore())
    card = demand.ransom
    let_be = keeps(outlook) * gain(outlook, card) if card else 0.0
    reason = GoodTrade((card,)) if card else AvoidsFight()
    return best((ValuedAnswer("yes", let_be, reason), ValuedAnswer("no", insist, ExpectsMore())))


def going_on(outlook: BoatEvaluation, target: Seat, loot: str) -> float:
    """The expected gain of going on with a demand."""
    if not loot:
        return change(outlook, target).worth
    return next(plan.worth for plan in loots(outlook, target) if plan.answer == loot)
