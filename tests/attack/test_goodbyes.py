"""Whoever goes, by whatever connection and in whatever way, leaves no crash file and no timer."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import asyncssh
import pytest

from accessible_games import failure
from accessible_games.network.connection_limits import ConnectionLimits
from accessible_games.server import doors
from accessible_games.server.serving import Mistakes
from accessible_games.web import listening
from tests.attack.ahead import HOUR, passes, run_ahead, timers
from tests.server.joining import joined
from tests.server.page.visiting import at_the_page
from tests.server.ssh.wire import at_ssh, connection
from tests.server.wire import Client, Served, served

pytestmark = pytest.mark.slow
SERVER = {"Server._give_up", "Server.expire", "Table._warn"}
"""What the server itself still has to do for people who may come back, however they went."""
NOT_OURS = {"Timeout._on_timeout", "futures._set_result_unless_cancelled"}
"""What the tests themselves wait for."""
ABSENCE = "PageConnection.stop"
"""What is done to a page whose browser does not come back."""

Way = Callable[[Served], Awaitable[Any]]


def assert_no_trace(data: Path, way: Way) -> None:
    """Check that nothing is left of someone who came and went, an hour later."""
    inside, pages = ConnectionLimits(), ConnectionLimits()

    async def evening() -> None:
        async with served(data, page_port=0) as server:
            await way(server)
            while server.server.directory.here() or inside.open or pages.open:
                await asyncio.sleep(0.001)
            left = {*timers()} - SERVER - NOT_OURS
            await passes(HOUR)
            assert failure.crash_files(data / "crashes") == []
            assert left == set()

    with (
        patch.object(doors, "ConnectionLimits", lambda: inside),
        patch.object(listening, "ConnectionLimits", lambda: pages),
    ):
        run_ahead(evening())


# SSH ----------------------------------------------------------------------------------------------


def by_ssh(way: str, terminal: bool) -> Way:
    """Return a visit by SSH that ends in some way."""

    async def visit(server: Served) -> None:
        async with at_ssh(server, "Anna", terminal=terminal) as anna:
            await anna.hears("Yes or no?")
            match way:
                case "leaves":
                    anna.type("quit")
                    await anna.ends()
                case "closes the channel":
                    anna.process.close()
                    await anna.process.wait_closed()
                case "ends the input":
                    anna.process.stdin.write_eof()
                    await anna.ends()
                case "is cut":
                    anna.process.channel.get_connection().abort()
                case "disconnects":
                    anna.process.channel.get_connection().close()

    return visit


WAYS = ("leaves", "closes the channel", "ends the input", "is cut", "disconnects")


@pytest.mark.parametrize("terminal", [True, False])
@pytest.mark.parametrize("way", WAYS)
def test_a_goodbye_by_ssh_leaves_nothing(tmp_path: Path, way: str, terminal: bool) -> None:
    """Five seconds after it each was a crash file, and ten pushed out every true one."""
    assert_no_trace(tmp_path, by_ssh(way, terminal))


@pytest.mark.parametrize("asked", [{"command": "id"}, {"subsystem": "sftp"}])
def test_what_is_refused_by_ssh_leaves_nothing(tmp_path: Path, asked: dict[str, str]) -> None:
    """A stranger who asks for a command needs no name."""

    async def visit(server: Served) -> None:
        async with await connection(server, "guest") as connected:
            process = await connected.create_process(**asked)
            await process.wait()

    assert_no_trace(tmp_path, visit)


def test_a_channel_that_is_closed_alone_ends_its_connection(tmp_path: Path) -> None:
    """Nothing could ever be done in it again, and it counted as open."""

    async def evening() -> None:
        async with served(tmp_path) as server:
            connected = await connection(server, "guest")
            process = await connected.create_process(term_type="xterm")
            await process.stdout.readuntil("the three words")
            process.close()
            await process.wait_closed()
            await passes(HOUR)
            await connected.wait_closed()
        assert failure.crash_files(tmp_path / "crashes") == []

    run_ahead(evening())


def test_a_client_that_goes_while_its_password_is_checked_leaves_nothing(tmp_path: Path) -> None:
    """The check ends after the connection."""

    async def visit(server: Served) -> None:
        await server.person("Anna")
        server.clients[-1].type("leave")
        await server.clients[-1].ends()
        for _ in range(12):
            task = asyncio.create_task(connection(server, "Anna", password="wrong"))
            await asyncio.sleep(0.005)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    assert_no_trace(tmp_path, visit)


# The other connections ----------------------------------------------------------------------


async def of_our_own(server: Served, way: str) -> None:
    """Visit with our own client."""
    anna = await joined(server, "Anna")
    if way == "leaves":
        anna.leave()
        await anna.ends()
    elif way == "is cut":
        anna.cut()
    else:
        anna.writer.close()


async def by_telnet(server: Served, way: str) -> None:
    """Visit by telnet."""
    anna = await server.person("Anna")
    await ended(anna, way)


async def by_the_page(server: Served, way: str) -> None:
    """Visit by the page; a browser that goes without a word is waited for."""
    anna = await at_the_page(server, "Anna")
    assert ABSENCE not in timers()
    await ended(anna, way)
    if way != "leaves":
        while ABSENCE not in timers():
            await asyncio.sleep(0)
        await passes(HOUR)


async def ended(client: Client, way: str) -> None:
    """End a connection."""
    if way == "leaves":
        client.type("leave")
        await client.ends()
    elif way == "is cut":
        client.cut()
    else:
        client.writer.close()


@pytest.mark.parametrize("way", ["leaves", "is cut", "closes"])
@pytest.mark.parametrize("connection", [of_our_own, by_telnet, by_the_page])
def test_a_goodbye_by_any_connection_leaves_nothing(
    tmp_path: Path, way: str, connection: Callable[[Served, str], Awaitable[None]]
) -> None:
    """However it ends."""
    assert_no_trace(tmp_path, lambda server: connection(server, way))


# What asyncssh claims -----------------------------------------------------------------------------


def test_claims_of_asyncssh_about_lost_connections_are_no_failures(tmp_path: Path) -> None:
    """What it does by itself is not ours; a failure of ours still is."""
    mistakes = Mistakes(tmp_path)
    channel = asyncssh.SSHServerChannel.__new__(asyncssh.SSHServerChannel)
    channel._conn = None  # type: ignore[assignment]
    with pytest.raises(AssertionError) as found:
        channel.get_connection()
    asked = found.value.with_traceback(found.tb.tb_next)  # as if asyncssh had called it itself
    loop = asyncio.new_event_loop()
    mistakes.unheard(loop, {"exception": asked})
    assert failure.crash_files(tmp_path / "crashes") == []
    mistakes.unheard(loop, {"exception": AssertionError("ours")})
    assert len(failure.crash_files(tmp_path / "crashes")) == 1
    loop.close()
