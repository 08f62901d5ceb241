"""An announced restart: all hear it, and all are back where they were without coming in again."""

import asyncio
import json
import os
import stat
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from subprocess import PIPE
from typing import Any

import pytest

from accessible_games.server import restarting, serving
from accessible_games.server.lobby.directory import Directory
from accessible_games.server.restarting import Restarting
from accessible_games.server.serving import ServeOptions
from accessible_games.server.storage import orders, places
from accessible_games.server.storage.data_files import STORE
from accessible_games.server.storage.database import Database
from accessible_games.server.storage.places import BrowserPlace, PersonPlace, Places
from tests.running import Started
from tests.server.evening import quicken
from tests.server.joining import joined
from tests.server.page.browser import Browser
from tests.server.page.test_plain import come_in as come_in_plainly
from tests.server.page.test_plain import said, send
from tests.server.page.visiting import at_the_page
from tests.server.test_serving import come_in as telnet_in
from tests.server.test_serving import command, free_port
from tests.server.wire import Client, Served, at_server, run
from tests.sessions import program

pytestmark = pytest.mark.slow
COMING_IN = ("Welcome", "Name?", "Password?", "Yes or no?")
"""What nobody hears who comes back by themselves."""


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let orders be taken at once."""
    monkeypatch.setattr(orders, "EVERY", 0.01)


@asynccontextmanager
async def until_restart(data: Path, **options: Any) -> AsyncIterator[tuple[Served, list[str]]]:
    """Yield a server and its news; it runs until it has restarted or the block is left."""
    stop, ready = asyncio.Event(), asyncio.get_running_loop().create_future()
    news: list[str] = []
    told = ServeOptions(data, 0, **options), ready.set_result, stop
    task = asyncio.create_task(
        serving.serve(*told, restarts=lambda what, minutes: news.append(f"{what} {minutes}"))
    )
    server = Served(data, await ready)
    try:
        yield server, news
    finally:
        stop.set()
        await task
        for client in server.clients:
            client.writer.close()


async def order(data: Path, text: str) -> bool:
    """Give an order as from another window."""
    return await asyncio.to_thread(orders.give, data, text)


async def gone(client: Client) -> None:
    """Read until the server has closed a connection."""
    while not client.over:
        try:
            await client.read()
        except (ConnectionError, OSError):
            client.over = True


# All are back -------------------------------------------------------------------------------------


async def before_it(data: Path) -> tuple[dict[str, Any], int]:
    """Let four people do something; return their clients, and the port of the page."""
    async with until_restart(data, page_port=0) as (server, news):
        anna, ben = await joined(server, "Anna"), await at_the_page(server, "Ben")
        cleo, dora = await joined(server, "Cleo"), await at_the_page(server, "Dora")
        await anna.says("new life is life 3 random")
        await ben.says("join anna")
        anna.type("begin")
        await ben.hears("Anna begins the game.")
        cleo.type("watch anna")
        await cleo.hears("You look on")
        dora.type("mute cleo")
        await dora.hears("Cleo")
        anna.type("people")
        await anna.hears("Here: ")
        for client in (anna, ben, cleo, dora):
            client.acknowledges = False  # they are cut off while they hear the last line
        assert await order(data, "restart 0")
        for client in (anna, ben, cleo, dora):
            await gone(client)
            assert "The server restarts now. Your games go on in a moment." in client.lines
        while news != ["announced 0", "now 0"]:
            await asyncio.sleep(0)
        clients = {"anna": anna, "ben": ben, "cleo": cleo, "dora": dora}
        return clients, server.opened.page


async def after_it(data: Path, clients: dict[str, Any], page: int) -> None:
    """Let them come back, and go on with what they did."""
    async with until_restart(data, page_port=page) as (server, _):
        assert not (data / places.FILE).exists()
        lines = {name: len(client.lines) for name, client in clients.items()}
        for name, client in clients.items():
            client.server, client.over, client.acknowledges = server, False, True
            server.clients.append(client)
            await client.come()
            # It says nothing before it knows it is back; Anna, who has to wait, hears nothing new.
            while name != "anna" and len(client.lines) == lines[name]:
                await client.read()
        here = server.server.directory
        while len(here.here()) < len(clients):
            await asyncio.sleep(0)
        table = server.table()
        assert {each.key for each in table.company.members.values()} == {"anna", "ben"}
        clients["ben"].type("1")
        await clients["ben"].hears("Lay one card.")
        clients["anna"].type("scores")
        await clients["anna"].hears("Lives: ")
        assert "You look on" in " ".join(clients["cleo"].lines[lines["cleo"] :])
        assert [each.key for each, _ in table.company.onlookers] == ["cleo"]
        clients["dora"].type("people")
        await clients["dora"].hears("Here: ")
        assert here.users["dora"].chat.muted == {"cleo"}
        clients["ben"].type("say done")
        await clients["anna"].hears("Ben says: done")


def test_all_are_back_where_they_were(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Players, onlookers and people in the lobby, by our client and the page; nobody signs in."""
    quicken(monkeypatch)

    async def both() -> None:
        clients, page = await before_it(tmp_path)
        heard = {name: len(client.lines) for name, client in clients.items()}
        await after_it(tmp_path, clients, page)
        for name, client in clients.items():
            new = client.lines[heard[name] :]
            assert not [line for line in new if line.startswith(COMING_IN)], (name, new)
            assert len({*client.numbers}) == len(client.numbers)

    run(both())


