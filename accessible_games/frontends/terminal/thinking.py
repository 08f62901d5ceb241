"""When it is said that computer players think: once in a turn of a person, if it takes long."""

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic

from accessible_games.bots import Imagine
from accessible_games.core.luck import Luck
from accessible_games.core.table import AnyTable

SILENCE = 0.5
"""The seconds of silence after which people are told that computer players think."""


@dataclass
class Thinking:
    """How long people have been waiting, and whether they were told why."""

    clock: Callable[[], float] = monotonic
    """Seconds since any moment."""
    told: bool = field(default=False, init=False)
    _since: float = field(default=0, init=False)

    def begin_turn(self) -> None:
        """A person is on turn: when they wait again, they may be told again."""
        self.told = False

    def begin_waiting(self) -> None:
        """A person has answered, and waits from now on."""
        self._since = self.clock()

    def watched(self, imagine: Imagine, tell: Callable[[], None]) -> Imagine:
        """The same worlds of a search; *tell* is called when making them takes too long.

        A player that searches makes many; none of the others thinks long.
        """

        def imagined(luck: Luck) -> AnyTable:
            if not self.told and self.clock() - self._since > SILENCE:
                self.told = True
                tell()
            return imagine(luck)

        return imagined
