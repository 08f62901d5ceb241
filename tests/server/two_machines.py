"""Two machines in one process: one plays, the other follows it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from accessible_games.server.following.first import Following
from accessible_games.server.following.leader import Leader, Pairing
from accessible_games.server.serving import ServeOptions
from accessible_games.server.ssh.keys import host_key, text_of
from accessible_games.server.storage.data_files import HOST_KEY
from accessible_games.server.two_machines import follow

KEY, KNOWN = "server-machine-key", "server-machine-known"


@dataclass
class News:
    """What a host has heard, in order, and what can be waited for."""

    told: list[tuple[str, str]] = field(default_factory=list)
    _more: asyncio.Event = field(default_factory=asyncio.Event)

    def hear(self, news: str, about: str) -> None:
        """Hear something."""
        self.told.append((news, about))
        self._more.set()

    async def heard(self, news: str, times: int = 1) -> str:
        """Wait until something was heard so often; return what it was about."""
        while [each for each, _ in self.told].count(news) < times:
            self._more.clear()
            await self._more.wait()
        return [about for each, about in self.told if each == news][-1]


def key_of(folder: Path) -> str:
    """Return the public key of a machine, which is made if need be."""
    return text_of(host_key(folder / KEY))


def leader(other: Path, news: News, *, waits: bool = False) -> Leader:
    """Return what a machine needs that the other follows."""
    return Leader(Pairing(key_of(other), waits), news.hear)


@dataclass
class Following2:
    """A machine that follows."""

    folder: Path
    news: News
    task: "asyncio.Task[bool]"
    stop: asyncio.Event


@asynccontextmanager
async def following(
    folder: Path, port: int, other: Path | None = None, **options: Any
) -> AsyncIterator[Following2]:
    """Yield a machine that follows the one at a port, until the block is left."""
    news, stop = News(), asyncio.Event()
    files = folder / KEY, folder / KNOWN, folder / HOST_KEY
    asks = options.pop("asks", True)
    how = Following("127.0.0.1", port, *files, asks)
    known = None if other is None else leader(other, news)
    wanted = ServeOptions(folder, 0, **{"leader": known, **options})
    task = asyncio.create_task(follow(wanted, how, news.hear, stop))
    try:
        yield Following2(folder, news, task, stop)
    finally:
        stop.set()
        await task
