"""Whole games for the referees: random ones, and some among computer players."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from accessible_games.contest.playing import next_move
from accessible_games.core.decision import Move
from accessible_games.core.event import Event
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.players import bot
from tests.games.playing import questions, random_moves

LEVELS = ("random", "easy", "normal")
"""Who plays at the tables of computer players, in turn; who searches would take minutes."""


class Foul(Exception):
    """A referee has seen what the sheet does not allow. `sentence` is the number of it."""

    def __init__(self, sentence: str, seen: object) -> None:
        super().__init__(f"{sentence}: {seen}")
        self.sentence = sentence


class Referee(Protocol):
    """Watches one game, and calls a `Foul`. It looks at the state of a table as it lies there.

    It is written from the sheet alone: it imports no rules, and knows states, moves and events by
    the names of their fields only. What must follow from a move it works out for itself.
    """

    def __init__(self, table: Table[Any]) -> None:
        """Check what was prepared; the table stands before its first move."""

    def see(self, asked: Sequence[Any], move: Move, events: Sequence[Event]) -> None:
        """Check a move, what led to it and what it led to.

        *asked* are the decisions that were open before the move, of which it answers one: those
        that wait for an answer, then those that stand. The table stands after the move.
        """

    def end(self) -> None:
        """Check who has won."""


@dataclass(frozen=True)
class Watched:
    """A game to be watched."""

    game: str
    seats: int
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    bots: bool = False


def watch(watched: Watched, referee: type[Referee]) -> None:
    """Play a game to its end under the eyes of a referee."""
    table = Table.new(GAMES[watched.game], watched.seats, watched.seed, dict(watched.options))
    watching = referee(table)
    for asked, move in (
        among_bots(table, watched.seed) if watched.bots else at_random(table, watched.seed)
    ):
        watching.see(asked, move, table.play(move))
    watching.end()


Step = tuple[Sequence[Any], Move]


def at_random(table: Table[Any], seed: int) -> Iterator[Step]:
    """Any moves; they are to be played before the next one is asked for."""
    chance = Random(seed)
    while table.pending:
        for move in random_moves(table, chance):
            yield questions(table), move


def among_bots(table: Table[Any], seed: int) -> Iterator[Step]:
    """The moves of computer players, of another level at each seat."""
    seats = range(table.state.seats)
    bots = [bot(table.game.name, LEVELS[(seed + seat) % len(LEVELS)]) for seat in seats]
    while table.pending:
        yield questions(table), next_move(table, bots, seed)
