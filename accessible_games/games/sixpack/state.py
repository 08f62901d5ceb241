"""The table of SixPack: its options, the state, and how it is set up.

S1 to S47 are the project's rulings, listed in docs/rulings.md.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from accessible_games.core.event import Piece, Place, Seat
from accessible_games.core.luck import Luck
from accessible_games.core.state import GameState
from accessible_games.games.sixpack.drinks import DOMINOES, HAND
from accessible_games.games.sixpack.events import Domino, HandDrawn, SetsAdded, StarterChosen
from accessible_games.games.sixpack.layout import Layout
from accessible_games.games.sixpack.past import Past
from accessible_games.games.sixpack.patterns import PatternSearch

NAME = "sixpack"
VERSION = 1
SEATS = range(2, 9)
STARTERS = tuple(str(number) for number in range(1, SEATS[-1] + 1))
COLOURS = 6
"""The sets of dominoes in the box."""
GOAL = 7
OVER = "over"
"""The phase after the game."""
OPTIONS = {
    "claims": ("yes-no", "show", "off"),
    "drinks": ("usual", "alcohol-free"),
    "starter": ("lot", *STARTERS),
    "removal": ("strict", "gap"),
    "columns": ("p", "m"),
}
"""The options of a table.

Help to find patterns (S28), names of the drinks, who begins (S5), rule 3 (S11), and where the first
drink is laid (S47).
"""
UNNAMED = {
    "claims": "show",
    "drinks": "usual",
    "starter": "lot",
    "removal": "usual",
    "columns": "m",
}
"""The meaning of options that a record does not name; `usual` is an old name of `gap`."""
LETTER = {"starter": STARTERS, "claims": ("off",), "removal": ("strict",)}

# The table ---------------------------------------------------------------------------------------


@dataclass
class State(GameState):
    """The whole truth."""

    claims: str
    """The amount of help to find patterns: `show`, `yes-no` or `off`."""
    alcohol_free: bool
    strict: bool
    starter: Seat
    on_turn: Seat
    hands: list[list[Domino]]
    """By seat, behind the screens; empty for a winner."""
    points: list[list[Domino]]
    """By seat: the dominoes set aside, open to all."""
    display: dict[Place, Piece] = field(default_factory=dict)
    """The table; empty before the first two cards."""
    turn: int = 0
    """The number of the turn, from 1; 0 before the first one."""
    phase: str = "pair"
    """What is or will be asked: the kind of decision; or `over`."""
    changed: list[Place] = field(default_factory=list)
    """Where something was placed, taken or filled in this turn."""
    taken: Piece | None = None
    """The drink taken from the first place of `changed` in this turn."""
    claimants: list[Seat] = field(default_factory=list)
    """Who may claim in this phase 3; then, at `point`, who has claimed."""
    line: tuple[str, ...] = ()
    """The line being cleared, ("column", "h"), while the side that stays is asked."""
    past: list[Past] = field(default_factory=list)
    """The finished turns, as far as they were played at this table."""
    columns: str = UNNAMED["columns"]
    """The column of the first drink: `p`, or `m` in old games."""

    @cached_property
    def layout(self) -> Layout:
        """The table as the rules use it; all changes of `display` are made there."""
        return Layout(self.display)

    @cached_property
    def search(self) -> PatternSearch:
        """Looks for patterns, turn by turn."""
        return PatternSearch()

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.hands)


# Setting up --------------------------------------------------------------------------------------


def setup(seats: int, luck: Luck, options: Mapping[str, str]) -> State:
    """Nine dominoes each, three of them behind the screen; the starter is chosen or drawn (S5).

    Raises `ValueError` if *seats* is not in SEATS, or the starter is not one of them.
    """
    if seats not in SEATS:
        raise ValueError(seats)
    by_lot = options["starter"] == "lot"
    starter = luck.one_of(range(seats)) if by_lot else int(options["starter"]) - 1
    if starter not in range(seats):
        raise ValueError(options["starter"])
    state = State(
        luck, options["claims"], options["drinks"] == "alcohol-free",
        options["removal"] == "strict", starter, starter,
        [[] for _ in range(seats)], [[] for _ in range(seats)],
        columns=options["columns"],
    )  # fmt: skip
    if seats > COLOURS:
        state.tell(SetsAdded(seats - COLOURS))
    state.tell(StarterChosen(starter, by_lot))
    for seat in range(seats):
        draw_hand(state, seat)
    return state


def unseen(state: State, seat: Seat) -> list[Domino]:
    """The dominoes of a seat that are not points."""
    return [domino for domino in DOMINOES if domino not in state.points[seat]]


def draw_hand(state: State, seat: Seat) -> None:
    """Shuffle all dominoes but the points face down, and draw three (S25)."""
    dominoes = state.luck.shuffled(unseen(state, seat))[:HAND]
    state.hands[seat] = dominoes
    state.tell(HandDrawn(seat, tuple(dominoes)))


def points(state: State) -> list[int]:
    """The number of dominoes that each seat has shown as points."""
    return [len(kept) for kept in state.points]


def winners(state: State) -> list[Seat]:
    """The seats with seven points; several win together (S26)."""
    return [seat for seat, kept in enumerate(state.points) if len(kept) >= GOAL]
