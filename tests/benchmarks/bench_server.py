"""How many people one server bears: what they wait, its memory and its CPU.

    python -m tests.benchmarks.bench_server [--telnet 1000] [--ssh 0] [--join 0] [--page 0]
                                            [--hard 0] [--against FOLDER]

The server is a process of its own on the loopback; all people are in this one. They sit in pairs at
tables of four, with two easy computer players, and think five seconds before each line. `--hard 50`
has fifty more tables beside them at which the computer players search. A server that only sends
back what it gets is measured in the same way, as the reference; so is, before this one, the server
of another copy of the project, such as an earlier version, with the same people.
"""

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory

from accessible_games.games import GAMES
from tests.long.crowd.doors import CONNECTIONS, Wire
from tests.long.crowd.echo import Caller, echoing
from tests.long.crowd.player import Figures, Pair, Player
from tests.long.crowd.process import Ports, add_accounts, free_ports, resident, running, spent
from tests.running import Started

if sys.platform != "win32":
    import resource

HERE = "127.0.0.1"
WARM = 100
"""At most so many pairs are there before memory is measured: all that people share is loaded."""
FEWEST = 10
"""Answers of which anything can be said."""
WARMING = 24
"""So many times the pause between two lines do they play before that, and fill what is shared."""
COMING = 20
"""So many come in at the same time."""
LIMITS = {"telnet": (30, 20), "page": (40, 30), "ssh": (40, 50), "hard": (60, 20)}
"""Milliseconds and KiB; those of SSH hold if anybody comes by it, also with our own client."""
CPU_LIMIT = 1.3
"""Milliseconds of CPU that a line may cost."""


