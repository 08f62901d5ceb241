"""A board of notices without a server: its clock, its people and its ways are the tests' own."""

from collections.abc import Callable
from dataclasses import dataclass, field

from accessible_games.server.lobby.directory import Directory
from accessible_games.server.lobby.turn_notices import TurnNotice
from accessible_games.server.lobby.user import User
from accessible_games.server.notices.board import Board
from accessible_games.server.notices.notice import Notice
from accessible_games.server.storage.notice_wishes import NoticeWishes
from accessible_games.server.storage.store import Known
from accessible_games.sounds.silence import Silence
from tests.clock import Clock
from tests.server.people import WORD, Memory

WANTED = NoticeWishes(a_day=3, after=5)


@dataclass
class Taken:
    """A way that keeps what it was to send."""

    notices: list[Notice] = field(default_factory=list)
    reaches: bool = True

    def describe(self, user: User) -> None:
        """Say something of it."""
        user.say("notify-by-host")

    def takes(self, known: Known) -> bool:
        """Whether it reaches everybody."""
        return self.reaches

    def send(self, known: Known, notice: Notice) -> None:
        """Keep a notice."""
        self.notices.append(notice)

    async def close(self) -> None:
        """Do nothing: nothing is on its way."""


class Connection:
    """A connection of somebody who is there."""

    address = "127.0.0.1"
    silence: Silence = ""
    knows_typing = breaks_lines = is_broken = False

    def send(self, told: object) -> None:
        """Hear nothing."""

    def notify(self, signals: object) -> None:
        """Hear nothing."""

    def close(self) -> None:
        """Stay."""


@dataclass
class Desk:
    """A board, with Ben, who is away."""

    wishes: NoticeWishes = WANTED
    store: Memory = field(default_factory=Memory)
    way: Taken = field(default_factory=Taken)
    clock: Clock = field(default_factory=lambda: Clock(1_000_000.0))
    waiting: list[tuple[float, Callable[[], None]]] = field(default_factory=list)
    is_open: bool = True

    def __post_init__(self) -> None:
        self.begin()
        self.directory.remember(Known("Ben", "", notices=self.wishes))
        self.user = self.directory.user_of(self.directory.people["ben"])

    def begin(self) -> None:
        """Start the server, for the first time or after it has ended."""
        self.directory = Directory(self.store)
        self.board = Board(self.directory, [self.way], str.upper, self.clock, self.wait)
        if "ben" in self.directory.people:
            self.user = self.directory.user_of(self.directory.people["ben"])

    def wait(self, seconds: float, work: Callable[[], None]) -> None:
        """Note what is to be done later."""
        self.waiting.append((self.clock() + seconds, work))

    def turn(self, table: str = WORD, game: str = "sixpack", days: int = 0) -> None:
        """Give notice of a turn of Ben's."""
        self.board.hear(
            TurnNotice("Ben", game, table, ("Anna", "Cleo"), days, lambda: self.is_open)
        )

    def pass_minutes(self, minutes: float) -> list[Notice]:
        """Let time pass; return what is sent in it."""
        before = len(self.way.notices)
        end = self.clock() + minutes * 60
        while due := [each for each in self.waiting if each[0] <= end]:
            first = min(due, key=lambda each: each[0])
            self.waiting.remove(first)
            self.clock.now = max(self.clock.now, first[0])
            first[1]()
        self.clock.now = end
        return self.way.notices[before:]

    def come(self) -> None:
        """Let Ben be here."""
        self.user.come(Connection())

    def go(self) -> None:
        """Let Ben go."""
        self.user.go()
