"""A server in a thread, for clients that wait, and a way to it that can be cut.

with Home(folder) as home:
    home.do(home.anna.says("people"))
    with home.join("--name", "ben") as terminal:
        ...
"""

import asyncio
import threading
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any, TypeVar

from accessible_games.__main__ import main
from tests.forking import Work, run_copy
from tests.running import PATIENCE, Running
from tests.server.wire import Client, Served, served
from tests.terminal.driver import Terminal

T = TypeVar("T")


class Way:
    """What carries bytes to a port, until it is cut; while it is blocked it carries nothing."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._writers: set[asyncio.StreamWriter] = set()
        self.is_blocked = False
        self.port = 0

    async def open(self) -> None:
        """Wait for clients."""
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """Break all connections."""
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    def close(self) -> None:
        """Carry nothing any more."""
        self._server.close()
        self.cut()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_blocked:
            writer.transport.abort()
            return
        there = await asyncio.open_connection("127.0.0.1", self._target)
        self._writers |= {writer, there[1]}
        await asyncio.gather(pump(reader, there[1]), pump(there[0], writer))


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Carry bytes in one direction until they end."""
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
        writer.close()


class Home(Running):
    """A server that runs in a thread, with Anna in its lobby, who comes by telnet."""

    server: Served
    anna: Client
    way: Way

    def __init__(self, folder: Path, **options: Any) -> None:
        """*options* are those of `served`."""
        self.folder = folder
        self._options = options
        self._loop = asyncio.new_event_loop()
        self._stop = asyncio.Event()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._ready.wait(PATIENCE)

    def _run(self) -> None:
        self._loop.run_until_complete(self._live())
        self._loop.close()

    async def _live(self) -> None:
        async with served(self.folder / "server", **self._options) as self.server:
            self.anna = await self.server.person("Anna")
            self.way = Way(self.server.opened.ssh)
            await self.way.open()
            self._ready.set()
            await self._stop.wait()
            self.way.close()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """What comes of something that is done at the server."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def says(self, line: str) -> list[str]:
        """Anna types a line; what she hears of it."""
        return self.do(self.anna.says(line))

    def knows(self, name: str) -> None:
        """Somebody was there before, and has a name."""

        async def gets_a_name() -> None:
            client = await self.server.person(name)
            await client.says("leave")
            await client.ends()

        self.do(gets_a_name())

    def cut(self, *, block: bool = False) -> None:
        """Break the connections of the clients, and let them come back or not."""

        async def cut() -> None:
            self.way.is_blocked = block
            self.way.cut()

        self.do(cut())

    def unblock(self) -> None:
        """Let clients come back."""
        self.way.is_blocked = False

    def words(self, *words: str, language: str = "en") -> tuple[str, ...]:
        """What is typed to start the client."""
        own = str(self.folder / "own")
        port = ("--port", str(self.way.port)) if "--port" not in words else ()
        start = ("join", "localhost", *port)
        return (*start, "--data", own, "--config", own, "--language", language, *words)

    def run(self, typed: str, *words: str, language: str = "en") -> CompletedProcess[str]:
        """Run a client with these lines for its input; what it says."""
        return run_copy(Work(main, self.words(*words, language=language)), typed)

    def join(self, *words: str, columns: int = 80, **options: Any) -> Terminal:
        """The client at a terminal."""
        return Terminal(Work(main, self.words(*words)), columns=columns, **options)

    def close(self) -> None:
        """Stop the server; it has gone when this returns."""
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(PATIENCE)
