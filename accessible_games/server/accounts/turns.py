"""Waiting for one's turn at something of which only a few can be done at the same time."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count


@dataclass(eq=False)
class Turns:
    """Lets a few go on; of those who wait, the ones with the lowest rank come first."""

    room: int
    """How many more can go on now."""
    waiting: list[tuple[float, int, asyncio.Future[None]]] = field(default_factory=list)
    """A heap of ranks, and the order in which people came."""
    _order: Iterator[int] = field(default_factory=count)

    @asynccontextmanager
    async def turn(self, rank: float) -> AsyncIterator[None]:
        """Go on when it is one's turn."""
        await self._begin(rank)
        try:
            yield
        finally:
            self._end()

    async def _begin(self, rank: float) -> None:
        if self.room:
            self.room -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        heappush(self.waiting, (rank, next(self._order), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._end()  # it had come just now
            raise

    def _end(self) -> None:
        """Let the next one go on."""
        while self.waiting:
            _, _, turn = heappop(self.waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self.room += 1
