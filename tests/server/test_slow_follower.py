"""A second machine that is slow: what people hear meanwhile, what the host hears, and when."""

import asyncio
import sqlite3
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from accessible_games.server.following import leader as leading
from accessible_games.server.following.messages import Message
from accessible_games.server.ssh.follower import Follower
from accessible_games.server.storage import writer
from accessible_games.server.storage.data_files import STORE
from tests.server.evening import quicken
from tests.server.test_two_machines import hasty as hasty
from tests.server.test_two_machines import place, same
from tests.server.two_machines import News, following, leader
from tests.server.wire import Client, Served, run, said, served
from tests.sessions import typed_answer

pytestmark = pytest.mark.slow
SHORT, LONG = 0.05, 3600.0
"""Seconds in which the second machine has to answer: too few, and more than any test takes."""


class Gate:
    """Lets a second machine take what comes, or only later."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._is_open, self.waits = asyncio.Event(), asyncio.Event()
        self._is_open.set()
        hear = Follower._hear

        async def slowly(of: Follower, process: Any, message: Message) -> None:
            if message["say"] == "batch" and not self._is_open.is_set():
                self.waits.set()
                await self._is_open.wait()
            await hear(of, process, message)

        monkeypatch.setattr(Follower, "_hear", slowly)

    def shut(self) -> None:
        """Take nothing from now on; the link stays as it is."""
        self._is_open.clear()
        self.waits.clear()

    def release(self) -> None:
        """Take what has come, and what comes."""
        self._is_open.set()


def records(folder: Path) -> str:
    """Return all that was played, as it is on a disk."""
    with closing(sqlite3.connect(folder / STORE)) as store:
        rows = store.execute("SELECT word, text FROM lines ORDER BY word, number").fetchall()
    return "\n".join(f"{word} {text}" for word, text in rows)


@asynccontextmanager
async def pair(tmp_path: Path, news: News, *, waits: bool = False) -> Any:
    """Yield a server that a second machine follows, and that machine."""
    first, second = tmp_path / "a", tmp_path / "b"
    async with (
        served(first, leader=leader(second, news, waits=waits)) as server,
        following(second, server.opened.ssh) as follows,
    ):
        await follows.news.heard("follows")
        await news.heard("followed")
        yield server, follows


async def at_game(server: Served) -> Client:
    """Return somebody who is asked for an answer in a game, which has been told whole."""
    anna = await server.person("Anna")
    await anna.says("new life is life 3 random")
    anna.type("begin")
    await anna.hears("Your hand: ")
    return anna


async def answer_of(server: Served, anna: Client) -> str:
    """Return an answer to the next question to somebody, by its kind any that is legal."""
    while (playing := server.table().playing) is None or playing.persons[0].asked is None:
        await anna.read()
    person = playing.persons[0]
    assert person.asked is not None
    return typed_answer(person, person.asked.options.draw(Random(len(playing.match.table.moves))))


async def is_left_alone(
    server: Served, anna: Client, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[Gate, str]:
    """Let somebody answer, and the second machine take nothing for too long.

    Returns its gate, and what it had of the games before.
    """
    gate, typed = Gate(monkeypatch), await answer_of(server, anna)
    await same(folder / "a", folder / "b")
    on_second = records(folder / "b")
    gate.shut()
    monkeypatch.setattr(leading, "PATIENCE", SHORT)
    anna.type(typed)
    return gate, on_second


@pytest.fixture
def news(monkeypatch: pytest.MonkeyPatch) -> News:
    """What the host hears; people type as fast as they can, and the second machine has all day."""
    quicken(monkeypatch)
    monkeypatch.setattr(leading, "PATIENCE", LONG)
    return News()


def test_no_line_is_told_before_it_is_on_two_disks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, news: News
) -> None:
    """However long the second takes, others go on with what needs no disk; and time after time."""

    async def evening() -> None:
        gate = Gate(monkeypatch)
        async with pair(tmp_path, news) as (server, _):
            anna, ben = await at_game(server), await server.person("Ben")
            user = server.server.directory.users["anna"]
            for _ in range(3):
                typed = await answer_of(server, anna)
                await same(tmp_path / "a", tmp_path / "b")
                sent, on_second = user.outbox.sent, records(tmp_path / "b")
                gate.shut()
                anna.type(typed)
                await gate.waits.wait()
                while records(tmp_path / "a") == on_second:
                    await asyncio.sleep(0.001)  # it may be on its way to both at once
                assert said(await ben.says("people"), "Here: Anna and Ben.") == 1
                assert records(tmp_path / "b") == on_second != records(tmp_path / "a")
                assert user.outbox.sent == sent
                assert user.outbox.is_held
                gate.release()
                while user.outbox.sent == sent:
                    await asyncio.sleep(0.001)
                assert records(tmp_path / "b") != on_second
        assert [each for each, _ in news.told] == ["followed"]

    run(evening())


def test_of_one_that_does_not_answer_for_long_the_host_hears_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, news: News
) -> None:
    """Nobody waits for it any more; the host hears once more when it has everything."""

    async def evening() -> None:
        async with pair(tmp_path, news) as (server, _):
            anna = await at_game(server)
            gate, _ = await is_left_alone(server, anna, tmp_path, monkeypatch)
            await news.heard("away")
            monkeypatch.setattr(leading, "PATIENCE", LONG)  # who waited again would wait for ever
            for name in ("Ben", "Cleo", "Dora"):
                await server.person(name)
            assert [each for each, _ in news.told].count("away") == 1
            assert [each for each, _ in news.told].count("followed") == 1
            assert place(tmp_path / "b").number < place(tmp_path / "a").number
            gate.release()
            await news.heard("followed", 2)
            await same(tmp_path / "a", tmp_path / "b")
            assert [each for each, _ in news.told] == ["followed", "away", "followed"]

    run(evening())


def test_if_it_is_to_be_waited_for_people_hear_why_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, news: News
) -> None:
    """And nothing else, until it has answered; then all comes in order, and once."""
    monkeypatch.setattr(writer, "AGAIN", 0.01)

    async def evening() -> None:
        async with pair(tmp_path, news, waits=True) as (server, _):
            anna = await at_game(server)
            gate, on_second = await is_left_alone(server, anna, tmp_path, monkeypatch)
            await anna.hears("because the second machine on which it is saved does not answer.")
            heard = len(anna.lines)
            assert records(tmp_path / "b") == on_second
            monkeypatch.setattr(leading, "PATIENCE", LONG)
            gate.release()
            await anna.hears("It is saved again, and the game goes on.")
            await news.heard("followed", 2)
            await same(tmp_path / "a", tmp_path / "b")
            why = [line for line in anna.lines if "second machine" in line]
            assert len(why) == 1
            assert len(anna.lines) > heard
            assert [each for each, _ in news.told] == ["followed", "away", "followed"]

    run(evening())
