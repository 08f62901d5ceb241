"""Taking the braille display for a while, and giving it back to the screen reader.

A player asks for it at a prompt. It is theirs until a key of the keyboard is pressed, the display's
own key for that, or the keyboard is passed on: then the screen is shown again.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from accessible_games.play.display import OPTION, BrlttyDisplay, Display, DisplayError
from accessible_games.play.pages import Row, Spot, pages

if TYPE_CHECKING:
    from accessible_games.play.session import Session


@dataclass
class Touch:
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

    def go_to(self, row: int, start: int = 0) -> None:
        """The fingers on another row."""
        self.row, self.start, self.notice = row, start, None

    def tell(self, lines: list[str]) -> None:
        """Put a notice under the fingers."""
        if self.notice is None:
            self.behind = self.start
        self.notice, self.start = Row("notice", " ".join(lines), tuple(lines)), 0

    def go_back(self) -> None:
        """From a notice back to the row."""
        self.go_to(self.row, self.behind)

    def begin(self, told: int) -> None:
        """Something was answered; the fingers are to find what is news after so many events."""
        self.told, self.chosen = told, []


def feel(session: Session, rest: str) -> None:
    """Take the display, if the player wants it used at all, and show the hand first."""
    if session.settings.display == "off":
        session.say("display-off", option=OPTION)
        return
    if session.at_keyboard is None:
        session.say("nothing-asked")
        return
    try:
        session.touch = Touch(BrlttyDisplay())
    except DisplayError as error:
        session.say(error.message, **error.arguments)
        return
    session.say("display-taken")
    rows = pages(session, session.asked)
    hand = [place for place, row in enumerate(rows) if row.part == "hand"]
    session.touch.go_to(hand[0] if hand else 0)
    session.answer = list(rows[session.touch.row].said)


def give_back(session: Session) -> None:
    """Let the screen reader have the display again; harmless where it has it."""
    touch, session.touch = session.touch, None
    if touch is not None:
        touch.display.give_back()
