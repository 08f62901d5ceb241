"""The level `normal`: everything is judged by the points it may bring or cost in the end.

It knows its love and its hate, guesses who may not live to see land, and judges strength as
everybody sees it. Of hidden cards it knows what it has seen itself.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random

from accessible_games.core.decision import Answer, Decision, Some
from accessible_games.core.event import Piece, Seat
from accessible_games.games.lifeboat.players.bribes import cheap, pay
from accessible_games.games.lifeboat.players.evaluation import (
    BoatEvaluation,
    harm_in_water,
    look_out,
    own_cards,
)
from accessible_games.games.lifeboat.players.fights import weapon
from accessible_games.games.lifeboat.players.goods import gain
from accessible_games.games.lifeboat.players.offers import (
    answer_terms,
    best_bribe,
    help_for,
    join_or_bargain,
    name_price,
    service,
    stake,
    tempt,
    why_bribe,
)
from accessible_games.games.lifeboat.players.parley import consent, ransom, settle
from accessible_games.games.lifeboat.players.places import move
from accessible_games.games.lifeboat.players.plans import ValuedAnswer, best, moody, words
from accessible_games.games.lifeboat.players.reasons import (
    GoodTrade,
    HidesCards,
    KeepsCards,
    NothingBetter,
    StrongEnough,
    UsefulCard,
)
from accessible_games.games.lifeboat.players.sea import (
    PRESERVER,
    at_sea,
    drink,
    give_water,
    steer,
    throw,
)
from accessible_games.games.lifeboat.players.temper import EVEN, Temper
from accessible_games.games.lifeboat.players.trades import answer, best_offer
from accessible_games.games.lifeboat.players.turns import action, heal, lay, loots, rob, why_card
from accessible_games.games.lifeboat.seen import View
from accessible_games.players.bot import Advice, Determinize

TALK = 0.4
"""How often a worthwhile offer is made; it may be refused, and is then made again."""


def normal(
    view: View,
    decision: Decision[Answer],
    determinize: Determinize,
    chance: Random,
    temper: Temper = EVEN,
) -> Answer:
    """The answer of most worth to a player of this temper; hints use the even one."""
    return judged(view, decision, chance, temper).answer


def advise(
    view: View, decision: Decision[Answer], determinize: Determinize, chance: Random
) -> Advice:
    """The answer of most worth, with the reason."""
    plan = judged(view, decision, chance, EVEN)
    free = (decision.kind, plan.answer) == ("drink", "parasol")
    return Advice(plan.answer, plan.reason, sure=free)


def judged(view: View, decision: Decision[Answer], chance: Random, temper: Temper) -> ValuedAnswer:
    """The best plan for a player of this temper."""
    return PLANNING[decision.kind](look_out(view, temper), decision, chance)


Planner = Callable[[BoatEvaluation, Decision[Answer], Random], ValuedAnswer]


# Mornings and turns ------------------------------------------------------------------------------


def draft(outlook: BoatEvaluation, decision: Decision[Answer], chance: Random) -> ValuedAnswer:
    """Keep the card that is worth most."""
    return moody(
        (
            ValuedAnswer(card, gain(outlook, card), why_card(outlook, card))
            for card in words(decision)
        ),
        chance,
    )


def turn(outlook: BoatEvaluation, decision: Decision[Answer], chance: Random) -> ValuedAnswer:
    """Make a good offer first, then take the best action."""
    offer = best_offer(outlook) if talks(outlook, chance, TALK) else None
    if offer is not None:
        return ValuedAnswer("trade", offer[0], GoodTrade(offer[1].want))
    plan = moody(action(outlook, words(decision)), chance)
    for card in to_open(outlook, plan.answer == "row"):
        return ValuedAnswer("show", plan.worth, UsefulCard(card))
    return plan


def to_open(outlook: BoatEvaluation, rows: bool) -> Iterator[Piece]:
    """Hidden cards that help only while they lie open: an oar to row, the own life preserver."""
    view = outlook.view
    if rows and "oar" in view.hand:
        yield "oar"
    if PRESERVER in view.hand and view.own_preserver == "open" and harm_in_water(view, outlook.me):
        yield PRESERVER


def talks(outlook: BoatEvaluation, chance: Random, often: float) -> bool:
    """Whether a player feels like talking now, if they talk at all."""
    return chance.random() < often and outlook.temper.bargains


def market(outlook: BoatEvaluation, decision: Decision[Answer], chance: Random) -> ValuedAnswer:
    """Make a good offer now and then."""
    offer = best_offer(outlook) if talks(outlook, chance, TALK / 4) else None
    if offer is not None:
        return ValuedAnswer("trade", offer[0], GoodTrade(offer[1].want))
    return ValuedAnswer("done", 0, KeepsCards())


def show(outlook: BoatEvaluation, decision: Decision[Answer], chance: Random) -> ValuedAnswer:
    """Show what helps only when it is open."""
    for card in to_open(outlook, "oar" in words(decision)):
        return ValuedAnswer(card, 0, UsefulCard(card))
    return ValuedAnswer("no", 0, HidesCards())


def named(outlook: BoatEvaluation, seat: Seat, plan: ValuedAnswer) -> ValuedAnswer:
    """The same plan with a player as the answer."""
    return ValuedAnswer(outlook.view.characters[seat], plan.worth, plan.reason)


def loot(outlook: BoatEvaluation, decision: Decision[Answer], chance: Random) -> ValuedAnswer:
    """Take the best available; the choices tell who the victim is."""
    fitting = victims_of(outlook, words(decision))
    plans = [plan for seat in fitting for plan in loots(outlook, seat)]
    plan = best(plans)
    return plan if len(fitting) == 1 else ValuedAnswer(plan.answer, plan.worth, NothingBetter())


def victims_of(outlook: BoatEvaluation, given: Sequence[Piece]) -> list[Seat]:
    """The victims of whom exactly these things can be demanded."""
    return [seat for seat in outlook.view.boat if loot_words(outlook, seat) == {*given}]


def loot_words(outlook: BoatEvaluation, seat: Seat) -> set[Answer]:
    """What can be demanded of another player."""
    return {plan.answer for plan in loots(outlook, seat)} if seat != outlook.me else set()


# Fighting ----------------------------------------------------------------------------------------


def arm(outlook: BoatEvaluation, given: tuple[str, ...]) -> ValuedAnswer:
    """Offer a card if help is needed, and else the smallest weapon that wins."""
    plan = weapon(outlook, given)
    bribe = best_bribe(outlook) if "bribe" in given and plan.answer == "no" else None
    if bribe is None or isinstance(plan.reason, StrongEnough):
        return plan
    return ValuedAnswer("bribe", bribe.worth, why_bribe(bribe.service))


# Trading -----------------------------------------------------------------------------------------


def partner(outlook: BoatEvaluation, decision: Decision[Answer], chance: Random) -> ValuedAnswer:
    """Choose the player who has what this seat wants."""
    offer = best_offer(outlook)
    if offer is None:
        return ValuedAnswer(words(decision)[0], 0, KeepsCards())
    return ValuedAnswer(
        outlook.view.characters[offer[1].partner], offer[0], GoodTrade(offer[1].want)
    )


def give(outlook: BoatEvaluation, decision: Decision[Answer], chance: Random) -> ValuedAnswer:
    """Give what the other would like, otherwise as little as possible."""
    offer = best_offer(outlook)
    if offer is not None:
        return ValuedAnswer(offer[1].give, offer[0], GoodTrade(offer[1].want))
    assert isinstance(decision.options, Some)
    least = sorted(own_cards(outlook), key=lambda card: gain(outlook, card))
    return ValuedAnswer(tuple(least[: decision.options.counts[0]]), 0, KeepsCards())


def want(outlook: BoatEvaluation, decision: Decision[Answer], chance: Random) -> ValuedAnswer:
    """Ask for what this seat wants, otherwise for what is worth most."""
    offer = best_offer(outlook)
    if offer is not None and decision.options.why_not(offer[1].want) is None:
        return ValuedAnswer(offer[1].want, offer[0], GoodTrade(offer[1].want))
    assert isinstance(decision.options, Some)
    if 1 not in decision.options.counts:
        return ValuedAnswer((), 0, KeepsCards())
    card = max(dict.fromkeys(decision.options.cards), key=lambda card: gain(outlook, card))
    return ValuedAnswer((card,), 0, why_card(outlook, card))


def cover(outlook: BoatEvaluation, decision: Decision[Answer], chance: Random) -> ValuedAnswer:
    """Cover all cards: a player who slips cards has a reason to hide them."""
    assert isinstance(decision.options, Some)
    return ValuedAnswer(decision.options.cards, 0, HidesCards())


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
