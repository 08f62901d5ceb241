"""What all doors have in common, whatever is spoken there: limits, and lines to the house."""

import asyncio
import ipaddress
from abc import ABC, abstractmethod
from collections.abc import Sequence

from accessible_games.server.crowd import Doors
from accessible_games.server.house import House
from accessible_games.server.lines import COMMANDS, LONGEST, Bucket, Line, Signal, Told, clean
from accessible_games.server.porch import Porch
from accessible_games.server.threshold import Gone
from accessible_games.server.visitor import Visitor
from accessible_games.speech.catalogue import Language

MOST_WAITING = 256 * 1024
"""Bytes that may wait for a client that does not read; then it has to come back."""
ENTRY = 120.0
"""Seconds for which a question at the door waits."""
ALIVE = 45.0
"""Seconds after which something keeps a silent connection open; many routers cut it after 60."""


class Doorway(ABC):
    """A client that has connected: lets somebody in, and brings their lines to the house."""

    loses_nothing = False
    """Whether each line that is typed has a number, and has to be done."""

    shows_secrets = False
    """Whether a password can be read on the screen while it is typed."""

    knows_typing = False
    breaks_lines = False
    """See Door."""

    _doors: Doors
    """Where it is."""

    def __init__(self, address: str, *, is_safe: bool) -> None:
        self.address, self.is_safe = address, is_safe
        self.language: Language = "en"
        self.visitor: Visitor | None = None
        self.house: House | None = None
        self._window = 0
        self._lines: list[Line] = []  # an empty deque takes ten times the room
        self._ended: Gone | None = None
        """Why nothing more comes; None while something may."""
        self._is_gone = False
        """Whether they have been let go."""
        self._is_busy = True
        """Whether a line has to wait: until they are in, or until others have had their turn."""
        self._arrival: asyncio.Future[None] | None = None
        """Done when something comes for which a question waits."""
        self._bucket = Bucket(*COMMANDS)
        self._sent = self._typed_at = 0
        """The last line that was sent, and what it was when somebody typed last."""

    # What each door does in its own way

    @abstractmethod
    def send(self, told: Sequence[Told]) -> None:
        """See Door."""

    def notify(self, signals: Sequence[Signal]) -> None:
        """See Door."""
        return  # most clients have no scripts

    @abstractmethod
    def close(self) -> None:
        """See Door."""

    @abstractmethod
    def pose(self, lines: Sequence[str], prompt: str, *, hidden: bool) -> None:
        """Say lines and a question; *hidden*: what is typed is not shown."""

    @abstractmethod
    def unhide(self) -> None:
        """Show again what is typed."""

    @abstractmethod
    def turn_away(self, lines: Sequence[str]) -> None:
        """Say the last lines, and close."""

    def _take_line(self) -> Line | None:
        """The next line that has come, if there is one; `Gone` where no more will."""
        if self._lines:
            return self._lines.pop(0)
        if self._ended is not None:
            raise self._ended
        return None

    def end(self, why: Gone | None = None) -> None:
        """Nothing more comes; they hear *why*, if there is something to say."""
        self._ended = self._ended or why or Gone()
        self._wake()

    async def let_in(self, porch: Porch) -> Visitor:
        """Find out who it is; `Gone`."""
        return await porch.come_in(self)

    # Asking, before somebody has come in

    def entry_time(self) -> float:
        """Seconds for which a question waits before somebody is in."""
        return ENTRY

    async def ask(self, lines: list[str], prompt: str, *, hidden: bool = False) -> str:
        """See Threshold."""
        self.pose(lines, prompt, hidden=hidden)
        try:
            async with asyncio.timeout(self.entry_time()):
                line = await self._next_line()
        except TimeoutError:
            raise Gone("door-slow") from None
        finally:
            self.unhide()
        return "" if line.too_long else clean(line.text)

    async def _next_line(self) -> Line:
        """The next line, which is waited for; `Gone`. Others have their turn before."""
        await asyncio.sleep(0)
        while (line := self._take_line()) is None:
            await self._wait()
        return line

    async def _wait(self) -> None:
        """Wait until something comes, or nothing does any more."""
        self._arrival = asyncio.get_running_loop().create_future()
        await self._arrival

    # Running

    def begin(self, doors: Doors, *, has_room: bool) -> None:
        """Let somebody in if there is room, and bring their lines to the house until they go."""
        self._doors = doors
        self._entering: object = asyncio.get_running_loop().create_task(self._enter(has_room))

    async def _enter(self, has_room: bool) -> None:
        porch = self._doors.porch
        try:
            if not has_room:
                raise Gone("door-full")
            self.house = porch.house
            self.visitor = await self.let_in(porch)
            if self._is_gone:
                raise Gone
            self._resize(self._window)
        except Exception as error:
            self._let_go_for(error)
        self._entering = self._arrival = None
        self._go_on()

    def _let_go_for(self, error: Exception) -> None:
        """Let them go because something says so, or tell them of a mistake of ours."""
        porch = self._doors.porch
        if isinstance(error, Gone):
            self._let_go(porch.spoken(error))
        elif isinstance(error, OSError):  # the connection is broken
            self._let_go(())
        else:
            self._let_go([self._doors.mistake(error, porch.language)])

    def _let_go(self, lines: Sequence[str]) -> None:
        """Nothing more is done for them."""
        if not self._is_gone:
            self._is_busy = True  # for ever
            self.turn_away(lines)
            self._is_gone = True
            self.has_gone()
        if self.visitor is not None:
            self._doors.porch.house.drop(self.visitor, self)

    def has_gone(self) -> None:
        """They have been let go."""
        return  # those with a connection of their own notice when that has ended

    def _wake(self) -> None:
        """Something has come, or nothing does any more."""
        if self._arrival is not None and not self._arrival.done():
            self._arrival.set_result(None)
        elif not self._is_busy:
            self._go_on()

    def _go_on(self) -> None:
        """Do the next line, if there is one; others have their turn before the one after it."""
        self._is_busy = self._is_gone
        if not self._is_gone:
            try:
                line = self._take_line()
                if line is not None:
                    self._is_busy = True
                    self._do(line)
            except Exception as error:
                self._let_go_for(error)

    def _do(self, line: Line) -> None:
        """Bring a line to the house; where none may be lost, one that is too many waits."""
        loop, house, visitor = asyncio.get_running_loop(), self.house, self.visitor
        assert house is not None
        assert visitor is not None
        if self.loses_nothing and self._bucket.is_empty:
            loop.call_later(1 / COMMANDS[0], self._do, line)
            return
        house.acknowledged(visitor, self._typed_at)
        self._typed_at = self._sent
        if visitor.door is self and self._passes(visitor):
            try:
                self._bring_line(house, visitor, line)
            except Exception as error:
                visitor.hear([self._doors.mistake(error, visitor.settings.language)])
        loop.call_soon(self._go_on)

    def _passes(self, visitor: Visitor) -> bool:
        """Whether a line is not one too many; they are told once if it is."""
        passes = self._bucket.takes()
        if not passes and self._bucket.warns():
            visitor.say("too-fast")
        return passes

    def _bring_line(self, house: House, visitor: Visitor, line: Line) -> None:
        if line.too_long:
            visitor.say("line-too-long", count=LONGEST)
            house.prompt(visitor)
        else:
            house.typed(visitor, clean(line.text))

    def _resize(self, width: int) -> None:
        self._window = width
        if self.visitor is not None:
            self.visitor.resize(width)


def is_own(address: str) -> bool:
    """Whether an address is this machine itself."""
    try:
        return ipaddress.ip_address(address.partition("%")[0]).is_loopback
    except ValueError:
        return False
