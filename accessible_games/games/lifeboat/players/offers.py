"""Cards offered in a fight, for help or for staying out, and the price of this seat's own help."""

from collections.abc import Iterator
from typing import NamedTuple

from accessible_games.core.event import Event, Piece, Seat
from accessible_games.games.lifeboat.players.bribes import honour, terms, worth_of_card
from accessible_games.games.lifeboat.players.evaluation import BoatEvaluation, own_cards
from accessible_games.games.lifeboat.players.fights import (
    SEAT,
    Side,
    join,
    what_is_lost,
    worth_of_fight,
)
from accessible_games.games.lifeboat.players.goods import gain, gain_hidden, loss
from accessible_games.games.lifeboat.players.grudges import trust
from accessible_games.games.lifeboat.players.guesses import cards_of, worth_to
from accessible_games.games.lifeboat.players.plans import ValuedAnswer, best
from accessible_games.games.lifeboat.players.reasons import (
    BringsStrength,
    CanSpare,
    MakesStronger,
    OthersWant,
)
from accessible_games.games.lifeboat.players.turns import why_card
from accessible_games.games.lifeboat.state import HIDDEN, Fight
from accessible_games.games.lifeboat.topics import condition, strength

LEAST = 0.15
"""The minimum worth of an offer."""
WAGE = 0.9
"""The minimum worth of a card to a player who is to fight or to stay out for it."""
AGAINST = 0.3
"""The chance that a player would join the other side if nothing were offered."""
MARGIN = 0.2
"""By how much a price must exceed the cost of the help."""


class KeepsOut(Event):
    """A player who stays out cannot help the other side."""


class Bribe(NamedTuple):
    """A card that a leader could offer."""

    worth: float
    taker: Seat
    card: Piece
    service: str
    """`aid` or `out`."""


class Wage(NamedTuple):
    """A card for which a player would help a side."""

    worth: float
    side: str
    card: Piece


def fought(outlook: BoatEvaluation) -> Fight:
    """The fight, where there is one."""
    assert outlook.view.fight is not None
    return outlook.view.fight


def at_stake(outlook: BoatEvaluation) -> float:
    """The worth of a successful attack to this seat, the attacker or the defender."""
    demand = outlook.view.demand
    assert demand is not None
    if demand.target == outlook.me:
        return -what_is_lost(outlook, demand.loot)
    if not demand.loot:
        return SEAT[True]
    return (
        gain_hidden(outlook, demand.target) if demand.loot == HIDDEN else gain(outlook, demand.loot)
    )


def worth_with(outlook: BoatEvaluation, mine: Side, theirs: Side) -> float:
    """The worth of the fight to a leader if these join each side."""
    fight = fought(outlook)
    if outlook.me in fight.attackers:
        sides = ((*fight.attackers, *mine), (*fight.defenders, *theirs))
    else:
        sides = ((*fight.attackers, *theirs), (*fight.defenders, *mine))
    return worth_of_fight(outlook, *sides, at_stake(outlook))


def answer_terms(outlook: BoatEvaluation) -> ValuedAnswer:
    """Promise or not, by the gain if a player joins this side, or does not join the other."""
    promise, now = fought(outlook).terms[0], worth_with(outlook, (), ())
    if promise.helped is None:
        return terms(outlook, now - worth_with(outlook, (), (promise.taker,)))
    return terms(outlook, worth_with(outlook, (promise.taker,), ()) - now)


def why_bribe(service: str) -> Event:
    """What it is for: help, or that somebody stays out."""
    return KeepsOut() if service == "out" else MakesStronger()


# Offering a card ---------------------------------------------------------------------------------


def bystanders(outlook: BoatEvaluation) -> list[Seat]:
    """Those awake who do not fight, and to whom this seat has promised nothing yet."""
    view, fight = outlook.view, fought(outlook)
    done = [promise.taker for promise in view.promises if promise.giver == outlook.me]
    others = [seat for seat in view.boat if seat not in (*fight.fighters, *done)]
    return [seat for seat in others if condition(view, seat) == "awake"]


def bribe_for(outlook: BoatEvaluation, taker: Seat) -> Piece | None:
    """The card that this seat misses least, of those that a player probably wants enough."""
    cards = cards_of(outlook, taker)
    kinds = dict.fromkeys(own_cards(outlook))
    wanted = [card for card in kinds if worth_to(outlook, taker, cards, card) >= WAGE]
    return min(wanted, key=lambda card: loss(outlook, card), default=None)


