"""Random games of any game, for the guards: its tables, played in all ways."""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache
from itertools import islice
from random import Random

from accessible_games.core.decision import Answer, Decision, Move
from accessible_games.core.event import Event, Place
from accessible_games.core.frozen import Frozen
from accessible_games.core.game import AnyGame, Cursor
from accessible_games.core.position import Kind
from accessible_games.core.table import AnyTable, Table
from accessible_games.testing.examples import FACTOR, times

WAYS = ("left", "right", "up", "down")
"""The steps of every cursor."""
VALUES = (str, int, float, bool, type(None))
BOUND = 20000
"""No random game needs as many moves."""
FURTHER = times(60)
"""So many moves on, two tables that go on alike are compared."""
OUT = 18
"""The seed of the game that is played out once for several tests."""
LONG = 250
"""Games of so many moves are looked at seldom: every move would take minutes."""
STRIDE = max(1, 20 // FACTOR)
"""So seldom."""
SAID = 0.1
"""How often somebody says what nobody asks for, where somebody may."""
BROAD = 32
"""Of games with more kinds of tables, not every choice is played with every number of seats."""


@dataclass(frozen=True)
class Case:
    """One kind of table."""

    game: AnyGame
    seats: int
    options: Mapping[str, str] = field(hash=False)
    number: int = 0
    """Its number among the tables of its game, from 0."""

    def __str__(self) -> str:
        return " ".join([self.name, str(self.seats), *self.options.values()])

    @property
    def name(self) -> str:
        """The name of its game."""
        return self.game.name

    @property
    def stride(self) -> int:
        """How many moves to go on between two looks."""
        return stride_of(self.game)

    def begin(self, seed: int) -> AnyTable:
        """A fresh table."""
        return Table.new(self.game, self.seats, seed, self.options)


@cache
def stride_of(game: AnyGame) -> int:
    """How many moves of a game to go on between two looks."""
    table = Table.new(game, game.seats[0], 1)
    return STRIDE if sum(1 for _ in steps(table, 1)) > LONG else 1


def option_choices(game: AnyGame, seats: int) -> list[dict[str, str]]:
    """The options of a game by default, and each other choice that such a table allows, alone."""
    defaults = {name: choices[0] for name, choices in game.options.items()}
    others = [{name: choice} for name, choices in game.options.items() for choice in choices[1:]]
    chosen = [defaults, *(defaults | other for other in others)]
    return [options for options in chosen if allowed(game, seats, options)]


def allowed(game: AnyGame, seats: int, options: Mapping[str, str]) -> bool:
    """Whether a table can be set up so."""
    try:
        Table.new(game, seats, 1, options)
    except ValueError:
        return False
    return True


@cache
def cases_of(game: AnyGame) -> Sequence[Case]:
    """Every choice at every number of seats; of broad games, each choice and each number once."""
    every = [(seats, chosen) for seats in game.seats for chosen in option_choices(game, seats)]
    kinds = each_once(game) if len(every) > BROAD else every
    return [Case(game, seats, chosen, number) for number, (seats, chosen) in enumerate(kinds)]


def each_once(game: AnyGame) -> list[tuple[int, dict[str, str]]]:
    """The defaults with the fewest seats, the second choices with one more, and so on.

    An option or a number that comes to its end keeps its default, or the most seats.
    """
    tables = max(len(game.seats), *map(len, game.options.values()))
    return [
        (
            game.seats[min(number, len(game.seats) - 1)],
            {
                option: choices[number] if number < len(choices) else choices[0]
                for option, choices in game.options.items()
            },
        )
        for number in range(tables)
    ]


def random_moves(table: AnyTable, chance: Random) -> list[Move]:
    """A random answer to every open question, in random order; seldom something is said first."""
    waiting = sorted(table.waiting(), key=lambda _: chance.random())
    said = sorted(table.standing().items()) if table.game.out_of_turn is not None else []
    if said and chance.random() < SAID:
        waiting.insert(0, said[int(chance.random() * len(said))][1])
    return [Move(asked.seat, asked.kind, asked.options.draw(chance)) for asked in waiting]


def questions(table: AnyTable) -> list[Decision[Answer]]:
    """All that can be answered now: what waits for an answer, and what stands."""
    return [*table.waiting(), *table.standing().values()]


def steps(table: AnyTable, seed: int) -> Iterator[tuple[Move, list[Event]]]:
    """Play to the end: every move with the events it led to."""
    chance = Random(seed)
    while table.pending:
        for move in random_moves(table, chance):
            yield move, table.play(move)
            assert len(table.moves) < BOUND


def stops(case: Case, seed: int, every: int = 1) -> Iterator[AnyTable]:
    """A random game: the table before its first move and after each *every* strides."""
    table = case.begin(seed)
    yield table
    for number, _ in enumerate(steps(table, seed), start=1):
        if number % (every * case.stride) == 0:
            yield table


def glances(case: Case, seed: int, every: int = 1) -> Iterator[AnyTable]:
    """As `stops`, but the longer the game has lasted the more seldom; and the end of the game.

    For looks that play on or anew, each of which takes as long as a game.
    """
    due = 0
    for number, table in enumerate(stops(case, seed, every)):
        if number >= due:
            yield table
            due = number + 1 + number // times(4)
    yield table


def looks(case: Case, moves: int) -> range:
    """After how many moves to look where a look plays them anew, other ones in each case."""
    step = max(1, moves // times(8 if case.stride == 1 else 2))
    return range(case.number % step, moves + 1, step)


def told(table: AnyTable, seed: int, most: int = BOUND) -> list[Event]:
    """All events of a random game from here to its end, or of its next *most* moves."""
    return [event for _, events in islice(steps(table, seed), most) for event in events]


@cache
def film(case: Case) -> tuple[AnyTable, ...]:
    """The stops of a random game as copies, to look at only; `case.begin(OUT)` began it."""
    return tuple(table.copy() for table in stops(case, OUT))


@cache
def whole_game(case: Case) -> tuple[AnyTable, list[Event]]:
    """A random game at its end and all that was told in it; `case.begin(OUT)` began it."""
    table = case.begin(OUT)
    return table, [*table.opening, *told(table, OUT)]


def played_out(case: Case) -> AnyTable:
    """A random game at its end, to look at only."""
    return whole_game(case)[0]


def tale(case: Case) -> list[Event]:
    """All that was told in that game."""
    return whole_game(case)[1]


def fingerprint(case: Case) -> str:
    """What was told and what came of it, as a short text."""
    table = case.begin(7)
    events = [*table.opening, *told(table, 7)]
    digest = hashlib.sha256(f"{events} {table.state} {table.moves}".encode()).hexdigest()
    return f"{case}: {digest}"


def same(one: AnyTable, other: AnyTable) -> bool:
    """Whether two tables are alike: state, questions, moves, opening."""
    return (
        one.state == other.state
        and one.waiting() == other.waiting()
        and one.standing() == other.standing()
        and one.moves == other.moves
        and one.opening == other.opening
    )


def in_turn(case: Case, number: int, most: int) -> list[int]:
    """At most so many seats, beginning with another one for each number."""
    return [(number + turn) % case.seats for turn in range(min(most, case.seats))]


def onlookers(case: Case) -> list[int | None]:
    """Everybody who can look: all seats, and who has none."""
    return [*range(case.seats), None]


def reached(cursor: Cursor, view: object) -> list[Place]:
    """Every place that steps lead to."""
    found = {cursor.start(view): None}
    todo = [*found]
    while todo:
        place = todo.pop()
        for way in WAYS:
            near = cursor.step(view, place, way)
            if near is not None and near not in found:
                found[near] = None
                todo.append(near)
    return [*found]


def mutable_parts(value: object) -> dict[int, object]:
    """All that can be changed in a value, by identity; states are made of plain things."""
    found: dict[int, object] = {}
    todo = [value]
    while todo:
        part = todo.pop()
        if isinstance(part, VALUES) or id(part) in found:
            continue
        kind: Kind = type(part)
        if not isinstance(part, tuple) and not is_frozen(kind):
            found[id(part)] = part
        todo += children(part)
    return found


def children(part: object) -> list[object]:
    """What a part of a state holds directly: items, keys and values, or fields."""
    if isinstance(part, (list, tuple)):
        return [*part]
    if isinstance(part, dict):
        return [*part, *part.values()]
    assert is_dataclass(part), f"a state holds no {type(part).__name__}"
    kind: Kind = type(part)
    return [getattr(part, name) for name in names_of(kind)]


@cache
def names_of(kind: Kind) -> list[str]:
    """The fields of a dataclass."""
    return [each.name for each in fields(kind)]


@cache
def is_frozen(kind: Kind) -> bool:
    """Whether the fields of such an object never change."""
    frozen = is_dataclass(kind) and bool(vars(kind)["__dataclass_params__"].frozen)
    return frozen or issubclass(kind, Frozen)
