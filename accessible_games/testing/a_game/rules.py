"""The rules: what is in the bag, what can happen, the whole truth about a table, the play."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain

from accessible_games.api import (
    Cards,
    Event,
    GameScored,
    GameWon,
    HandDealt,
    HandsState,
    Luck,
    Piece,
    Pieces,
    RoundBegan,
    Seat,
    StarterDrawn,
    VictoryShared,
    ask,
    require,
)

# What is in the box ------------------------------------------------------------------------------

SEATS = range(2, 5)
PIECES = ("rock", "stone", "pebble")
"""From the heaviest to the lightest."""
BAG: Pieces = tuple(piece for piece in PIECES for _ in range(6))
HAND = 4


# What happens ------------------------------------------------------------------------------------


class Laid(Event):
    """A player lays a stone. Also part of the answer to `table`."""

    seat: Seat
    piece: Piece


class RoundTaken(Event):
    """One stone alone was the heaviest, which is a point."""

    heard_as = "scores"
    seat: Seat
    points: int


class RoundTied(Event):
    """Several stones were the heaviest: nobody scores."""

    heard_as = "scores"


# The table ---------------------------------------------------------------------------------------


@dataclass
class State(HandsState):
    """The whole truth."""

    starter: Seat
    """Who lays first in this round."""
    bag: list[Piece]
    """Out of play; nobody sees them."""
    points: list[int]
    """By seat."""
    round: int = 1
    laid: list[Piece] = field(default_factory=list)
    """The stones of this round, from the starter on."""
    gone: list[Piece] = field(default_factory=list)
    """The stones of earlier rounds, which everybody saw."""


def setup(seats: int, luck: Luck, options: Mapping[str, str]) -> State:
    """Deal four stones to each. Raises `ValueError` for another number of seats."""
    if seats not in SEATS:
        raise ValueError(seats)
    bag = luck.shuffled(BAG)
    hands = [[bag.pop() for _ in range(HAND)] for _ in range(seats)]
    state = State(luck, hands, luck.one_of(range(seats)), bag, [0] * seats)
    state.tell(StarterDrawn(state.starter))
    state.tell(RoundBegan(state.round, state.starter))
    for seat, hand in enumerate(hands):
        state.tell(HandDealt(seat, tuple(hand)))
    return state


# Playing -----------------------------------------------------------------------------------------


async def play(state: State) -> None:
    """Lay stones in turn until all hands are empty. Everything is in the state at each question."""
    while any(state.hands):
        seat = on_turn(state)
        (piece,) = await ask(seat, "lay", Cards(tuple(state.hands[seat]), 1))
        lay(state, seat, piece)
        if len(state.laid) == state.seats:
            end_round(state)
    tell_winners(state)


def on_turn(state: State) -> Seat:
    """Who lays the next stone."""
    return (state.starter + len(state.laid)) % state.seats


def lay(state: State, seat: Seat, piece: Piece) -> None:
    """Lay a stone of a hand open."""
    state.hands[seat].remove(piece)
    state.laid.append(piece)
    state.tell(Laid(seat, piece))


def end_round(state: State) -> None:
    """Give a point to the sole heaviest stone; the next seat starts."""
    heaviest = min(state.laid, key=PIECES.index)
    if state.laid.count(heaviest) == 1:
        seat = (state.starter + state.laid.index(heaviest)) % state.seats
        state.points[seat] += 1
        state.tell(RoundTaken(seat, state.points[seat]))
    else:
        state.tell(RoundTied())
    state.gone += state.laid
    state.laid = []
    state.starter = (state.starter + 1) % state.seats
    if any(state.hands):
        state.round += 1
        state.tell(RoundBegan(state.round, state.starter))


def winners(state: State) -> Sequence[Seat]:
    """Who has the most points, once all stones are laid."""
    if any(state.hands) or state.laid:
        return []
    most = max(state.points)
    return [seat for seat, points in enumerate(state.points) if points == most]


def tell_winners(state: State) -> None:
    """Tell all points, and who has won."""
    state.tell(GameScored(tuple(enumerate(state.points))))
    won = winners(state)
    state.tell(GameWon(won[0]) if len(won) == 1 else VictoryShared(tuple(won)))


# Positions ---------------------------------------------------------------------------------------


def check(state: State) -> None:
    """Check that play could lead to a state. Raises `PositionError` if it could not."""
    seats = len(state.hands)
    require(seats in SEATS, ("hands",), "wrong-length", seats)
    require(len(state.points) == seats, ("points",), "wrong-length", len(state.points))
    require(state.starter in range(seats), ("starter",), "out-of-range", state.starter)
    require(len(state.laid) < seats, ("laid",), "wrong-length", len(state.laid))
    require(state.round in range(1, HAND + 1), ("round",), "out-of-range", state.round)
    every = Counter([*state.bag, *state.laid, *state.gone, *chain(*state.hands)])
    require(every == Counter(BAG), (), "wrong-deck")
    for seat, hand in enumerate(state.hands):
        has_laid = (seat - state.starter) % seats < len(state.laid)
        left = len(state.gone) // seats + has_laid
        require(len(hand) == HAND - left, ("hands", seat), "wrong-length", len(hand))
    rounds = min(HAND, len(state.gone) // seats + 1)
    require(state.round == rounds, ("round",), "out-of-range", state.round)
    require(sum(state.points) <= rounds, ("points",), "out-of-range", sum(state.points))
    require(min(state.points) >= 0, ("points",), "out-of-range", min(state.points))
