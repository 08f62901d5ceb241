"""Reasons for a move that `normal` would not make, and the risks of any move.

Searches are asked only for the kinds of questions below; for all others `normal` has its own
reasons.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping

from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Event, Piece, Seat
from accessible_games.games.lifeboat.cards import COURSES, PROVISIONS
from accessible_games.games.lifeboat.facts import BirdsSeen
from accessible_games.games.lifeboat.players.demands import (
    MayThirst,
    both_strengths,
    lost,
    odds,
    refusal,
    robbed_in,
)
from accessible_games.games.lifeboat.players.evaluation import BoatEvaluation, look_out
from accessible_games.games.lifeboat.players.fights import join
from accessible_games.games.lifeboat.players.hard import TALK
from accessible_games.games.lifeboat.players.normal import victims_of
from accessible_games.games.lifeboat.players.places import change, move
from accessible_games.games.lifeboat.players.plans import words
from accessible_games.games.lifeboat.players.reasons import (
    AvoidsFight,
    HarmsHate,
    HidesCards,
    KeepsYours,
    MayFind,
    MayHeed,
    NothingBetter,
    SavesWater,
    SparesYou,
    StrongEnough,
    TooWeak,
    UsefulCard,
)
from accessible_games.games.lifeboat.players.sea import (
    PRESERVER,
    chum,
    shows_courses,
    spares,
    whom_to_save,
    why_course,
    why_not_give,
    worth_of_course,
)
from accessible_games.games.lifeboat.players.turns import (
    action,
    why_card,
    why_healed,
    worth_and_why,
)
from accessible_games.games.lifeboat.seen import View
from accessible_games.games.lifeboat.state import HIDDEN
from accessible_games.games.lifeboat.topics import about, fight, hand
from accessible_games.players.whole import Whole

COMPLETING = frozenset({"swap", "heal", "mug", "loot"})
"""The kinds of questions whose answers complete a move."""


class CardServes(Event):
    """A card is good for something."""

    card: Piece
    kind: str
    """The use of the card, as a word of the messages."""


class LaysNone(Event):
    """None of the cards is worth considering tonight."""


class TakesSeat(Event):
    """You would sit in another player's present seat."""

    seat: Seat


class TakesUnknown(Event):
    """It takes the boat where a card leads that you do not know."""


class SavesCards(Event):
    """You play no card, and keep all you have."""


class OthersGive(Event):
    """Whoever does not quench a thirst can only be given water."""


class EasesThirst(Event):
    """It gives a thirsty player a drink."""

    seat: Seat


class MayBeRefused(Event):
    """It is an offer, which another player may refuse."""


class ActsLater(Event):
    """It comes before the action, which is still to be chosen."""


# Why ---------------------------------------------------------------------------------------------

Why = Callable[[BoatEvaluation, Decision[Answer], str], Event]


def now(view: View) -> Iterator[Event]:
    """A fight in progress, or else the birds sighted so far."""
    yield from fight(view)
    yield BirdsSeen(view.birds, view.day)


def stood(view: View, answers: Iterable[Answer]) -> Iterator[Event]:
    """The situation when the player chose: a fight, their cards, the courses."""
    yield from fight(view)
    yield from (about(card) for card in named(answers) if card in COURSES)
    yield from hand(view)


def named(answers: Iterable[Answer]) -> Iterator[Piece]:
    """All words in some answers."""
    for each in answers:
        yield from each if isinstance(each, tuple) else (str(each),)


def why(move: Whole) -> Event:
    """The main reason for a move; if there is none, what it does by the rules."""
    last = move[-1]
    outlook, decision, answer = look_out(last.view), last.decision, last.answer
    if answer in TALK:
        return why_talk(decision, answer)
    if decision.kind == "row" and isinstance(answer, tuple):
        reason = why_lay(outlook, answer)
    elif decision.kind == "loot" and move[1:]:
        reason = why_robbed(outlook, robbed_in(move), str(answer))
    else:
        reason = REASONS.get(decision.kind, why_other)(outlook, decision, str(answer))
    if isinstance(reason, UsefulCard):
        return CardServes(reason.card, reason.card)
    return by_rule(outlook, decision, answer) if isinstance(reason, NothingBetter) else reason


def why_talk(decision: Decision[Answer], answer: Answer) -> Event:
    """What comes of words: others answer them, or one's own action is still to come."""
    if decision.kind == "turn":
        return ActsLater()
    return MayHeed() if answer == "threaten" else MayBeRefused()


def why_other(outlook: BoatEvaluation, decision: Decision[Answer], word: str) -> Event:
    """What a card is good for, where `normal` alone judges; of other answers nothing."""
    return CardServes(word, word) if word in PROVISIONS else NothingBetter()


