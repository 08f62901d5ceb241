"""The braille display while it is taken, and where the fingers are on it.

A player asks for it at a prompt. It is theirs until a key of the keyboard is pressed, the display's
own key for that, or the keyboard is passed on: then the screen is shown again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from accessible_games.frontends.display.cells import SIGNS, Row, Spot
from accessible_games.frontends.display.device import Display


@dataclass
class DisplayState:
    """The display while it is taken, and where on it the fingers are."""

    display: Display
    row: int = 0
    start: int = 0
    """The first cell of the row that the display shows."""
    chosen: list[tuple[int, Spot]] = field(default_factory=list)
    """What is chosen already where an answer has several parts: rows, and what was pressed."""
    told: int | None = None
    """How many events had been told at an answer; None when the fingers have gone to the news."""
    notice: Row | None = None
    """What a key has to tell, until the fingers move on."""
    behind: int = 0
    """The first cell of the row that the display shows again after a notice."""

    @property
    def width(self) -> int:
        """Cells of the window on a row: all but the first, which is the row's sign."""
        return self.display.width - 1

    def go_to(self, row: int, start: int = 0) -> None:
        """The fingers on another row."""
        self.row, self.start, self.notice = row, start, None

    def pan_to(self, start: int) -> None:
        """Another part of the same row under the fingers."""
        self.start = start

    def tell(self, lines: list[str]) -> None:
        """Put a notice under the fingers."""
        if self.notice is None:
            self.behind = self.start
        self.notice, self.start = Row("notice", " ".join(lines), tuple(lines)), 0

    def hold(self, line: str) -> None:
        """Show a line while nobody is asked."""
        self.display.write(SIGNS["notice"] + line)

    def go_back(self) -> None:
        """From a notice back to the row."""
        self.go_to(self.row, self.behind)

    def choose(self, spot: Spot, alone: bool = False) -> None:
        """What was pressed is chosen, besides what was before or *alone*."""
        self.chosen = [*([] if alone else self.chosen), (self.row, spot)]

    def choose_no_more(self, spot: Spot) -> None:
        """What was pressed is chosen no longer."""
        self.chosen.remove((self.row, spot))

    def go_to_news(self, row: int) -> None:
        """The fingers on the first news, this once; a notice comes first."""
        self.row, self.behind, self.told = row, 0, None
        if self.notice is None:
            self.start = 0

    def follow(self, before: Sequence[Row], now: Sequence[Row]) -> None:
        """The rows have changed by themselves: the fingers stay on the part where they are."""
        moved = [(place_of(row, before, now), spot) for row, spot in self.chosen]
        self.chosen = [(row, spot) for row, spot in moved if spot in now[row].spots]
        row = place_of(self.row, before, now)
        if before[self.row] != now[row]:
            self.start, self.behind = self.start if self.notice else 0, 0
        self.row = row

    def begin(self, told: int) -> None:
        """After an answer: the fingers are to find the news since these events."""
        self.told, self.chosen, self.notice = told, [], None

    def drop_keys(self) -> None:
        """Forget the keys that were pressed before what they would mean was shown."""
        while self.display.press():
            pass

    def give_back(self) -> None:
        """Let the screen reader have the display again."""
        self.display.give_back()


def place_of(row: int, before: Sequence[Row], now: Sequence[Row]) -> int:
    """Where a row is now: as far into its part as before, or at its end; else the first."""
    part = before[row].part
    here = [place for place, each in enumerate(now) if each.part == part]
    first = next(place for place, each in enumerate(before) if each.part == part)
    return here[min(row - first, len(here) - 1)] if here else 0
