"""What a game is: a module with the names below. `accessible_games.games.GAMES` lists them."""

from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from typing import Any, Generic, Protocol, Self, TypeAlias, TypeVar

from accessible_games.core.decision import Answer, Answers, Asked, Move
from accessible_games.core.event import Event, Piece, Place, Seat
from accessible_games.core.frozen import Frozen
from accessible_games.core.luck import Luck

Rules = Coroutine[Asked, Answers, None]
"""Rules being played: they give what is asked and are sent the answers."""


class State(Protocol):
    """The whole truth about a table."""

    luck: Luck
    news: list[Event]
    """The events told since the table last collected them."""

    @property
    def seats(self) -> int:
        """How many seats the table has."""

    def copy(self) -> Self:
        """An independent copy that shares nothing which can change."""


S = TypeVar("S", bound=State)

AnyView: TypeAlias = Any
"""What a seat may know, in the shape of its game: only functions of that game look into it."""
Topics = Mapping[str, Callable[[AnyView], Iterator[Event]]]
"""What can be asked at any time: topic (hand, table, scores, …) to function(view) -> facts."""
PieceTopics = Mapping[str, Callable[[AnyView, Piece], Iterator[Event]]]
"""What can be asked about a piece: topic (card, find) to function(view, piece) -> facts."""
SeatTopics = Mapping[str, Callable[[AnyView, Seat], Iterator[Event]]]
"""What can be asked about a seat: topic to function(view, seat) -> facts."""
PlaceTopics = Mapping[str, Callable[[AnyView, Place], Iterator[Event]]]
"""What can be asked about a place: topic (look, row, …) to function(view, place) -> facts."""
ChangeTopics = Mapping[str, Callable[[AnyView, AnyView], Iterator[Event]]]
"""What can be asked about the time since one's last turn: topic to function(before, now)."""

Costly = Mapping[str, Callable[[Answer], bool]]
"""Which answers cost something: kind of decision to function(answer)."""

Block = str
"""Several places side by side, by the first and the last one, such as "m12-o13"."""

Plan = Sequence[Sequence[tuple[str, Place]]]
"""A table to feel: rows of cells in Unicode's braille, each with its place or the line it begins.

A line is called as the part of its places' names that they share.
"""


class Tour(Frozen):
    """How a player is led over a table on which something lies. Views are those of the game."""

    after: Callable[[AnyView, Block | None], Block | None]
    """The block after one, the first one after None; None after the last: function(view)."""
    tell: Callable[[AnyView, Block], Iterator[Event]]
    """What lies there: function(view, block) -> facts."""
    differs: Callable[[AnyView, Block], Iterator[Event]]
    """Why that is not what the player looks for: function(view, block) -> facts."""


class Cursor(Frozen):
    """How a player walks over a table that is read place by place. Views are those of the game."""

    start: Callable[[AnyView], Place]
    """Where to begin: function(view)."""
    step: Callable[[AnyView, Place, str], Place | None]
    """The place beside one, `left`, `right`, `up` or `down`: function(view, place, way).

    None beyond the table; from a place that the table no longer reaches, where to begin.
    """
    topics: PlaceTopics
    plan: Callable[[AnyView], Plan]
    """The table to feel, row by row: function(view). Empty where nothing lies there."""
    legend: Sequence[tuple[str, Piece]]
    """What its cells mean: each with the piece that it stands for."""
    tour: Tour
    """How the player looks for something that only their own hand tells."""


class Meanwhile(Frozen, Generic[S]):
    """What may be said while a question is open, though nobody need say it: it stands.

    The question stays open. So what is said changes nothing that it, or its answers, depend on;
    the rules heed it when they go on.
    """

    standing: Callable[[S], Asked]
    """Who may say what now, even those who are asked something else: function(state)."""
    said: Callable[[S, Move], None]
    """Carries it out: function(state, move)."""


class Game(Protocol[S]):
    """The rules of one game: a protocol that a module satisfies."""

    NAME: str
    """Its name in commands, records and file names, such as "life-is-life"."""
    VERSION: int
    """Raised whenever old records would play differently."""
    SEATS: range
    OPTIONS: Mapping[str, tuple[str, ...]]
    """The table's options with their choices; the first choice is the default of new games."""
    UNNAMED: Mapping[str, str]
    """What an option means that a record does not name: what it meant when that was written.

    It never changes, and can be chosen for ever, whatever new games call it. A new option comes
    with what the game was like without it.
    """
    PIECES: tuple[str, ...]
    """The words of all pieces, in the order in which a hand is sorted by value."""
    State: type[S]
    CHECKPOINTS: frozenset[str]
    """Kinds of decision to which `undo` goes back."""
    TOPICS: Topics
    PIECE_TOPICS: PieceTopics
    SEAT_TOPICS: SeatTopics
    CHANGE_TOPICS: ChangeTopics
    CURSOR: Cursor | None
    """How to walk over a table of places; None if the table is a list."""
    MEANWHILE: Meanwhile[S] | None
    """What may be said in between; None if everybody is only asked in turn."""
    COSTLY: Costly
    """Answers that cost something which no rule gives back: kind of decision to whether one does.

    Where a single letter or a number was typed, a person is asked whether that was meant.
    """
    GOING_ON: Callable[[AnyView], Iterator[Event]] | None
    """What somebody has to know before a question who takes the keyboard: function(view) -> facts.

    None where each question tells it.
    """
    CALLED: Callable[[AnyView], Sequence[str]] | None
    """The pieces that seats are called by, such as their characters: function(view), by seat.

    None where seats are called by the names of those who play.
    """
    POINTS: Callable[[S], Sequence[int]] | None
    """Everybody's points when the game is over: function(state), by seat.

    None where a game is won without any.
    """
    DETAILS: frozenset[str]
    """Kinds of decision that complete the answer before them, in the same typed line if so wished.

    Whether one follows an answer, its seat knows before it, and also with which options.
    """
    REVEALED: frozenset[str]
    """Those of the DETAILS whose options are secret until the answer before them is played."""
    OFF_TURN: frozenset[str]
    """Kinds of decision asked in others' turns: "since my last turn" does not start with them."""

    def setup(self, seats: int, luck: Luck, options: Mapping[str, str]) -> S:
        """A table ready for its first decision; ValueError for a number of seats out of SEATS."""

    def play(self, state: S) -> Rules:
        """Play from *state* to the end.

        Wherever something is asked, the state says all: `play` on a copy of it tells nothing and
        asks the same again.
        """

    def view(self, state: S, seat: Seat | None) -> AnyView:
        """All that *seat* may know, as a frozen dataclass; None is an onlooker."""

    def redeal(self, state: S, seat: Seat, luck: Luck) -> None:
        """Make up again all that *seat* has not seen; its view stays the same.

        What is dealt depends on that view and the luck, and not on how hidden cards lay before:
        a search that imagines must not answer otherwise because of them.
        """

    def winners(self, state: S) -> Sequence[Seat]:
        """The winners; empty while the game goes on, and if all have lost."""

    def check(self, state: S) -> None:
        """Raise `PositionError` if no play could lead to this state."""


AnyGame = Game[Any]
"""A game whatever its states are like: who has one hands its states to its own functions only."""
