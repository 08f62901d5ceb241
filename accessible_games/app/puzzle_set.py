"""The puzzles of a game: positions in which one answer is clearly best, as data in the package.

`puzzles.jsonl` of a game has a puzzle on each line; `python -m tests.long.puzzles.find` writes it.
No position holds a secret of a real game: what its seat cannot see was made up to fit.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache

from accessible_games.core import position
from accessible_games.core.decision import Answer, Decision, Move
from accessible_games.core.frozen import Frozen
from accessible_games.core.table import AnyTable, Table
from accessible_games.games import GAMES
from accessible_games.players.judging import same
from accessible_games.resources import of_game

LEVELS = (1, 2, 3)
"""From the easiest to the hardest: what `easy` and `normal` both find, one of them, or neither."""


class Puzzle(Frozen):
    """A position, and what `hard` and `expert` have found there."""

    name: str
    """Unique among the puzzles of a game: the seed and the move at which it was found."""
    level: int
    best: str
    """The one answer that solves it, as a record writes it."""
    prices: Mapping[str, int]
    """How much less each other answer brings at least: in points or in games won of 100.

    By the line of a record; 0 is half a point. What only comes before an action is left out.
    """
    position: str
    """As JSON in one line."""

    def table(self) -> AnyTable:
        """Return the table to answer at; only one seat is asked."""
        game, state = position.read(GAMES, self.position)
        return Table(game, state)


def puzzle_in(line: str) -> Puzzle:
    """Read the puzzle on a line of a file."""
    document = json.loads(line)
    return Puzzle(**{**document, "position": json.dumps(document["position"])})


@cache
def puzzles_of(game: str) -> Sequence[Puzzle]:
    """Return all puzzles that a game has, the easiest first, always in the same order."""
    file = of_game(game) / "puzzles.jsonl"
    if not file.is_file():
        return ()
    found = map(puzzle_in, file.read_text("utf-8").splitlines())
    return tuple(sorted(found, key=lambda puzzle: puzzle.level))


def asked_in(table: AnyTable) -> Decision[Answer]:
    """Return the one decision that a puzzle asks."""
    [decision] = table.waiting()
    return decision


def best_of(puzzle: Puzzle, table: AnyTable) -> Answer:
    """Return the answer that solves a puzzle, read at its table."""
    return Move.read(puzzle.best, table.pending).answer


def price_in(puzzle: Puzzle, table: AnyTable, answer: Answer) -> int | None:
    """Return what a wrong answer costs at least; None if it only comes before an action."""
    for line, price in puzzle.prices.items():
        if same(Move.read(line, table.pending).answer, answer):
            return price
    return None
