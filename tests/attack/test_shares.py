"""Taking more than one's share: names, tables, reports, labels and the ears of others."""

import asyncio
import errno
import os
from pathlib import Path
from typing import Any

import pytest

from accessible_games.label_page.page import AT_ONCE
from accessible_games.label_page.process import Made, Maker, UploadedDeck
from accessible_games.server.commands import tables
from accessible_games.server.commands.presence import PART
from accessible_games.server.connection import line_connection
from accessible_games.server.lobby.rate_limits import ACCOUNTS, REPORTS, TABLES
from tests.label_page.test_page import at_page, send
from tests.server.wire import PASSWORD, Client, Served, at_server, said

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def any_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everybody type and talk as fast as they like: this is about other limits."""
    monkeypatch.setattr(line_connection, "COMMANDS", (1e9, 10**9))
    monkeypatch.setattr("accessible_games.server.lobby.chat_log.CHAT", (1e9, 10**9))


def test_one_address_takes_some_names_an_hour(tmp_path: Path) -> None:
    """The next one hears why not and what to do; from elsewhere names can still be taken."""

    async def attack(server: Served) -> None:
        for number in range(ACCOUNTS.most):
            (await server.person(f"Ann{number}")).cut()
        late = await server.client()
        heard = await late.says("Bob")
        assert said(heard, "Nobody can take a new name from your network now") == 1
        assert len(server.server.directory.people) == ACCOUNTS.most
        other = await server.client(local_addr=("127.0.0.9", 0))
        for line in ("Bob", "yes", PASSWORD):
            await other.says(line)
        other.type(PASSWORD)
        await other.hears("Welcome, Bob.")

    at_server(tmp_path, attack)


def test_names_that_are_taken_together_are_counted(tmp_path: Path) -> None:
    """All are asked for their passwords first."""

    async def attack(server: Served) -> None:
        clients = [await server.client() for _ in range(ACCOUNTS.most + 5)]
        for number, client in enumerate(clients):
            for line in (f"Ann{number}", "yes", PASSWORD):
                await client.says(line)
        for client in clients:
            client.type(PASSWORD)
        heard = [await client.prompted() for client in clients]
        assert sum(said(each, "Nobody can take a new name") for each in heard) == 5
        assert len(server.server.directory.people) == ACCOUNTS.most

    at_server(tmp_path, attack)


async def leave_begun(client: Client) -> list[str]:
    """Set up a table, begin and leave it; return what was heard first."""
    heard = await client.says("new life 3 easy")
    for line in ("begin", "leave"):
        await client.says(line)
    return heard


def test_one_person_leaves_some_games_unfinished(tmp_path: Path) -> None:
    """Then no more tables for a while; those that were played to the end do not count."""

    async def attack(server: Served) -> None:
        anna = await server.person("Anna")
        for _ in range(2 * TABLES.most):
            anna.type("new life 3 easy", "begin", "end", "yes", "leave", "new life", "leave")
            for _ in range(2):
                await anna.hears("You leave the table.")
        assert not server.server.tables
        for _ in range(TABLES.most):
            assert said(await leave_begun(anna), "Life is Life for 3 players.") == 1
        assert said(await anna.says("new life"), "You have set up many tables lately") == 1
        assert said(await anna.says("new life more"), "You have set up many tables lately") == 1
        assert len(server.server.tables) == TABLES.most
        ben = await server.person("Ben")
        assert said(await ben.says("new life"), "Life is Life for") == 1

    at_server(tmp_path, attack)


def test_many_people_of_one_address_leave_some_games_unfinished(tmp_path: Path) -> None:
    """More than one person may, but not without end."""

    async def attack(server: Served) -> None:
        for number in range(6):
            client = await server.person(f"Ann{number}")
            for _ in range(TABLES.most):
                await leave_begun(client)
            client.cut()
        assert len(server.server.tables) == 4 * TABLES.most

    at_server(tmp_path, attack)


def test_no_hour_brings_more_unfinished_games_than_one_can_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long they take."""
    monkeypatch.setattr(tables, "UNFINISHED", 3)

    async def attack(server: Served) -> None:
        anna = await server.person("Anna")
        for _ in range(3):
            await leave_begun(anna)
            server.server.directory.limits.back.clear()
        assert said(await anna.says("new life"), "Too many of your games are not over.") == 1

    at_server(tmp_path, attack)


def test_tables_are_told_in_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One's own first, then those where somebody is; each has the number that `join` knows."""
    monkeypatch.setattr(tables, "UNFINISHED", 100)

    async def attack(server: Served) -> None:
        anna, ben, cleo = await server.three()
        for _ in range(2 * PART):
            await leave_begun(anna)
            server.server.directory.limits.back.clear()
        await ben.says("new lifeboat")
        heard = await cleo.says("tables")
        assert heard[0] == "21, Lifeboat, with Ben, not begun yet."
        assert said(heard, "Life is Life, with Anna") == PART - 1
        assert said(heard, "There are 11 more tables.") == 1
        assert said(await cleo.says("tables 2"), "Life is Life, with Anna") == PART
        last = await cleo.says("tables 3")
        assert (said(last, "Life is Life, with Anna"), said(last, "more")) == (1, 0)
        for typed in ("tables 4", "tables 0", "tables " + "9" * 30):
            assert said(await cleo.says(typed), "The tables are told in 3 parts.") == 1
        assert said(await anna.says("tables"), "with Anna") == PART
        assert said(await cleo.says("join 21"), "You sit at Lifeboat, with Ben.") == 1

    at_server(tmp_path, attack)


def test_one_person_reports_some_things(tmp_path: Path) -> None:
    """Further reports are refused for a while, and no file is written for them."""

    async def attack(server: Served) -> None:
        anna = await server.person("Anna")
        for number in range(REPORTS.most + 2):
            told = "Thank you." if number < REPORTS.most else "Your last reports have come."
            assert said(await anna.says(f"complain {number}"), told) == 1
        assert len([*(tmp_path / "server-reports").iterdir()]) == REPORTS.most

    at_server(tmp_path, attack)


def test_a_full_disk_is_said_to_who_reports(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is no mistake of the program, and leaves no file."""

    def full(*given: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    async def attack(server: Served) -> None:
        anna = await server.person("Anna")
        monkeypatch.setattr("accessible_games.store.whole.write_new", full)
        heard = await anna.says("complain he is rude")
        assert said(heard, "Your report cannot be kept at the moment, so nobody will read it.") == 1

    at_server(tmp_path, attack)
    assert not (tmp_path / "crashes").exists()


def test_one_address_has_some_labels_made_at_the_same_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next request is answered at once, and what was sent is not lost."""
    begun, may_end = list[object](), asyncio.Event()

    async def make(*given: Any) -> Made:
        begun.append(given)
        await may_end.wait()
        return Made(("Bear, label B. ⠃",))

    async def visit(browser: Any, page: Any) -> None:
        deck = UploadedDeck("a.csv", b"name\nBear\n")
        first = [asyncio.create_task(send(browser, page, deck, do="show")) for _ in range(AT_ONCE)]
        while len(begun) < AT_ONCE:
            await asyncio.sleep(0.001)
        more = await send(browser, page, deck, do="show")
        assert (more.status, "are being made for you already" in more.text) == (429, True)
        assert more.fields["kept-name"] == "a.csv"
        may_end.set()
        assert [(await each).status for each in first] == [200] * AT_ONCE
        assert (await send(browser, page, deck, do="show")).status == 200

    monkeypatch.setattr(Maker, "make", make)
    at_page(tmp_path, visit)
