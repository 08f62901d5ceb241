"""Cards offered in a fight, for help or for staying out, and the price of one's own help."""

from collections.abc import Iterator
from typing import NamedTuple

from accessible_games.bots.lifeboat.bribes import honour, terms, worth_of_card
from accessible_games.bots.lifeboat.fights import (
    SEAT,
    Side,
    join,
    what_is_lost,
    worth_of_fight,
)
from accessible_games.bots.lifeboat.goods import gain, gain_hidden, loss
from accessible_games.bots.lifeboat.grudges import trust
from accessible_games.bots.lifeboat.guesses import cards_of, worth_to
from accessible_games.bots.lifeboat.outlook import Outlook, own_cards
from accessible_games.bots.lifeboat.plans import Plan, best
from accessible_games.bots.lifeboat.reasons import BringsStrength, CanSpare, MakesStronger
from accessible_games.bots.lifeboat.turns import why_card
from accessible_games.core.event import Piece, Seat
from accessible_games.games.lifeboat.state import HIDDEN, Fight
from accessible_games.games.lifeboat.topics import condition, strength

LEAST = 0.15
"""What an offer must be worth."""
WAGE = 0.9
"""What a card must probably be worth to somebody who is to fight or to stay out for it."""
AGAINST = 0.3
"""How likely somebody would join the other side if nothing were offered."""
MARGIN = 0.2
"""By how much a price must outweigh what the help costs."""


class Bribe(NamedTuple):
    """A card that a leader could offer."""

    worth: float
    taker: Seat
    card: Piece
    service: str
    """`aid` or `out`."""


class Wage(NamedTuple):
    """A card for which somebody would help a side."""

    worth: float
    side: str
    card: Piece


def fought(outlook: Outlook) -> Fight:
    """The fight, where there is one."""
    assert outlook.view.fight is not None
    return outlook.view.fight


def at_stake(outlook: Outlook) -> float:
    """What a successful attack is worth to this seat, the attacker or the defender."""
    demand = outlook.view.demand
    assert demand is not None
    if demand.target == outlook.me:
        return -what_is_lost(outlook, demand.loot)
    if not demand.loot:
        return SEAT[True]
    return (
        gain_hidden(outlook, demand.target) if demand.loot == HIDDEN else gain(outlook, demand.loot)
    )


def worth_with(outlook: Outlook, mine: Side, theirs: Side) -> float:
    """What the fight is worth to a leader if these are more on both sides."""
    fight = fought(outlook)
    if outlook.me in fight.attackers:
        sides = ((*fight.attackers, *mine), (*fight.defenders, *theirs))
    else:
        sides = ((*fight.attackers, *theirs), (*fight.defenders, *mine))
    return worth_of_fight(outlook, *sides, at_stake(outlook))


def answer_terms(outlook: Outlook) -> Plan:
    """Promise or not, by what it brings if somebody joins this side, or not the other."""
    promise, now = fought(outlook).terms[0], worth_with(outlook, (), ())
    if promise.helped is None:
        return terms(outlook, now - worth_with(outlook, (), (promise.taker,)))
    return terms(outlook, worth_with(outlook, (promise.taker,), ()) - now)


# Offering a card ---------------------------------------------------------------------------------


def bystanders(outlook: Outlook) -> list[Seat]:
    """Those awake who do not fight, and whom this seat has promised nothing yet."""
    view, fight = outlook.view, fought(outlook)
    done = [promise.taker for promise in view.promises if promise.giver == outlook.me]
    others = [seat for seat in view.boat if seat not in (*fight.fighters, *done)]
    return [seat for seat in others if condition(view, seat) == "awake"]


def bribe_for(outlook: Outlook, taker: Seat) -> Piece | None:
    """The card that this seat misses least of those that somebody probably wants enough."""
    cards = cards_of(outlook, taker)
    kinds = dict.fromkeys(own_cards(outlook))
    wanted = [card for card in kinds if worth_to(outlook, taker, cards, card) >= WAGE]
    return min(wanted, key=lambda card: loss(outlook, card), default=None)


