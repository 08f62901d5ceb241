"""Greedy Goat, a game of dice: roll as often as you dare, a one loses the turn."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from accessible_games.api import (
    Event,
    Frozen,
    Game,
    GameFinished,
    GameScored,
    GameState,
    GameWon,
    Luck,
    OneOf,
    OnTurn,
    PerSeat,
    PointsHeld,
    Seat,
    StarterDrawn,
    Topics,
    ask,
    require,
)

SEATS = range(2, 7)
GOAL = 50


class Rolled(Event):
    """What a die shows, and what the turn is worth now."""

    reveals = True
    seat: Seat
    pips: int
    total: int


class Eaten(Event):
    """A one: the goat eats all of the turn."""

    reveals = True
    seat: Seat


class Kept(Event):
    """A player stops and keeps the points."""

    heard_as = "scores"
    seat: Seat
    points: int


@dataclass
class State(GameState):
    """The whole truth."""

    points: list[int]
    on_turn: Seat
    total: int = 0

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.points)


def setup(seats: int, luck: Luck, options: Mapping[str, str]) -> State:
    """Everybody begins with nothing."""
    if seats not in SEATS:
        raise ValueError(seats)
    state = State(luck, [0] * seats, luck.one_of(range(seats)))
    state.tell(StarterDrawn(state.on_turn))
    return state


async def play(state: State) -> None:
    """Turn after turn."""
    while not winners(state):
        seat = state.on_turn
        words = ("roll", "stop") if state.total else ("roll",)
        barred = {} if state.total else {"stop": "nothing-yet"}
        answer = await ask(seat, "dare", OneOf(words, barred))
        if answer == "roll":
            roll(state, seat)
        else:
            state.points[seat] += state.total
            state.tell(Kept(seat, state.points[seat]))
            end_turn(state)
    state.tell(GameScored(tuple(enumerate(state.points))))
    state.tell(GameWon(winners(state)[0]))


def roll(state: State, seat: Seat) -> None:
    """Roll the die."""
    pips = state.luck.one_of(range(1, 7))
    if pips == 1:
        state.tell(Eaten(seat))
        end_turn(state)
    else:
        state.total += pips
        state.tell(Rolled(seat, pips, state.total))


def end_turn(state: State) -> None:
    """The next player's turn."""
    state.total = 0
    state.on_turn = (state.on_turn + 1) % state.seats


def winners(state: State) -> Sequence[Seat]:
    """Who has come to the goal."""
    return [seat for seat, points in enumerate(state.points) if points >= GOAL]


def check(state: State) -> None:
    """Refuse what play cannot lead to."""
    seats = len(state.points)
    require(seats in SEATS, ("points",), "wrong-length", seats)
    require(state.on_turn in range(seats), ("on_turn",), "out-of-range", state.on_turn)
    require(state.total >= 0 and state.total != 1, ("total",), "out-of-range", state.total)
    for seat, points in enumerate(state.points):
        require(points >= 0, ("points", seat), "out-of-range", points)


class TurnWorth(Event):
    """What the present turn is worth."""

    total: int


class View(Frozen):
    """Everything lies open."""

    points: PerSeat
    on_turn: Seat | None
    total: int


def view(state: State, seat: Seat | None) -> View:
    """The same for all."""
    turn = None if winners(state) else state.on_turn
    return View(tuple(enumerate(state.points)), turn, state.total)


def redeal(state: State, seat: Seat, luck: Luck) -> None:
    """Nothing is hidden but the luck to come."""


def table(view: View) -> Iterator[Event]:
    """What the turn is worth."""
    yield TurnWorth(view.total)


def scores(view: View) -> Iterator[Event]:
    """The points."""
    yield PointsHeld(view.points)


def turn(view: View) -> Iterator[Event]:
    """Whose turn."""
    yield GameFinished() if view.on_turn is None else OnTurn(view.on_turn)


TOPICS: Topics = {"table": table, "scores": scores, "turn": turn}

GAME = Game(
    api=1,
    name="greedy-goat",
    version=1,
    seats=SEATS,
    state=State,
    setup=setup,
    play=play,
    view=view,
    redeal=redeal,
    winners=winners,
    check=check,
    checkpoints=frozenset({"dare"}),
    topics=TOPICS,
    points=lambda state: state.points,
    progress=lambda state: state.points,
)
