"""Guessing at passwords and words: from one address at once, and from many addresses."""

import asyncio
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from accessible_games.server.accounts import passwords
from accessible_games.server.connection import line_connection
from accessible_games.server.lobby.server import Server
from tests.clock import Clock
from tests.server.wire import PASSWORD, Client, Served, at_server, said

pytestmark = pytest.mark.slow

AT_ONCE = 48
WRONG = "acorn acorn acorn"


def stopped(server: Server) -> Clock:
    """Return the clock by which a server counts from now on."""
    clock = server.directory.limits.clock = Clock(1000.0)
    return clock


async def asked_for(server: Served, name: str) -> Client:
    """Return a client that is asked for the password of a name."""
    client = await server.client()
    await client.says(name)
    return client


def watched(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the passwords that are looked at from now on."""
    looked: list[str] = []
    fits = passwords.fits

    def noted(password: str, kept: str) -> bool:
        looked.append(password)
        return fits(password, kept)

    monkeypatch.setattr(passwords, "fits", noted)
    return looked


def test_passwords_sent_together_are_counted_before_they_are_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten of 48, and one more after a minute; the right one after them is a guess as well."""

    async def attack(server: Served) -> None:
        (await server.person("Bob")).cut()
        clock, looked = stopped(server.server), watched(monkeypatch)
        for count in (10, 1):
            clients = [await asked_for(server, "Bob") for _ in range(AT_ONCE)]
            for client in clients[:-1]:
                client.type("wrong password")
            clients[-1].type(PASSWORD)
            told = [await client.prompted() for client in clients]
            assert len(looked) == count
            assert sum(said(each, "wrong too often") for each in told) == AT_ONCE - count
            assert not any(said(each, "by another door") for each in told)
            looked.clear()
            clock.now += 62
            for client in clients:
                client.cut()

    at_server(tmp_path, attack)


def test_a_right_password_costs_nothing(tmp_path: Path) -> None:
    """However often it is typed."""

    async def come(server: Served) -> None:
        (await server.person("Bob")).cut()
        stopped(server.server)
        for _ in range(15):
            client = await asked_for(server, "Bob")
            client.type(PASSWORD)
            await client.hears("Welcome, Bob.")
            client.cut()
            while server.server.directory.here():
                await asyncio.sleep(0.001)

    at_server(tmp_path, come)


def test_the_guesses_of_others_keep_nobody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hundred of ten addresses are looked at after the first one of another address."""
    looked, may_look = list[str](), Event()

    def slow(password: str, kept: str) -> bool:
        may_look.wait()
        looked.append(password)
        return False

    async def attack(server: Served) -> None:
        (await server.person("Bob")).cut()
        monkeypatch.setattr(passwords, "fits", slow)
        others = [
            await server.client(local_addr=(f"127.0.0.{9 + i}", 0)) for i in [*range(10)] * 10
        ]
        for client in others:
            await client.says("Bob")
            client.type("wrong password")
        late = await server.client(local_addr=("127.0.0.99", 0))
        await late.says("Bob")
        late.type("late password")
        may_look.set()
        await late.prompted()
        assert looked.index("late password") < 25

    at_server(tmp_path, attack)


def test_who_has_come_from_there_before_is_counted_alone(tmp_path: Path) -> None:
    """Wrong passwords of others at the same address do not keep them out."""

    async def attack(server: Served) -> None:
        for name in ("Ann", "Bob"):
            (await server.person(name)).cut()
        stopped(server.server)
        for _ in range(2):
            client = await server.client()
            for _ in range(5):
                client.type("Bob", "wrong password")
            await client.ends()
        ann = await asked_for(server, "Ann")
        ann.type(PASSWORD)
        await ann.hears("Welcome, Ann.")

    at_server(tmp_path, attack)


def guess(number: int) -> dict[str, Any]:
    """Return how to connect from one of many addresses."""
    return {"local_addr": (f"127.{1 + number // 250}.0.{1 + number % 250}", 0)}


def test_words_are_not_guessed_from_many_addresses(tmp_path: Path) -> None:
    """The server looks at a hundred, then at the first two of each address only."""

    async def attack(server: Served) -> None:
        stopped(server.server)
        heard: list[str] = []
        for number in range(30):
            client = await server.client(**guess(number))
            client.type(*[WRONG] * 5)
            heard += await client.ends()
        assert said(heard, "No table and no guest has these words.") == 20 * 4 + 10 * 2
        assert said(heard, "Many wrong words are being tried here now") == 10

    at_server(tmp_path, attack)


def test_a_guest_comes_in_while_others_guess(tmp_path: Path) -> None:
    """With the words of a table, and back with their own, though the server has had too many."""

    async def attack(server: Served) -> None:
        anna = await server.person("Anna")
        await anna.says("new life 3")
        stopped(server.server)
        for number in range(25):
            client = await server.client(**guess(number))
            client.type(*[WRONG] * 5)
            await client.ends()
        dora = await server.guest(server.table().word, "Dora", **guess(100))
        own = server.server.directory.people["dora"].secret
        dora.cut()
        await anna.hears("Dora is away.")
        back = await server.client(**guess(101))
        back.type(own)
        await back.hears("Welcome, Dora.")

    at_server(tmp_path, attack)


def test_words_cannot_be_guessed_inside_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who is in and joins by words has as many guesses as at login; right ones are free."""
    monkeypatch.setattr(line_connection, "COMMANDS", (1e9, 10**9))

    async def attack(server: Served) -> None:
        anna, ben, _ = await server.three()
        await anna.says("new life 3")
        stopped(server.server)
        heard: list[str] = []
        for number in range(12):
            heard += await ben.says(f"{('join', 'watch')[number % 2]} {WRONG}")
        assert said(heard, "There is no such table.") == 10
        assert said(heard, "That was wrong too often.") == 2
        assert said(await ben.says(f"join {server.table().word}"), "wrong too often") == 1
        server.server.directory.limits.back.clear()
        for _ in range(12):
            assert said(await ben.says(f"join {server.table().word}"), "You sit at") == 1
            await ben.says("leave")

    at_server(tmp_path, attack)


def test_the_words_of_a_guest_have_forty_bits(tmp_path: Path) -> None:
    """They lead to a seat with its secrets, and do not change."""

    async def come(server: Served) -> None:
        anna = await server.person("Anna")
        await anna.says("new life 3")
        await server.guest(server.table().word, "Dora")
        words = server.server.directory.people["dora"].secret.split()
        assert 125 ** len(words) > 2**40

    at_server(tmp_path, come)


def test_right_passwords_sent_together_are_all_let_in(tmp_path: Path) -> None:
    """However many come from one address at the same moment, as after a restart of the server."""
    names = [f"Ann{letter}" for letter in "abcdefghijklmnop"]

    async def begin(server: Served) -> None:
        for name in names:
            (await server.person(name)).cut()

    async def come_back(server: Served) -> None:
        stopped(server.server)
        clients = [await asked_for(server, name) for name in names]
        for client in clients:
            client.type(PASSWORD)
        for client in clients:
            told = await client.prompted()
            assert not said(told, "wrong too often")
            assert said(told, "Welcome") == 1

    at_server(tmp_path, begin)
    at_server(tmp_path, come_back)
