"""What the states of all games share: their luck, what they have to tell, and how they are copied.

A state is a dataclass with the whole truth about a table. Its fields are what a position says, so
they are numbers, words, `bool`, `None`, lists, dicts and frozen objects of these.
"""

from dataclasses import dataclass, field
from typing import Self

from accessible_games.core.copies import copy_of
from accessible_games.core.event import Event, Piece
from accessible_games.core.luck import Luck


@dataclass
class GameState:
    """The base of a state; a game adds its fields, and `seats`, the number of its seats."""

    luck: Luck
    news: list[Event] = field(default_factory=list, kw_only=True)
    """The events since the table last collected them."""

    def copy(self) -> Self:
        """Return an independent copy."""
        return copy_of(self)

    def tell(self, event: Event) -> None:
        """Add an event for the table to collect."""
        self.news.append(event)


@dataclass
class HandsState(GameState):
    """The base of a state in which every seat holds cards."""

    hands: list[list[Piece]]
    """By seat; empty for a seat without cards."""

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.hands)