def test_a_page_without_scripts_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its form from before the restart is taken."""
    monkeypatch.setattr("accessible_games.server.page.plain.CALM", 0.03)

    async def evening() -> None:
        async with until_restart(tmp_path, page_port=0) as (server, _):
            browser, page = await come_in_plainly(server, "Anna")
            port = server.opened.page
            await order(tmp_path, "restart 0")
        async with until_restart(tmp_path, page_port=port):
            later = await send(browser, page, typed="people")
            assert "Here: Anna." in said(later)
            stranger = Browser(port, dict.fromkeys(browser.cookies, "x" * 32))
            assert "Here" not in (await stranger.get("/plain")).text

    run(evening())


def test_a_server_that_stops_lets_nobody_in_again(tmp_path: Path) -> None:
    """Only a restart does; and a place is taken once."""

    async def evening() -> None:
        async with until_restart(tmp_path, page_port=0) as (server, _):
            dora, port = await at_the_page(server, "Dora"), server.opened.page
        assert not (tmp_path / places.FILE).exists()
        async with until_restart(tmp_path, page_port=port) as (server, _):
            dora.over = False
            server.clients.append(dora)
            await dora.come()
            await gone(dora)
            assert dora.frames[-1]["frame"] == "stranger"

    run(evening())


# What is told -------------------------------------------------------------------------------------


def test_all_hear_of_it_and_again_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At every door, and whoever comes in meanwhile; off calls it off."""
    monkeypatch.setattr(restarting, "MINUTE", 0.05)

    async def evening() -> None:
        async with until_restart(tmp_path, page_port=0) as (server, news):
            anna, ben = await server.person("Anna"), await at_the_page(server, "Ben")
            await order(tmp_path, "restart 900")
            await ben.hears("In 900 minutes the server restarts. Your games go on.")
            cleo = await joined(server, "Cleo")
            assert any("the server restarts. Your games go on." in each for each in cleo.lines)
            await order(tmp_path, "restart off")
            for client in (anna, ben, cleo):
                await client.hears("The server does not restart now.")
            dora = await joined(server, "Dora")
            assert not any("the server restarts" in each for each in dora.lines)
            cleo.acknowledges = dora.acknowledges = False  # they are cut off while they hear it
            with pytest.raises(orders.OrderRefusedError):  # none is planned any more
                await order(tmp_path, "restart off")
            await order(tmp_path, "restart 3")
            for client in (anna, ben, cleo, dora):
                await client.hears("In 3 minutes the server restarts. Your games go on.")
                await client.hears("In a minute the server restarts. Your games go on.")
                await client.hears("The server restarts now. Your games go on in a moment.")
            assert news == ["announced 900", "off 0", "announced 3", "now 0"]

    run(evening())


