"""People at a server without connections, who play a league; each line is done at once."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Self

from accessible_games.server.commands.all_commands import COMMANDS
from accessible_games.server.lobby.directory import Directory
from accessible_games.server.lobby.server import Server
from accessible_games.server.lobby.table import ServerTable
from accessible_games.server.storage.store import Known, Store
from accessible_games.testing.playing import random_moves
from tests.server.people import Here, Memory
from tests.server.test_user import Ears

NAMES = ("Ada", "Bea", "Cid", "Dan", "Eva", "Fee")
TURNS = 40
"""Turns of the loop after which nothing more happens by itself."""


@dataclass
class LeagueEvening:
    """See above."""

    server: Server
    ears: dict[str, Ears] = field(default_factory=dict)
    chance: Random = field(default_factory=lambda: Random(5))

    @classmethod
    def of(cls, names: Iterable[str], language: str = "en", store: Store | None = None) -> Self:
        """Return an evening with these people in the lobby."""
        evening = cls(Server(Directory(store or Memory()), Here(), COMMANDS, lambda lines: True))
        for name in names:
            evening.come(name, language)
        return evening

    def come(self, name: str, language: str = "en", *, guest: bool = False) -> None:
        """Let somebody come in."""
        directory = self.server.directory
        known = directory.people.get(name.lower())
        if known is None:
            known = Known(name, "secret", guest, settings={"language": language, "width": 0})
            directory.remember(known)
        self.ears[name] = Ears()
        self.server.enter(directory.user_of(known), self.ears[name])
        self.ears[name].texts()

    def go(self, name: str) -> None:
        """Let somebody's connection end."""
        self.server.drop(self.server.directory.users[name.lower()], self.ears.pop(name))

    def types(self, name: str, line: str) -> list[str]:
        """Type a line; return what its typist hears at once, without the prompt."""
        self.ears[name].texts()
        self.server.typed(self.server.directory.users[name.lower()], line)
        return self.ears[name].texts()[:-1]

    def hears(self, name: str) -> list[str]:
        """Return what somebody has heard since."""
        return self.ears[name].texts()

    def table_of(self, name: str) -> ServerTable:
        """Return where somebody is."""
        return self.server.at[name.lower()]

    async def finish(self, table: ServerTable) -> None:
        """Play a game to its end, by chance."""
        playing = table.playing
        assert playing is not None
        while not playing.over:
            playing.room.play(random_moves(playing.match.table, self.chance)[0])
            playing.go_on()
            await settle()

    async def play_round(self, name: str, word: str = "league play") -> None:
        """Let everybody of a league play their table of the round."""
        leagues = self.server.directory.competition.leagues
        league = leagues.all[name]
        current = league.current
        assert current is not None
        for each in current.tables:
            for key in each.people:
                self.types(league.members[key].name, word)
            await settle()
            await self.finish(self.table_of(league.members[each.people[0]].name))


async def settle() -> None:
    """Let everything happen that does so by itself."""
    for _ in range(TURNS):
        await asyncio.sleep(0)
