"""The rules of a connection.

Lines that come in are short, clean and not too many. Lines that go out are numbered, so that none
is lost or heard twice when a person comes back.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from time import monotonic
from typing import NamedTuple

from accessible_games.core.frozen import Frozen
from accessible_games.server.storage.store import Ticket
from accessible_games.sounds.recipes import NAMES

LONGEST = 500
"""The longest line that is understood, in letters."""
COMMANDS = (5.0, 20)
"""How many lines a second a person may type, and how many at once."""
CHAT = (1.0, 5)
"""The same for lines that others hear."""
MOST = 500
"""The most lines that wait for a client that does not take them; then the oldest are dropped."""


class TokenBucket:
    """Lets so many things pass each second, and so many at once after a pause."""

    __slots__ = "_burst", "_clock", "_full", "_level", "_rate", "_then"

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._level, self._then = float(burst), clock()
        self._full = False

    def takes(self) -> bool:
        """Return whether one more may pass; if so, it is counted."""
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
        """Return whether to warn of the limit: once, until something passes again."""
        told, self._full = self._full, True
        return not told


class TypedLine(Frozen):
    """A line that was typed."""

    text: str
    too_long: bool = False


class Signal(Frozen):
    """What a client's scripts may be told beside a line: a package of GMCP, and its data."""

    package: str
    data: object
    """JSON data."""


class SoundSignal(Frozen):
    """A sound beside a line, for those who have chosen sounds."""

    name: str = ""
    """One of `sounds.recipes.NAMES`; empty if it is only to be expected that sounds come."""
    caption: str = ""
    """The line that tells the same."""


Signals = Sequence[Signal | SoundSignal]


def sound_in(signals: Signals) -> str | None:
    """Return the name of the weightiest sound among signals; None without any."""
    names = [each.name for each in signals if isinstance(each, SoundSignal)]
    return min(names, key=weight) if names else None


def weight(name: str) -> int:
    """Return the place of a sound among all, the weightiest first; what is no sound comes last."""
    return NAMES.index(name) if name in NAMES else len(NAMES)


class OutgoingLine(NamedTuple):
    """A line that is told. It is a tuple, as many of them wait on a server."""

    number: int
    """Counted from 1 for each person; 0 for lines that are told once or not at all."""
    text: str
    after: Ticket
    """It may be heard as soon as this ticket is on the disk."""
    prompt: bool = False
    moves: int = 0
    """How many moves of the game had been made, or `store.OPENING`; 0 if it tells nothing of it."""
    signals: tuple[Signal | SoundSignal, ...] = ()
    """The signals that go with it."""
    table: str = ""
    """The words of the table whose moves these are."""


@dataclass(slots=True)
class Outbox:
    """The lines told to a user, until they have certainly arrived."""

    entries: list[OutgoingLine] = field(default_factory=list)
    """The lines not acknowledged yet; an empty deque would take ten times as much memory."""
    number: int = 0
    """The number of the last line."""
    sent: int = 0
    """The number of the last line that was sent."""
    left_out: int = 0
    """How many lines were dropped since the last acknowledgement."""
    moves: int = 0
    """How many moves had been made at what is told now, or `store.OPENING`; 0 if none of it is."""
    table: str = ""
    """The words of the table whose moves these are."""

    def add(
        self,
        text: str,
        after: Ticket,
        *,
        prompt: bool = False,
        signals: tuple[Signal | SoundSignal, ...] = (),
    ) -> None:
        """Tell one more line."""
        self.number += 1
        before = self.entries[-1].after if self.entries else 0
        self.entries.append(
            OutgoingLine(
                self.number, text, max(after, before), prompt, self.moves, signals, self.table
            )
        )
        if len(self.entries) > MOST:
            self.left_out += not self.entries.pop(0).prompt

    def turn_to(self, table: str) -> None:
        """Let the moves of what is told be those of another table, of which nothing is told yet."""
        if self.table != table:
            self.table, self.moves = table, 0

    def ready(self, committed: Ticket) -> list[OutgoingLine]:
        """Return the lines that can be sent now, and count them as sent."""
        unsent = takewhile(lambda each: each.number > self.sent, reversed(self.entries))
        found = [each for each in unsent if each.after <= committed][::-1]
        self.sent = found[-1].number if found else self.sent
        return found

    @property
    def is_held(self) -> bool:
        """Whether lines wait for the disk."""
        return self.sent < self.number

    def acknowledge(self, number: int) -> OutgoingLine | None:
        """Note that all lines up to a number have arrived; return the last new one, if any."""
        come = min(number, self.sent)
        count = sum(1 for _ in takewhile(lambda each: each.number <= come, self.entries))
        if not count:
            return None
        last, self.left_out = self.entries[count - 1], 0
        del self.entries[:count]
        return last

    def begin(self) -> None:
        """Note that another game begins: what waits tells nothing of it."""
        self.moves = 0
        self.entries = [each._replace(moves=0) for each in self.entries]

    def resume(self) -> int:
        """Send again what may be lost, except prompts; return how many lines were dropped."""
        left_out, self.left_out, self.sent = self.left_out, 0, 0
        self.entries = [each for each in self.entries if not each.prompt]
        return left_out
