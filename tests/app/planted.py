"""Mistakes planted near the end of each game, from the file planted.py of its folder."""

from dataclasses import dataclass
from typing import Any

from accessible_games.core.table import Table


@dataclass(frozen=True)
class Planted:
    """A table at which Anna, in seat 0, is asked, and one answer is far better than another."""

    table: Table[Any]
    best: str
    """An answer as a record writes it."""
    worse: str
    named: tuple[str, str]
    """Both answers as they are said: the worse one, then the best one."""
    typed: str
    """A move with the best one, as it is typed."""
    told: str
    """The beginning of the line that tells it then."""
    brings: str
    """The beginning of the line in which a hint says what it brings."""
