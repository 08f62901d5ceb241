"""Random games of every game, for the guard rules. As a program it prints half of them."""

import hashlib
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache
from itertools import islice
from random import Random
from typing import Any

from accessible_games.core.decision import Decision, Move
from accessible_games.core.event import Event, Place
from accessible_games.core.frozen import Frozen
from accessible_games.core.game import Cursor, Game
from accessible_games.core.table import Table
from accessible_games.games import GAMES, sixpack
from tests.core import toy
from tests.examples import FACTOR, times
from tests.gathering import gathering

PLAYED: Mapping[str, Game[Any]] = {**GAMES, toy.NAME: toy.game()}
"""Every game, and one more that asks several seats at once."""
WAYS = ("left", "right", "up", "down")
"""The steps of every cursor."""
VALUES = (str, int, float, bool, type(None))
BOUND = 20000
"""No random game needs as many moves."""
FURTHER = times(60)
"""So many moves on, two tables that go on alike are compared."""
OUT = 18
"""The seed of the game that is played out once for several tests."""
STRIDES = {sixpack.NAME: max(1, 20 // FACTOR)}
"""Games with hundreds of moves are looked at so much more seldom: every move would take minutes."""
SAID = 0.1
"""How often somebody says what nobody asks for, where somebody may."""
MANY = 26
"""Of a game with more kinds of table, not every choice is played at every number of seats."""


@dataclass(frozen=True)
class Case:
    """One kind of table."""

    name: str
    seats: int
    options: Mapping[str, str] = field(hash=False)

    def __str__(self) -> str:
        return " ".join([self.name, str(self.seats), *self.options.values()])

    @property
    def game(self) -> Game[Any]:
        """The rules that are played at it."""
        return PLAYED[self.name]

    @property
    def stride(self) -> int:
        """How many moves to go on between two looks."""
        return STRIDES.get(self.name, 1)

    def begin(self, seed: int) -> Table[Any]:
        """A fresh table."""
        return Table.new(self.game, self.seats, seed, self.options)


def option_choices(game: Game[Any], seats: int) -> list[dict[str, str]]:
    """The options of a game by default, and each other choice that such a table allows, alone."""
    defaults = {name: choices[0] for name, choices in game.OPTIONS.items()}
    others = [{name: choice} for name, choices in game.OPTIONS.items() for choice in choices[1:]]
    chosen = [defaults, *(defaults | other for other in others)]
    return [options for options in chosen if allowed(game, seats, options)]


def allowed(game: Game[Any], seats: int, options: Mapping[str, str]) -> bool:
    """Whether a table can be set up so."""
    try:
        Table.new(game, seats, 1, options)
    except ValueError:
        return False
    return True


def kinds(name: str, game: Game[Any]) -> list[Case]:
    """Every choice at every number of seats; of too many, each choice and each number once."""
    every = [
        Case(name, seats, options)
        for seats in game.SEATS
        for options in option_choices(game, seats)
    ]
    return every if len(every) <= MANY else each_once(name, game)


def each_once(name: str, game: Game[Any]) -> list[Case]:
    """The defaults with the fewest seats, the second choices with one more, and so on.

    An option or a number that comes to its end keeps its default, or the most seats.
    """
    tables = max(len(game.SEATS), *map(len, game.OPTIONS.values()))
    return [
        Case(
            name,
            game.SEATS[min(number, len(game.SEATS) - 1)],
            {
                option: choices[number] if number < len(choices) else choices[0]
                for option, choices in game.OPTIONS.items()
            },
        )
        for number in range(tables)
    ]


CASES = [case for name, game in PLAYED.items() for case in kinds(name, game)]

every_case = gathering({name: [(case,) for case in CASES if case.name == name] for name in PLAYED})
"""For each game one test, which looks at all its tables."""


def random_moves(table: Table[Any], chance: Random) -> list[Move]:
    """A random answer to every open question, in random order; seldom something is said first."""
    waiting = sorted(table.waiting(), key=lambda _: chance.random())
    said = sorted(table.standing().items()) if table.game.MEANWHILE is not None else []
    if said and chance.random() < SAID:
        waiting.insert(0, said[int(chance.random() * len(said))][1])
    return [Move(asked.seat, asked.kind, asked.options.draw(chance)) for asked in waiting]


def questions(table: Table[Any]) -> list[Decision[Any]]:
    """All that can be answered now: what waits for an answer, and what stands."""
    return [*table.waiting(), *table.standing().values()]


def steps(table: Table[Any], seed: int) -> Iterator[tuple[Move, list[Event]]]:
    """Play to the end: every move with the events it led to."""
    chance = Random(seed)
    while table.pending:
        for move in random_moves(table, chance):
            yield move, table.play(move)
            assert len(table.moves) < BOUND


def stops(case: Case, seed: int, every: int = 1) -> Iterator[Table[Any]]:
    """A random game: the table before its first move and after each *every* strides."""
    table = case.begin(seed)
    yield table
    for number, _ in enumerate(steps(table, seed), start=1):
        if number % (every * case.stride) == 0:
            yield table


def glances(case: Case, seed: int, every: int = 1) -> Iterator[Table[Any]]:
    """As `stops`, but the longer the game has lasted the more seldom; and the end of the game.

    For looks that play on or anew, each of which takes as long as a game. Whoever looks leaves the
    table as it is: in a usual run it is the same game for all, at night another one for each seed.
    """
    due = 0
    for number, table in enumerate(
        stops(case, seed, every) if FACTOR > 1 else (*film(case)[::every], played_out(case))
    ):
        if number >= due:
            yield table
            due = number + 1 + number // times(4)
    yield table


def looks(case: Case, moves: int) -> range:
    """After how many moves to look where a look plays them anew, other ones in each case."""
    step = max(1, moves // times(8 if case.stride == 1 else 2))
    return range(CASES.index(case) % step, moves + 1, step)


def told(table: Table[Any], seed: int, most: int = BOUND) -> list[Event]:
    """All events of a random game from here to its end, or of its next *most* moves."""
    return [event for _, events in islice(steps(table, seed), most) for event in events]


@cache
def film(case: Case) -> tuple[Table[Any], ...]:
    """The stops of a random game as copies, to look at only; `case.begin(OUT)` began it."""
    return tuple(table.copy() for table in stops(case, OUT))


@cache
def whole_game(case: Case) -> tuple[Table[Any], list[Event]]:
    """A random game at its end and all that was told in it; `case.begin(OUT)` began it."""
    table = case.begin(OUT)
    return table, [*table.opening, *told(table, OUT)]


def played_out(case: Case) -> Table[Any]:
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


def part(number: int) -> list[Case]:
    """Each second case, from the first or from the second."""
    return CASES[number::2]


def same(one: Table[Any], other: Table[Any]) -> bool:
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
        kind: Any = type(part)
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
    kind: Any = type(part)
    return [getattr(part, name) for name in names_of(kind)]


@cache
def names_of(kind: Any) -> list[str]:
    """The fields of a dataclass."""
    return [each.name for each in fields(kind)]


@cache
def is_frozen(kind: Any) -> bool:
    """Whether the fields of such an object never change."""
    frozen = is_dataclass(kind) and bool(vars(kind)["__dataclass_params__"].frozen)
    return frozen or issubclass(kind, Frozen)


if __name__ == "__main__":
    for each in part(int(sys.argv[1])):
        print(fingerprint(each))
