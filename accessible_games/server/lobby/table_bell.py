"""The timer of an evening at a server: one bell, which everybody at the table hears."""

from asyncio import TimerHandle, get_running_loop
from collections.abc import Callable, Sequence

from accessible_games.core.decision import Move

TIMER = "timer"
"""The word of an entry that sets it, with seconds behind it."""


class TableBell:
    """It is set by moves, so that a timer that is taken back does not ring."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self.ring = ring
        """Tells everybody that the time is up."""
        self._place = -1
        self._handle: TimerHandle | None = None

    def follow(self, moves: Sequence[Move]) -> None:
        """Set it if one of the moves that have come does, and stop it if that was taken back."""
        place, seconds = last_timer(moves)
        if place != self._place:
            self.stop()
        if place > self._place:
            self._handle = get_running_loop().call_later(seconds, self._rings)
        self._place = place

    def pass_over(self, moves: Sequence[Move]) -> None:
        """Let no timer of these moves run: the server has begun anew since."""
        self._place = last_timer(moves)[0]

    def _rings(self) -> None:
        self._handle = None
        self.ring()

    def stop(self) -> None:
        """Let it not ring any more."""
        if self._handle is not None:
            self._handle.cancel()
        self._handle = None

    @property
    def left(self) -> int | None:
        """The seconds until it rings; None without a timer."""
        if self._handle is None:
            return None
        return max(1, round(self._handle.when() - get_running_loop().time()))


def last_timer(moves: Sequence[Move]) -> tuple[int, int]:
    """The number of the last move that sets a timer, and its seconds; -1 without one."""
    for place in reversed(range(len(moves))):
        answer = moves[place].answer
        if isinstance(answer, tuple) and answer[:1] == (TIMER,):
            return place, int(answer[1])
    return -1, 0
