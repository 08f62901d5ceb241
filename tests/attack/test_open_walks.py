"""Whatever people do at tables that are open to anybody, in whatever order: all of it stays true.

Nobody is at two places, no seat has two people, nobody is told of a table who does not wish it or
plays, and nobody plays again who has not agreed.
"""

import asyncio
from dataclasses import dataclass, field
from random import Random

import pytest

from accessible_games.server.lobby.game_session import GameSession
from accessible_games.server.lobby.table import ServerTable
from tests.server.house import House, at_house

NAMES = ("Ada", "Bea", "Cid", "Dan")
STEPS = 150
GAMES = ("life 3", "life 4", "mau mau 2", "mau mau", "lifeboat 4", "evening")
SAID = (
    *("again", "again", "again", "open", "open", "tables on", "tables off", "quick", "leave"),
    *("begin", "end", "yes", "no", "agree", "away", "close", "close off", "1", "people", "join"),
    *("tables", "undo", "quick more", "quick closed", "nochmal", "last"),
)
TOLD = ("has an open table", "alone. For the next game")
AGREES = ("again", "yes", "agree", "begin", "nochmal", "join", "quick", "new")


def line(chance: Random) -> str:
    """Return something that somebody types."""
    other, game = chance.choice(NAMES), chance.choice(GAMES)
    several = (f"new {game} random", f"quick {game} random", f"quick {game}", f"join {other}")
    more = (*several, f"watch {other}", f"ignore {other}", f"kick {other}", f"hold {other}")
    return chance.choice((*SAID, *more, *several))


def check(house: House) -> None:
    """Check what must always be so."""
    server = house.server
    for table in server.tables.values():
        company, seats = table.company, range(table.plan.seats)
        people = [*company.users()]
        assert len({each.key for each in people}) == len(people)
        assert {*company.members} <= {*seats}
        assert {each.key for each in company.waiting()} <= company.coming
        if table.playing is not None:
            assert {*company.members} <= {*table.playing.match.people}
            for seat, user in company.members.items():
                assert table.playing.match.names[seat] == user.name
    for key, table in server.at.items():
        assert server.tables[table.word.casefold()] is table
        assert key in {user.key for user in table.company.users()}


@dataclass
class Walk:
    """Random people, and what has come about."""

    house: House
    chance: Random
    agreed: dict[str, float] = field(default_factory=lambda: dict.fromkeys(NAMES, -1e9))
    """When each has last agreed to anything."""
    games: list[GameSession] = field(default_factory=list)
    seen: set[str] = field(default_factory=set)

    def step(self) -> None:
        """Let somebody come, be cut off or type."""
        name = self.chance.choice(NAMES)
        if self.house.user(name).connection is None:
            self.house.come(name)
        elif (number := self.chance.random()) < 0.1:
            self.house.cut(name)
        elif number < 0.2:
            self.end()
        else:
            self.type(name, line(self.chance))
        check(self.house)
        for table in self.house.server.tables.values():
            for user in table.company.waiting():  # they have asked for a seat
                self.seen.add("waits")
                self.agreed[user.name] = self.house.now()

    def end(self) -> None:
        """Let all games be over."""
        for playing in [table.playing for table in self.house.server.tables.values()]:
            if playing is not None and not playing.over:
                playing.end("table-ended")
                playing.go_on()

    def type(self, name: str, text: str) -> None:
        """Let somebody type, and look who plays again and who was told of a table."""
        if text.split()[0] in AGREES:
            self.agreed[name] = self.house.now()
        self.house.forget()
        playing = [each for each in NAMES if plays(self.house, each)]
        self.house.type(name, text)
        for table in self.house.server.tables.values():
            if table.playing is not None and table.playing not in self.games:
                self.games.append(table.playing)
                if table.plan.turned and text != "begin":
                    self.look_who_agreed(table)
        for each in {*NAMES} - {name}:
            heard = self.house.heard(each)
            if any(part in told for part in TOLD for told in heard):
                self.seen.add("told")
                assert "tables" in self.house.user(each).known.wishes
                assert each not in playing

    def look_who_agreed(self, table: ServerTable) -> None:
        """Check that all who are in another game and here wanted it a short while ago."""
        self.seen.add("again")
        for seat, user in table.company.members.items():
            lately = self.agreed[user.name] >= self.house.now() - 1000
            assert lately or not table.company.is_here(seat), user.name


async def walk(house: House, seed: int) -> set[str]:
    """Let people do anything; return what came about."""
    walked = Walk(house, Random(seed))
    for name in NAMES:
        house.come(name)
    for _ in range(STEPS):
        walked.step()
        await asyncio.sleep(walked.chance.choice((0.0, 1.0, 5.0, 100.0)))
    return walked.seen


def plays(house: House, name: str) -> bool:
    """Whether somebody is in the middle of a game."""
    table = house.server.at.get(name.casefold())
    return table is not None and table.is_begun and not table.is_over


@pytest.mark.parametrize("part", range(4))
def test_whatever_people_do_all_stays_true(part: int) -> None:
    """And all that can come about does so in these walks."""
    seen = set[str]()
    for seed in range(part * 20, part * 20 + 20):
        seen |= at_house(lambda house, seed=seed: walk(house, seed))  # type: ignore[misc]
    assert seen == {"again", "told", "waits"}
