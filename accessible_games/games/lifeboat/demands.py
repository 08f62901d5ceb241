"""Changing seats and mugging: what a player demands, and what comes of it."""

from accessible_games.core.event import Piece, Seat
from accessible_games.games.lifeboat.cards import THIEF
from accessible_games.games.lifeboat.day import end_turn
from accessible_games.games.lifeboat.events import (
    CardDemanded,
    CardStolen,
    NothingToTake,
    SeatsChanged,
    SwapDemanded,
)
from accessible_games.games.lifeboat.hands import learn
from accessible_games.games.lifeboat.state import HIDDEN, Demand, Fight, State, awake, deal_with


def demanded(state: State) -> Demand:
    """The demand, in a phase that has one."""
    assert state.demand is not None
    return state.demand


def fighting(state: State) -> Fight:
    """The fight, in a phase that has one."""
    assert state.fight is not None
    return state.fight


async def demand(state: State) -> None:
    """Those who are not conscious cannot refuse (L21), and nobody notices the Kid's hand (L48)."""
    seat, wanted = state.order[0], demanded(state)
    if wanted.loot:
        card = None if wanted.loot == HIDDEN else wanted.loot
        state.tell(CardDemanded(seat, wanted.target, card))
    else:
        state.tell(SwapDemanded(seat, wanted.target))
    unnoticed = wanted.loot == HIDDEN and state.characters[seat] == THIEF
    if unnoticed or not awake(state, wanted.target):
        carry_out(state)
    else:
        state.phase = "consent"


def carry_out(state: State) -> None:
    """Give the acting player what was demanded, if it is still there."""
    seat, wanted = state.order[0], demanded(state)
    if not wanted.loot:
        change_seats(state, seat, wanted.target)
    elif wanted.loot == HIDDEN:
        steal_hidden(state, seat, wanted.target)
    elif wanted.loot in state.shown[wanted.target]:
        steal_open(state, seat, wanted.target, wanted.loot)
    else:
        state.tell(NothingToTake(seat))
    finish(state)


def finish(state: State) -> None:
    """End the turn, whatever came of the demand."""
    state.demand = state.fight = None
    end_turn(state)


def change_seats(state: State, seat: Seat, target: Seat) -> None:
    """Swap two places in the boat; the order of the day stays (L6)."""
    here, there = state.boat.index(seat), state.boat.index(target)
    state.boat[here], state.boat[there] = target, seat
    state.tell(SeatsChanged(seat, target))


def steal_open(state: State, seat: Seat, victim: Seat, card: Piece) -> None:
    """An open card stays open (L46)."""
    state.shown[victim].remove(card)
    state.shown[seat].append(card)
    state.tell(CardStolen(seat, victim, card, hidden=False))
    deal_with(state, seat, victim, "robbed")


def steal_hidden(state: State, seat: Seat, victim: Seat) -> None:
    """Draw a card from the hand (L10); if it is empty, take the one just shown (L12)."""
    if state.hands[victim]:
        card = state.luck.one_of(state.hands[victim])
        draw_from_hand(state, seat, victim, card)
        state.tell(CardStolen(seat, victim, card, hidden=True))
        deal_with(state, seat, victim, "robbed")
    elif played_by(state, victim) in state.shown[victim]:
        steal_open(state, seat, victim, played_by(state, victim))
    else:
        state.tell(NothingToTake(seat))


def played_by(state: State, seat: Seat) -> Piece:
    """The weapon that a fighter has played in this fight, or nothing."""
    played = () if state.fight is None else state.fight.played
    return next((card for fighter, card in played if fighter == seat), "")


def draw_from_hand(state: State, seat: Seat, victim: Seat, card: Piece) -> None:
    """The two know the card; the others no longer know what the victim holds (L62)."""
    if (seat, victim, card) in state.known:
        state.known.remove((seat, victim, card))
    state.known = [entry for entry in state.known if entry[1] != victim or entry[0] == seat]
    state.hands[victim].remove(card)
    state.hands[seat].append(card)
    learn(state, [victim], seat, card)
