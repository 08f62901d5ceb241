"""A store that is taken away while the server runs is noticed, and nothing false is told."""

import asyncio
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from accessible_games.server.serving import ServeOptions, serve
from accessible_games.server.storage import writer
from accessible_games.server.storage.data_files import STORE
from accessible_games.server.storage.database import Database
from accessible_games.server.storage.store import GONE, Known
from tests.server.clients import boxes, is_busy
from tests.server.wire import Client, Served, run

pytestmark = pytest.mark.slow
FILES = (STORE, f"{STORE}-wal")
WAYS = ("unlinked", "replaced", "moved", "read only")


def take_away(file: Path, way: str) -> None:
    """Do something to a file that a running server has open."""
    if way == "unlinked":
        file.unlink()
    elif way == "moved":
        file.rename(file.with_suffix(".away"))
    elif way == "replaced":
        other = file.with_suffix(".other")
        shutil.copy(file, other)
        os.replace(other, file)
    else:
        file.chmod(0o400)


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("way", WAYS)
def test_what_cannot_be_kept_is_not_told_as_kept(
    tmp_path: Path, way: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People and host hear it with the next line; at the end everything is in another file."""
    if way == "read only" and os.geteuid() == 0:
        pytest.skip("the system lets root write into any file")
    monkeypatch.setattr(writer, "AGAIN", 0.01)
    told: list[str] = []

    async def evening() -> Path | None:
        stop, ready = asyncio.Event(), asyncio.get_running_loop().create_future()
        wanted = ServeOptions(tmp_path, 0)
        task = asyncio.create_task(serve(wanted, ready.set_result, stop, told.append))
        server = Served(tmp_path, await ready)
        anna = await server.person("Anna")
        await anna.says("new life 3 random")
        anna.type("begin")
        await anna.hears("Round 1")
        while is_busy(server.server) or any(box.is_held for box in boxes(server.server)):
            await asyncio.sleep(0.001)  # nobody else answers in a moment: that would be held too
        take_away(tmp_path / name, way)
        ben = await stranger(server)
        await anna.hears("is not in its place any more")
        await anna_plays_on(anna)
        lines = await ben.ends()
        assert "Nothing can be saved at the moment" in lines[-1]
        assert not any("Welcome" in line for line in ben.lines)
        stop.set()
        lines = await anna.ends()
        assert not any("All games are saved" in line for line in lines)
        for client in (*server.clients, ben):
            client.writer.close()
        return await task

    rescued = run(evening())
    assert told[-1] == GONE
    assert rescued is not None
    with closing(Database(rescued)) as store:
        assert sorted(each.name for each in store.known) == ["Anna"]
        assert "life-is-life" in store.tables[0].record


async def stranger(server: Served) -> Client:
    """Return someone who has just chosen a name and a password."""
    client = await Client.connect(server.opened.plain)
    await client.prompted()
    for line in ("Ben", "yes", "correct horse"):
        await client.says(line)
    client.type("correct horse")
    return client


async def anna_plays_on(anna: Client) -> None:
    """What is only asked is answered; what would have to be kept waits."""
    anna.type("people")
    await anna.hears("Here:")


def test_a_store_that_is_put_back_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And nothing of what waited is lost."""
    monkeypatch.setattr(writer, "AGAIN", 0.01)
    file = tmp_path / STORE
    told: list[str] = []
    store = Database(file)
    store.listen(told.append)
    file.rename(tmp_path / "away")
    ticket = store.keep_person(Known("Anna", "hash"))
    while not told:
        pass
    assert (told, store.committed) == ([GONE], 0)
    (tmp_path / "away").rename(file)
    while store.committed < ticket:
        pass
    store.close()
    assert store.rescued is None
    assert told == [GONE, ""]
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT name FROM people").fetchall() == [("Anna",)]
