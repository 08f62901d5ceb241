"""Clients that speak SSH with a server on the loopback, for tests."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import asyncssh

from tests.server.wire import PASSWORD, Served

Process = asyncssh.SSHClientProcess[str]


async def connection(server: Served, name: str, **options: Any) -> asyncssh.SSHClientConnection:
    """Return a connection; without a *password* or *client_keys* nothing is offered."""
    strict = {"known_hosts": None, "config": None, "agent_path": None, "client_keys": None}
    quiet = {**strict, "preferred_auth": "publickey,password", **options}
    return await asyncssh.connect("127.0.0.1", server.opened.ssh, username=name, **quiet)


@dataclass
class SshClient:
    """A person with an SSH client, at a terminal or without one."""

    process: Process
    enter: str
    raw: str = ""
    _taken: int = 0

    @property
    def lines(self) -> list[str]:
        """All lines that have come, even unfinished ones."""
        return self.raw.replace("\r\n", "\n").split("\n")

    async def read(self) -> bool:
        """Take what comes next; return False at the end."""
        text = await self.process.stdout.read(65536)
        self.raw += text
        return bool(text)

    async def hears(self, text: str) -> str:
        """Return everything since the last awaited text, up to this one."""
        while (place := self.raw.find(text, self._taken)) < 0:
            if not await self.read():
                raise AssertionError(f"{text!r} is not in {self.raw[self._taken :]!r}")
        found, self._taken = self.raw[self._taken : place + len(text)], place + len(text)
        return found

    async def ends(self) -> str:
        """Return everything that comes until the server closes the connection."""
        while await self.read():
            pass
        found, self._taken = self.raw[self._taken :], len(self.raw)
        return found

    def type(self, *lines: str) -> None:
        """Type lines."""
        for line in lines:
            self.process.stdin.write(line + self.enter)

    def press(self, keys: str) -> None:
        """Press keys, as a terminal sends them."""
        self.process.stdin.write(keys)

    async def says(self, line: str, answer: str) -> str:
        """Type a line; return what comes up to a text."""
        self.type(line)
        return await self.hears(answer)


@asynccontextmanager
async def at_ssh(
    server: Served, name: str, *, terminal: bool = True, columns: int = 80, **options: Any
) -> AsyncIterator[SshClient]:
    """Yield a person who comes in by SSH, and leaves at the end of the block.

    `window` in the options is how many bytes may come before the client has read them.
    """
    options = {"password": PASSWORD, **options}
    window = {"window": options.pop("window")} if "window" in options else {}
    environment, kind = options.pop("env", {}), options.pop("term_type", "xterm")
    async with await connection(server, name, **options) as connected:
        term: dict[str, Any] = {"term_type": kind, "term_size": (columns, 24)}
        process = await connected.create_process(
            env=environment, **window, **(term if terminal else {"term_type": None})
        )
        yield SshClient(process, "\r" if terminal else "\n")


async def until(server: Served, name: str, here: bool) -> None:
    """Wait until a person is here, or is not."""
    while (name in {each.key for each in server.server.directory.here()}) != here:
        await asyncio.sleep(0.001)
