"""The rows of a game on a braille display that a client lends; they are made on the server.

They are those of `frontends.display`, as at home. The client writes the cells and tells which keys
are pressed, each with the number of the cells that it was pressed on.
"""

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass, field

from accessible_games.frontends.display.device import FEWEST, KEYS, Press
from accessible_games.frontends.display.doing import do, go_to_hand
from accessible_games.frontends.display.navigator import DisplayNavigator
from accessible_games.frontends.display.rows import display_rows
from accessible_games.frontends.display.state import DisplayState
from accessible_games.match.person import Person
from accessible_games.server.connection.frames import (
    MOST_CELLS,
    Cells,
    Felt,
    Frame,
    FrameError,
    Pressed,
    Unfelt,
)
from accessible_games.server.lobby.game_session import GameSession
from accessible_games.server.lobby.server import Server
from accessible_games.server.lobby.table import ServerTable
from accessible_games.server.lobby.user import User

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
        """Return no file descriptor: keys are put in."""
        return -1

    def write(self, cells: str, marked: Container[int] = ()) -> None:
        """See Display; what is there already is not sent again."""
        text = cells[: self.width]
        marks = "".join("1" if place in marked else "0" for place in range(len(text)))
        if (text, marks) != (self.shown.text, self.shown.marked):
            self.shown = Cells(self.shown.number + 1, text, marks)
            self.tell(self.shown)

    def put(self, press: Press) -> None:
        """Add a key that was pressed."""
        self._keys.append(press)

    def press(self) -> Press | None:
        """See Display."""
        return self._keys.pop(0) if self._keys else None

    def give_back(self) -> None:
        """See Display."""
        self.tell(Unfelt())


class UnderFingers:
    """What is under the fingers of a player: rows, and the question that they belong to."""

    def __init__(self, person: Person) -> None:
        self.asked, self.rows = person.asked, display_rows(person, person.asked)
        self.told = 0
        """How many events had been told at their last answer."""
        self.since = 0
        """The number of the first cells since what they mean last changed."""
        self.answer(person)

    def answer(self, person: Person) -> None:
        """Note that they have answered."""
        self.told = len(person.history.events)

    def follow(self, person: Person, state: DisplayState) -> bool:
        """Update the rows, and move the fingers to the news if there is another question.

        Return whether anything has changed.
        """
        before, asked = self.rows, person.asked
        self.rows = display_rows(person, asked)
        state.follow(before, self.rows)
        if asked is not self.asked and state.told is None:
            state.begin(self.told)
        changed = before != self.rows or asked is not self.asked
        self.asked = asked
        return changed


class RemoteDisplay:
    """A player who feels their game; see LentDisplay."""

    def __init__(
        self, server: Server, user: User, table: ServerTable, person: Person, display: LentDisplay
    ) -> None:
        self._server, self._user, self._table = server, user, table
        self._person, self._display = person, display
        self._state = DisplayState(display)
        self._under = UnderFingers(person)
        self._is_due = self._is_moved = False
        """Whether something may have to be shown, and whether it comes from elsewhere."""

    def begin(self) -> None:
        """Show their hand first, and say so."""
        self._person.say("display-taken")
        go_to_hand(self._person, self._state)
        self._go_on(lambda playing: None)

    @property
    def is_over(self) -> bool:
        """Whether there is nothing to feel any more."""
        return table_of(self._server, self._user) != (self._table, self._person)

    # What is pressed

    def press(self, pressed: Pressed) -> None:
        """Do what a key means, unless the row under it has changed in the meantime."""
        if pressed.key not in MEANINGS or pressed.shown < self._under.since:
            return
        if self.is_over or self._person.asked is not self._under.asked:
            return
        self._user.begin()
        self._user.decide("")
        navigator = self._navigator()
        self._display.put(Press(pressed.key, pressed.cell))
        if navigator.moved():
            self._under.answer(self._person)
            self._go_on(lambda playing: do(playing.room, navigator))

    def _go_on(self, work: Callable[[GameSession], None]) -> None:
        playing = self._table.playing
        assert playing is not None
        self._is_due = True
        self._user.input.refused = not playing.does(self._person, lambda: work(playing))

    def _navigator(self) -> DisplayNavigator:
        under = self._under
        return DisplayNavigator(self._person, self._state, under.asked, under.rows, self.give_back)

    # What is shown

    def hear(self, lines: Sequence[str], *, in_game: bool) -> None:
        """Take lines that were said; a hint, or anything not about the game, becomes a notice."""
        self._is_due = True
        playing, seat = self._table.playing, self._person.seat
        if in_game and playing is not None:
            lines = playing.typed.advised.get(seat, [])
        if lines:
            self._is_moved = True
            self._state.tell([*lines])

    def show(self) -> None:
        """Show what has changed, as soon as it is on the disk."""
        if self.is_over:
            self.give_back()
        if self._user.display is not self or not self._is_due:
            return
        assert self._table.playing is not None
        if self._table.playing.record.after > self._user.disk.committed:
            self._user.disk.hold(self._user)
            return
        self._is_moved |= self._under.follow(self._person, self._state)
        navigator = self._navigator()
        navigator.begin()
        navigator.show()
        if self._is_moved:
            self._under.since = self._display.shown.number
        self._is_due = self._is_moved = False

    def give_back(self) -> None:
        """Give the display back to their screen reader."""
        self._user.lend(None)
        self._state.give_back()


def table_of(server: Server, user: User) -> tuple[ServerTable, Person] | None:
    """Return the table at which a user plays now and their part, or None."""
    table = server.at.get(user.key)
    if table is None or table.is_over or table.company.seat_of(user) is None:
        return None
    person = table.person_of(user)
    return None if person is None else (table, person)


def feel(server: Server, user: User, felt: Felt, tell: Callable[[Frame], None]) -> None:
    """Take or return a user's display; if it is of no use, they hear why."""
    user.lend(None)
    if not felt.width:
        return
    user.begin()
    user.decide("")
    found = table_of(server, user)
    if found is None or user.input.dialogue is not None:
        tell(Unfelt())
        user.say("nothing-asked")
        server.prompt(user)
        return
    if user.presence.away:
        user.presence.step_away(False)
        found[0].come(user)
    user.settings.take({"contracted": felt.contracted, "marks": felt.marks})
    feeling = RemoteDisplay(server, user, *found, LentDisplay(felt.width, tell))
    user.lend(feeling)
    feeling.begin()


def checked_width(felt: Felt) -> Felt:
    """Return what is lent. Raises `FrameError` if there are no such displays."""
    if felt.width and felt.width not in range(FEWEST, MOST_CELLS + 1):
        raise FrameError
    return felt