def by_rule(outlook: BoatEvaluation, decision: Decision[Answer], answer: Answer) -> Event:
    """What an answer does by the rules, if nothing that matters to the seat speaks for it."""
    if decision.kind == "row" and isinstance(answer, tuple):
        return about(max(answer, key=lambda card: worth_of_course(outlook, card)))
    if decision.kind not in REASONS:
        return NothingBetter()
    if answer in COURSES:
        return about(str(answer))
    if decision.kind in ("turn", "swap"):
        seat = move(outlook)[0] if decision.kind == "turn" else seat_of(outlook, str(answer))
        return TakesSeat(seat)
    if decision.kind == "water":
        return EasesThirst(outlook.view.thirsts[0][0])
    return CardServes(str(answer), str(answer)) if answer in PROVISIONS else SavesCards()


def why_lay(outlook: BoatEvaluation, cards: tuple[str, ...]) -> Event:
    """The reason for the best course that laying these cards makes possible."""
    if not cards:
        return LaysNone()
    return why_course(outlook, max(cards, key=lambda card: worth_of_course(outlook, card)))


def why_turn(outlook: BoatEvaluation, decision: Decision[Answer], word: str) -> Event:
    """What an action does at best."""
    return action(outlook, (word,))[0].reason


def why_heal(outlook: BoatEvaluation, decision: Decision[Answer], word: str) -> Event:
    """Whose wound is removed."""
    return why_healed(outlook, seat_of(outlook, word))


def why_loot(outlook: BoatEvaluation, decision: Decision[Answer], word: str) -> Event:
    """What a card is good for, or how many there are to find."""
    seat = max(victims_of(outlook, words(decision)), key=outlook.view.hidden.__getitem__)
    return why_robbed(outlook, seat, word)


def why_robbed(outlook: BoatEvaluation, seat: Seat, word: str) -> Event:
    """The same where it is known who is robbed."""
    return MayFind(seat, outlook.view.hidden[seat]) if word == HIDDEN else why_card(outlook, word)


def why_consent(outlook: BoatEvaluation, decision: Decision[Answer], word: str) -> Event:
    """Who is stronger, or what the seat keeps or avoids all the same."""
    own, other = both_strengths(outlook)
    if word == "agree":
        return AvoidsFight() if own >= other else TooWeak(own, other)
    return StrongEnough(own, other) if own >= other else KeepsYours()


def why_steer(outlook: BoatEvaluation, decision: Decision[Answer], word: str) -> Event:
    """The reason for a course: its effect; or the compass, which shows more of them."""
    top = outlook.view.navigation[0] if word == "top" and outlook.view.navigation else word
    if top in COURSES:
        return why_course(outlook, str(top))
    return shows_courses(outlook.view) if word == "compass" else TakesUnknown()


def why_at_sea(outlook: BoatEvaluation, decision: Decision[Answer], word: str) -> Event:
    """Who is saved by it, or harmed."""
    if word == PRESERVER:
        return spares(outlook, whom_to_save(outlook)[0])
    if word == "no":
        return HidesCards() if may_save_itself(outlook, decision) else NothingBetter()
    harmed = chum(outlook).reason
    hated = isinstance(harmed, HarmsHate) and outlook.stakes[harmed.seat] < 0
    return harmed if hated else NothingBetter()


def may_save_itself(outlook: BoatEvaluation, decision: Decision[Answer]) -> bool:
    """Whether somebody in the water has a life preserver that nobody sees, which would be kept."""
    held = PRESERVER in outlook.view.hand and PRESERVER in words(decision)
    return held and whom_to_save(outlook)[0] == outlook.me


def why_drink(outlook: BoatEvaluation, decision: Decision[Answer], word: str) -> Event:
    """The reason: it spares a wound, or the water for another thirst."""
    if word != "no":
        return SparesYou()
    return SavesWater() if "water" in words(decision) else OthersGive()


def why_give(outlook: BoatEvaluation, decision: Decision[Answer], word: str) -> Event:
    """Whom water spares, or the reason not to give any."""
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


def risks(move: Whole) -> Iterator[Event]:
    """The risks: a thirst, a fight and who is stronger in it, or what is lost."""
    last = move[-1]
    outlook, word, kind = look_out(last.view), str(last.answer), last.decision.kind
    if kind == "turn" and word == "row":
        yield MayThirst()
    elif kind == "consent":
        yield from lost(outlook, word)
    elif kind == "join" and word in ("attack", "defend"):
        yield from odds(outlook, word)
    else:
        yield from refusal(outlook, move)


def seat_of(outlook: BoatEvaluation, character: str) -> Seat:
    """The seat that plays a character."""
    return outlook.view.characters.index(character)
