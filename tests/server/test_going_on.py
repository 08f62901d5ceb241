"""A restart at which the open sockets are handed over: telnet connections stay, and play on."""

import asyncio
import json
import os
import socket
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from accessible_games.server import doors
from accessible_games.server.accounts import bans
from accessible_games.server.storage import orders, sockets
from accessible_games.server.storage.data_files import BANNED
from accessible_games.server.telnet.codes import CHARSET, DO, IAC, NAWS, SB, SE, WILL
from tests.server.evening import quicken
from tests.server.joining import joined
from tests.server.page.visiting import at_the_page
from tests.server.test_restarting import COMING_IN, gone, order, until_restart
from tests.server.wire import Client, Served, run, said, served

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="there a restart is another process"),
]


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let orders be taken at once, and wait for clients however busy the machine is."""
    monkeypatch.setattr(orders, "EVERY", 0.01)
    monkeypatch.setattr(doors, "RETURNING", 60.0)


async def restart(data: Path, news: list[str]) -> None:
    """Order a restart, and wait until it is due."""
    await order(data, "restart 0")
    while "now 0" not in news:
        await asyncio.sleep(0)


def unlike(lines: list[str]) -> list[str]:
    """Return the lines that nobody hears whose connection stays."""
    return [line for line in lines if line.startswith(COMING_IN) or "away" in line]


# All play on --------------------------------------------------------------------------------------


def test_nobody_is_disconnected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Players, an onlooker, a guest and somebody in the lobby; a line that was begun is done."""
    quicken(monkeypatch)

    async def evening() -> None:
        async with until_restart(tmp_path, hands_over=True) as (server, news):
            clients = await five_people(server)
            marks = [len(each.lines) for each in clients]
            clients[1].writer.write(b"sco")
            port = server.opened.plain
            await restart(tmp_path, news)
            server.clients.clear()
        assert (tmp_path / sockets.FILE).exists()
        async with served(tmp_path) as after:
            assert (after.opened.plain, (tmp_path / sockets.FILE).exists()) == (port, False)
            after.clients.extend(clients)
            await play_on(clients)
            for client, mark in zip(clients, marks, strict=True):
                new = client.lines[mark:]
                assert not unlike(new), new
                assert new.count("The server restarts now. Your games go on in a moment.") == 1
            company = after.table().company
            assert {each.key for each in company.members.values()} == {"anna", "ben", "eve"}
            assert [each.key for each, _ in company.onlookers] == ["cleo"]

    run(evening())


async def five_people(server: Served) -> list[Client]:
    """Let two people and a guest play, one look on, and one be in the lobby."""
    anna, ben, cleo = await server.three()
    await anna.says("new life is life 4 random")
    await ben.says("join anna")
    eve = await server.guest(server.table().word, "Eve", marks=False)
    anna.type("begin")
    await ben.hears("Anna begins the game.")
    cleo.type("watch anna")
    await cleo.hears("You look on")
    return [anna, ben, cleo, await server.person("Dora"), eve]


async def play_on(clients: Sequence[Client]) -> None:
    """Let all hear that the server is back, and one another."""
    anna, ben, cleo, dora, eve = clients
    for client in clients:
        await client.hears("The server is back.")
    ben.writer.write(b"res\r\n")
    await ben.hears("Lives: ")
    anna.type("say here")
    for client in (ben, cleo, eve):
        await client.hears("Anna says: here")
    await dora.says("people")
    assert "Anna, Ben, Cleo, Dora, and Eve" in " ".join(dora.lines[-3:])


