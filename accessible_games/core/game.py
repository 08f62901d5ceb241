"""What a game is: an object with its rules and whatever else it has.

`accessible_games.games.GAMES` lists the games.
"""

from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, Self, TypeAlias, TypeVar

from accessible_games.core.decision import Answer, Answers, Asked, Move
from accessible_games.core.event import Event, Piece, Place, Seat
from accessible_games.core.frozen import Frozen
from accessible_games.core.intent import Intent
from accessible_games.core.luck import Luck

API = 1
"""The number of the interface in `accessible_games.api`; it rises when that changes."""

Rules = Coroutine[Asked, Answers, None]
"""Rules in progress: they yield what is asked and are sent the answers."""


class State(Protocol):
    """The whole truth about a table."""

    luck: Luck
    news: list[Event]
    """The events since the table last collected them."""

    @property
    def seats(self) -> int:
        """The number of seats."""

    def copy(self) -> Self:
        """An independent copy that shares nothing mutable."""


S = TypeVar("S", bound=State)

AnyView: TypeAlias = Any
"""What a seat may know, in a form that only functions of the same game look into."""
Topics = Mapping[str, Callable[[AnyView], Iterator[Event]]]
"""What a player can ask at any time: topic (hand, table, scores, …) to function(view) -> facts."""
PieceTopics = Mapping[str, Callable[[AnyView, Piece], Iterator[Event]]]
"""What a player can ask about a piece: topic (card, find) to function(view, piece) -> facts."""
SeatTopics = Mapping[str, Callable[[AnyView, Seat], Iterator[Event]]]
"""What a player can ask about a seat: topic to function(view, seat) -> facts."""
PlaceTopics = Mapping[str, Callable[[AnyView, Place], Iterator[Event]]]
"""What a player can ask about a place: topic (look, row, …) to function(view, place) -> facts."""
NamedTopics = Mapping[str, Callable[[AnyView, Sequence[str]], Iterator[Event]]]
"""What a player can ask about things that a game has no pieces for: topic to function(view, names).

`NAMED` of the game's package `speech` reads what is typed; see `speech.brought`.
"""
ChangeTopics = Mapping[str, Callable[[AnyView, AnyView], Iterator[Event]]]
"""What happened since the player's last turn: topic to function(before, now)."""

Confirmed = Mapping[str, Callable[[Answer], bool]]
"""Whether an answer costs something: kind of decision to function(answer)."""

Stop = str
"""Several adjacent places on a tour, named by the first and the last one, such as "m12-o13"."""

Plan = Sequence[Sequence[tuple[str, Place]]]
"""A table to feel: rows of Unicode braille cells, each with its place or the line it begins.

A line is named by the part that the names of its places share.
"""


class Tour(Frozen):
    """A guided tour of a table, for a player who looks for something. Views are the game's."""

    asked: str
    """The kind of decision in which they look for it; the message `later-KIND` says when."""
    after: Callable[[AnyView, Stop | None], Stop | None]
    """The next stop; the first one after None, None after the last: function(view, stop)."""
    tell: Callable[[AnyView, Stop], Iterator[Event]]
    """What is there: function(view, stop) -> facts."""
    differs: Callable[[AnyView, Stop], Iterator[Event]]
    """Why that is not what the player is looking for: function(view, stop) -> facts."""


class Cursor(Frozen):
    """Moving about a table that is read place by place. Views are those of the game."""

    start: Callable[[AnyView], Place]
    """The place to begin at: function(view)."""
    step: Callable[[AnyView, Place, str], Place | None]
    """The adjacent place `left`, `right`, `up` or `down`: function(view, place, way).

    None beyond the edge; the place to begin at if the table no longer reaches this far.
    """
    topics: PlaceTopics
    plan: Callable[[AnyView], Plan]
    """The table to feel, row by row: function(view). Empty if nothing is on it."""
    legend: Sequence[tuple[str, Piece]]
    """The meaning of its cells: each with the piece that it stands for."""
    tours: Mapping[str, Tour] = field(default_factory=dict)
    """How to look for something that only the player's own hand reveals, by command."""


class Meanwhile(Frozen, Generic[S]):
    """What players may say while a question is open, without having to.

    The question stays open, so nothing said may change what it or its answers depend on; the rules
    take it into account when they go on.
    """

    standing: Callable[[S], Asked]
    """Who may say what now, even those who are asked something else: function(state)."""
    said: Callable[[S, Move], None]
    """Carries it out: function(state, move)."""
    renews: bool = False
    """Whether the open question is asked anew after it, because it may be another one now."""


