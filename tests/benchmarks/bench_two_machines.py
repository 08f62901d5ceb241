"""What a second machine costs: how long a change takes until it may be told.

    python -m tests.benchmarks.bench_two_machines [500]

The second machine is a process of its own, on the loopback, with the same disk. A change waits for
others for some milliseconds before it is written, with a second machine or without.
"""

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import quantiles
from subprocess import DEVNULL
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from accessible_games.server.storage import writer
from accessible_games.server.storage.store import Store
from tests.running import Started
from tests.server.test_serving import command, free_port
from tests.server.two_machines import News, leader
from tests.server.wire import Served, served


async def measured(server: Served, changes: int) -> tuple[list[float], float]:
    """Return the seconds until each change counts, and the seconds of CPU for each."""
    store: Store = server.server.directory.store
    loop, found, before = asyncio.get_running_loop(), [], process_time()
    done = asyncio.Event()

    def told(problem: str) -> None:
        loop.call_soon_threadsafe(done.set)

    store.listen(told)
    for _ in range(changes):
        begun, ticket = perf_counter(), store.append("amber river stone", "1 lay 3 4 5\n")
        while store.committed < ticket:
            done.clear()
            await done.wait()
        found.append(perf_counter() - begun)
    return found, (process_time() - before) / changes


async def alone(folder: Path, changes: int) -> str:
    """Measure one machine."""
    async with served(folder / "alone") as server:
        return said("alone", *await measured(server, changes))


async def followed(folder: Path, changes: int) -> str:
    """Measure two machines."""
    first, second, news = folder / "first", folder / "second", News()
    async with served(first, leader=leader(second, news, waits=True)) as server:
        doors = ("--port", str(free_port()), "--ssh-port", str(free_port()))
        words = command(second, *doors, "--follow", f"127.0.0.1:{server.opened.ssh}")
        with Started(words, stdout=DEVNULL):
            await news.heard("followed")
            return said("with a second machine", *await measured(server, changes))


def said(name: str, found: Sequence[float], cpu: float) -> str:
    """What was measured."""
    gathering = writer.GATHERING * 1000
    hundredths = [each * 1000 for each in quantiles(found, n=100)]
    return (
        f"{name}: a change counts after {hundredths[49]:.2f} ms in half of the cases, "
        f"{hundredths[98]:.2f} ms in 99 of 100, of which it waits for others for "
        f"{gathering:.0f} ms; CPU {cpu * 1000:.2f} ms"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    words = sys.argv[1:] if arguments is None else arguments
    changes = int(words[0]) if words else 500
    with TemporaryDirectory() as folder:
        for measure in (alone, followed):
            print(asyncio.run(measure(Path(folder), changes)))


if __name__ == "__main__":
    main()
