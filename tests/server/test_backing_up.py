"""A server is backed up while people play, and what is restored has everybody's games."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from accessible_games.server import backing_up
from accessible_games.server.backing_up import BackupPlan, Outcome
from accessible_games.server.serving import ServeOptions, serve
from accessible_games.server.storage import backup
from accessible_games.server.storage.backup import back_up, backups, reading
from accessible_games.server.storage.data_files import STORE
from accessible_games.server.storage.restoring import restore
from accessible_games.server.storage.store import StoreError
from tests.server.evening import quicken
from tests.server.test_serving import free_port, running
from tests.server.test_serving import serve as served_by_command
from tests.server.wire import (
    Client,
    Served,
    at_server,
    planted,
    run,
    served,
)
from tests.sessions import typed_answer

pytestmark = pytest.mark.slow
PEOPLE = ("Anna", "Ben", "Cleo")
GAMES = ("life-is-life", "sixpack", "lifeboat")
LINES = 6


def records(file: Path) -> Mapping[str, str]:
    """Return the records in a store or a backup, by the words of their tables."""
    found: dict[str, str] = {}
    with closing(reading(file)) as source:
        for word, text in source.execute("SELECT word, text FROM lines ORDER BY number"):
            found[word] = found.get(word, "") + text
    return found


def playing_of(server: Served, name: str) -> Any:
    """Return the game of a person."""
    return server.server.at[name.casefold()].playing


async def sit_down(server: Served, name: str, game: str) -> Client:
    """Return a person at a game of their own."""
    client = await server.person(name)
    await client.says(f"new {game.replace('-', ' ')} 4 random")
    client.type("begin")
    while name.casefold() not in server.server.at or playing_of(server, name) is None:
        await asyncio.sleep(0)
    return client


async def play(server: Served, name: str, client: Client, lines: int, luck: Random) -> None:
    """Let a person answer so many questions, or until their game is over."""
    while lines and not playing_of(server, name).over:
        asked = playing_of(server, name).persons[0].asked
        if asked is not None:
            lines -= 1
            client.type(typed_answer(playing_of(server, name).persons[0], asked.options.draw(luck)))
        while not playing_of(server, name).over and (
            playing_of(server, name).persons[0].asked in (asked, None)
        ):
            await asyncio.sleep(0)


def test_what_is_restored_has_the_games_of_that_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything told before the backup is in it, in order, and nobody's game differs."""
    quicken(monkeypatch)
    folder, data = tmp_path / "backups", tmp_path / "data"

    async def evening(server: Served) -> tuple[Path, Mapping[str, str]]:
        clients = [await sit_down(server, *each) for each in zip(PEOPLE, GAMES, strict=True)]
        everybody = [*zip(PEOPLE, clients, strict=True)]
        await asyncio.gather(*(play(server, *each, LINES, Random(1)) for each in everybody))
        known, store = records(data / STORE), data / STORE
        playing = asyncio.gather(*(play(server, *each, LINES, Random(2)) for each in everybody))
        made = await asyncio.to_thread(back_up, store, folder)
        await playing
        return made, known

    made, known = at_server(data, evening)
    kept, later = records(made), records(data / STORE)
    assert len(known) == len(PEOPLE)
    for word, text in known.items():
        assert kept[word].startswith(text)
        assert later[word].startswith(kept[word])

    restore(made, tmp_path / "restored" / STORE, lambda holdings: None)

    async def after(server: Served) -> None:
        for name in PEOPLE:
            client = await server.person(name)
            playing = playing_of(server, name)
            word = server.server.at[name.casefold()].word
            assert kept[word].startswith(playing.record.writer.data.decode())
            await play(server, name, client, 1, Random(3))

    at_server(tmp_path / "restored", after)
    again = records(tmp_path / "restored" / STORE)
    for word, text in kept.items():
        assert again[word].startswith(text)
        assert len(again[word]) > len(text)


# While a server runs ------------------------------------------------------------------------------