def bribes(outlook: BoatEvaluation) -> Iterator[Bribe]:
    """Offers that a leader could make: they are believed as far as its promises are."""
    now, believed = worth_with(outlook, (), ()), trust(outlook, outlook.me)
    for taker in bystanders(outlook):
        card = bribe_for(outlook, taker)
        if card is not None:
            cost = min(1.0, honour(outlook)) * loss(outlook, card)
            aid = worth_with(outlook, (taker,), ()) - now
            peace = AGAINST * (now - worth_with(outlook, (), (taker,)))
            for brings, service in ((aid, "aid"), (peace, "out")):
                yield Bribe(believed * (brings - cost), taker, card, service)


def best_bribe(outlook: BoatEvaluation) -> Bribe | None:
    """The leader's best offer, if any is worth enough."""
    if not outlook.temper.bargains or outlook.me not in fought(outlook).leaders:
        return None
    found = max(bribes(outlook), default=None)
    return found if found and found.worth > LEAST else None


def tempt(outlook: BoatEvaluation, words: tuple[str, ...]) -> ValuedAnswer:
    """Offer a card to the player who is worth it, otherwise to the strongest."""
    view, bribe = outlook.view, best_bribe(outlook)
    people = [seat for seat in view.boat if view.characters[seat] in words]
    seat = bribe.taker if bribe else max(people, key=lambda seat: strength(view, seat))
    return ValuedAnswer(view.characters[seat], 0, BringsStrength(seat, strength(view, seat)))


def stake(outlook: BoatEvaluation) -> ValuedAnswer:
    """The card of the best offer, otherwise the one that is missed least."""
    bribe = best_bribe(outlook)
    least = min(own_cards(outlook), key=lambda card: loss(outlook, card))
    card = bribe.card if bribe else least
    return ValuedAnswer(card, 0, CanSpare(card) if card == least else OthersWant(card))


def service(outlook: BoatEvaluation, words: tuple[str, ...]) -> ValuedAnswer:
    """Ask for help for itself or for peace, or for the side that it would help."""
    bribe = best_bribe(outlook)
    if "aid" in words:
        word = bribe.service if bribe else "aid"
        return ValuedAnswer(word, 0, why_bribe(word))
    return join(outlook, words)


# Naming a price ----------------------------------------------------------------------------------


def wages(outlook: BoatEvaluation) -> Iterator[Wage]:
    """Sides that this seat would take for a card that their leader is known to have."""
    fight, view = fought(outlook), outlook.view
    out = join(outlook, ("out",)).worth
    for side, leader in zip(("attack", "defend"), fight.leaders, strict=True):
        cost = out - join(outlook, (side,)).worth
        for card in dict.fromkeys((*view.shown[leader], *view.known[leader])):
            believed = trust(outlook, leader) * worth_of_card(outlook, card)
            yield Wage(believed - cost, side, card)


def best_wage(outlook: BoatEvaluation) -> Wage | None:
    """The best price to name, if one is worth the fight; once a fight, before anything is due."""
    fight, me = fought(outlook), outlook.me
    promised = any(promise.taker == me for promise in outlook.view.promises)
    if not outlook.temper.bargains or promised or me in (*fight.priced, *fight.fighters):
        return None
    found = max(wages(outlook), default=None)
    return found if found and found.worth > MARGIN else None


def help_for(outlook: BoatEvaluation, words: tuple[str, ...]) -> ValuedAnswer:
    """The side that it would take for a card, otherwise the one it would take anyway."""
    wage = best_wage(outlook)
    return (
        ValuedAnswer(wage.side, wage.worth, why_bribe(wage.side)) if wage else join(outlook, words)
    )


def name_price(outlook: BoatEvaluation, kinds: tuple[Piece, ...]) -> ValuedAnswer:
    """The card of that price, otherwise the one of most worth."""
    wage = best_wage(outlook)
    card = wage.card if wage else max(kinds, key=lambda card: gain(outlook, card))
    return ValuedAnswer(card, 0, why_card(outlook, card))


def join_or_bargain(outlook: BoatEvaluation, words: tuple[str, ...]) -> ValuedAnswer:
    """Name a price first, if staying out is best without one; otherwise take a side or none."""
    plan = join(outlook, words)
    wage = best_wage(outlook) if plan.answer == "out" and "promise" in words else None
    if wage is None:
        return plan
    return best(
        (plan, ValuedAnswer("promise", plan.worth + wage.worth, why_card(outlook, wage.card)))
    )
