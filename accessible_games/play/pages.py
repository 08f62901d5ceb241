"""What a braille display shows of a game: rows of cells, and what each cell means under a finger.

A row is as long as it needs to be; the display is a window that is moved along it. What is felt
follows what is heard: the news, what is asked, the cards in the hand, the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, NamedTuple

from accessible_games.core.decision import AtPlace, Between, Cards, Decision, OneOf, Some
from accessible_games.core.event import Event, Piece
from accessible_games.play import rereading
from accessible_games.play.display import BLANK, is_exact
from accessible_games.play.felt import felt, piece_labels
from accessible_games.speech.narrator import field_kinds

if TYPE_CHECKING:
    from accessible_games.play.session import Session

DONE = "done"
"""Says that no more cards are chosen."""
GO_ON = "go on"
"""Lets computer players go on among themselves."""


class Spot(NamedTuple):
    """Cells of a row that mean a word under a finger: a piece, an answer or a place."""

    start: int
    end: int
    word: str


@dataclass(frozen=True)
class Row:
    """One row: cells of Unicode in exact dots, all else as text."""

    part: str
    """`news`, `question`, `hand` or `table`."""
    cells: str
    said: tuple[str, ...]
    """What who listens is told when the row comes under the fingers."""
    spots: tuple[Spot, ...] = ()

    def at(self, cell: int) -> Spot | None:
        """What is under a finger."""
        return next((spot for spot in self.spots if spot.start <= cell < spot.end), None)

    def windows(self, width: int) -> list[int]:
        """Where each window of so many cells begins: words stay whole where they fit."""
        starts = [0]
        while len(self.cells) - starts[-1] > width:
            end = starts[-1] + width
            blank = self.cells.rfind(" ", starts[-1] + 1, end + 1)
            starts.append(end if blank < 0 else blank + 1)
        return starts
