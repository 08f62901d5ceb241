"""What is risked or given up: a fight, if a demand can be refused, and what is lost without one."""

from collections.abc import Iterator

from accessible_games.core.event import Event, Piece, Pieces, Seat
from accessible_games.games.lifeboat.players.evaluation import BoatEvaluation
from accessible_games.games.lifeboat.players.fights import can_refuse, join, own_strength, strengths
from accessible_games.games.lifeboat.players.normal import victims_of
from accessible_games.games.lifeboat.players.places import move as move_to
from accessible_games.games.lifeboat.players.plans import words
from accessible_games.games.lifeboat.players.reasons import StrongEnough, TooWeak
from accessible_games.games.lifeboat.players.turns import best_loot, rob
from accessible_games.games.lifeboat.state import HIDDEN
from accessible_games.games.lifeboat.topics import strength
from accessible_games.players.whole import Whole

DEMANDS = ("mug", "swap")
"""The actions that demand something, and the questions of whom."""


class MayFight(Event):
    """It may come to a fight, and whoever loses it is wounded."""


class MayResist(Event):
    """Somebody awake may fight: your strength with what you can play, and theirs."""

    seat: Seat
    own: int
    other: int


class MayThirst(Event):
    """Rowers may be thirsty tonight."""


class GivesUp(Event):
    """You lose what is demanded of you."""

    what: str
    """`seat`, `hidden` for a card that is drawn, or `card`."""
    card: Piece | None


def refusal(outlook: BoatEvaluation, move: Whole) -> Iterator[Event]:
    """The fight that a demand may lead to, and both strengths once it is known who may fight."""
    view, demand = outlook.view, demanded_by(outlook, move)
    if demand is None or not can_refuse(view, *demand):
        return
    named = is_known(outlook, move)
    own = own_strength(view, [outlook.me])
    yield MayResist(demand[0], own, strength(view, demand[0])) if named else MayFight()


def is_known(outlook: BoatEvaluation, move: Whole) -> bool:
    """Whether a move that demands something says of whom."""
    decision = move[-1].decision
    if decision.kind == "loot" and not move[1:]:
        return len(victims_of(outlook, words(decision))) == 1
    return decision.kind != "turn"


def demanded_by(outlook: BoatEvaluation, move: Whole) -> tuple[Seat, str] | None:
    """Of whom a move demands something, and what; the best if that is still to be chosen.

    When only a card is chosen, only if another one could not be refused: else it was said before.
    """
    decision, word = move[-1].decision, str(move[-1].answer)
    if decision.kind == "loot":
        if move[1:]:
            return robbed_in(move), word
        victims = victims_of(outlook, words(decision))
        free = not any(can_refuse(outlook.view, seat, HIDDEN) for seat in victims)
        return (victims[0], word) if free else None
    if decision.kind == "turn" and word in DEMANDS:
        seat, _ = rob(outlook) if word == "mug" else move_to(outlook)
    elif decision.kind in DEMANDS:
        seat = outlook.view.characters.index(word)
    else:
        return None
    robs = "mug" in (decision.kind, word)
    return seat, str(best_loot(outlook, seat).answer) if robs else ""


def robbed_in(move: Whole) -> Seat:
    """Who is robbed by a whole move that ends with what is taken."""
    victim = move[-2]
    characters: Pieces = victim.view.characters
    return characters.index(str(victim.answer))


def lost(outlook: BoatEvaluation, word: str) -> Iterator[Event]:
    """What the player gives up by agreeing; or for a fighter, that the other side is stronger."""
    own, other = both_strengths(outlook)
    assert outlook.view.demand is not None
    if word == "agree":
        loot = outlook.view.demand.loot
        named = "card" if loot and loot != HIDDEN else loot or "seat"
        yield GivesUp(named, loot if named == "card" else None)
    elif own < other:
        yield TooWeak(own, other)


def odds(outlook: BoatEvaluation, word: str) -> Iterator[Event]:
    """The strengths of both sides, unless they are the reason itself."""
    fight = outlook.view.fight
    assert fight is not None
    mine, theirs = fight.attackers, fight.defenders
    if word == "defend":
        mine, theirs = theirs, mine
    if not isinstance(join(outlook, (word,)).reason, StrongEnough | TooWeak):
        yield strengths(outlook, mine, theirs, word)


def both_strengths(outlook: BoatEvaluation) -> tuple[int, int]:
    """The seat's strength with what it can play, and that of the player who demands something."""
    view = outlook.view
    return own_strength(view, [outlook.me]), strength(view, view.order[0])