def bribes(outlook: Outlook) -> Iterator[Bribe]:
    """Offers that a leader could make: they are believed as far as its own word is."""
    now, believed = worth_with(outlook, (), ()), trust(outlook, outlook.me)
    for taker in bystanders(outlook):
        card = bribe_for(outlook, taker)
        if card is not None:
            cost = min(1.0, honour(outlook)) * loss(outlook, card)
            aid = worth_with(outlook, (taker,), ()) - now
            peace = AGAINST * (now - worth_with(outlook, (), (taker,)))
            for brings, service in ((aid, "aid"), (peace, "out")):
                yield Bribe(believed * (brings - cost), taker, card, service)


def best_bribe(outlook: Outlook) -> Bribe | None:
    """The offer that brings a leader most, if any brings enough."""
    if not outlook.temper.bargains or outlook.me not in fought(outlook).leaders:
        return None
    found = max(bribes(outlook), default=None)
    return found if found and found.worth > LEAST else None


def tempt(outlook: Outlook, words: tuple[str, ...]) -> Plan:
    """Offer a card to whoever is worth it, else to whoever is strongest."""
    view, bribe = outlook.view, best_bribe(outlook)
    people = [seat for seat in view.boat if view.characters[seat] in words]
    seat = bribe.taker if bribe else max(people, key=lambda seat: strength(view, seat))
    return Plan(view.characters[seat], 0, BringsStrength(seat, strength(view, seat)))


def stake(outlook: Outlook) -> Plan:
    """The card of the best offer, else the one that is missed least."""
    bribe = best_bribe(outlook)
    card = bribe.card if bribe else min(own_cards(outlook), key=lambda card: loss(outlook, card))
    return Plan(card, 0, CanSpare(card))


def service(outlook: Outlook, words: tuple[str, ...]) -> Plan:
    """Ask for help for itself or for peace, or for the side that it would help."""
    bribe = best_bribe(outlook)
    if "aid" in words:
        return Plan(bribe.service if bribe else "aid", 0, MakesStronger())
    return join(outlook, words)


# Naming a price ----------------------------------------------------------------------------------


def wages(outlook: Outlook) -> Iterator[Wage]:
    """Sides that this seat would take for a card that their leader is known to have."""
    fight, view = fought(outlook), outlook.view
    out = join(outlook, ("out",)).worth
    for side, leader in zip(("attack", "defend"), fight.leaders, strict=True):
        cost = out - join(outlook, (side,)).worth
        for card in dict.fromkeys((*view.shown[leader], *view.known[leader])):
            believed = trust(outlook, leader) * worth_of_card(outlook, card)
            yield Wage(believed - cost, side, card)


def best_wage(outlook: Outlook) -> Wage | None:
    """The best price to name, if one is worth the fight; once a fight, before anything is due."""
    fight, me = fought(outlook), outlook.me
    promised = any(promise.taker == me for promise in outlook.view.promises)
    if not outlook.temper.bargains or promised or me in (*fight.priced, *fight.fighters):
        return None
    found = max(wages(outlook), default=None)
    return found if found and found.worth > MARGIN else None


def help_for(outlook: Outlook, words: tuple[str, ...]) -> Plan:
    """The side that it would take for a card, else the one that it would take anyway."""
    wage = best_wage(outlook)
    return Plan(wage.side, wage.worth, MakesStronger()) if wage else join(outlook, words)


def name_price(outlook: Outlook, kinds: tuple[Piece, ...]) -> Plan:
    """The card of that price, else what is worth most."""
    wage = best_wage(outlook)
    card = wage.card if wage else max(kinds, key=lambda card: gain(outlook, card))
    return Plan(card, 0, why_card(outlook, card))


def join_or_bargain(outlook: Outlook, words: tuple[str, ...]) -> Plan:
    """Name a price first, where staying out is best without one; else take a side or none."""
    plan = join(outlook, words)
    wage = best_wage(outlook) if plan.answer == "out" and "promise" in words else None
    if wage is None:
        return plan
    return best((plan, Plan("promise", plan.worth + wage.worth, why_card(outlook, wage.card))))
