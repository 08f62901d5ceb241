"""A server on the loopback for tests, and clients that speak telnet with it."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self, TypeVar

from accessible_games import failure
from accessible_games.server import serving
from accessible_games.server.lobby.server import Server
from accessible_games.server.lobby.table import ServerTable
from accessible_games.server.serving import Opened, ServeOptions

T = TypeVar("T")
PATIENCE = 60.0
"""Seconds after which something hangs."""
COMMAND = re.compile(rb"\xff(?:\xfa.*?\xff\xf0|[\xfb-\xfe].|[^\xfa-\xff])", re.DOTALL)
GO_AHEAD, TIMING_MARK, NO_TIMING_MARK = b"\xff\xf9", b"\xff\xfd\x06", b"\xff\xfc\x06"
NO_NAMES = b"\xff\xfc\x18"
"""The answer of a client that does not tell its name."""
PASSWORD = "correct horse"


def run(work: Coroutine[Any, Any, T]) -> T:
    """Return the result of a coroutine; fail if it hangs."""

    async def bounded() -> T:
        async with asyncio.timeout(PATIENCE):
            return await work

    return asyncio.run(bounded())


@dataclass
class Client:
    """A person with a telnet client: all lines that have come, and the prompts among them."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    marks: bool = True
    """Whether the client confirms how far it has come."""
    raw: bytearray = field(default_factory=bytearray)
    lines: list[str] = field(default_factory=list)
    prompts: list[str] = field(default_factory=list)
    over: bool = False
    _rest: bytes = b""
    _taken: int = 0

    @classmethod
    async def connect(cls, port: int, *, marks: bool = True, **options: Any) -> Self:
        """Return a connected client; *options* are those of `asyncio.open_connection`."""
        where: dict[str, Any] = {} if "sock" in options else {"host": "127.0.0.1", "port": port}
        client = cls(*await asyncio.open_connection(**where, **options), marks=marks)
        if marks:
            client.writer.write(NO_NAMES)
        return client

    async def read(self) -> None:
        """Take what comes next."""
        data = await self.reader.read(65536)
        self.over = self.over or not data
        self.raw += data
        self._rest += data
        while b"\r\n" in self._rest or GO_AHEAD in self._rest:
            end = self._rest.find(b"\r\n")
            mark = self._rest.find(GO_AHEAD)
            if mark >= 0 and (end < 0 or mark < end):
                self._rest = self._rest[:mark] + self._rest[mark + 2 :]
                self.prompts.append(self.lines[-1])
                continue
            line, self._rest = self._rest[:end], self._rest[end + 2 :]
            self._answer(line)
            self.lines.append(COMMAND.sub(b"", line).decode())
        self._rest = self._answer(self._rest)

    def _answer(self, data: bytes) -> bytes:
        """Answer the marks in some bytes; return the bytes without them."""
        if self.marks:
            self.writer.write(NO_TIMING_MARK * data.count(TIMING_MARK))
        return data.replace(TIMING_MARK, b"")

    async def hears(self, text: str) -> list[str]:
        """Return the lines since the last awaited ones, up to one that contains a text."""
        while True:
            for number in range(self._taken, len(self.lines)):
                if text in self.lines[number]:
                    found, self._taken = self.lines[self._taken : number + 1], number + 1
                    return found
            if self.over:
                raise AssertionError(f"{text!r} is not in {self.lines[self._taken :]}")
            await self.read()

    async def prompted(self, count: int = 1) -> list[str]:
        """Return the lines since the last awaited ones, once so many prompts have come."""
        wanted = len(self.prompts) + count
        while len(self.prompts) < wanted and not self.over:
            await self.read()
        found, self._taken = self.lines[self._taken :], len(self.lines)
        return found

    async def ends(self) -> list[str]:
        """Return all lines since then, once the server has closed the connection."""
        while not self.over:
            try:
                await self.read()
            except ConnectionError:
                self.over = True
        self.writer.close()
        found, self._taken = self.lines[self._taken :], len(self.lines)
        return found

    def type(self, *lines: str) -> None:
        """Type lines."""
        self.writer.write("".join(f"{line}\r\n" for line in lines).encode())

    async def says(self, line: str) -> list[str]:
        """Type a line; return what comes up to the next prompt."""
        self.type(line)
        return await self.prompted()

    def cut(self) -> None:
        """Break the connection."""
        self.writer.transport.abort()


@dataclass
class Served:
    """A running server."""

    data: Path
    opened: Opened
    clients: list[Client] = field(default_factory=list)

    @property
    def server(self) -> Server:
        """The server behind its connections."""
        return self.opened.server

    async def client(self, **options: Any) -> Client:
        """Return a client that has connected and has heard the greeting."""
        client = await Client.connect(self.opened.plain, **options)
        self.clients.append(client)
        await client.prompted()
        return client

    async def person(self, name: str, *, language: str = "en", **options: Any) -> Client:
        """Return a person with an account, whether they had it before or not."""
        client = await self.client(**options)
        if language != "en":
            await client.says(language)
        if name.casefold() in self.server.directory.people:
            await client.says(name)
            client.type(PASSWORD)
            await client.hears(f", {name}.")
            return client
        for line in (name, {"en": "yes", "de": "ja", "fr": "oui"}[language], PASSWORD, PASSWORD):
            await client.says(line)
        return client

    async def three(self) -> tuple[Client, Client, Client]:
        """Return Anna, Ben and Cleo in the lobby."""
        anna, ben, cleo = [await self.person(name) for name in ("Anna", "Ben", "Cleo")]
        return anna, ben, cleo

    async def guest(self, words: str, name: str, **options: Any) -> Client:
        """Return a guest at a table."""
        client = await self.client(**options)
        await client.says(words)
        client.type(name)
        await client.hears(", with ")
        return client

    def table(self) -> ServerTable:
        """The only table."""
        (table,) = self.server.tables.values()
        return table


@asynccontextmanager
async def served(data: Path, **options: Any) -> AsyncIterator[Served]:
    """Yield a server that runs until the block is left."""
    stop, ready = asyncio.Event(), asyncio.get_running_loop().create_future()
    task = asyncio.create_task(
        serving.serve(ServeOptions(data, 0, **options), ready.set_result, stop)
    )
    await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED)
    if task.done():
        await task
    server = Served(data, await ready)
    try:
        yield server
    except BaseException:
        for client in server.clients:
            print(client.lines[-12:])
        raise
    finally:
        stop.set()
        for client in server.clients:
            client.writer.close()
        await task
        for client in server.clients:
            with suppress(OSError):
                await client.writer.wait_closed()


def at_server(data: Path, evening: Callable[[Served], Awaitable[T]]) -> T:
    """Return the result of something that happens on a server, which is gone afterwards."""

    async def whole() -> T:
        async with served(data) as server:
            return await evening(server)

    return run(whole())


def planted(*given: object) -> None:
    """Fail as a bug does."""
    raise RuntimeError("planted")


def assert_planted_is_kept(data: Path) -> None:
    """Check that the maintainer finds the bug in a file."""
    (file,) = failure.crash_files(data / "crashes")
    assert "planted" in file.read_text("utf-8")


def said(lines: Sequence[str], text: str) -> int:
    """Return how many lines contain a text."""
    return sum(text in line for line in lines)