@pytest.mark.parametrize("text", ["", "restart", "restart soon", "restart 9999", "stop", "\x00"])
def test_other_orders_do_nothing(tmp_path: Path, text: str) -> None:
    """They are taken away."""

    async def evening() -> None:
        async with until_restart(tmp_path) as (server, news):
            await order(tmp_path, text)
            anna = await server.person("Anna")
            anna.type("people")
            await anna.hears("Here: Anna.")
            assert news == []

    run(evening())


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can")
def test_an_order_of_root_belongs_to_the_user_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So the server can read it."""
    monkeypatch.setattr(orders, "WAITS", 0.0)
    data = tmp_path / "data"
    with closing(Database(data / STORE)):
        os.chown(data, 4711, 4712)
        owner: list[int] = []
        chown = os.chown

        def noted(path: Path, *who: int) -> None:
            owner.extend(who)
            chown(path, *who)

        monkeypatch.setattr(os, "chown", noted)
        assert not orders.give(data, "restart 5")
    assert (owner, (data / orders.FILE).exists()) == ([4711, 4712], False)


NONE = {
    "en": ("No restart was planned.", "This server follows no other one,"),
    "de": ("Es war kein Neustart geplant.", "Dieser Server folgt keinem anderen,"),
    "fr": ("Aucun redémarrage n'était prévu.", "Ce serveur n'en suit aucun autre,"),
}


@pytest.mark.parametrize("language", NONE)
def test_an_order_for_which_there_is_nothing_to_do_says_so(tmp_path: Path, language: str) -> None:
    """A restart that nobody planned, and taking over from no other machine."""
    restart, takeover = NONE[language]
    typed = {
        ("restart", "off"): restart,
        ("takeover",): takeover,
        ("takeover", "sure"): takeover,
    }

    async def evening() -> None:
        async with until_restart(tmp_path) as (_, news):
            for words, told in typed.items():
                line = ("serve", *words, "--data", str(tmp_path), "--language", language)
                done = await asyncio.to_thread(program, *line)
                assert (done.status, told in " ".join(done.err.split())) == (1, True)
            assert (await order(tmp_path, "restart 10"), news) == (True, ["announced 10"])
            assert (await order(tmp_path, "restart off"), news[1:]) == (True, ["off 0"])
            with pytest.raises(orders.OrderRefusedError):
                await order(tmp_path, "restart off")
            assert not (tmp_path / orders.REFUSED).exists()

    run(evening())


def test_an_order_from_before_is_not_done(tmp_path: Path) -> None:
    """It was for another server."""

    async def evening() -> None:
        (tmp_path / orders.FILE).write_text("restart 0")
        async with until_restart(tmp_path) as (server, news):
            while (tmp_path / orders.FILE).exists():
                await asyncio.sleep(0)
            assert await order(tmp_path, "nothing")
            assert (news, server.server.ending.restart_at) == ([], None)

    run(evening())


def test_it_waits_while_nothing_can_be_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A restart must not lose what is told as waiting."""
    monkeypatch.setattr(restarting, "AGAIN", 0.01)

    async def come(server: Served) -> None:
        stop = asyncio.Event()
        directory: Directory = server.server.directory
        directory.committed("full")
        restart = Restarting(server.server, stop)
        restart.obey("restart 0")
        for _ in range(20):
            await asyncio.sleep(0.001)
        assert not stop.is_set()
        directory.committed("")
        await stop.wait()
        assert restart.is_now

    at_server(tmp_path, come)


# The file -----------------------------------------------------------------------------------------

KEPT = Places(
    (PersonPlace("Anna", "token", 3, 7, "", ("ben",)),),
    (BrowserPlace("key", "token", "127.0.0.1", True, "Anna", 5, 2),),
    "ab12",
)


