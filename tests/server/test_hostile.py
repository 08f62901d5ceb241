"""Clients that do not read, or send rubbish or too much: the others do not notice."""

import asyncio
import socket
import ssl
from pathlib import Path
from random import Random

import pytest

from accessible_games import failure
from accessible_games.server.accounts.login import Login
from accessible_games.server.connection import line_connection
from accessible_games.server.lobby.server import Server
from accessible_games.server.telnet import codes, connection
from tests.running import run as run_program
from tests.server.wire import (
    Client,
    Served,
    assert_planted_is_kept,
    at_server,
    planted,
    run,
    said,
    served,
)

pytestmark = pytest.mark.slow

NARROW = 4096
"""Bytes that a system holds between a server and a client that does not read."""


def test_rubbish_does_not_trouble_others(tmp_path: Path) -> None:
    """Random bytes from many connections, which break at any moment."""

    async def evening(server: Served) -> None:
        anna = await server.person("Anna")
        for seed in range(30):
            stranger = await Client.connect(server.opened.plain, marks=False)
            server.clients.append(stranger)
            chance = Random(seed)
            data = bytes(chance.choice((255, 250, 240, 253, 13, 10, seed)) for _ in range(5000))
            stranger.writer.write(data + chance.randbytes(5000))
            if seed % 2:
                stranger.cut()
        assert said(await anna.says("people"), "Here: Anna.") == 1
        assert [*server.server.directory.users] == ["anna"]

    at_server(tmp_path, evening)


def narrow(port: int) -> socket.socket:
    """Return a connection through which little comes before it has been read."""
    connected = socket.socket()
    connected.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, NARROW)
    connected.connect(("127.0.0.1", port))
    connected.setblocking(False)
    return connected


def narrow_server(writer: asyncio.StreamWriter) -> None:
    """The same at the other end."""
    opened = writer.get_extra_info("socket")
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, NARROW)


def test_who_does_not_read_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others go on; a person who comes back hears what was kept."""
    monkeypatch.setattr(connection, "MOST_WAITING", 20_000)
    monkeypatch.setattr(connection, "keep_alive", narrow_server)
    monkeypatch.setattr(line_connection, "COMMANDS", (1e9, 10**9))

    async def evening(server: Served) -> None:
        anna = await server.person("Anna")
        ben = await server.person("Ben", sock=narrow(server.opened.plain), limit=NARROW)
        user = server.server.directory.users["ben"]
        while user.connection is not None:
            ben.type(*["help"] * 20)
            await asyncio.sleep(0.001)
        assert said(await anna.says("people"), "Here: Anna.") == 1

    at_server(tmp_path, evening)


def test_a_mistake_of_ours_is_told_and_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one sentence, with a file for the maintainer."""

    async def evening(server: Served) -> None:
        anna = await server.person("Anna")
        with monkeypatch.context() as patched:
            patched.setattr(Server, "typed", planted)
            anna.type("people")
            await anna.hears("The program made a mistake.")
        assert said(await anna.says("people"), "Here: Anna.") == 1

    at_server(tmp_path, evening)
    assert_planted_is_kept(tmp_path)


def test_a_mistake_at_the_connection_is_told_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before anyone has come in."""

    async def evening(server: Served) -> None:
        with monkeypatch.context() as patched:
            patched.setattr(Login, "come_in", planted)
            stranger = await Client.connect(server.opened.plain)
            server.clients.append(stranger)
            assert said(await stranger.ends(), "The program made a mistake.") == 1
        anna = await server.person("Anna")
        assert said(await anna.says("people"), "Here: Anna.") == 1

    at_server(tmp_path, evening)
    assert len(failure.crash_files(tmp_path / "crashes")) == 1


def test_a_disk_that_takes_nothing_is_told(tmp_path: Path) -> None:
    """No one hears of what is not on the disk; all go on as soon as it is."""

    async def evening(server: Served) -> None:
        anna, ben = await server.person("Anna"), await server.person("Ben")
        await anna.says("new life 3 random")
        await ben.says("join anna")
        read_only(server.server, "on")
        anna.type("begin")
        await anna.hears("cannot be saved now")
        await ben.hears("cannot be saved now")
        assert said(anna.lines + ben.lines, "Round 1") == 0
        read_only(server.server, "off")
        await anna.hears("It is saved again")
        await anna.hears("Round 1")
        await ben.hears("Round 1")

    at_server(tmp_path, evening)


@pytest.mark.parametrize("days", ["", " days 3"])
def test_a_seat_is_told_once_it_is_on_the_disk(tmp_path: Path, days: str) -> None:
    """That of a founder, and of whoever comes; the others hear of it no sooner."""

    async def evening(server: Served) -> None:
        anna, ben = await server.person("Anna"), await server.person("Ben")
        read_only(server.server, "on")
        anna.type(f"new life 4 random{days}")
        await ben.hears("cannot be saved now")
        assert not server.table().is_begun
        ben.type("join anna")
        while len(server.table().company.members) < 2:
            await asyncio.sleep(0)
        await anna.hears("cannot be saved now")
        told = anna.lines + ben.lines
        assert [said(told, each) for each in ("Life is Life", "You sit", "Ben sits")] == [0, 0, 0]
        read_only(server.server, "off")
        await anna.hears("Life is Life for 4 players.")
        await anna.hears("Ben sits down")
        await ben.hears("You sit at Life is Life, with Anna.")

    at_server(tmp_path, evening)


def read_only(server: Server, switch: str) -> None:
    """Let the store write nothing, as if the disk were full, or let it write again."""
    store = server.directory.store
    store._file.connection.execute(f"PRAGMA query_only = {switch}")  # type: ignore[attr-defined]


def test_the_encrypted_connection_is_like_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There a name with a password is safe from anywhere."""
    monkeypatch.setattr(connection, "is_own", lambda address: False)
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"]
    command += ["-subj", "/CN=localhost", "-keyout", str(key), "-out", str(certificate)]
    assert run_program(command).returncode == 0

    async def evening() -> None:
        async with served(tmp_path, certificate=str(certificate), key=str(key)) as server:
            context = ssl.create_default_context(cafile=str(certificate))
            port = server.opened.encrypted
            client = await Client.connect(port, ssl=context, server_hostname="localhost")
            server.clients.append(client)
            await client.prompted()
            for line in ("Anna", "yes", "correct horse", "correct horse"):
                await client.says(line)
            assert said(client.lines, "Welcome, Anna.") == 1

    run(evening())


def test_a_silent_connection_is_kept_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a byte that is not heard, again and again, when nothing else is sent."""
    monkeypatch.setattr(connection, "ALIVE", 0.01)
    nothing = bytes([codes.IAC, codes.NOP])

    async def evening(server: Served) -> None:
        stranger = await server.client()
        while stranger.raw.count(nothing) < 3:
            await stranger.read()
        assert stranger.lines[-1] == "Name?"

    at_server(tmp_path, evening)
