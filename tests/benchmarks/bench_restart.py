"""A restart of a server while people play: who stays, and how long everybody waits.

    python -m tests.benchmarks.bench_restart [--telnet 300] [--join 0] [--page 0] [--restarts 3]

People play as in `bench_server`. A restart is ordered, and each of them waits from its announcement
until they hear the server again: those by telnet keep their connection; our own clients and pages
come back by themselves, as their programs do, without signing in. After it all play on.
The clients are all in one process, which has as much to do as the server for each new connection:
what it takes of the CPU is told beside what the server takes, from the announcement until all are
back.
"""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

import asyncssh

from accessible_games.client.link import PAUSES
from accessible_games.server.storage import orders
from tests.benchmarks.bench_server import Crowd, enter
from tests.long.crowd.doors import CONNECTIONS, RETURNS, Wire
from tests.long.crowd.player import Player
from tests.long.crowd.process import Ports, add_accounts, free_ports, running, spent

if sys.platform != "win32":
    import resource

NOW, BACK = "The server restarts now.", "The server is back."
SOON, AGAIN = PAUSES[:2]
"""Seconds before a lost connection is tried again, as our client does."""
PATIENCE = 60.0


class Listener(Player):
    """Somebody who measures how long they hear nothing of the server."""

    gone_at = 0.0
    waited = 0.0

    def welcome(self) -> None:
        """See Player."""
        self._end()

    def hear(self, line: str) -> None:
        """See Player."""
        if line.startswith(NOW):
            self.gone_at, self.waited = perf_counter(), 0.0
        elif line.startswith(BACK):
            self._end()
        super().hear(line)

    def _end(self) -> None:
        if self.gone_at and not self.waited:
            self.waited = perf_counter() - self.gone_at


class Evening:
    """A crowd that comes back whenever it has lost its connection."""

    def __init__(self, load: argparse.Namespace) -> None:
        self.crowd, self.ports = Crowd(load, kind=Listener), free_ports()
        self.ended = dict.fromkeys(CONNECTIONS, 0)
        self.failed = 0
        """How many attempts to come back have failed."""
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def people(self) -> list[tuple[str, Listener]]:
        """Everybody, with their doors."""
        return [(door, each) for door, each in self.crowd.players if isinstance(each, Listener)]

    async def come(self, door: str, player: Player, ports: Ports, number: int) -> Wire:
        """Let somebody in, and again whenever they lose the connection."""
        wire = await CONNECTIONS[door](player, ports, number)
        self.tasks.append(asyncio.create_task(self._return(wire, door, player, number)))
        return wire

    async def _return(self, wire: Wire, door: str, player: Player, number: int) -> None:
        while True:
            await wire.ended
            self.ended[door] += 1
            await asyncio.sleep(SOON)
            while True:
                try:
                    wire = await RETURNS[door](wire, self.ports, number)
                    break
                except (OSError, EOFError, asyncssh.Error):
                    self.failed += 1
                    await asyncio.sleep(AGAIN)

    async def restart(self, data: Path) -> dict[str, list[float]]:
        """Restart; return how long everybody waited, by their doors."""
        for _, player in self.people:
            player.gone_at = player.waited = 0.0
        await asyncio.to_thread(orders.give, data, "restart 0")
        async with asyncio.timeout(PATIENCE):
            while not all(player.waited for _, player in self.people):
                await asyncio.sleep(0.01)
        found: dict[str, list[float]] = {}
        for door, player in self.people:
            found.setdefault(door, []).append(player.waited)
        return found


async def report(load: argparse.Namespace) -> list[str]:
    """The lines of the benchmark."""
    evening, lines = Evening(load), []
    crowd, figures = evening.crowd, evening.crowd.figures
    with TemporaryDirectory() as folder:
        data = Path(folder)
        add_accounts(data, [player.name for _, player in crowd.players], quick=True)
        with running(data, evening.ports) as server:
            await enter(crowd, crowd.players, evening.ports, evening.come)
            for number in range(1, load.restarts + 1):
                figures.clear()
                await asyncio.sleep(load.think)
                before = spent(server.pid), process_time()
                found = await evening.restart(data)
                cpu = spent(server.pid) - before[0], process_time() - before[1]
                during = max(figures.answers, default=0.0)
                figures.clear()
                await asyncio.sleep(2 * load.think)
                lines += [
                    f"restart {number}: the slowest answer to a line {during:.2f} s, "
                    f"then {len(figures.answers)} answers in {2 * load.think:.0f} s",
                    f"  CPU {cpu[0]:.1f} s of the server, {cpu[1]:.1f} s of all clients, "
                    f"{evening.failed} attempts failed so far",
                    *(told(door, waited, evening.ended[door]) for door, waited in found.items()),
                ]
            for task in evening.tasks:
                task.cancel()
    return lines


def told(door: str, waited: Sequence[float], ended: int) -> str:
    """How long people by one door waited."""
    each = sorted(waited)
    return (
        f"  {len(each)} by {door}: {ended} connections lost so far, silence of "
        f"{each[len(each) // 2]:.2f} s for half of them, {each[-1]:.2f} s at most"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--telnet", type=int, default=300, help="people who come by telnet")
    parser.add_argument("--join", type=int, default=0, help="people who come by our own client")
    parser.add_argument("--page", type=int, default=0, help="people who come by the page")
    parser.add_argument("--restarts", type=int, default=3, help="how often it restarts")
    parser.add_argument("--think", type=float, default=5, help="seconds before each line")
    parser.set_defaults(ssh=0, hard=0, game=None)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    print("\n".join(asyncio.run(report(parser.parse_args(arguments)))))


if __name__ == "__main__":
    main()
