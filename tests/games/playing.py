"""Random games of every game, for the guard rules. As a program it prints what was played."""

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from itertools import cycle, product
from random import Random
from typing import Any

from accessible_games.core.decision import Move
from accessible_games.core.event import Event
from accessible_games.core.game import Game
from accessible_games.core.position import plain
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from tests.core import toy

PLAYED: Mapping[str, Game[Any]] = GAMES | {toy.NAME: toy.game()}
"""Every game, and one more that asks several seats at once."""
VALUES = (str, int, float, bool, type(None))
BOUND = 20000
"""No random game needs as many moves."""
LONG = 100
"""Moves of a game that may be looked at one by one; in longer ones some are passed over."""
MANY = 12
"""Kinds of tables that are all played; where there are more, each choice is with some seats."""


@dataclass(frozen=True, eq=False)
class Case:
    """One kind of table."""

    name: str
    seats: int
    options: Mapping[str, str]

    def __str__(self) -> str:
        return " ".join([self.name, str(self.seats), *self.options.values()])

    @property
    def game(self) -> Game[Any]:
        return PLAYED[self.name]

    def begin(self, seed: int) -> Table[Any]:
        """A fresh table."""
        return Table.new(self.game, self.seats, seed, self.options)


def option_choices(game: Game[Any]) -> list[dict[str, str]]:
    """Every way to choose the options of a game."""
    choices = game.OPTIONS.values()
    return [dict(zip(game.OPTIONS, choice, strict=True)) for choice in product(*choices)]


def single_choices(game: Game[Any]) -> list[dict[str, str]]:
    """The options of a game as they are if none is chosen, and with each choice by itself."""
    usual = {name: choices[0] for name, choices in game.OPTIONS.items()}
    others = [{name: choice} for name, choices in game.OPTIONS.items() for choice in choices[1:]]
    return [usual, *(usual | other for other in others)]


def tables(game: Game[Any]) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats with every choice of options; or each at least once, where too many."""
    seats, choices = list(game.SEATS), option_choices(game)
    if len(seats) * len(choices) <= MANY:
        return list(product(seats, choices))
    choices = single_choices(game)
    pairs = zip(cycle(seats), cycle(choices), range(max(len(seats), len(choices))), strict=False)
    return [(number, choice) for number, choice, _ in pairs]


CASES = [
    Case(name, seats, options) for name, game in PLAYED.items() for seats, options in tables(game)
]


def random_moves(table: Table[Any], chance: Random) -> list[Move]:
    """A random answer to every open question, in random order."""
    waiting = sorted(table.waiting(), key=lambda _: chance.random())
    return [Move(asked.seat, asked.kind, asked.options.draw(chance)) for asked in waiting]


def steps(table: Table[Any], seed: int) -> Iterator[tuple[Move, list[Event]]]:
    """Play to the end: every move with the events it led to."""
    chance = Random(seed)
    while table.pending:
        for move in random_moves(table, chance):
            yield move, table.play(move)
            assert len(table.moves) < BOUND


def stops(case: Case, seed: int, every: int = 1) -> Iterator[Table[Any]]:
    """A random game: the table before its first move and after each *every* moves.

    In a long game there are more moves between the looks.
    """
    table = case.begin(seed)
    yield table
    every *= stride(length(case, seed))
    for number, _ in enumerate(steps(table, seed), start=1):
        if number % every == 0:
            yield table


@cache
def length(case: Case, seed: int) -> int:
    """How many moves a random game has."""
    table = case.begin(seed)
    told(table, seed)
    return len(table.moves)


def stride(moves: int) -> int:
    """How many moves to go on in a game with so many: one after the other, unless it is long."""
    return max(1, moves // LONG)


def told(table: Table[Any], seed: int) -> list[Event]:
    """All events of a random game from here to its end."""
    return [event for _, events in steps(table, seed) for event in events]


def fingerprint(case: Case) -> str:
    """What was told and what came of it, as a short text."""
    table = case.begin(7)
    events = [*table.opening, *told(table, 7)]
    digest = hashlib.sha256(f"{events} {table.state} {table.moves}".encode()).hexdigest()
    return f"{case}: {digest}"


def stands(table: Table[Any]) -> bool:
    """Whether the rules ask a question of which the state alone says all, and nobody answered."""
    return len(table.waiting()) == len(table.pending) and any(
        asked.kind in table.game.STANDING for asked in table.pending.values()
    )


def same(one: Table[Any], other: Table[Any]) -> bool:
    """Whether two tables are alike: state, questions, moves, opening."""
    return (
        plain(one.state) == plain(other.state)
        and one.waiting() == other.waiting()
        and one.moves == other.moves
        and one.opening == other.opening
    )


def onlookers(case: Case) -> list[int | None]:
    """Everybody who can look: all seats, and who has none."""
    return [*range(case.seats), None]


def mutable_parts(value: object) -> dict[int, object]:
    """All that can be changed in a value, by identity; states are made of plain things."""
    found: dict[int, object] = {}
    todo = [value]
    while todo:
        part = todo.pop()
        if isinstance(part, VALUES) or id(part) in found:
            continue
        if not isinstance(part, tuple) and not is_frozen(part):
            found[id(part)] = part
        todo += children(part)
    return found


def children(part: object) -> list[object]:
    if is_dataclass(part):
        return [getattr(part, each.name) for each in fields(part)]
    if isinstance(part, dict):
        return [*part, *part.values()]
    assert isinstance(part, (list, tuple)), f"a state holds no {type(part).__name__}"
    return list(part)


def is_frozen(part: object) -> bool:
    return is_dataclass(part) and bool(vars(type(part))["__dataclass_params__"].frozen)


if __name__ == "__main__":
    for each in CASES:
        print(fingerprint(each))
