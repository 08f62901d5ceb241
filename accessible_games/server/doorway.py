"""What all doors have in common, whatever is spoken there: limits, and lines to the house."""

import asyncio
import ipaddress
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from accessible_games.server.house import House
from accessible_games.server.lines import COMMANDS, LONGEST, Bucket, Line, Signal, Told, clean
from accessible_games.server.porch import Porch
from accessible_games.server.threshold import Gone
from accessible_games.server.visitor import Visitor
from accessible_games.speech.catalogue import Language

READ = 4096
"""Bytes or letters that are read at once."""
MOST_WAITING = 256 * 1024
"""Bytes that may wait for a client that does not read; then it has to come back."""
ENTRY = 120.0
"""Seconds for which a question at the door waits."""
ALIVE = 45.0
"""Seconds after which something keeps a silent connection open; many routers cut it after 60."""
CLOSING = 5.0
"""Seconds for which a server that stops waits until its last words have been read."""
MOST = 2000
MOST_OF_ONE = 50
"""Connections, and those from one address."""

Mistake = Callable[[Exception, str], str]
"""Is given a mistake of ours and a language, and tells what to say of it."""


class Doorway(ABC):
    """A client that has connected: lets somebody in, and brings their lines to the house."""

    loses_nothing = False
    """Whether each line that is typed has a number, and has to be done."""

    shows_secrets = False
    """Whether a password can be read on the screen while it is typed."""

    knows_typing = False
    breaks_lines = False
    """See Door."""

    def __init__(self, address: str, *, is_safe: bool) -> None:
        self.address, self.is_safe = address, is_safe
        self.language: Language = "en"
        self.visitor: Visitor | None = None
        self.house: House | None = None
        self._window = 0
        self._lines: list[Line] = []  # an empty deque takes ten times the room
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
    async def turn_away(self, lines: Sequence[str]) -> None:
        """Say the last lines, and close."""

    @abstractmethod
    async def receive(self) -> None:
        """Wait until the client sends something, and take it; `Gone` when it ends."""

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

    # Running

    async def run(self, porch: Porch, mistake: Mistake) -> None:
        """Let somebody in, and bring their lines to the house until they go."""
        try:
            self.house = porch.house
            self.visitor = await self.let_in(porch)
            self._resize(self._window)
            await self._bring(porch.house, self.visitor, mistake)
        except Gone as gone:
            await self.turn_away(porch.spoken(gone))
        except OSError:  # the connection is broken
            pass
        except Exception as error:
            await self.turn_away([mistake(error, porch.language)])
        finally:
            if self.visitor is not None:
                porch.house.drop(self.visitor, self)
            self.close()

    async def _bring(self, house: House, visitor: Visitor, mistake: Mistake) -> None:
        bucket = Bucket(*COMMANDS)
        while True:
            line = await self._next_line()
            if visitor.door is not self:
                return
            house.acknowledged(visitor, self._typed_at)
            self._typed_at = self._sent
            if not await self._passes(bucket, visitor):
                continue
            try:
                self._bring_line(house, visitor, line)
            except Exception as error:
                visitor.hear([mistake(error, visitor.settings.language)])

    async def _passes(self, bucket: Bucket, visitor: Visitor) -> bool:
        """Whether a line is not one too many; they are told once if it is.

        Where no line may be lost, those that are too many wait.
        """
        if self.loses_nothing:
            while not bucket.takes():
                await asyncio.sleep(1 / COMMANDS[0])
            return True
        passes = bucket.takes()
        if not passes and bucket.warns():
            visitor.say("too-fast")
        return passes

    @staticmethod
    def _bring_line(house: House, visitor: Visitor, line: Line) -> None:
        if line.too_long:
            visitor.say("line-too-long", count=LONGEST)
            house.prompt(visitor)
        else:
            house.typed(visitor, clean(line.text))

    async def _next_line(self) -> Line:
        """The next line; `Gone` when the connection ends. Others have their turn before."""
        if self._lines:
            await asyncio.sleep(0)
        while not self._lines:
            await self.receive()
        return self._lines.pop(0)

    @staticmethod
    async def give_way(read: int) -> None:
        """Let others have their turn where more was sent than is read at once."""
        if read == READ:
            await asyncio.sleep(0)

    def _resize(self, width: int) -> None:
        self._window = width
        if self.visitor is not None:
            self.visitor.resize(width)


@dataclass(eq=False)
class Crowd:
    """How many connections there are, by all doors together."""

    open: Counter[str] = field(default_factory=Counter)
    """By the address from which they come."""

    def enter(self, address: str) -> bool:
        """One more; whether there is room for it. It has to `leave` either way."""
        self.open[address] += 1
        return self.open.total() <= MOST and self.open[address] <= MOST_OF_ONE

    def leave(self, address: str) -> None:
        """One has ended."""
        self.open[address] -= 1
        self.open += Counter()  # forgets who is not here any more


async def serve(door: Doorway, crowd: Crowd, porch: Porch, mistake: Mistake) -> None:
    """Serve a client until they go, if there is room for them."""
    try:
        if crowd.enter(door.address):
            await door.run(porch, mistake)
        else:
            await door.turn_away(porch.spoken(Gone("door-full")))
    finally:
        crowd.leave(door.address)


def is_own(address: str) -> bool:
    """Whether an address is this machine itself."""
    try:
        return ipaddress.ip_address(address.partition("%")[0]).is_loopback
    except ValueError:
        return False
