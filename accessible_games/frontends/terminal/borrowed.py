"""The braille display while a game has it, instead of the screen reader."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from accessible_games.core.event import Seat

if TYPE_CHECKING:
    from accessible_games.frontends.display.state import DisplayState


class BorrowedDisplay:
    """The display of the people at one keyboard, and who of them wants it."""

    def __init__(self, wanted_by: Iterable[Seat]) -> None:
        self.wanted_by = frozenset(wanted_by)
        """Who wants the display at each of their questions."""
        self.state: DisplayState | None = None
        """The display, while the person at the keyboard has it."""
        self.was_felt = False
        """Whether anyone has had the display in this game."""

    def take(self, state: "DisplayState") -> None:
        """Give the display to the person at the keyboard."""
        self.state, self.was_felt = state, True

    def wish(self, seat: Seat, *, wished: bool) -> None:
        """Remember whether a person wants the display at each question."""
        self.wanted_by = self.wanted_by - {seat} | ({seat} if wished else frozenset())

    def hold(self, lines: Iterable[str]) -> None:
        """Show lines, if the game has the display, while no one is asked."""
        if self.state is not None:
            self.state.hold(" ".join(lines))

    def give_back(self) -> None:
        """Give the display back to the screen reader; harmless if it has it already."""
        state, self.state = self.state, None
        if state is not None:
            state.give_back()
