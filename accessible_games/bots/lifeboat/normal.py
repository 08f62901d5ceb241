"""The level `normal`: everything is judged by the points it may bring, or cost, in the end.

It knows its love and its hate, guesses who may not live to see land, and looks at strength as all
see it. Of hidden cards it knows what it has seen itself.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random

from accessible_games.bots.bot import Advice, Imagine
from accessible_games.bots.lifeboat.bribes import cheap, pay
from accessible_games.bots.lifeboat.fights import weapon
from accessible_games.bots.lifeboat.goods import gain
from accessible_games.bots.lifeboat.offers import (
    answer_terms,
    best_bribe,
    help_for,
    join_or_bargain,
    name_price,
    service,
    stake,
    tempt,
)
from accessible_games.bots.lifeboat.outlook import Outlook, look_out, own_cards
from accessible_games.bots.lifeboat.parley import consent, ransom, settle
from accessible_games.bots.lifeboat.places import move
from accessible_games.bots.lifeboat.plans import Plan, best, moody, words
from accessible_games.bots.lifeboat.reasons import (
    GoodTrade,
    HidesCards,
    KeepsCards,
    MakesStronger,
    NothingBetter,
    StrongEnough,
    UsefulCard,
)
from accessible_games.bots.lifeboat.sea import at_sea, drink, give_water, steer, throw
from accessible_games.bots.lifeboat.temper import EVEN, Temper
from accessible_games.bots.lifeboat.trades import answer, best_offer
from accessible_games.bots.lifeboat.turns import action, heal, lay, loots, rob, why_card
from accessible_games.core.decision import Answer, Decision, Some
from accessible_games.core.event import Piece, Seat
from accessible_games.games.lifeboat.seen import View

TALK = 0.4
"""How often a worthwhile offer is made; it may be refused, and is then made again."""


def normal(
    view: View,
    decision: Decision[Answer],
    imagine: Imagine,
    chance: Random,
    temper: Temper = EVEN,
) -> Answer:
    """What is worth most to a player of this temper; hints advise what the even one would do."""
    return judged(view, decision, chance, temper).answer


def advise(view: View, decision: Decision[Answer], imagine: Imagine, chance: Random) -> Advice:
    """The answer that is worth most, with the reason."""
    plan = judged(view, decision, chance, EVEN)
    return Advice(plan.answer, plan.reason)


def judged(view: View, decision: Decision[Answer], chance: Random, temper: Temper) -> Plan:
    """The best plan for a player of this temper."""
    return PLANNING[decision.kind](look_out(view, temper), decision, chance)


Planner = Callable[[Outlook, Decision[Answer], Random], Plan]


# Mornings and turns ------------------------------------------------------------------------------


def draft(outlook: Outlook, decision: Decision[Answer], chance: Random) -> Plan:
    """Keep the card that is worth most."""
    return moody(
        (Plan(card, gain(outlook, card), why_card(outlook, card)) for card in words(decision)),
        chance,
    )


def turn(outlook: Outlook, decision: Decision[Answer], chance: Random) -> Plan:
    """Make a good offer first, then take the best action."""
    offer = best_offer(outlook) if talks(outlook, chance, TALK) else None
    if offer is not None:
        return Plan("trade", offer[0], GoodTrade(offer[1].want))
    plan = moody(action(outlook, words(decision)), chance)
    if plan.answer == "row" and "oar" in outlook.view.hand:
        return Plan("show", plan.worth, UsefulCard("oar"))
    return plan


def talks(outlook: Outlook, chance: Random, often: float) -> bool:
    """Whether a player feels like talking now, of those who do at all."""
    return chance.random() < often and outlook.temper.bargains


def market(outlook: Outlook, decision: Decision[Answer], chance: Random) -> Plan:
    """Make a good offer now and then."""
    offer = best_offer(outlook) if talks(outlook, chance, TALK / 4) else None
    if offer is not None:
        return Plan("trade", offer[0], GoodTrade(offer[1].want))
    return Plan("done", 0, KeepsCards())


def show(outlook: Outlook, decision: Decision[Answer], chance: Random) -> Plan:
    """Show an oar, which helps only when it lies open."""
    if "oar" in words(decision):
        return Plan("oar", 0, UsefulCard("oar"))
    return Plan("no", 0, HidesCards())


def named(outlook: Outlook, seat: Seat, plan: Plan) -> Plan:
    """The same plan, with somebody as the answer."""
    return Plan(outlook.view.characters[seat], plan.worth, plan.reason)


def loot(outlook: Outlook, decision: Decision[Answer], chance: Random) -> Plan:
    """Take the best of what there is; the choices tell who the victim is."""
    fitting = victims_of(outlook, words(decision))
    plans = [plan for seat in fitting for plan in loots(outlook, seat)]
    plan = best(plans)
    return plan if len(fitting) == 1 else Plan(plan.answer, plan.worth, NothingBetter())


def victims_of(outlook: Outlook, given: Sequence[Piece]) -> list[Seat]:
    """The victims of whom exactly these things can be demanded."""
    return [seat for seat in outlook.view.boat if loot_words(outlook, seat) == {*given}]


def loot_words(outlook: Outlook, seat: Seat) -> set[Answer]:
    """What can be demanded of somebody else."""
    return {plan.answer for plan in loots(outlook, seat)} if seat != outlook.me else set()


# Fighting ----------------------------------------------------------------------------------------


def arm(outlook: Outlook, given: tuple[str, ...]) -> Plan:
    """Offer a card if help is needed, and else the smallest weapon that wins."""
    plan = weapon(outlook, given)
    bribe = best_bribe(outlook) if "bribe" in given and plan.answer == "no" else None
    if bribe is None or isinstance(plan.reason, StrongEnough):
        return plan
    return Plan("bribe", bribe.worth, MakesStronger())


# Trading -----------------------------------------------------------------------------------------


def partner(outlook: Outlook, decision: Decision[Answer], chance: Random) -> Plan:
    """Turn to whoever has what this seat wants."""
    offer = best_offer(outlook)
    if offer is None:
        return Plan(words(decision)[0], 0, KeepsCards())
    return Plan(outlook.view.characters[offer[1].partner], offer[0], GoodTrade(offer[1].want))


def give(outlook: Outlook, decision: Decision[Answer], chance: Random) -> Plan:
    """Give what the other would like, else as little as possible."""
    offer = best_offer(outlook)
    if offer is not None:
        return Plan(offer[1].give, offer[0], GoodTrade(offer[1].want))
    assert isinstance(decision.options, Some)
    least = sorted(own_cards(outlook), key=lambda card: gain(outlook, card))
    return Plan(tuple(least[: decision.options.counts[0]]), 0, KeepsCards())


def want(outlook: Outlook, decision: Decision[Answer], chance: Random) -> Plan:
    """Ask for what this seat wants, else for what is worth most."""
    offer = best_offer(outlook)
    if offer is not None and decision.options.why_not(offer[1].want) is None:
        return Plan(offer[1].want, offer[0], GoodTrade(offer[1].want))
    assert isinstance(decision.options, Some)
    if 1 not in decision.options.counts:
        return Plan((), 0, KeepsCards())
    card = max(dict.fromkeys(decision.options.cards), key=lambda card: gain(outlook, card))
    return Plan((card,), 0, why_card(outlook, card))


def cover(outlook: Outlook, decision: Decision[Answer], chance: Random) -> Plan:
    """Cover all cards: whoever slips cards has a reason to hide them."""
    assert isinstance(decision.options, Some)
    return Plan(decision.options.cards, 0, HidesCards())


PLANNING: Mapping[str, Planner] = {
    "draft": draft,
    "turn": turn,
    "market": market,
    "show": show,
    "row": lambda outlook, decision, chance: lay(outlook),
    "heal": lambda outlook, decision, chance: named(outlook, *heal(outlook)),
    "swap": lambda outlook, decision, chance: named(outlook, *move(outlook)),
    "mug": lambda outlook, decision, chance: named(outlook, *rob(outlook)),
    "loot": loot,
    "partner": partner,
    "give": give,
    "want": want,
    "cover": cover,
    "deal": lambda outlook, decision, chance: answer(outlook, "yes" in words(decision)),
    "consent": lambda outlook, decision, chance: consent(outlook, words(decision)),
    "ransom": lambda outlook, decision, chance: ransom(outlook, words(decision)),
    "settle": lambda outlook, decision, chance: settle(outlook),
    "join": lambda outlook, decision, chance: join_or_bargain(outlook, words(decision)),
    "weapon": lambda outlook, decision, chance: arm(outlook, words(decision)),
    "help": lambda outlook, decision, chance: help_for(outlook, words(decision)),
    "price": lambda outlook, decision, chance: name_price(outlook, words(decision)),
    "terms": lambda outlook, decision, chance: answer_terms(outlook),
    "bribe": lambda outlook, decision, chance: tempt(outlook, words(decision)),
    "stake": lambda outlook, decision, chance: stake(outlook),
    "service": lambda outlook, decision, chance: service(outlook, words(decision)),
    "pay": lambda outlook, decision, chance: pay(outlook, words(decision)),
    "slip": lambda outlook, decision, chance: cheap(outlook, words(decision)),
    "steer": lambda outlook, decision, chance: steer(outlook, words(decision)),
    "sea": lambda outlook, decision, chance: at_sea(outlook, words(decision)),
    "throw": lambda outlook, decision, chance: throw(outlook, words(decision)),
    "drink": lambda outlook, decision, chance: drink(outlook, words(decision)),
    "water": lambda outlook, decision, chance: give_water(outlook, words(decision)),
}
