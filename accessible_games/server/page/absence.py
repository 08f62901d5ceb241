"""How long a browser without a page is waited for."""

import asyncio
from collections.abc import Callable


class Absence:
    """See above."""

    __slots__ = "_due", "_over", "is_broken"

    def __init__(self, over: Callable[[], None]) -> None:
        """*over* is called when it has lasted too long."""
        self._over = over
        self._due: asyncio.TimerHandle | None = None
        self.is_broken = False
        """Whether a connection broke, so that nobody knows whether another page comes."""

    def begin(self, seconds: float, *, breaks: bool = False) -> None:
        """Wait so many seconds, from now on, after a connection that *breaks* or not."""
        self.end()
        self.is_broken = breaks
        self._due = asyncio.get_running_loop().call_later(seconds, self._over)

    def end(self) -> None:
        """Wait no more."""
        if self._due is not None:
            self._due.cancel()
        self._due, self.is_broken = None, False
