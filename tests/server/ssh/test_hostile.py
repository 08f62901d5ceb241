"""Clients that send rubbish, do not read, or lose their connection: the others do not notice."""

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from accessible_games.server.connection import line_connection
from accessible_games.server.lobby.outbox import LONGEST
from accessible_games.server.lobby.server import Server
from accessible_games.server.ssh import session
from tests.server.ssh.wire import at_ssh, connection, until
from tests.server.wire import Served, assert_planted_is_kept, at_server, planted, run, said, served

pytestmark = pytest.mark.slow


async def with_account(server: Served) -> None:
    """Let a person make an account and leave."""
    (await server.person("Ben")).cut()
    await until(server, "ben", here=False)


def test_rubbish_instead_of_ssh(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """From many connections, which break at any moment; the server writes nothing about it."""

    async def evening(server: Served) -> None:
        anna = await server.person("Anna")
        for seed in range(30):
            chance = Random(seed)
            _, writer = await asyncio.open_connection("127.0.0.1", server.opened.ssh)
            begin = (b"", b"SSH-2.0-x\r\n", b"SSH-2.0-\xff\xfe\r\n", b"\r\n" * 2000)[seed % 4]
            writer.write(begin + chance.randbytes(8000))
            if seed % 3:
                writer.transport.abort()
            else:
                writer.close()
        assert said(await anna.says("people"), "Here: Anna.") == 1

    at_server(tmp_path, evening)
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("terminal", [True, False])
def test_rubbish_inside_of_ssh(tmp_path: Path, terminal: bool) -> None:
    """Random bytes never reach others, and never crash the server."""

    async def evening(server: Served) -> None:
        await with_account(server)
        anna = await server.person("Anna")
        for seed in range(8):
            async with at_ssh(server, "ben", terminal=terminal) as ben:
                await ben.hears("Lobby.")
                chance = Random(seed)
                ben.process.channel.set_encoding(None)
                data: bytes = chance.randbytes(4000).replace(b"\x04", b"") + b"\r\n"
                ben.process.stdin.write(b"\x15\x03" + data)  # type: ignore[arg-type]
            await until(server, "ben", here=False)
        anna.type("people")
        await anna.hears("Here: Anna.")

    at_server(tmp_path, evening)
    assert not (tmp_path / "crashes").exists()


def test_who_does_not_read_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others go on."""
    monkeypatch.setattr(session, "MOST_WAITING", 20_000)
    monkeypatch.setattr(line_connection, "COMMANDS", (1e9, 10**9))

    async def evening(server: Served) -> None:
        await with_account(server)
        anna = await server.person("Anna")
        async with at_ssh(server, "ben", terminal=False, window=20_000) as ben:
            await ben.hears("Lobby.")
            ben.process.channel.pause_reading()
            user = server.server.directory.users["ben"]
            while user.connection is not None:
                with suppress(BrokenPipeError):  # it is disconnected by now
                    ben.type(*["help"] * 20)
                await asyncio.sleep(0.001)
        assert said(await anna.says("people"), "Here: Anna.") == 1

    at_server(tmp_path, evening)


def test_a_line_that_is_too_long_and_too_many_lines_are_told(tmp_path: Path) -> None:
    """In one sentence each."""

    async def evening(server: Served) -> None:
        await with_account(server)
        for terminal in (True, False):
            async with at_ssh(server, "ben", terminal=terminal) as ben:
                await ben.hears("Lobby.")
                await ben.says("x" * (LONGEST + 1), f"{LONGEST} characters")
                ben.type(*["people"] * 50)
                await ben.hears("That was too fast, so some lines were ignored.")
            await until(server, "ben", here=False)

    at_server(tmp_path, evening)


def test_a_hang_up_in_the_middle_of_a_line(tmp_path: Path) -> None:
    """What was begun is dropped, but not the news that waited for it."""

    async def evening(server: Served) -> None:
        await with_account(server)
        anna = await server.person("Anna")
        await anna.says("new life 3 random")
        async with at_ssh(server, "ben") as ben:
            await ben.hears("Lobby.")
            await ben.says("join anna", "Before the game.")
            anna.type("begin")
            await ben.hears("Anna begins the game.")
            await ben.says("say begun", "You say: begun")
            ben.press("le")
            await ben.hears("le")
            anna.type("say held back")
            await anna.hears("You say: held back")
            ben.process.get_extra_info("connection").abort()
            await until(server, "ben", here=False)
        async with at_ssh(server, "ben") as ben:
            heard = await ben.hears("Anna says: held back")
            assert heard.count("held back") == 1

    at_server(tmp_path, evening)


def test_a_mistake_of_ours_is_told_and_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one sentence, with a file for the maintainer."""

    async def evening(server: Served) -> None:
        await with_account(server)
        async with at_ssh(server, "ben") as ben:
            await ben.hears("Lobby.")
            with monkeypatch.context() as patched:
                patched.setattr(Server, "typed", planted)
                await ben.says("people", "The program made a mistake.")
            await ben.says("people", "Here: Ben.")

    at_server(tmp_path, evening)
    assert_planted_is_kept(tmp_path)


def test_the_end_of_the_server_is_told(tmp_path: Path) -> None:
    """Even in the middle of a line; a client that stays is cut off."""

    async def evening() -> None:
        async with served(tmp_path) as server:
            await with_account(server)
            connected = await connection(server, "ben", password="correct horse")
            process = await connected.create_process(term_type="xterm")
            while "Lobby." not in await process.stdout.read(4096):
                pass
            process.stdin.write("hal")
            while "hal" not in await process.stdout.read(4096):
                pass
        assert "The server stops now." in await process.stdout.read()

    run(evening())
