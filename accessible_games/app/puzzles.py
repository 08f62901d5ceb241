"""The puzzles of a game: positions in which one answer is clearly best, as data in the package.

A file `puzzles/<game>.jsonl` has a puzzle in each line; `python -m tests.puzzles.find` writes it.
A position holds no secret of any game: whatever its seat cannot see there was made up to fit.
"""

import json
from collections.abc import Sequence
from functools import cache

from accessible_games.core import position
from accessible_games.core.decision import Answer, Decision, Move
from accessible_games.core.frozen import Frozen
from accessible_games.core.table import AnyTable, Table
from accessible_games.games import GAMES
from accessible_games.resources import PACKAGE

FOLDER = PACKAGE / "puzzles"
LEVELS = (1, 2, 3)
"""From the easiest to the hardest: what `easy` and `normal` both find, one of them, or neither."""


class Puzzle(Frozen):
    """A position, and what a long search has found there."""

    name: str
    """Never given to another puzzle of the game: the seed and the move at which it was found."""
    level: int
    best: str
    """The one answer that solves it, as a record writes it."""
    margin: int
    """How much less the second best answer brings: in points or in games won of 100."""
    position: str
    """As JSON in one line."""

    def table(self) -> AnyTable:
        """The table to answer at; only one seat is asked."""
        game, state = position.read(GAMES, self.position)
        return Table(game, state)


def puzzle_in(line: str) -> Puzzle:
    """The puzzle in a line of a file."""
    document = json.loads(line)
    return Puzzle(**{**document, "position": json.dumps(document["position"])})


@cache
def puzzles_of(game: str) -> Sequence[Puzzle]:
    """All puzzles of a game, the easiest first, in an order that stays."""
    file = FOLDER / f"{game}.jsonl"
    found = map(puzzle_in, file.read_text("utf-8").splitlines())
    return tuple(sorted(found, key=lambda puzzle: puzzle.level))


def asked_in(table: AnyTable) -> Decision[Answer]:
    """The one decision that a puzzle asks."""
    [decision] = table.waiting()
    return decision


def best_of(puzzle: Puzzle, table: AnyTable) -> Answer:
    """The answer that solves a puzzle, read at its table."""
    return Move.read(puzzle.best, table.pending).answer
