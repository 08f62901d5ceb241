"""A loop with a time of its own: what is due in an hour is done at once when the hour is passed."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from tests.server.wire import PATIENCE

T = TypeVar("T")
HOUR = 3600.0
"""Longer than anything at a connection waits."""


class AheadLoop(asyncio.SelectorEventLoop):
    """A loop whose time can be put forward."""

    ahead = 0.0
    limit: asyncio.Timeout | None = None
    """Ends what hangs, however often the time was put forward."""

    def time(self) -> float:
        """Return the time, in seconds."""
        return super().time() + self.ahead

    def pass_time(self, seconds: float) -> None:
        """Put the time forward."""
        self.ahead += seconds
        if self.limit is not None:
            self.limit.reschedule(self.time() + PATIENCE)


async def passes(seconds: float) -> None:
    """Put the time forward, and let everything be done that is due by then."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, AheadLoop)
    loop.pass_time(seconds)
    await asyncio.sleep(0.01)
    await asyncio.sleep(0)


def run_ahead(work: Coroutine[Any, Any, T]) -> T:
    """Return the result of a coroutine; fail if it hangs."""

    async def bounded(loop: AheadLoop) -> T:
        async with asyncio.timeout(PATIENCE) as loop.limit:
            return await work

    with asyncio.Runner(loop_factory=AheadLoop) as runner:
        loop = runner.get_loop()
        assert isinstance(loop, AheadLoop)
        return runner.run(bounded(loop))


def timers() -> list[str]:
    """Return what is still to be done later in this loop, by the names of the functions."""
    waiting = asyncio.get_running_loop()._scheduled  # type: ignore[attr-defined]
    live = [each for each in waiting if not each.cancelled()]
    return sorted(getattr(each._callback, "__qualname__", repr(each._callback)) for each in live)