async def backed_up(
    data: Path, plan: BackupPlan, enough: Callable[[list[Outcome]], bool]
) -> list[Outcome]:
    """Return what becomes of the backups of a server, while Anna does something for each."""
    outcomes = asyncio.Queue[Outcome]()
    stop, ready = asyncio.Event(), asyncio.get_running_loop().create_future()
    options = ServeOptions(data, 0, backups=plan)
    task = asyncio.create_task(
        serve(options, ready.set_result, stop, backed_up=outcomes.put_nowait)
    )
    server = Served(data, await ready)
    anna, found = await server.person("Anna"), list[Outcome]()
    while not found or not enough(found):
        found.append(await outcomes.get())
        await anna.says(f"width {40 + len(found)}")
        server.server.directory.remember(server.server.directory.users["anna"].choose())
    stop.set()
    await anna.ends()
    await task
    return found


def test_backups_follow_by_themselves(tmp_path: Path) -> None:
    """As often as there is something new."""
    folder = tmp_path / "backups"
    plan = BackupPlan(folder, 0.01, 1)
    found = run(backed_up(tmp_path / "data", plan, lambda found: len(found) == 3))
    assert all(isinstance(each, Path) for each in found)
    assert len(backups(folder)) == 1


def test_where_no_backup_can_be_made_people_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is tried again, and there are backups as soon as there can be."""
    monkeypatch.setattr(backing_up, "AGAIN", 0.01)
    folder = tmp_path / "backups"
    folder.write_text("a file")

    def enough(found: list[Outcome]) -> bool:
        if len(found) == 2:
            folder.unlink()
        return isinstance(found[-1], Path)

    *failed, _ = run(backed_up(tmp_path / "data", BackupPlan(folder), enough))
    assert len(failed) >= 2
    assert {type(each) for each in failed} == {FileExistsError}


def test_a_store_that_is_not_in_its_place_is_not_backed_up(tmp_path: Path) -> None:
    """Another file under its name would push out the good ones."""
    folder, data = tmp_path / "backups", tmp_path / "data"

    async def evening(server: Served) -> None:
        stop, store = asyncio.Event(), server.server.directory.store
        (data / STORE).rename(data / "away")
        (data / STORE).write_bytes(b"another")
        outcome = await backing_up.backed_up(store, BackupPlan(folder), stop)  # type: ignore[arg-type]
        assert isinstance(outcome, StoreError)
        assert (outcome.problem, folder.exists()) == ("file-gone", False)
        (data / "away").replace(data / STORE)
        assert isinstance(await backing_up.backed_up(store, BackupPlan(folder), stop), Path)  # type: ignore[arg-type]
        stop.set()
        assert await backing_up.backed_up(store, BackupPlan(folder), stop) is None  # type: ignore[arg-type]

    at_server(data, evening)


def test_a_bug_in_a_backup_ends_nobodys_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is written down like any other."""
    monkeypatch.setattr(backup, "add", planted)

    async def evening() -> None:
        plan = BackupPlan(tmp_path / "backups", 0.001)
        async with served(tmp_path / "data", backups=plan) as server:
            anna = await server.person("Anna")
            while not (tmp_path / "data" / "crashes").is_dir():
                await asyncio.sleep(0.001)
            anna.type("people")
            await anna.hears("Here: Anna.")

    run(evening())
    assert backups(tmp_path / "backups") == []
    assert "planted" in "".join(
        each.read_text("utf-8") for each in (tmp_path / "data" / "crashes").iterdir()
    )


# As it is started ---------------------------------------------------------------------------------


def test_the_host_hears_of_the_first_backup_and_restores_it(tmp_path: Path) -> None:
    """In two sentences; what was there before is kept, and the second time nothing is changed."""
    folder, data = tmp_path / "backups", tmp_path / "data"
    ports = ("--port", str(free_port()), "--ssh-port", str(free_port()))
    with running(served_by_command(data, *ports, "--backup", str(folder), "--every", "1d")) as (
        process,
        _,
    ):
        while not (folder.is_dir() and backups(folder)):
            assert process.poll() is None
    (file,) = backups(folder)
    again = served_by_command(data, *ports, "--restore", str(file))
    with running(again) as (_, told):
        assert told.startswith("The backup of ")
        assert " holds 0 people, 0 unfinished tables and 0 finished games. What the" in told
        assert "What the server used before is now " in told
    with running(again) as (_, told):
        assert "The server has begun with it before, and goes on with what was played" in told