@dataclass
class Crowd:
    """All people, in pairs."""

    load: argparse.Namespace
    figures: Figures = field(default_factory=Figures)
    beside: Figures = field(default_factory=Figures)
    """What those measure who play against computer players that search."""
    chance: Random = field(default_factory=lambda: Random(1))
    players: list[tuple[str, Player]] = field(default_factory=list)
    """Each with a door."""
    pairs: list[Pair] = field(default_factory=list)
    kind: type[Player] = Player

    def __post_init__(self) -> None:
        load = self.load
        games = cycle(load.game or GAMES)
        doors = [door for door in CONNECTIONS for _ in range(getattr(load, door) // 2)]
        self.chance.shuffle(doors)
        for door in doors:
            self._add(door, f"new {next(games)} 4 easy", self.figures)
        for _ in range(load.hard):
            self._add("telnet", f"new {next(games)} 4 hard", self.beside)

    def _add(self, door: str, new: str, figures: Figures) -> None:
        host, guest = (self._player(door, figures) for _ in range(2))
        self.pairs.append(Pair(host, guest, new.replace("-", " ")))

    def _player(self, door: str, figures: Figures) -> Player:
        player = self.kind(f"Anna{len(self.players)}", figures, self.think)
        self.players.append((door, player))
        return player

    def think(self, player: Player, text: str) -> None:
        """Type a line after a while."""
        pause = self.load.think * self.chance.uniform(0.5, 1.5)
        asyncio.get_running_loop().call_later(pause, partial(type_if_there, player, text))


def type_if_there(player: Player, text: str) -> None:
    """Type a line, unless they are asked nothing any more."""
    if player.in_game:
        player.type(text)


@dataclass
class Measured:
    """What a server has taken for so many lines."""

    answers: Sequence[float]
    """Seconds."""
    cpu: float
    """Milliseconds for each line."""

    def percentile(self, hundredth: int) -> float:
        """Milliseconds in which so many of a hundred answers have come."""
        return quantiles(self.answers, n=100)[hundredth - 1] * 1000

    def __str__(self) -> str:
        return (
            f"{len(self.answers)} answers, p50 {self.percentile(50):.1f} ms, "
            f"p99 {self.percentile(99):.1f} ms, CPU {self.cpu:.2f} ms a line"
        )


async def measured(server: Started, figures: Figures, seconds: float) -> Measured:
    """What comes of so many seconds."""
    figures.clear()
    before = spent(server.pid)
    await asyncio.sleep(seconds)
    while len(figures.answers) < FEWEST:
        await asyncio.sleep(0.05)
    cpu = (spent(server.pid) - before) * 1000 / max(1, figures.typed)
    return Measured([*figures.answers], cpu)


async def reference(load: argparse.Namespace) -> Measured:
    """The same with a server that sends back what it gets."""
    loop, chance, figures = asyncio.get_running_loop(), Random(1), Figures()
    with echoing() as (server, port):
        for _ in range(load.telnet + load.ssh + load.join + load.page):
            await loop.create_connection(lambda: Caller(load.think, chance, figures), HERE, port)
        await asyncio.sleep(load.think)
        return await measured(server, figures, load.seconds)


def by_their_door(door: str, player: Player, ports: Ports, number: int) -> Awaitable[Wire]:
    """Connect the person of this number."""
    return CONNECTIONS[door](player, ports, number)


async def enter(
    crowd: Crowd,
    people: Sequence[tuple[str, Player]],
    ports: Ports,
    come: Callable[[str, Player, Ports, int], Awaitable[Wire]] = by_their_door,
) -> None:
    """Let people come in, a few at a time, and wait until all are asked something in a game."""
    gate = asyncio.Semaphore(COMING)

    async def one(door: str, player: Player) -> None:
        async with gate:
            await come(door, player, ports, crowd.players.index((door, player)))

    await asyncio.gather(*(one(*each) for each in people))
    while any(player.pair.begun == 0 for _, player in people if player.pair):
        await asyncio.sleep(0.05)
    await asyncio.sleep(crowd.load.think)


async def report(load: argparse.Namespace) -> list[str]:
    """The lines of the benchmark."""
    lines = [f"sends back only: {await reference(load)}"]
    if load.against is not None:
        lines += [f"{load.against}:", *await measured_at(load, load.against), "this one:"]
    return [*lines, *await measured_at(load, None)]


async def measured_at(load: argparse.Namespace, project: Path | None) -> list[str]:
    """What is found at the server of this or another *project*."""
    crowd, ports = Crowd(load), free_ports()
    with TemporaryDirectory() as folder:
        add_accounts(Path(folder), [player.name for _, player in crowd.players], quick=True)
        with running(Path(folder), ports, project) as server:
            warm = min(2 * WARM, len(crowd.players) // 4 * 2)
            first, rest = crowd.players[:warm], crowd.players[warm:]
            await enter(crowd, first, ports)
            await asyncio.sleep(WARMING * load.think)
            empty = resident(server.pid)
            await enter(crowd, rest, ports)
            found = await measured(server, crowd.figures, load.seconds)
            each = (resident(server.pid) - empty) / max(1, len(rest))
    return told(load, found, each)


def told(load: argparse.Namespace, found: Measured, each: float) -> list[str]:
    """What was found, with the limits."""
    slowest = "ssh" if load.ssh or load.join else "page" if load.page else "telnet"
    p99, memory = LIMITS["hard" if load.hard else slowest]
    people = f"{load.telnet} by telnet, {load.ssh} by SSH, {load.join} by our own client"
    return [
        f"{people}, {load.page} by the page, {load.hard} tables that search: {found}",
        f"  limits: p99 {p99} ms, CPU {CPU_LIMIT} ms a line",
        f"  memory: {each:.1f} KiB a person, limit {memory}",
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--telnet", type=int, default=1000, help="people who come by telnet")
    parser.add_argument("--ssh", type=int, default=0, help="people who come by SSH")
    parser.add_argument("--join", type=int, default=0, help="people who come by our own client")
    parser.add_argument("--page", type=int, default=0, help="people who come by the page")
    parser.add_argument("--hard", type=int, default=0, help="tables that search, beside them")
    parser.add_argument("--think", type=float, default=5, help="seconds before each line")
    parser.add_argument("--seconds", type=float, default=30, help="how long it is measured")
    parser.add_argument("--game", action="append", choices=[*GAMES], help="all if none is named")
    parser.add_argument("--against", type=Path, help="another copy of the project")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    print("\n".join(asyncio.run(report(parser.parse_args(arguments)))))


if __name__ == "__main__":
    main()