def test_what_was_told_is_not_told_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also to a client that never confirms how far it has come."""
    quicken(monkeypatch)

    async def evening() -> None:
        async with until_restart(tmp_path, hands_over=True) as (server, news):
            anna = await server.person("Anna", marks=False)
            await anna.says("new life is life 3 random")
            await anna.says("begin")
            await anna.says("1")
            before = len(anna.lines)
            await restart(tmp_path, news)
            server.clients.clear()
        async with served(tmp_path) as after:
            after.clients.append(anna)
            await anna.hears("The server is back.")
            await anna.hears("Lay ")
            events = [line for line in anna.lines[before:] if line.startswith(("Mia", "Tom"))]
            assert events == []

    run(evening())


@pytest.mark.parametrize("marks", [True, False])
@pytest.mark.parametrize("days", ["", " days 3"])
def test_how_a_game_began_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, days: str, marks: bool
) -> None:
    """However often the server restarts before anybody has answered; the question is open again."""
    quicken(monkeypatch)
    people: list[Client] = []

    async def evening() -> None:
        async with until_restart(tmp_path, hands_over=True) as (server, news):
            people.extend([await server.person(name, marks=marks) for name in ("Anna", "Ben")])
            await people[0].says(f"new mau mau 2{days}")
            people[1].type("join anna")
            if not days:
                await people[1].hears("Before the game.")
                people[0].type("begin")
            for each in people:
                await each.hears("Your hand: ")
            await restart(tmp_path, news)
            server.clients.clear()
        async with until_restart(tmp_path, hands_over=True) as (server, news):
            await go_on_playing(server, people)
            await restart(tmp_path, news)
            server.clients.clear()
        async with served(tmp_path) as after:
            await go_on_playing(after, people)
            if days:
                await people[0].says("leave")
                people[0].type("next", "say back")
                assert not said(await people[0].hears("You say: back"), "Your hand: ")

    run(evening())


async def go_on_playing(server: Served, people: Sequence[Client]) -> None:
    """Let people go on; they hear the open question, once, and nothing that they know."""
    server.clients.extend(people)
    for each in people:
        await each.hears("The server is back.")
    for number, each in enumerate(people):
        each.type("say here")
        heard = await each.hears("You say: here")
        assert not [line for line in heard if "Your hand: " in line or "starts" in line]
        assert heard.count("Your turn.") == 1 - number


def test_what_was_agreed_on_stays(tmp_path: Path) -> None:
    """Letters, the width, and what was named for GMCP; half a command goes on too."""

    async def evening() -> None:
        async with until_restart(tmp_path, hands_over=True) as (server, news):
            anna = await server.person("Anna", marks=False)
            anna.writer.write(bytes([IAC, DO, CHARSET, IAC, SB, CHARSET, 3, IAC, SE]))
            anna.writer.write(bytes([IAC, WILL, NAWS]))
            await anna.says("people")
            anna.writer.write(bytes([IAC, SB, NAWS, 0, 30]))
            await restart(tmp_path, news)
            server.clients.clear()
        async with served(tmp_path) as after:
            after.clients.append(anna)
            await anna.hears("The server is back.")
            anna.writer.write(bytes([0, 24, IAC, SE]))
            before = len(anna.raw)
            assert max(map(len, await anna.says("xyzzy"))) <= 30
            anna.type("jürgen")
            while "jürgen".encode("latin-1") not in anna.raw[before:]:
                anna.raw += await anna.reader.read(1000)
            assert bytes([IAC, WILL]) not in anna.raw[before:]  # nothing is proposed again

    run(evening())


def test_a_line_does_not_answer_another_question(tmp_path: Path) -> None:
    """Half of a yes to what was asked before the restart is dropped, and they hear so."""

    async def evening() -> None:
        async with until_restart(tmp_path, hands_over=True) as (server, news):
            anna = await server.person("Anna")
            await anna.says("new sixpack more")
            anna.writer.write(b"y")
            await restart(tmp_path, news)
            server.clients.clear()
        async with served(tmp_path) as after:
            after.clients.append(anna)
            await anna.hears("The server is back.")
            await anna.hears("What you were asked before the restart is not open any more.")
            anna.writer.write(b"es\r\n")
            await anna.hears("What you had begun to type before the restart is not done.")
            await anna.says("people")
            assert "Here: Anna." in anna.lines

    run(evening())


def test_what_a_client_has_not_read_yet_comes_first(tmp_path: Path) -> None:
    """Nothing that was told is lost, though the system has not taken it from the server."""

    async def evening() -> None:
        async with until_restart(tmp_path, hands_over=True) as (server, news):
            anna = await server.person("Anna")
            (connection,) = (each.connection for each in server.server.directory.here())
            transport: Any = connection._transport  # type: ignore[union-attr]
            file = transport.get_extra_info("socket")
            file.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            anna.writer.transport.pause_reading()  # type: ignore[attr-defined]
            user = server.server.directory.users["anna"]
            count = 0
            while not transport.get_write_buffer_size():
                count += 1
                user.hear([f"{count:06} {'x' * 300}"])
                await asyncio.sleep(0)
            for _ in range(20):
                count += 1
                user.hear([f"{count:06} {'x' * 300}"])
            await restart(tmp_path, news)
            server.clients.clear()
        async with served(tmp_path) as after:
            after.clients.append(anna)
            anna.writer.transport.resume_reading()  # type: ignore[attr-defined]
            await anna.hears("The server is back.")
            numbers = [line.split()[0] for line in anna.lines if "xxx" in line]
            assert [int(each) for each in numbers] == [*range(1, count + 1)]

    run(evening())


# Who comes again ----------------------------------------------------------------------------------


def test_who_is_not_in_yet_comes_again(tmp_path: Path) -> None:
    """Half a password never becomes anything else."""

    async def evening() -> None:
        async with until_restart(tmp_path, hands_over=True) as (server, news):
            await server.person("Anna")
            client = await server.client()
            await client.says("Anna")
            client.writer.write(b"correct")
            await restart(tmp_path, news)
            await gone(client)

    run(evening())


def test_all_others_come_back_by_themselves(tmp_path: Path) -> None:
    """By our own client and the page, beside a connection that stays and hears of no absence."""

    async def evening() -> None:
        async with until_restart(tmp_path, hands_over=True, page_port=0) as (server, news):
            anna, ben = await server.person("Anna"), await joined(server, "Ben")
            cleo = await at_the_page(server, "Cleo")
            await anna.says("new life is life 4 random")
            for client in (ben, cleo):
                await client.says("join anna")
            anna.type("begin")
            await ben.hears("Anna begins the game.")
            await restart(tmp_path, news)
            for client in (ben, cleo):
                await gone(client)
            server.clients.remove(anna)
        async with served(tmp_path, page_port=0) as after:
            after.clients.append(anna)
            await anna.hears("The server is back.")
            clients: tuple[Any, ...] = (ben, cleo)
            for client in clients:
                client.server, client.over = after, False
                after.clients.append(client)
                await client.come()
            for client in clients:
                client.type("say here")
                await client.hears("You say: here")
            await anna.hears("Ben says: here")
            await anna.hears("Cleo says: here")
            assert not [line for line in anna.lines if "away" in line or line.endswith(" back.")][
                1:
            ]

    run(evening())


def test_nobody_hears_of_a_turn_whose_table_is_gone(tmp_path: Path) -> None:
    """A restart ends tables whose game is over: whoever was there is in the lobby, and hears so."""

    async def evening() -> None:
        async with until_restart(tmp_path, hands_over=True) as (server, news):
            anna, ben = [await server.person(name) for name in ("Anna", "Ben")]
            await anna.says("new life is life 3 random")
            anna.type("begin")
            await anna.hears("Your hand: ")
            anna.type("end")
            await anna.hears("Do you mean it?")
            anna.type("yes")
            await anna.hears("After the game.")
            await restart(tmp_path, news)
            server.clients.clear()
        async with served(tmp_path) as after:
            after.clients.extend((anna, ben))
            for client in (anna, ben):
                heard = await client.hears("Lobby.")
                assert said(heard, "The server is back.") == 1
                assert not [line for line in heard if "turn" in line]

    run(evening())


def test_bans_hold(tmp_path: Path) -> None:
    """A restart makes them leave at once."""

    async def evening() -> None:
        async with until_restart(tmp_path, hands_over=True) as (server, news):
            anna = await server.person("Anna")
            (tmp_path / BANNED).write_text("Anna\n")
            await restart(tmp_path, news)
            server.clients.clear()
        async with served(tmp_path):
            await anna.ends()
            assert anna.lines[-1] != "The server is back."
            assert bans.Bans(tmp_path / BANNED).has("Anna", "")

    run(evening())


@pytest.mark.parametrize("spoiled", ["form", "check", "state", "letters", "person"])
def test_what_is_not_understood_is_refused(tmp_path: Path, spoiled: str) -> None:
    """Another version, a changed file, other fields, a person who is not known: they hear it."""

    async def evening() -> None:
        async with until_restart(tmp_path, hands_over=True) as (server, news):
            anna = await server.person("Anna")
            await restart(tmp_path, news)
            server.clients.clear()
        file = tmp_path / sockets.FILE
        file.write_text(json.dumps(spoil(json.loads(file.read_text()), spoiled)))
        async with served(tmp_path) as after:
            lines = await anna.ends()
            assert "The server has restarted, and could not keep your connection." in " ".join(
                lines
            )
            again = await after.person("Anna")
            await again.says("people")

    run(evening())


def spoil(data: dict[str, Any], how: str) -> dict[str, Any]:
    """Return what was left for another program, changed."""
    said = json.loads(data["said"])
    (_, state), *_ = said["connections"]
    match how:
        case "form":
            return {**data, "form": sockets.FORM + 1, "said": {"anything": "else"}}
        case "check":
            return {**data, "said": data["said"].replace("Anna", "Eva")}
        case "state":
            state["telnet"]["more"] = 1
        case "letters":
            state["telnet"]["letters"]["encoding"] = 5
        case "person":
            state["name"] = "Nobody"
    text = json.dumps(said)
    return {**data, "said": text, "check": sockets.check_of(text)}


# The file -----------------------------------------------------------------------------------------


def test_sockets_are_left_once(tmp_path: Path) -> None:
    """As they were, and no child of the next program gets them."""
    ours, theirs = socket.socketpair()
    door = socket.create_server(("127.0.0.1", 0))
    port = door.getsockname()[1]
    sockets.keep(tmp_path, sockets.LeftOpen({"telnet": [door]}, [(ours, {"name": "Anna"})]))
    if sys.platform != "win32":
        assert (tmp_path / sockets.FILE).stat().st_mode & 0o777 == 0o600
    found = sockets.taken(tmp_path)
    ((file, state),) = found.connections
    assert state == {"name": "Anna"}
    assert found.doors["telnet"][0].getsockname()[1] == port
    assert not any(os.get_inheritable(each.fileno()) for each in found.all())
    file.send(b"hello")
    assert theirs.recv(5) == b"hello"
    found.close()
    theirs.close()
    assert sockets.taken(tmp_path).all() == []


@pytest.mark.parametrize("changed", ["process", "made", "files", "json"])
def test_sockets_of_another_process_are_none(tmp_path: Path, changed: str) -> None:
    """Numbers of open files mean something else there, or later, and are left alone."""
    ours, theirs = socket.socketpair()
    other, number = ours.dup(), ours.fileno()
    sockets.keep(tmp_path, sockets.LeftOpen({}, [(ours, {})]))
    file = tmp_path / sockets.FILE
    data = json.loads(file.read_text())
    wrong = {"process": os.getpid() + 1, "made": 0, "files": [[number, 1, 2]]}
    file.write_text("{" if changed == "json" else json.dumps({**data, changed: wrong[changed]}))
    assert sockets.taken(tmp_path).all() == []
    os.fstat(number)  # still open
    os.close(number)
    other.close()
    theirs.close()


def test_a_disk_that_takes_nothing_costs_the_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are closed, and come in as usual."""

    def full(*given: object) -> None:
        raise OSError(28, "No space left on device")

    async def evening() -> None:
        async with until_restart(tmp_path, hands_over=True) as (server, news):
            anna = await server.person("Anna")
            monkeypatch.setattr(sockets, "keep", full)
            await restart(tmp_path, news)
            server.clients.clear()
        await anna.ends()
        async with served(tmp_path) as after:
            await after.person("Anna")

    run(evening())
