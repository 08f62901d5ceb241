"""A server that sends back what it gets, to compare others with.

python -m tests.long.crowd.echo
"""

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from time import perf_counter
from typing import cast

from tests.long.crowd.player import Figures
from tests.running import ROOT, Started


async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Send back each line of one client."""
    while line := await reader.readline():
        writer.write(line)
    writer.close()


async def serve() -> None:
    """Serve on the loopback, and say at which port, until the process is ended."""
    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


@contextmanager
def echoing() -> Iterator[tuple[Started, int]]:
    """Such a server, and its port."""
    with Started([sys.executable, "-m", __name__], stdout=-1, text=True, cwd=ROOT) as started:
        assert started.stdout is not None
        yield started, int(started.stdout.readline())


class Caller(asyncio.Protocol):
    """Somebody who sends a line now and then, and measures in seconds when it comes back."""

    def __init__(self, think: float, chance: Random, figures: Figures) -> None:
        self._think, self._chance, self._figures = think, chance, figures

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """See Protocol."""
        self._transport = cast(asyncio.Transport, transport)
        self._wait()

    def _wait(self) -> None:
        pause = self._think * self._chance.uniform(0.5, 1.5)
        asyncio.get_running_loop().call_later(pause, self._send)

    def _send(self) -> None:
        self._figures.typed += 1
        self._sent_at = perf_counter()
        self._transport.write(b"3 goat goat pig\r\n")

    def data_received(self, data: bytes) -> None:
        """See Protocol."""
        self._figures.answers.append(perf_counter() - self._sent_at)
        self._wait()


if __name__ == "__main__":
    asyncio.run(serve())
