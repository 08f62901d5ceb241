"""Whatever people do, in whatever order: nobody who is here is held, and no right is taken early.

Each walk has a server of its own without connections, and a clock that only the walk moves.
"""

import asyncio
from dataclasses import dataclass, field
from random import Random

import pytest

from accessible_games.server.commands.all_commands import COMMANDS
from accessible_games.server.lobby.acts import LONG, PATIENCE
from accessible_games.server.lobby.directory import Directory
from accessible_games.server.lobby.server import Server
from accessible_games.server.lobby.table import ServerTable
from accessible_games.server.lobby.user import User
from accessible_games.server.storage.store import Known
from tests.server.people import Here, Memory
from tests.server.test_user import Ears

NAMES = ("Ada", "Bea", "Cid")
STEPS = 150
SAID = ("agree", "yes", "no", "agree", "end", "undo", "leave", "join", "away", "1", "people")
WAITS = (0.0, 1.0, 1.0, 5.0, 100.0, PATIENCE, LONG)


@dataclass
class Walk:
    """An evening of random people."""

    chance: Random
    server: Server = field(init=False)
    now: float = 1000.0
    consents: dict[str, float] = field(default_factory=dict)
    """When each has last agreed to anything, or proposed it."""
    cut_at: dict[str, float] = field(default_factory=dict)
    """Since when each is not here."""

    def __post_init__(self) -> None:
        self.server = Server(Directory(Memory()), Here(), COMMANDS, lambda lines: True)
        for name in NAMES:
            self.server.enter(self.user(name), Ears())
        self.type("Ada", "new life 4 random")
        for name in NAMES[1:]:
            self.type(name, "join ada")
        table = self.table
        assert table is not None
        table.company.absences.clock = table.votes.clock = lambda: self.now
        self.type("Ada", "begin")

    @property
    def table(self) -> ServerTable | None:
        """The only table, if it is still there."""
        return next(iter(self.server.tables.values()), None)

    def user(self, name: str) -> User:
        """Return a person."""
        return self.server.directory.user_of(Known(name, ""))

    def type(self, name: str, text: str) -> None:
        """Let a person type."""
        self.server.typed(self.user(name), text)

    def step(self) -> None:
        """Let something happen."""
        self.now += self.chance.choice(WAITS)
        name = self.chance.choice(NAMES)
        user = self.user(name)
        if user.connection is None:
            self.server.enter(user, Ears())
        elif self.chance.random() < 0.15:
            self.server.drop(user, user.connection)
        else:
            other = self.chance.choice(NAMES)
            text = self.chance.choice((*SAID, f"hold {other}", f"hold {other}", f"kick {other}"))
            if text.partition(" ")[0] in ("agree", "yes", "end", "hold", "kick", "undo"):
                self.consents[name] = self.now
            self.type(name, text)
        self.note()

    def note(self) -> None:
        """Note since when people are away."""
        table = self.table
        for seat, user in {}.items() if table is None else table.company.members.items():
            if table is not None and table.company.is_here(seat):
                self.cut_at.pop(user.name, None)
            else:
                self.cut_at.setdefault(user.name, self.now)

    def absent(self, name: str) -> float:
        """For how long somebody is away."""
        return self.now - self.cut_at.get(name, self.now)


async def walk(seed: int) -> list[str]:
    """Walk until the game is over or long enough; return what was done that needs consent."""
    evening, done = Walk(Random(seed)), list[str]()
    table = evening.table
    assert table is not None
    assert table.playing is not None
    held: set[int] = set()
    members = dict(table.company.members)
    for _ in range(STEPS):
        evening.step()
        await asyncio.sleep(0)
        playing = table.playing
        for seat in [seat for seat in playing.seats.held if seat in table.company.members]:
            assert not table.company.is_here(seat)
            if seat not in held:
                done.append("hold")
                assert evening.absent(table.company.members[seat].name) >= PATIENCE
        held = {seat for seat in playing.seats.held if seat in table.company.members}
        for seat in {*members} - {*table.company.members}:
            done.append("kick")
            agreed = [name for name, when in evening.consents.items() if evening.now - when <= 400]
            assert len([name for name in agreed if name != members[seat].name]) >= 2
        members = dict(table.company.members)
        if playing.over:
            done.append("end")
            for each in members.values():
                recent = evening.now - evening.consents.get(each.name, -1000.0) <= 2 * PATIENCE
                assert recent or evening.absent(each.name) >= LONG, each.name
            break
    playing.stop()
    return done


@pytest.mark.parametrize("part", range(4))
def test_no_walk_takes_a_right_from_somebody(part: int) -> None:
    """Seats are held, games ended and people voted out in them, but only as the list says."""
    done = [each for seed in range(40) for each in asyncio.run(walk(part * 40 + seed))]
    assert {*done} == {"hold", "kick", "end"}
