"""Stones, a game that has rules and words and nothing else: whoever takes the last stone wins."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from accessible_games.core.copies import copy_of
from accessible_games.core.decision import Between, ask
from accessible_games.core.event import Event, Seat
from accessible_games.core.game import Game
from accessible_games.core.luck import Luck

MOST = 3
"""The most stones that can be taken at once."""


class Taken(Event):
    """A seat takes stones from the heap."""

    seat: Seat
    number: int
    left: int


@dataclass
class State:
    """The whole truth, which everybody sees."""

    luck: Luck
    seats: int
    heap: int
    on_turn: Seat = 0
    news: list[Event] = field(default_factory=list)

    def copy(self) -> "State":
        """An independent copy."""
        return copy_of(self)


@dataclass(frozen=True)
class View:
    """The table as a seat sees it."""

    seat: Seat | None
    heap: int
    on_turn: Seat


def setup(seats: int, luck: Luck, options: Mapping[str, str]) -> State:
    """A heap of 15 to 20 stones."""
    return State(luck, seats, luck.one_of(range(15, 21)))


async def play(state: State) -> None:
    """Take stones in turn until none is left."""
    while state.heap:
        seat = state.on_turn
        number = await ask(seat, "take", Between(1, min(MOST, state.heap)))
        state.heap -= number
        state.news.append(Taken(seat, number, state.heap))
        if state.heap:
            state.on_turn = (seat + 1) % state.seats


def view(state: State, seat: Seat | None) -> View:
    """Everything, as nothing is hidden."""
    return View(seat, state.heap, state.on_turn)


def redeal(state: State, seat: Seat, luck: Luck) -> None:
    """Nothing is hidden."""


def winners(state: State) -> list[Seat]:
    """Who took the last stone."""
    return [] if state.heap else [state.on_turn]


def check(state: State) -> None:
    """Any heap is possible."""


GAME: Game[State] = Game(
    name="stones",
    version=1,
    seats=range(2, 5),
    state=State,
    setup=setup,
    play=play,
    view=view,
    redeal=redeal,
    winners=winners,
    check=check,
)
"""Stones as a game."""
