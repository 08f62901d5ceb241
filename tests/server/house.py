"""A server without connections, for tests: people type and hear at once, and time is skipped."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeVar

from accessible_games.server.commands.all_commands import COMMANDS
from accessible_games.server.lobby.directory import Directory
from accessible_games.server.lobby.server import Server
from accessible_games.server.lobby.table import ServerTable
from accessible_games.server.lobby.user import User
from accessible_games.server.storage.store import Known
from tests.attack.tables import ClockLoop
from tests.server.people import Here, Memory
from tests.server.test_user import Ears

T = TypeVar("T")
H = TypeVar("H", bound="House")


@dataclass
class House:
    """See above. Whoever types for the first time comes in."""

    server: Server = field(init=False)
    ears: dict[str, Ears] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.server = Server(Directory(Memory()), Here(), COMMANDS, lambda lines: True)
        self.server.directory.limits.clock = self.now

    def now(self) -> float:
        """The time of the loop."""
        return asyncio.get_running_loop().time()

    def user(self, name: str) -> User:
        """Return a person."""
        known = self.server.directory.people.get(name.casefold(), Known(name, ""))
        return self.server.directory.user_of(known)

    def come(self, name: str, language: str = "en") -> list[str]:
        """Let somebody come in; return what they hear."""
        user = self.user(name)
        self.server.directory.remember(user.known)
        user.settings.put("language", language)
        self.ears[name] = Ears()
        self.server.enter(user, self.ears[name])
        return self.heard(name)

    def cut(self, name: str) -> None:
        """Break somebody's connection."""
        self.server.drop(self.user(name), self.ears[name])

    def type(self, name: str, text: str) -> list[str]:
        """Let somebody type by the clock of the loop; return what they hear of it."""
        if name not in self.ears:
            self.come(name)
        self.heard(name)
        user = self.user(name)
        user.chat.rate = user.chat.rate.__class__(1e9, 10**9)
        for table in self.server.tables.values():
            table.company.absences.clock = table.votes.clock = self.now
        self.server.typed(user, text)
        return self.heard(name)

    def heard(self, name: str) -> list[str]:
        """Return what somebody was told since the last call."""
        return self.ears[name].texts() if name in self.ears else []

    def forget(self) -> None:
        """Forget what everybody has heard."""
        for each in self.ears.values():
            each.texts()

    def table(self) -> ServerTable:
        """The only table."""
        (table,) = self.server.tables.values()
        return table

    def seats(self) -> dict[int, str]:
        """Who sits where, computer players included once a game has begun."""
        table = self.table()
        if table.playing is not None:
            return dict(enumerate(table.playing.match.names))
        return {seat: user.name for seat, user in table.company.members.items()}

    def end(self) -> None:
        """Let the game of the only table be over for all."""
        playing = self.table().playing
        assert playing is not None
        playing.end("table-ended")
        playing.go_on()
        self.forget()


async def play_for_days(house: House, *names: str) -> None:
    """Let people play SixPack for days at one table."""
    first, *others = names
    house.type(first, f"new sixpack {len(names)} days 3")
    for name in others:
        house.type(name, f"join {first}")
    await asyncio.sleep(1.0)


def at_house(evening: Callable[[H], Awaitable[T]], kind: type[H] = House) -> T:  # type: ignore[assignment]
    """Return the result of an evening in a house of some kind, whose time passes at once."""

    async def whole() -> T:
        house = kind()
        try:
            return await evening(house)
        finally:
            for table in house.server.tables.values():
                if table.playing is not None:
                    table.playing.part()

    with asyncio.Runner(loop_factory=ClockLoop) as runner:
        return runner.run(whole())