@dataclass(frozen=True, eq=False)
class Game(Generic[S]):
    """The rules of one game, and what the program has to know of them.

    Whatever a game lacks has a default, and is left out where it would be offered.
    """

    name: str
    """Its name in commands, records and file names, such as "life-is-life"."""
    version: int
    """Incremented whenever old records would play differently."""
    seats: range
    state: type[S]
    setup: Callable[[int, Luck, Mapping[str, str]], S]
    """Make a table ready for its first decision: function(seats, luck, options)."""
    play: Callable[[S], Rules]
    """Play from a state to the end.

    The state is complete at every question: `play` on a copy of it tells nothing and asks the same
    again.
    """
    view: Callable[[S, Seat | None], AnyView]
    """All that a seat may know, as a frozen object; None is an onlooker: function(state, seat)."""
    redeal: Callable[[S, Seat, Luck], None]
    """Replace all that a seat has not seen by a random deal: function(state, seat, luck).

    Its view stays the same. The deal depends on that view and the luck, not on where the hidden
    cards really lie: a search on imagined tables must not answer differently because of them.
    """
    winners: Callable[[S], Sequence[Seat]]
    """The winners; none while the game goes on, and if everybody has lost: function(state)."""
    check: Callable[[S], None]
    """Check that play could lead to a state. Raises `PositionError` if it could not."""
    api: int = 1
    """The `API` that it was written for; a game of another package names it."""
    package: str = ""
    """What to install for it, if it is of another package; the program fills it in."""
    pieces: tuple[str, ...] = ()
    """The words of all pieces, in the order that sorts a hand by value."""
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The options of a table with their choices; the first choice is the default of new games."""
    legacy_options: Mapping[str, str] = field(default_factory=dict)
    """The meaning of an option that a record does not name: the rule when it was written.

    It never changes and can always be chosen, whatever the default of new games. A new option comes
    with the way the game was played without it.
    """
    printed_options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The choices of an option that are by the letter of the rules sheet.

    Both where it contradicts itself; an option that it says nothing about is not named. A default
    that is not by the letter departs on purpose.
    """
    checkpoints: frozenset[str] = frozenset()
    """The kinds of decision to which `undo` goes back."""
    topics: Topics = field(default_factory=dict)
    piece_topics: PieceTopics = field(default_factory=dict)
    seat_topics: SeatTopics = field(default_factory=dict)
    named_topics: NamedTopics = field(default_factory=dict)
    change_topics: ChangeTopics = field(default_factory=dict)
    intents: tuple[Intent, ...] = ()
    """The questions in plain words that only this game answers, such as "who is hurt"."""
    cursor: Cursor | None = None
    """How to move about a table of places; None if the table is a list."""
    out_of_turn: Meanwhile[S] | None = None
    """What players may say out of turn; None if everybody only answers in turn."""
    confirmed: Confirmed = field(default_factory=dict)
    """Costly answers that no rule can undo: kind of decision to whether an answer is one.

    If a person typed a single letter or a number, they are asked to confirm.
    """
    handover: Callable[[AnyView], Iterator[Event]] | None = None
    """What a person who takes over the keyboard has to know: function(view) -> facts.

    None if each question says it anyway.
    """
    told_first: tuple[str, ...] = ()
    """The topics that say who a player is, such as a secret role: heard before all else."""
    happened: Callable[[AnyView], Iterator[Event]] | None = None
    """What others did of late that hints at their cards, as a puzzle tells it: function(view).

    None if a position says all that counts.
    """
    seat_pieces: Callable[[AnyView], Sequence[str]] | None = None
    """The pieces that seats are named by, such as their characters: function(view), by seat.

    None if seats go by their players' names.
    """
    points: Callable[[S], Sequence[int]] | None = None
    """The points of all players at the end of the game: function(state), by seat.

    None if a game is won without points.
    """
    progress: Callable[[S], Sequence[float]] | None = None
    """How far all players have come, more being better: function(state), by seat.

    Points so far, lives, cards got rid of: whatever will decide who wins. The search of a game
    without one of its own then need not try each answer to the end. None if nothing tells.
    """
    details: frozenset[str] = frozenset()
    """Kinds of decision that complete the previous answer and may be typed on the same line.

    The seat knows beforehand whether one follows its answer, and with which options.
    """
    revealed: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Those of the details whose options are secret until the answer before them is played.

    Each with the kinds of pieces that it can be about, which everybody knows.
    """
    off_turn: frozenset[str] = frozenset()
    """Kinds of decision asked in others' turns, which do not count for "since my last turn"."""
    came: Callable[[S], Sequence[str]] | None = None
    """The names of those who have come since it began, whose seats follow: function(state).

    None if nobody can.
    """
    shared: frozenset[str] = frozenset()
    """Kinds of decision that people at one keyboard answer together, without passing it on."""
    lacking: frozenset[str] = frozenset()
    """The commands of every game that make no sense in this one."""

    def facts(self, view: AnyView, *topics: str) -> list[Event]:
        """What a seat may know of these topics, as far as the game has them; nothing twice."""
        known = (self.topics[topic](view) for topic in topics if topic in self.topics)
        return [*dict.fromkeys(fact for facts in known for fact in facts)]


AnyGame = Game[Any]
"""A game with any type of state; states of a game are only given to its own functions."""
