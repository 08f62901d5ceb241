"""The discipline of a connection.

What comes in is short, clean and not too much. What goes out is numbered, so that nothing of it is
lost or heard twice when somebody comes back.
"""

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import takewhile
from time import monotonic
from typing import NamedTuple

from accessible_games.core.frozen import Frozen
from accessible_games.server.store import Ticket

LONGEST = 500
"""Letters of the longest line that is understood."""
COMMANDS = (5.0, 20)
"""Lines a second that one may type, and how many at once."""
CHAT = (1.0, 5)
"""The same for what others hear."""
MOST = 500
"""Lines that wait for somebody who does not take them; the oldest of more are left out."""

ESCAPE = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_].*?(?:\x07|\x1b\\|$)|[ -/]*[0-~]?)")
"""What a terminal takes for a command, such as what an arrow key types."""
UNHEARD = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Kinds of characters that nobody hears but that can change what is heard."""


def clean(text: str) -> str:
    """A line as a person can have meant it: without anything that is no letter, mark or blank."""
    if text.isascii() and text.isprintable():
        return text  # as most lines are, and looking at each letter takes long
    bare = ESCAPE.sub("", text).replace("\t", " ")
    return "".join(letter for letter in bare if unicodedata.category(letter) not in UNHEARD)


class Bucket:
    """Lets so many things pass in a second, and so many at once after a rest."""

    __slots__ = "_burst", "_clock", "_full", "_level", "_rate", "_then"

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._level, self._then = float(burst), clock()
        self._full = False

    def takes(self) -> bool:
        """Whether one more may pass; if so, it has."""
        if self.is_empty:
            return False
        self._level -= 1
        self._full = False
        return True

    @property
    def is_empty(self) -> bool:
        """Whether nothing may pass now."""
        now = self._clock()
        self._level = min(self._burst, self._level + self._rate * (now - self._then))
        self._then = now
        return self._level < 1

    def warns(self) -> bool:
        """Whether somebody has to be told that it takes no more: once, until it does again."""
        told, self._full = self._full, True
        return not told


class Line(Frozen):
    """A line that was typed."""

    text: str
    too_long: bool = False


class Signal(Frozen):
    """What a client's scripts may be told beside a line: a package of GMCP, and its data."""

    package: str
    data: object
    """Made of what JSON has."""


class Told(NamedTuple):
    """A line that somebody is told. A tuple, as many of them wait at a server."""

    number: int
    """Counted from 1, for each person by themselves; 0 for what is told once or never."""
    text: str
    after: Ticket
    """It may be heard as soon as this is on disk."""
    prompt: bool = False
    moves: int = 0
    """How many moves of the game had been made."""
    signals: tuple[Signal, ...] = ()
    """What goes with it."""


@dataclass(slots=True)
class Outbox:
    """The lines that somebody is told, until they have come for certain."""

    entries: list[Told] = field(default_factory=list)
    """The lines that are not acknowledged; an empty deque would take ten times the room."""
    number: int = 0
    """Of the last line."""
    sent: int = 0
    """The number of the last line that was sent."""
    left_out: int = 0
    """How many lines there was no room for since one came for certain."""

    def add(
        self,
        text: str,
        after: Ticket,
        *,
        prompt: bool = False,
        moves: int = 0,
        signals: tuple[Signal, ...] = (),
    ) -> None:
        """Tell one more line."""
        self.number += 1
        before = self.entries[-1].after if self.entries else 0
        self.entries.append(Told(self.number, text, max(after, before), prompt, moves, signals))
        if len(self.entries) > MOST:
            self.left_out += not self.entries.pop(0).prompt

    def ready(self, committed: Ticket) -> list[Told]:
        """The lines that can be sent now; they count as sent."""
        unsent = takewhile(lambda each: each.number > self.sent, reversed(self.entries))
        found = [each for each in unsent if each.after <= committed][::-1]
        self.sent = found[-1].number if found else self.sent
        return found

    @property
    def is_held(self) -> bool:
        """Whether lines wait for the disk."""
        return self.sent < self.number

    def acknowledge(self, number: int) -> Told | None:
        """All lines up to a number have come; the last of them, if any has not been so before."""
        come = min(number, self.sent)
        count = sum(1 for _ in takewhile(lambda each: each.number <= come, self.entries))
        if not count:
            return None
        last, self.left_out = self.entries[count - 1], 0
        del self.entries[:count]
        return last

    def resume(self) -> int:
        """Send again what may be lost, but for prompts; how many lines there was no room for."""
        left_out, self.left_out, self.sent = self.left_out, 0, 0
        self.entries = [each for each in self.entries if not each.prompt]
        return left_out
