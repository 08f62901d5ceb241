"""A restart with encrypted connections: they end cleanly, and their people are back at once."""

import asyncio
import ssl
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from shutil import which
from typing import Any

import pytest

from accessible_games.server import doors
from accessible_games.server.storage import orders
from tests.server.joining import joined
from tests.server.page.test_serving_pages import certificate
from tests.server.page.visiting import at_the_page
from tests.server.ssh.wire import SshClient, at_ssh, connection
from tests.server.test_restarting import order, until_restart
from tests.server.wire import PASSWORD, Client, Served, run, served

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="there a restart is another process"),
    pytest.mark.skipif(which("openssl") is None, reason="there is no openssl here"),
]
NOW = "The server restarts now. Your games go on in a moment."


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let orders be taken at once, and wait for clients however busy the machine is."""
    monkeypatch.setattr(orders, "EVERY", 0.01)
    monkeypatch.setattr(doors, "RETURNING", 60.0)


class Encrypted:
    """A client with TLS for telnet, and whoever comes by it."""

    def __init__(self, folder: Path) -> None:
        file, key = certificate(folder)
        self.options: dict[str, Any] = {"certificate": str(file), "key": str(key)}
        self._context = ssl.create_default_context(cafile=str(file))

    async def client(self, server: Served) -> Client:
        """Return a client that has heard the greeting."""
        port, name = server.opened.encrypted, "localhost"
        client = await Client.connect(port, ssl=self._context, server_hostname=name)
        server.clients.append(client)
        await client.prompted()
        return client


async def answers(client: SshClient, *told: tuple[str, str]) -> None:
    """Type something after each of these questions."""
    for question, text in told:
        await client.hears(question)
        client.type(text)


@asynccontextmanager
async def two_at_a_table(server: Served, tls: Encrypted) -> AsyncIterator[tuple[SshClient, Client]]:
    """Yield Anna by SSH and Ben by TLS, who play with a computer player."""
    ben = await tls.client(server)
    for line in ("Ben", "yes", PASSWORD, PASSWORD):
        await ben.says(line)
    async with at_ssh(server, "Anna", password=None) as anna:
        new = ("no?", "yes"), ("Password?", PASSWORD), ("again?", PASSWORD)
        await answers(anna, *new, ("Lobby.", "new life is life 3 random"))
        await anna.hears("Before the game.")
        await ben.says("join anna")
        anna.type("begin")
        await ben.hears("Anna begins the game.")
        yield anna, ben


def test_they_end_with_a_sentence_and_come_back_to_their_seats(tmp_path: Path) -> None:
    """By SSH with the status 0, by TLS with its own end; nobody is refused or asked anything."""
    tls = Encrypted(tmp_path)

    async def evening() -> None:
        async with until_restart(tmp_path, hands_over=True, **tls.options) as (server, _):
            async with two_at_a_table(server, tls) as (anna, ben):
                await order(tmp_path, "restart 0")
                await anna.hears(NOW)
                await anna.ends()
                await anna.process.wait_closed()
                assert anna.process.exit_status == 0
                assert NOW in await ben.ends()
                assert ben.reader.exception() is None  # TLS has said that nothing more comes
            ports = server.opened.plain, server.opened.encrypted, server.opened.ssh
        async with served(tmp_path, **tls.options) as after:
            opened = after.opened
            assert (opened.plain, opened.encrypted, opened.ssh) == ports
            ben = await tls.client(after)
            await ben.says("Ben")
            ben.type(PASSWORD)
            await ben.hears("Welcome, Ben.")
            async with at_ssh(after, "Anna") as anna:
                await anna.hears("Welcome, Anna.")
                anna.type("scores")
                await anna.hears("Lives: ")
                company = after.table().company
                assert {each.key for each in company.members.values()} == {"anna", "ben"}
                assert all(each.connection for each in company.members.values())

    run(evening())


# Nobody is waited for -----------------------------------------------------------------------------

Door = Callable[[Served, Encrypted], Awaitable[Any]]


async def by_tls(server: Served, tls: Encrypted) -> Any:
    """Return the transport of a client with TLS."""
    return (await tls.client(server)).writer.transport


async def by_ssh(server: Served, tls: Encrypted) -> Any:
    """Return the transport of a client with SSH."""
    connected = await connection(server, "Dora")
    await connected.create_process()
    return connected._transport


async def by_join(server: Served, tls: Encrypted) -> Any:
    """Return the transport of our own client."""
    return (await joined(server, "Dora")).writer._transport  # type: ignore[attr-defined]


async def by_page(server: Served, tls: Encrypted) -> Any:
    """Return the transport of a browser."""
    return (await at_the_page(server, "Dora")).writer.transport


@pytest.mark.parametrize("door", [by_tls, by_ssh, by_join, by_page])
def test_who_does_not_answer_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, door: Door
) -> None:
    """A client that reads nothing any more is cut off, where a stop would wait longer."""
    monkeypatch.setattr(doors, "RETURNING", 0.05)
    monkeypatch.setattr(doors, "CLOSING", 3600.0)  # a restart that waited so long would hang here
    tls = Encrypted(tmp_path)
    options = tls.options if door is by_tls else {"page_port": 0}

    async def evening() -> None:
        async with until_restart(tmp_path, hands_over=True, **options) as (server, news):
            anna, asleep = await server.person("Anna"), await door(server, tls)
            asleep.pause_reading()
            await order(tmp_path, "restart 0")
            while "now 0" not in news:
                await asyncio.sleep(0)
            clients = [*server.clients]
            server.clients.clear()
        async with served(tmp_path) as after:
            after.clients.extend(clients)
            await anna.hears("The server is back.")
            asleep.abort()

    run(evening())
