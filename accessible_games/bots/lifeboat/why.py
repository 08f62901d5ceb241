"""What speaks for an answer that `normal` would not give, and what any answer risks.

A search is asked only at the kinds of questions below; at all others `normal` has its own reasons.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping

from accessible_games.bots.lifeboat.fights import join, own_strength, strengths
from accessible_games.bots.lifeboat.hard import TALK
from accessible_games.bots.lifeboat.normal import victims_of
from accessible_games.bots.lifeboat.outlook import Outlook, look_out
from accessible_games.bots.lifeboat.places import change, move
from accessible_games.bots.lifeboat.plans import words
from accessible_games.bots.lifeboat.reasons import (
    AvoidsFight,
    ChoosesCourse,
    HarmsHate,
    KeepsYours,
    MayFind,
    NeedsOwnWater,
    NothingBetter,
    SparesYou,
    StrongEnough,
    TooWeak,
    UsefulCard,
)
from accessible_games.bots.lifeboat.sea import (
    chum,
    spares,
    whom_to_save,
    why_course,
    why_not_give,
    worth_of_course,
)
from accessible_games.bots.lifeboat.turns import action, heal, why_card, worth_and_why
from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Event, Piece, Seat
from accessible_games.games.lifeboat.cards import COURSES, PROVISIONS
from accessible_games.games.lifeboat.facts import BirdsSeen
from accessible_games.games.lifeboat.seen import View
from accessible_games.games.lifeboat.state import HIDDEN
from accessible_games.games.lifeboat.topics import about, condition, fight, hand, strength


class CardServes(Event):
    """What a card is good for."""

    card: Piece
    kind: str
    """What the card is good for, as the words call it."""


class Heals(Event):
    """It takes a wound from somebody."""

    seat: Seat


class LaysNone(Event):
    """None of the cards comes into question tonight."""


class TakesSeat(Event):
    """You would sit where somebody else sits now."""

    seat: Seat


class TakesUnknown(Event):
    """It takes the boat where a card leads that nobody has seen."""


class SavesCards(Event):
    """You play no card, and keep all you have."""


class EasesThirst(Event):
    """It gives somebody a drink who is thirsty."""

    seat: Seat


class ActsLater(Event):
    """It comes before the action, which is still to be chosen."""


# What is risked ----------------------------------------------------------------------------------


class MayThirst(Event):
    """Whoever rows may be thirsty tonight."""


class MayFight(Event):
    """It may come to a fight, and whoever loses it is wounded."""


class MayResist(Event):
    """Somebody awake may fight: your strength with what you can play, and theirs."""

    seat: Seat
    own: int
    other: int


class GivesUp(Event):
    """You lose what is demanded of you."""

    what: str
    """`seat`, `hidden` for a card that is drawn, or `card`."""
    card: Piece | None


# Why ---------------------------------------------------------------------------------------------

Why = Callable[[Outlook, Decision[Answer], str], Event]


def now(view: View) -> Iterator[Event]:
    """A fight that goes on, or else the birds that were sighted so far."""
    yield from fight(view)
    yield BirdsSeen(view.birds, view.day)


def stood(view: View, answers: Iterable[Answer]) -> Iterator[Event]:
    """How things stood when somebody chose: a fight, the own cards, the courses."""
    yield from fight(view)
    yield from (about(card) for card in named(answers) if card in COURSES)
    yield from hand(view)


def named(answers: Iterable[Answer]) -> Iterator[Piece]:
    """All words in some answers."""
    for each in answers:
        yield from each if isinstance(each, tuple) else (str(each),)


def why(view: View, decision: Decision[Answer], answer: Answer) -> Event:
    """The fact that speaks most for an answer; where there is none, what it does by the rules."""
    outlook = look_out(view)
    if answer in TALK:
        return ActsLater()
    if isinstance(answer, tuple):
        reason = why_lay(outlook, answer)
    else:
        reason = REASONS[decision.kind](outlook, decision, str(answer))
    if isinstance(reason, UsefulCard):
        return CardServes(reason.card, reason.card)
    return by_rule(outlook, decision, answer) if isinstance(reason, NothingBetter) else reason


def by_rule(outlook: Outlook, decision: Decision[Answer], answer: Answer) -> Event:
    """What an answer does by the rules, where nothing that matters to the seat speaks for it."""
    if isinstance(answer, tuple):
        return about(max(answer, key=lambda card: worth_of_course(outlook, card)))
    if answer in COURSES:
        return about(str(answer))
    if decision.kind in ("turn", "swap"):
        seat = move(outlook)[0] if decision.kind == "turn" else seat_of(outlook, str(answer))
        return TakesSeat(seat)
    if decision.kind == "water":
        return EasesThirst(outlook.view.thirsts[0][0])
    return CardServes(str(answer), str(answer)) if answer in PROVISIONS else SavesCards()


def why_lay(outlook: Outlook, cards: tuple[str, ...]) -> Event:
    """The best of the courses that come into question by it."""
    if not cards:
        return LaysNone()
    return why_course(outlook, max(cards, key=lambda card: worth_of_course(outlook, card)))


def why_turn(outlook: Outlook, decision: Decision[Answer], word: str) -> Event:
    """What an action does at its best."""
    reason = action(outlook, (word,))[0].reason
    healing = word == "medical-kit" and isinstance(reason, NothingBetter)
    return Heals(heal(outlook)[0]) if healing else reason


def why_heal(outlook: Outlook, decision: Decision[Answer], word: str) -> Event:
    """Who is kept from harm, or at least whose wound it takes."""
    seat = seat_of(outlook, word)
    reason = spares(outlook, seat)
    return Heals(seat) if isinstance(reason, NothingBetter) else reason


def why_loot(outlook: Outlook, decision: Decision[Answer], word: str) -> Event:
    """What a card is good for, or how many there are to find."""
    if word != HIDDEN:
        return why_card(outlook, word)
    seat = max(victims_of(outlook, words(decision)), key=outlook.view.hidden.__getitem__)
    return MayFind(seat, outlook.view.hidden[seat])


def why_consent(outlook: Outlook, decision: Decision[Answer], word: str) -> Event:
    """Who is stronger, or what one keeps or avoids all the same."""
    own, other = both_strengths(outlook)
    if word == "agree":
        return AvoidsFight() if own >= other else TooWeak(own, other)
    return StrongEnough(own, other) if own >= other else KeepsYours()


def why_steer(outlook: Outlook, decision: Decision[Answer], word: str) -> Event:
    """The reason for a course: what it brings; or the compass, which shows more of them."""
    if word in COURSES:
        return why_course(outlook, word)
    return ChoosesCourse() if word == "compass" else TakesUnknown()


def why_at_sea(outlook: Outlook, decision: Decision[Answer], word: str) -> Event:
    """Who is saved by it, or harmed."""
    if word == "life-preserver":
        return spares(outlook, whom_to_save(outlook)[0])
    harmed = chum(outlook).reason if word == "chum" else None
    hated = isinstance(harmed, HarmsHate) and outlook.stakes[harmed.seat] < 0
    return harmed if harmed and hated else NothingBetter()


def why_drink(outlook: Outlook, decision: Decision[Answer], word: str) -> Event:
    """The reason: it spares a wound, or the water for another day."""
    if word == "no":
        return NeedsOwnWater() if "water" in words(decision) else SavesCards()
    return SparesYou()


def why_give(outlook: Outlook, decision: Decision[Answer], word: str) -> Event:
    """Whom water keeps from harm, or what speaks against giving any."""
    seat, _ = outlook.view.thirsts[0]
    return why_not_give(outlook, seat) if word == "no" else spares(outlook, seat)


REASONS: Mapping[str, Why] = {
    "draft": lambda outlook, decision, word: why_card(outlook, word),
    "turn": why_turn,
    "swap": lambda outlook, decision, word: change(outlook, seat_of(outlook, word)).reason,
    "heal": why_heal,
    "mug": lambda outlook, decision, word: worth_and_why(outlook, seat_of(outlook, word))[1],
    "loot": why_loot,
    "consent": why_consent,
    "join": lambda outlook, decision, word: join(outlook, (word,)).reason,
    "steer": why_steer,
    "sea": why_at_sea,
    "drink": why_drink,
    "water": why_give,
}


# Against it --------------------------------------------------------------------------------------


def risks(view: View, decision: Decision[Answer], answer: Answer) -> Iterator[Event]:
    """The risks: a thirst, a fight and who is stronger in it, or what is lost."""
    outlook, word, kind = look_out(view), str(answer), decision.kind
    if kind == "turn" and word in ("row", "mug", "swap"):
        yield MayThirst() if word == "row" else MayFight()
    elif kind in ("mug", "swap"):
        seat = seat_of(outlook, word)
        if condition(view, seat) == "awake":
            own = own_strength(view, [outlook.me])
            yield MayResist(seat, own, strength(view, seat))
    elif kind == "consent":
        yield from lost(outlook, word)
    elif kind == "join" and word in ("attack", "defend"):
        yield from odds(outlook, word)


def lost(outlook: Outlook, word: str) -> Iterator[Event]:
    """What is given up by whoever agrees; that the other side is stronger, for whoever fights."""
    own, other = both_strengths(outlook)
    assert outlook.view.demand is not None
    if word == "agree":
        loot = outlook.view.demand.loot
        named = "card" if loot and loot != HIDDEN else loot or "seat"
        yield GivesUp(named, loot if named == "card" else None)
    elif own < other:
        yield TooWeak(own, other)


def odds(outlook: Outlook, word: str) -> Iterator[Event]:
    """How strong both sides would be, unless that is the reason itself."""
    fight = outlook.view.fight
    assert fight is not None
    mine, theirs = fight.attackers, fight.defenders
    if word == "defend":
        mine, theirs = theirs, mine
    if not isinstance(join(outlook, (word,)).reason, StrongEnough | TooWeak):
        yield strengths(outlook, mine, theirs, word)


def both_strengths(outlook: Outlook) -> tuple[int, int]:
    """One's own strength with what one can play, and that of whoever demands something."""
    view = outlook.view
    return own_strength(view, [outlook.me]), strength(view, view.order[0])


def seat_of(outlook: Outlook, character: str) -> Seat:
    """The seat that plays a character."""
    return outlook.view.characters.index(character)
