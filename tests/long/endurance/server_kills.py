"""A server that is killed while forty people play: no answer that was told may be lost.

    python -m tests.long.endurance.server_kills 300

They play at twenty tables, all four games, by all doors, and now and then ask for the last events.
After each kill, what they have heard so must be in the store, word by word. Then the server is
started again, and all come back: each must hear the question that the store says they are asked.
"""

import asyncio
import shutil
import sys
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from accessible_games.games import GAMES
from accessible_games.match.person import Person
from accessible_games.server.commands.all_commands import COMMANDS
from accessible_games.server.lobby.directory import Directory
from accessible_games.server.lobby.server import Server
from accessible_games.server.storage.data_files import STORE
from accessible_games.server.storage.database import Database
from tests.long.crowd.doors import connect_by_any
from tests.long.crowd.player import OVER, Figures, Pair, Player
from tests.long.crowd.process import Ports, add_accounts, free_ports, running
from tests.server.people import Here

TABLES = 20
LONGEST = 2.0
"""Seconds after which the server is killed at the latest."""
PAUSE = 0.25
"""Seconds that everybody thinks: a server understands five lines a second."""
ASKING = 0.3
"""How often they ask for the last events instead of answering."""
LAST, COMPARED = "last 8", 3
"""What they ask then, and how many lines of the answer are compared: news may come before it."""
PATIENCE = 60.0
"""Seconds after which something hangs."""


@dataclass(eq=False)
class Witness(Player):
    """Somebody who remembers what must not be forgotten."""

    chance: Random = field(default_factory=Random)
    proof: str = ""
    """What they heard last of the last events."""
    asking: bool = False

    def connect(self, send: Callable[[str], None]) -> None:
        """See Player."""
        super().connect(send)
        self.asking = False

    def answer(self, prompt: str, heard: Sequence[str]) -> None:
        """See Player."""
        if self.asking:
            self.proof = " ".join(heard[-COMPARED:])
        self.asking = not self.asking and not self.ear.waits and self.chance.random() < ASKING
        if self.asking:
            self.think(self, LAST)
        else:
            super().answer(prompt, heard)

    def hear(self, line: str) -> None:
        """See Player; another game at the table has another record."""
        if line in OVER:
            self.proof, self.asking = "", False
        super().hear(line)

    def hear_prompt(self) -> None:
        """See Player; what was proved of a game is not looked for when it is over."""
        if self.lines[-1] in ("Lobby.", "Before the game."):
            self.proof = ""
        super().hear_prompt()


@dataclass
class Findings:
    """What came of all kills."""

    kills: int = 0
    proofs: int = 0
    """How often what somebody had heard was looked for in the store."""
    questions: int = 0
    """How often somebody had to hear a question again."""
    back: list[float] = field(default_factory=list)
    """Seconds until all were back, counted from when the server let them in."""
    wrong: list[str] = field(default_factory=list)

    def told(self) -> str:
        """All of it in a few lines."""
        back = sorted(self.back) or [0.0]
        return "\n".join(
            [
                f"{self.kills} kills, {self.proofs} proofs, {self.questions} questions, "
                f"{len(self.wrong)} wrong",
                f"all back within {back[len(back) // 2]:.2f} s (half of the times), "
                f"{back[-1]:.2f} s (always)",
                *self.wrong[:20],
            ]
        )


class Evening:
    """Forty people whose server is killed again and again."""

    def __init__(self, data: Path, tables: int, findings: Findings) -> None:
        self.data, self.chance, self.findings = data, Random(1), findings
        self.ports: Ports = free_ports()
        self.players: list[Witness] = []
        for number, game in zip(range(tables), cycle(GAMES), strict=False):
            pair = [self._witness(f"Anna{number}"), self._witness(f"Ben{number}")]
            Pair(pair[0], pair[1], f"new {game.replace('-', ' ')} 4 random", repeats=True)
            self.players += pair
        add_accounts(data, [player.name for player in self.players], quick=False)
        self.expected: dict[str, str] = {}
        """What each is asked, by name, as the store has it."""

    def _witness(self, name: str) -> Witness:
        return Witness(name, Figures(), self._think, chance=self.chance)

    def _think(self, player: Player, text: str) -> None:
        def type_now() -> None:
            if player.in_game:
                player.type(text)

        pause = PAUSE * self.chance.uniform(0.9, 1.5)
        asyncio.get_running_loop().call_later(pause, type_now)

    async def step(self) -> None:
        """Start the server, play for a while, kill it, and look what is left."""
        with running(self.data, self.ports) as server:
            begun, marks = perf_counter(), [len(player.lines) for player in self.players]
            wires = await asyncio.gather(
                *(connect_by_any(each, self.ports, n) for n, each in enumerate(self.players))
            )
            async with asyncio.timeout(PATIENCE):
                while not all(map(self._is_back, self.players, marks)):
                    await asyncio.sleep(0.001)
            self.findings.back.append(perf_counter() - begun)
            self.findings.questions += len(self.expected)
            await asyncio.sleep(self.chance.uniform(0, LONGEST))
            server.kill()
            await asyncio.gather(*(wire.ended for wire in wires))
        self.findings.kills += 1
        self.look()

    def _is_back(self, player: Player, mark: int) -> bool:
        """Whether somebody was welcomed, and hears a question if they are asked one."""
        welcome = any(line.startswith("Welcome, ") for line in player.lines[mark:])
        asked = self.expected.get(player.name)
        return welcome and (asked is None or asked in player.lines[mark:])

    def look(self) -> None:
        """Compare a copy of the store with what everybody has heard."""
        with TemporaryDirectory() as folder:
            for file in self.data.glob(f"{STORE}*"):
                shutil.copy(file, folder)
            with closing(Database(Path(folder) / STORE)) as store:
                server = Server(Directory(store), Here(), COMMANDS, lambda lines: True)
                for table in [*server.tables.values()]:
                    server.wake(table)
                self.expected.clear()
                for player in self.players:
                    self._compare(player, person_of(server, player.name))

    def _compare(self, player: Witness, person: Person | None) -> None:
        if person is None:
            return
        decision = person.match.decision_of(person.seat)
        if decision is not None:
            self.expected[player.name] = person.narrator.prompt(decision).strip()
        if player.proof:
            self.findings.proofs += 1
            events = [event for _, event in person.history.told]
            kept = " ".join(person.narrator.events(events))
            if player.proof not in kept:
                self.findings.wrong.append(f"{player.name}: {player.proof!r}, not {kept[-200:]!r}")


def person_of(server: Server, name: str) -> Person | None:
    """Somebody's part in the game that they play."""
    user = server.directory.users.get(name.casefold())
    table = server.at.get(name.casefold())
    return None if user is None or table is None else table.person_of(user)


async def endure(kills: int, findings: Findings, tables: int = TABLES) -> None:
    """Kill the server so often."""
    with TemporaryDirectory() as folder:
        evening = Evening(Path(folder), tables, findings)
        while findings.kills < kills:
            await evening.step()


if __name__ == "__main__":
    found = Findings()
    with suppress(KeyboardInterrupt):  # it may be ended early
        asyncio.run(endure(int(sys.argv[1]), found))
    print(found.told())
