"""A server that is killed has everything that was told of open tables and of other games."""

from contextlib import closing
from pathlib import Path

import pytest

from accessible_games.server.storage.data_files import STORE
from accessible_games.server.storage.database import Database
from tests.long.crowd.player import PASSWORD
from tests.long.crowd.process import Ports, add_accounts, free_ports, running
from tests.server.wire import Client, run

pytestmark = pytest.mark.slow
NAMES = ("Anna", "Ben", "Cleo")
OPENED = "Anna has an open table for Life is Life. Type join Anna."


async def come(ports: Ports) -> list[Client]:
    """Return the three people, who have come in by telnet."""
    found = []
    for name in NAMES:
        client = await Client.connect(ports.telnet)
        for prompt, text in (("Name?", name), ("Password?", PASSWORD)):
            await types(client, prompt, text)
        await client.hears(f"Welcome, {name}.")
        found.append(client)
    return found


async def types(client: Client, heard: str, text: str) -> None:
    """Type something once a line was heard."""
    await client.hears(heard)
    client.type(text)


async def close(*clients: Client) -> None:
    """Close connections."""
    for client in clients:
        client.writer.close()
        await client.writer.wait_closed()


async def before(ports: Ports) -> None:
    """Open a table, play at another one, and wish to play again there."""
    anna, ben, cleo = await come(ports)
    ben.type("tables on")
    await ben.hears("You hear when a table is open to anybody.")
    anna.type("new life 3 random")
    await types(anna, "When all are here", "open")
    await ben.hears(OPENED)
    cleo.type("quick mau mau 3 random")
    await types(ben, "Cleo plays Mau-Mau alone.", "quick mau mau")
    await ben.hears("and play in the next game.")
    cleo.type("end")
    await types(cleo, "Do you mean it?", "yes")
    await types(ben, "nobody has won", "again")
    await cleo.hears("Ben would like to play again.")
    await close(anna, ben, cleo)


async def after(ports: Ports) -> None:
    """Find the open table, play again at the other one, and hear what the wish was about."""
    anna, ben, cleo = await come(ports)
    anna.type("tables")
    await anna.hears("Life is Life, with Anna, open to anybody.")
    ben.type("again")
    await types(cleo, "Ben would like to play again.", "again")
    await types(cleo, "Ben begins the game.", "end")
    await types(ben, "Cleo would like to end this game", "agree")
    await types(ben, "nobody has won", "leave")
    await ben.hears(OPENED)
    await close(anna, ben, cleo)


def test_a_killed_server_has_everything_that_was_told(tmp_path: Path) -> None:
    """The wish, the open table, and another game that waits for its people."""
    ports = free_ports()
    add_accounts(tmp_path, NAMES, quick=True)
    for evening in (before, after):
        with running(tmp_path, ports) as server:
            run(evening(ports))
            server.kill()
    with closing(Database(tmp_path / STORE)) as store:
        known = {each.name: each for each in store.known}
        assert known["Ben"].wishes == ("tables",)
        assert [table.plan["is_open"] for table in store.tables] == [True]
        assert store.damaged == []
