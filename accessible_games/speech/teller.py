"""What the kinds of options need of a narrator, which says them to one listener."""

from collections.abc import Sequence
from typing import Protocol

from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Seat
from accessible_games.speech.arguments import Argument
from accessible_games.speech.catalogue import Catalogue


class Teller(Protocol):
    """Somebody who tells a game in one language."""

    @property
    def catalogue(self) -> Catalogue:
        """The words."""

    @property
    def names(self) -> Sequence[str]:
        """The names of the players, by seat."""

    @property
    def pieces(self) -> Sequence[str]:
        """The game's pieces in order of value."""

    @property
    def listener(self) -> Seat | None:
        """Who is "you"; None when several people listen."""

    @property
    def called(self) -> Sequence[str]:
        """The pieces by which seats are called; empty if they have names."""

    def options(self, decision: Decision[Answer]) -> dict[str, Argument]:
        """The arguments that a decision gives to its words."""

    def sort(self, cards: Sequence[str]) -> list[str]:
        """Cards in spoken order."""
