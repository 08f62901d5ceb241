"""The state of the braille display while the game has it, and where the fingers are on it.

A player asks for it at a prompt. They have it until they press a key of the keyboard or the
display's own key for that, or the keyboard is passed on: then the screen is shown again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from accessible_games.frontends.display.cells import SIGNS, DisplayRow, WordCells
from accessible_games.frontends.display.device import Display


@dataclass
class DisplayState:
    """The display while the game has it, and where the fingers are on it."""

    display: Display
    row: int = 0
    start: int = 0
    """The first shown cell of the row."""
    chosen: list[tuple[int, WordCells]] = field(default_factory=list)
    """What is chosen so far in an answer of several parts: rows, and what was pressed there."""
    told: int | None = None
    """How many events had been told at the last answer; None once the fingers are at the news."""
    notice: DisplayRow | None = None
    """What a key had to tell, until the fingers move on."""
    behind: int = 0
    """The first cell of the row to show again after a notice."""

    @property
    def width(self) -> int:
        """The cells of the window on a row: all but the first, which is the row's sign."""
        return self.display.width - 1

    def go_to(self, row: int, start: int = 0) -> None:
        """Move the fingers to another row."""
        self.row, self.start, self.notice = row, start, None

    def pan_to(self, start: int) -> None:
        """Move the fingers to another part of the same row."""
        self.start = start

    def tell(self, lines: list[str]) -> None:
        """Put a notice under the fingers."""
        if self.notice is None:
            self.behind = self.start
        self.notice, self.start = DisplayRow("notice", " ".join(lines), tuple(lines)), 0

    def hold(self, line: str) -> None:
        """Show a line while no one is asked."""
        self.display.write(SIGNS["notice"] + line)

    def go_back(self) -> None:
        """Go back from a notice to the row."""
        self.go_to(self.row, self.behind)

    def choose(self, spot: WordCells, alone: bool = False) -> None:
        """Choose what was pressed, in addition to what was chosen or *alone*."""
        self.chosen = [*([] if alone else self.chosen), (self.row, spot)]

    def choose_no_more(self, spot: WordCells) -> None:
        """Unchoose what was pressed."""
        self.chosen.remove((self.row, spot))

    def go_to_news(self, row: int) -> None:
        """Move the fingers to the first news, once per answer; a notice comes first."""
        self.row, self.behind, self.told = row, 0, None
        if self.notice is None:
            self.start = 0

    def follow(self, before: Sequence[DisplayRow], now: Sequence[DisplayRow]) -> None:
        """Keep the fingers on their part of the display when the rows change by themselves."""
        moved = [(place_of(row, before, now), spot) for row, spot in self.chosen]
        self.chosen = [(row, spot) for row, spot in moved if spot in now[row].spots]
        row = place_of(self.row, before, now)
        if before[self.row] != now[row]:
            self.start, self.behind = self.start if self.notice else 0, 0
        self.row = row

    def begin(self, told: int) -> None:
        """After an answer, let the fingers find the news since these events."""
        self.told, self.chosen, self.notice = told, [], None

    def drop_keys(self) -> None:
        """Forget the keys that were pressed before their meaning was shown."""
        while self.display.press():
            pass

    def give_back(self) -> None:
        """Give the display back to the screen reader."""
        self.display.give_back()


def place_of(row: int, before: Sequence[DisplayRow], now: Sequence[DisplayRow]) -> int:
    """Return where a row is now: as far into its part as before, or at its end; else 0."""
    part = before[row].part
    here = [place for place, each in enumerate(now) if each.part == part]
    first = next(place for place, each in enumerate(before) if each.part == part)
    return here[min(row - first, len(here) - 1)] if here else 0