def test_places_are_kept_for_their_owner_and_taken_once(tmp_path: Path) -> None:
    """As they were."""
    places.keep(tmp_path, KEPT)
    if sys.platform != "win32":
        assert stat.S_IMODE((tmp_path / places.FILE).stat().st_mode) == 0o600
    assert places.taken(tmp_path) == KEPT
    assert places.taken(tmp_path) == Places()


def spoiled() -> list[bytes]:
    """Return what could lie there instead."""
    person = {"name": "Anna", "token": "", "took": 0, "number": 0, "watched": ""}
    now = {"made": time.time(), "people": [], "browsers": [], "secret": ""}
    found: list[dict[str, Any]] = [
        {**now, "made": time.time() - 301},
        {**now, "made": time.time() + 999},
        *({**now, "people": [each]} for each in (
            {"name": "Anna"}, {**person, "took": "3"}, {**person, "took": True},
            {**person, "more": 1}, "Anna", None,
        )),
        {**now, "people": {"a": 1}},
        {**now, "secret": "no digits"},
        {**now, "secret": 5},
    ]  # fmt: skip
    rubbish = [b"", b"{", b"[]", b"\xff\xfe", b"[" * 100_000, b'{"made": "now"}']
    return rubbish + [json.dumps(each).encode() for each in found]


def test_anything_else_is_nobody(tmp_path: Path) -> None:
    """People come in as usual then."""
    for data in spoiled():
        (tmp_path / places.FILE).write_bytes(data)
        assert places.taken(tmp_path) == Places(), data[:100]
        assert not (tmp_path / places.FILE).exists()


def test_who_is_not_known_any_more_is_not_expected(tmp_path: Path) -> None:
    """As after a restored backup."""
    places.keep(tmp_path, KEPT)

    async def come(server: Served) -> None:
        assert server.server.directory.users == {}

    at_server(tmp_path, come)


# By the command line ------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [["soon"], ["721"], ["-1"], ["5", "6"]])
def test_wrong_use_is_a_sentence(tmp_path: Path, words: list[str]) -> None:
    """Nothing is ordered."""
    done = program("serve", "restart", "--data", str(tmp_path), "--language", "en", "--", *words)
    told = "Type accessible-games serve restart and a number of minutes, at most 720, or off."
    assert (done.status, " ".join(done.err.split())) == (2, told)


def test_without_a_server_it_says_so(tmp_path: Path) -> None:
    """Where none was ever, and where one has stopped."""
    words = ("serve", "restart", "--data", str(tmp_path), "--language", "en")
    assert program(*words).err.startswith("There is no")
    at_server(tmp_path, nothing)
    done = program(*words)
    assert (done.status, done.err.startswith("No server uses")) == (1, True)


async def nothing(server: Served) -> None:
    """Do nothing at a server."""


@pytest.mark.skipif(sys.platform == "win32", reason="there a restart is another process")
def test_the_program_starts_anew(tmp_path: Path) -> None:
    """The same process, at the same ports, the same people, and the same connection by telnet."""
    port = free_port()
    ports = ("--port", str(port), "--ssh-port", str(free_port()))
    with Started(command(tmp_path, *ports), stdout=PIPE, text=True) as process:
        assert process.stdout is not None
        while "Control C" not in process.stdout.readline():
            pass

        async def visit() -> None:
            anna = await telnet_in(port, "Anna")
            anna.writer.write(b"peo")
            done = await asyncio.to_thread(
                program, "serve", "restart", "0", "--data", str(tmp_path), "--language", "en"
            )
            assert (done.status, done.out.strip()) == (0, "The server restarts.")
            await anna.hears("The server restarts now. Your games go on in a moment.")
            await anna.hears("The server is back.")
            anna.writer.write(b"ple\r\n")
            await anna.hears("Here: Anna.")
            anna.type("quit")
            await anna.ends()

        run(visit())
        assert process.stdout.readline() == "The server restarts.\n"
        while "Control C" not in process.stdout.readline():
            assert process.poll() is None
        run(again(port))
        process.terminate()
        assert process.wait() == 0


async def again(port: int) -> None:
    """Let Anna come in where she is known."""
    anna = await telnet_in(port, "Anna")
    anna.type("quit")
    await anna.ends()
