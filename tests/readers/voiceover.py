"""VoiceOver in the terminal of a Mac, by what is known of it: it was not run.

It announces what is written as it comes, line by line, and at once: when more comes while it
speaks, it breaks off and announces that, see https://openradar.appspot.com/20498329. What is on
the screen already it does not compare, and what changes in place is not announced for sure.
"""

from collections import deque
from dataclasses import dataclass, field
from math import inf

from tests.readers.typed_keys import TypedKeys

PACE = 0.06
"""Seconds that it takes to speak a letter; faster speech only loses less."""


@dataclass
class VoiceOver:
    """VoiceOver at a terminal; the time is that of the clock which calls it."""

    said: list[str] = field(default_factory=list)
    """What it has said to the end."""
    due: float = inf
    """The second at which the line ends that it speaks."""
    _lines: deque[str] = field(default_factory=deque)
    _began: float = inf
    _typed: TypedKeys = field(default_factory=TypedKeys)

    def press(self, key: str) -> None:
        """Note a key: it says its letter by itself."""
        self._typed.press(key)

    def notice(self, now: float, text: str) -> None:
        """Announce what is written, and break off what was written before."""
        told = self._typed.told(text)
        if told is None:
            return
        if now > self._began:
            self._lines.clear()
        self._lines += told
        self._began = now
        self.due = now + PACE * len(self._lines[0]) if self._lines else inf

    def look(self) -> None:
        """Come to the end of a line."""
        self.said.append(self._lines.popleft())
        self.due = self.due + PACE * len(self._lines[0]) if self._lines else inf
