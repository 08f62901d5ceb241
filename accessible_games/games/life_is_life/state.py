"""The table of Life is Life: what is in the box, the state, how it is set up.

K1 to K30 are the project's rulings, listed in docs/rulings.md.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from accessible_games.core.common_events import StarterDrawn
from accessible_games.core.event import Piece, Pieces, Seat
from accessible_games.core.frozen import Frozen
from accessible_games.core.luck import Luck
from accessible_games.core.state import GameState
from accessible_games.games.life_is_life.events import Swapped

NAME = "life-is-life"
VERSION = 1


# What is in the box ------------------------------------------------------------------------------

SEATS = range(3, 6)
VALUES: Mapping[Piece, int] = {
    "giraffe": 9, "bear": 8, "mole": 7, "goat": 7, "sheep": 6,
    "dog": 6, "rabbit": 5, "pig": 5, "cat": 4, "mouse": 3,
}  # fmt: skip
"""The points for the sole majority of an animal, and the number of its cards."""
PIECES = tuple(VALUES)
DECK: Pieces = tuple(animal for animal, value in VALUES.items() for _ in range(value))
ROWS = (1, 2, 3, 4)
"""The rows of the display; row n has n cards (K26)."""
HAND = 10
LIVES = 5
OPTIONS = {"expert": ("no", "yes")}
"""The advanced variant (K6)."""
UNNAMED = {"expert": "no"}
"""The meaning of options that a record does not name."""
LETTER = OPTIONS


# The table ---------------------------------------------------------------------------------------


class Shown(Frozen):
    """A round that is over, with the hands shown and the swaps that everybody saw (K28)."""

    hands: tuple[Pieces, ...]
    """By seat: all hands scored, or that of a sudden death (K30), with the others empty."""
    display: tuple[Pieces, ...]
    swaps: tuple[Swapped, ...]


@dataclass
class State(GameState):
    """The whole truth. Between rounds no card is anywhere."""

    expert: bool
    starter: Seat
    """Who began this round, or will begin the first one."""
    lives: list[int]
    """By seat; a seat without lives is out of the game."""
    round: int = 0
    on_turn: Seat = 0
    hands: list[list[Piece]] = field(default_factory=list)
    """By seat; empty for a seat that is out."""
    display: list[list[Piece]] = field(default_factory=list)
    """Rows 1 to 4, or none between rounds."""
    out_of_play: list[Piece] = field(default_factory=list)
    """Face down until the round is over (K22)."""
    row: int = 0
    """The row that the seat whose turn it is will take; 0 until chosen."""
    swaps: list[Swapped] = field(default_factory=list)
    """All swaps of this round, which everybody saw (K28)."""
    knocker: Seat | None = None
    shown: list[Shown] = field(default_factory=list)
    """The finished rounds."""

    @property
    def seats(self) -> int:
        """The number of seats, including those out of the game."""
        return len(self.lives)


def players(state: State) -> list[Seat]:
    """The seats still in the game."""
    return [seat for seat, lives in enumerate(state.lives) if lives]


def next_player(state: State, seat: Seat) -> Seat:
    """The next seat clockwise that is still in the game (K20, K21)."""
    seats = len(state.lives)
    following = (seat + 1) % seats
    return following if state.lives[following] else next_player(state, following)


# Setting up --------------------------------------------------------------------------------------


def setup(seats: int, luck: Luck, options: Mapping[str, str]) -> State:
    """Five lives for each of 3 to 5 seats (K29); the starter is drawn by lot (K27).

    Raises `ValueError` for another number of seats.
    """
    if seats not in SEATS:
        raise ValueError(seats)
    starter = luck.one_of(range(seats))
    expert = options["expert"] == "yes"
    return State(luck, expert, starter, [LIVES] * seats, news=[StarterDrawn(starter)])
