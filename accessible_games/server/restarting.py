"""An announced restart: all are told, the time comes, and all are back where they were."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Literal

from accessible_games.server.accounts.host_words import take_words
from accessible_games.server.accounts.reconnect import bring_back, place_of
from accessible_games.server.lobby.server import Server
from accessible_games.server.storage import orders, places
from accessible_games.server.storage.places import BrowserPlace, Places

ORDER = re.compile(r"restart (\d{1,3}|off)", re.ASCII)
"""The order to restart in so many minutes, or not any more."""
MINUTE = 60.0
AGAIN = 5.0
"""Seconds after which it is tried again if nothing can be saved at the time."""

News = Literal["announced", "off", "now"]
Told = Callable[[News, int], None]
"""Hears what becomes of a restart, and in how many minutes."""


Trial = Callable[[], Awaitable[bool]]
"""Tries whether the program starts as it is on the disk now, and tells the host if it does not."""


def nobody(news: News, minutes: int) -> None:
    """Tell no one."""


async def it_starts() -> bool:
    """Whether the program starts; nothing is tried."""
    return True


class Returning:
    """Who is expected back after a restart, and how they are kept before the next one."""

    def __init__(self, server: Server, folder: Path) -> None:
        """Expect those back who were there when the last server of a folder restarted."""
        self._server, self._folder = server, folder
        self.before: Places = places.taken(folder)
        """Where they were."""
        self._browsers: tuple[BrowserPlace, ...] = ()
        self._secret = ""
        for place in self.before.people:
            bring_back(server, place)

    def note(self, browsers: Sequence[BrowserPlace], secret: str) -> None:
        """Note which browsers there are at the end, and what seals their forms."""
        self._browsers, self._secret = tuple(browsers), secret

    def keep(self) -> None:
        """Keep where people are; if the disk does not take it, they come in as usual."""
        people = [
            place_of(self._server, user)
            for user in self._server.directory.users.values()
            if not user.presence.parted
        ]
        with suppress(OSError):
            places.keep(self._folder, Places(tuple(people), self._browsers, self._secret))


class Restarting:
    """Whether a server restarts, and when."""

    def __init__(
        self,
        server: Server,
        stop: asyncio.Event,
        told: Told = nobody,
        trial: Trial = it_starts,
    ) -> None:
        self.is_now = False
        """Whether the server ends to be started again."""
        self._server, self._stop, self._told, self._trial = server, stop, told, trial
        self._pending: list[asyncio.TimerHandle | asyncio.Task[None]] = []
        """What is due, and the trial while it goes on."""
        self._is_expected = False
        """Whether people have been told of it."""

    async def take_orders(self, folder: Path) -> None:
        """Do what the host orders, until the server stops; what lay there before is not done."""
        orders.taken(folder)
        while not self._stop.is_set():
            self.obey(orders.taken(folder, self.refuses))
            with suppress(TimeoutError):
                async with asyncio.timeout(orders.EVERY):
                    await self._stop.wait()

    def refuses(self, order: str) -> bool:
        """Whether an order is for a machine that follows, or calls off what nobody announced."""
        return order.startswith("take over") or (order == "restart off" and not self._pending)

    def obey(self, order: str) -> None:
        """Do what the host orders; anything else does nothing."""
        found = ORDER.fullmatch(order)
        if found is None:
            take_words(self._server.directory, order)
            return
        was_due = bool(self._pending)
        for each in self._pending:
            each.cancel()
        self._pending.clear()
        if found[1] != "off":
            self._announce(int(found[1]))
        elif was_due:
            self._call_off()
            self._told("off", 0)

    def _call_off(self) -> None:
        """Tell everybody who expects it that the server does not restart."""
        self._pending.clear()
        self._server.ending.restart_at = None
        for user in self._server.directory.here() if self._is_expected else ():
            user.say("server-restarts-not")
        self._is_expected = False

    def _announce(self, minutes: int) -> None:
        loop, server = asyncio.get_running_loop(), self._server
        server.ending.restart_at = loop.time() + minutes * MINUTE
        self._pending.append(loop.call_later(minutes * MINUTE, self._try))
        if minutes > 1:
            last = (minutes - 1) * MINUTE
            self._pending.append(loop.call_later(last, self._warn, 1))
        if minutes:
            self._warn(minutes)
        self._told("announced", minutes)

    def _warn(self, minutes: int) -> None:
        """Tell everybody who is there."""
        self._is_expected = True
        for user in self._server.directory.here():
            user.say("server-restarts", minutes=minutes)

    def _try(self) -> None:
        """Try the program, while people play on, and then end the server."""
        self._pending = [asyncio.get_running_loop().create_task(self._end_after_trial())]

    async def _end_after_trial(self) -> None:
        if await self._trial():
            self._end()
        else:
            self._call_off()

    def _end(self) -> None:
        """End the server, but not while something that was played is not saved."""
        if self._server.directory.waits:
            self._pending = [asyncio.get_running_loop().call_later(AGAIN, self._end)]
            return
        self.is_now = True
        self._told("now", 0)
        self._stop.set()

    def stop_server(self) -> None:
        """Tell everybody that the server stops, or restarts."""
        self._server.stop(restarts=self.is_now)

    def keep(self, returning: Returning) -> None:
        """Keep where people are, if they are to come back."""
        if self.is_now:
            returning.keep()
