"""NVDA's eyes: what it says of a terminal, by the rules and the rhythm of NVDA 2025.1.

It waits until the text changes, then a moment for it to settle, reads it, and says what was not
there before. Meanwhile more may be written, at which it looks again. What is typed it says by the
keys, so the little that appears then is left out.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf

from tests.readers.comparing import by_letters, by_lines
from tests.readers.typed_keys import TypedKeys
from tests.readers.window import Window

SHORT = 3
"""Letters: a line of fewer is taken for something typed."""


@dataclass(frozen=True)
class Way:
    """How NVDA follows one kind of terminal."""

    seen: Callable[[Window], list[str]]
    """Returns the rows that it reads."""
    compared: Callable[[Sequence[str], Sequence[str]], list[str]]
    """Returns what it says of two looks."""
    settles: float = 0.0
    """Seconds between a change and the look at it."""


WAYS: Mapping[str, Way] = {
    "terminal": Way(Window.whole, by_letters),
    "console": Way(Window.visible, by_lines, settles=0.03),
    "uia-console": Way(Window.trimmed, by_lines),
    "console-letters": Way(Window.visible, by_letters, settles=0.03),
}
"""Windows Terminal and the console of Windows 11, and that of Windows 10, as NVDA comes.

Then the latter as its developers mean to read it one day, and with the other way, which users can
choose: NVDA advises against it, because the window scrolls.
"""


@dataclass
class Nvda:
    """NVDA at a window; the time is that of the clock which calls it."""

    window: Window
    way: Way
    slowness: float = 0.03
    """Seconds that it takes to read the window."""
    said: list[str] = field(default_factory=list)
    """What it has said."""
    due: float = inf
    """The second at which it has read the window next."""
    _word: str = ""  # the word being typed
    _before: list[str] = field(init=False)

    def __post_init__(self) -> None:
        self._before = self.way.seen(self.window)

    def press(self, key: str) -> None:
        """Note a key, which it says by itself."""
        self._word = self._word + key if key.isalnum() else ""

    def notice(self, now: float, text: str) -> None:
        """Note that the window has changed."""
        self.due = min(self.due, now + self.way.settles + self.slowness)

    def look(self) -> None:
        """Read the window and say what is new."""
        self.due = inf
        now = self.way.seen(self.window)
        new = self.way.compared(self._before, now) if now != self._before else []
        self._before = now
        if len(new) == 1 and len(new[0].strip()) < max(SHORT, len(self._word) + 1):
            return
        self.said += new


@dataclass
class Notified:
    """NVDA where Windows Terminal notifies it of all that is written, which users can choose."""

    said: list[str] = field(default_factory=list)
    """What it has said."""
    due: float = inf
    """It never looks."""
    _typed: TypedKeys = field(default_factory=TypedKeys)

    def press(self, key: str) -> None:
        """Note a key: the terminal does not tell of its letter."""
        self._typed.press(key)

    def notice(self, now: float, text: str) -> None:
        """Say what is written."""
        self.said += self._typed.told(text) or []

    def look(self) -> None:
        """Do nothing: there is nothing to look at."""
