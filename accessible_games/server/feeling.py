"""The rows of a game on a braille display that a client lends: here, where the game is.

What is felt is what `frontends.display` shows at home. The client writes the cells and tells which
keys are pressed, each with the number of the cells that it was pressed on.
"""

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass, field

from accessible_games.frontends.display.device import FEWEST, KEYS, Press
from accessible_games.frontends.display.doing import do, go_to_hand
from accessible_games.frontends.display.navigator import DisplayNavigator
from accessible_games.frontends.display.rows import display_rows
from accessible_games.frontends.display.state import DisplayState
from accessible_games.match.person import Person
from accessible_games.server.frames import (
    MOST_CELLS,
    Cells,
    Felt,
    Frame,
    FrameError,
    Pressed,
    Unfelt,
)
from accessible_games.server.house import House
from accessible_games.server.playing import Playing
from accessible_games.server.table import Table
from accessible_games.server.visitor import Visitor

MEANINGS = frozenset(KEYS.values())


@dataclass
class LentDisplay:
    """A display at the other end of a connection; see Display."""

    width: int
    tell: Callable[[Frame], None]
    """Sends a frame to the client."""
    shown: Cells = field(default_factory=lambda: Cells(0, "", ""))
    """What it shows now."""
    _keys: list[Press] = field(default_factory=list)

    def fileno(self) -> int:
        """None: keys are put in."""
        return -1

    def write(self, cells: str, marked: Container[int] = ()) -> None:
        """See Display; what is there already is not sent again."""
        text = cells[: self.width]
        marks = "".join("1" if place in marked else "0" for place in range(len(text)))
        if (text, marks) != (self.shown.text, self.shown.marked):
            self.shown = Cells(self.shown.number + 1, text, marks)
            self.tell(self.shown)

    def put(self, press: Press) -> None:
        """A key was pressed."""
        self._keys.append(press)

    def press(self) -> Press | None:
        """See Display."""
        return self._keys.pop(0) if self._keys else None

    def give_back(self) -> None:
        """See Display."""
        self.tell(Unfelt())


class Feeling:
    """Somebody who feels their game; see Hands."""

    def __init__(
        self, house: House, visitor: Visitor, table: Table, person: Person, display: LentDisplay
    ) -> None:
        self._house, self._visitor, self._table = house, visitor, table
        self._person, self._display = person, display
        self._state = DisplayState(display)
        self._asked, self._rows = person.asked, display_rows(person, person.asked)
        self._told = len(person.history.events)
        """How many events had been told when they answered last."""
        self._since = 0
        """The number of the first cells that were there when what they mean changed last."""
        self._is_due = self._is_moved = False
        """Whether something may have to be shown, and whether that comes from elsewhere."""

    def begin(self) -> None:
        """Show their hand first, and say so."""
        self._person.say("display-taken")
        go_to_hand(self._person, self._state)
        self._go_on(lambda playing: None)

    @property
    def is_over(self) -> bool:
        """Whether there is nothing to feel any more."""
        return table_of(self._house, self._visitor) != (self._table, self._person)

    # What is pressed

    def press(self, pressed: Pressed) -> None:
        """Do what a key means, unless what it was pressed on has changed meanwhile."""
        if pressed.key not in MEANINGS or pressed.shown < self._since:
            return
        if self.is_over or self._person.asked is not self._asked:
            return
        self._visitor.begin()
        self._visitor.decide("")
        navigator = self._navigator()
        self._display.put(Press(pressed.key, pressed.cell))
        if navigator.moved():
            self._told = len(self._person.history.events)
            self._go_on(lambda playing: do(playing, navigator))

    def _go_on(self, work: Callable[[Playing], None]) -> None:
        playing = self._table.playing
        assert playing is not None
        self._is_due = True
        self._visitor.refused = not playing.does(self._person, lambda: work(playing))

    def _navigator(self) -> DisplayNavigator:
        return DisplayNavigator(self._person, self._state, self._asked, self._rows, self.give_back)

    # What is shown

    def hear(self, lines: Sequence[str], *, in_game: bool) -> None:
        """Something is said to them; what is not of the game, and a hint, comes as a notice."""
        self._is_due = True
        playing, seat = self._table.playing, self._person.seat
        if in_game and playing is not None:
            lines = playing.advised.get(seat, [])
        if lines:
            self._is_moved = True
            self._state.tell([*lines])

    def show(self) -> None:
        """Show what has changed, as soon as it is on the disk."""
        if self.is_over:
            self.give_back()
        if self._visitor.hands is not self or not self._is_due:
            return
        assert self._table.playing is not None
        if self._table.playing.after > self._visitor.committed():
            self._visitor.hold()
            return
        self._follow()
        navigator = self._navigator()
        navigator.begin()
        navigator.show()
        if self._is_moved:
            self._since = self._display.shown.number
        self._is_due = self._is_moved = False

    def _follow(self) -> None:
        """The rows as they are now, and the fingers on the news where something else is asked."""
        before, asked = self._rows, self._person.asked
        self._rows = display_rows(self._person, asked)
        self._state.follow(before, self._rows)
        if asked is not self._asked and self._state.told is None:
            self._state.begin(self._told)
        self._is_moved |= before != self._rows or asked is not self._asked
        self._asked = asked

    def give_back(self) -> None:
        """Let their screen reader have the display again."""
        self._visitor.lend(None)
        self._state.give_back()


def table_of(house: House, visitor: Visitor) -> tuple[Table, Person] | None:
    """The table at which somebody plays now, and their part; None where there is none."""
    table = house.at.get(visitor.key)
    if table is None or table.is_over or table.seat_of(visitor) is None:
        return None
    person = table.person_of(visitor)
    return None if person is None else (table, person)


def feel(house: House, visitor: Visitor, felt: Felt, tell: Callable[[Frame], None]) -> None:
    """Somebody lends their display, or has given it back; they hear why it is of no use."""
    visitor.lend(None)
    if not felt.width:
        return
    visitor.begin()
    visitor.decide("")
    found = table_of(house, visitor)
    if found is None or visitor.dialogue is not None:
        tell(Unfelt())
        visitor.say("nothing-asked")
        house.prompt(visitor)
        return
    if visitor.away:
        visitor.step_away(False)
        found[0].come(visitor)
    visitor.settings.take({"contracted": felt.contracted, "marks": felt.marks})
    feeling = Feeling(house, visitor, *found, LentDisplay(felt.width, tell))
    visitor.lend(feeling)
    feeling.begin()


def checked_width(felt: Felt) -> Felt:
    """What is lent, if there are such displays; `FrameError`."""
    if felt.width and felt.width not in range(FEWEST, MOST_CELLS + 1):
        raise FrameError
    return felt
