"""Whole games through all doors at once: everybody hears all that is theirs, once and in order.

    python -m tests.long.endurance.server_games 10000

What people hear is compared, line by line, with what the house has told them: their outbox. All of
it is in one process. People of a pair come by different doors, and type as fast as they can.
"""

import asyncio
import sys
from collections import defaultdict, deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any
from unittest.mock import patch

from accessible_games.games import GAMES
from accessible_games.server.connection import line_connection
from accessible_games.server.lobby.outbox import Outbox
from tests.long.crowd.doors import connect_by_any
from tests.long.crowd.ear import Ear
from tests.long.crowd.player import Figures, Pair, Player
from tests.long.crowd.process import Ports, add_accounts
from tests.server.wire import Served, served

TABLES = 20
PATIENCE = 60.0
"""Seconds without any line after which something hangs."""
Told = dict[int, deque[str]]
"""What each was told and has not heard yet, by the identity of their outbox."""


@contextmanager
def noted() -> Iterator[Told]:
    """Notes all that anybody is told, and lets people type as fast as they can."""
    told: Told = defaultdict(deque)
    add = Outbox.add

    def kept(box: Outbox, text: str, after: int, **more: Any) -> None:
        told[id(box)].append(text.strip())
        add(box, text, after, **more)

    with patch.object(Outbox, "add", kept), patch.object(line_connection, "COMMANDS", (1e9, 10**9)):
        yield told


@dataclass
class Findings:
    """What came of all games."""

    figures: Figures = field(default_factory=Figures)
    lines: int = 0
    """Lines that were heard and compared."""
    wrong: list[str] = field(default_factory=list)
    is_over: bool = False
    """Whether what is heard now matters no more: the server ends."""

    def told(self) -> str:
        """All of it in a few lines."""
        heading = (
            f"{self.figures.games} games, {self.lines} lines compared, {len(self.wrong)} wrong"
        )
        return "\n".join([heading, *self.wrong[:20]])


@dataclass(eq=False)
class Listener(Player):
    """Somebody whose lines are compared with what they were told behind their welcome."""

    findings: Findings = field(default_factory=Findings)
    server: Served | None = None
    all_told: Told = field(default_factory=dict)
    told: deque[str] | None = None

    def hear(self, line: str) -> None:
        """See Player."""
        if self.told is None and self.server is not None and line.startswith("Welcome, "):
            user = self.server.server.directory.users[self.name.casefold()]
            self.told = self.all_told[id(user.outbox)]  # the welcome itself goes past it
        elif self.told is not None and not self.findings.is_over:
            self.findings.lines += 1
            expected = self.told.popleft() if self.told else "nothing"
            if line.strip() != expected:
                self.findings.wrong.append(f"{self.name} hears {line!r} instead of {expected!r}")
        super().hear(line)

    def answer(self, prompt: str, heard: Sequence[str]) -> None:
        """See Player; what was compared is forgotten."""
        super().answer(prompt, heard)
        self.forget()


class Evening:
    """Pairs at their tables, each of whom comes by another door."""

    def __init__(self, server: Served, told: Told, tables: int, findings: Findings) -> None:
        self.findings, self.chance = findings, Random(1)
        self.server, self.told = server, told
        self.players: list[Listener] = []
        for number, game in zip(range(tables), cycle(GAMES), strict=False):
            pair = [self._listener(f"{name}{number}") for name in ("Anna", "Ben")]
            Pair(pair[0], pair[1], f"new {game.replace('-', ' ')} 4 random")
            self.players += pair

    def _listener(self, name: str) -> Listener:
        ear = Ear(self.chance)
        return Listener(
            name, self.findings.figures, type_at_once, ear,
            findings=self.findings, server=self.server, all_told=self.told,
        )  # fmt: skip

    async def play(self, games: int) -> None:
        """Play so many games, at all tables together."""
        opened = self.server.opened
        ports = Ports(opened.plain, opened.ssh, opened.page)
        for number, player in enumerate(self.players):
            await connect_by_any(player, ports, number)
        lines, since = 0, perf_counter()
        while self.findings.figures.games < games and not self.findings.wrong:
            await asyncio.sleep(0.01)
            if self.findings.lines > lines:
                lines, since = self.findings.lines, perf_counter()
            elif perf_counter() > since + PATIENCE:
                self.findings.wrong.append(f"silent after {[each.prompt for each in self.players]}")


def type_at_once(player: Player, text: str) -> None:
    """Type a line without a thought."""
    asyncio.get_running_loop().call_soon(player.type, text)


async def endure(games: int, findings: Findings, tables: int = TABLES) -> None:
    """Play so many games."""
    with noted() as told, TemporaryDirectory() as folder:
        names = [f"{name}{number}" for name in ("Anna", "Ben") for number in range(tables)]
        add_accounts(Path(folder), names, quick=True)
        async with served(Path(folder), page_port=0) as server:
            try:
                await Evening(server, told, tables, findings).play(games)
            finally:
                findings.is_over = True


if __name__ == "__main__":
    found = Findings()
    with suppress(KeyboardInterrupt):  # it may be ended early
        asyncio.run(endure(int(sys.argv[1]), found))
    print(found.told())
