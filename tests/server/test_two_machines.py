"""Two machines: the second has everything before anybody hears of it, and takes over once."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from accessible_games.server.following import leader as leading
from accessible_games.server.following import messages, replica
from accessible_games.server.ssh import follower
from accessible_games.server.ssh.keys import host_key
from accessible_games.server.storage import orders, position
from accessible_games.server.storage.data_files import STORE
from tests.server.test_restarting import order
from tests.server.test_serving import free_port
from tests.server.two_machines import KEY, News, following, leader
from tests.server.wire import Served, run, served
from tests.sessions import program

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let orders be taken at once, and lost connections tried again at once."""
    monkeypatch.setattr(orders, "EVERY", 0.01)
    monkeypatch.setattr(follower, "AGAIN", 0.01)


def content(folder: Path) -> list[str]:
    """Return all that a store holds, besides which machine is the first."""
    with closing(sqlite3.connect(folder / STORE)) as found:
        return [line for line in found.iterdump() if '"pair"' not in line]


def place(folder: Path) -> position.Position:
    """Return where a store is."""
    with closing(sqlite3.connect(folder / STORE)) as found:
        here = position.position_of(found)
    assert here is not None
    return here


async def same(first: Path, second: Path) -> None:
    """Wait until both stores are at the same place, and stay there while they are compared."""
    places: set[str] = set()
    while len(places) != 1:
        await asyncio.sleep(0.01)
        before = place(first).digest, place(second).digest
        contents = content(first), content(second)
        places = {*before, place(first).digest, place(second).digest}
    assert contents[0] == contents[1]


async def some_moves(server: Served) -> Any:
    """Let somebody begin a game, and answer."""
    anna = await server.person("Anna")
    await anna.says("new life is life 3 random")
    await anna.says("begin")
    await anna.says("1")
    return anna


def test_the_second_has_everything(tmp_path: Path) -> None:
    """What was there before, and every change since, also after a lost connection."""
    first, second, news = tmp_path / "a", tmp_path / "b", News()

    async def evening() -> None:
        async with served(first) as before:
            await before.person("Zoe")
        async with served(first, leader=leader(second, news)) as server:
            async with following(second, server.opened.ssh) as follows:
                await follows.news.heard("met")
                await follows.news.heard("follows")
                await news.heard("followed")
                await some_moves(server)
                await same(first, second)
            await server.person("Ben")
            async with following(second, server.opened.ssh) as follows:
                await follows.news.heard("follows")
                await server.person("Cleo")
                await same(first, second)
                assert await order(second, "take over")
                assert await follows.task
                await news.heard("superseded")
        assert place(second) == position.Position(1, True, place(first).number, place(first).digest)
        async with served(second, leader=leader(first, News())) as after:
            anna = await after.person("Anna")
            assert "Lay " in " ".join(anna.lines)
            assert {"anna", "ben", "cleo", "zoe"} == {*after.server.directory.people}

    run(evening())


# Who may play -------------------------------------------------------------------------------------


async def take_over(second: Path, server: Served) -> None:
    """Let a second machine take over, without an answer of the first."""
    async with following(second, server.opened.ssh) as follows:
        await follows.news.heard("follows")
        assert await order(second, "take over sure")
        assert await follows.task


def test_one_that_comes_back_follows(tmp_path: Path) -> None:
    """It asks the other before it plays; what it had alone is put aside."""
    first, second = tmp_path / "a", tmp_path / "b"

    async def evening() -> None:
        async with served(first, leader=leader(second, News())) as server:
            await server.person("Anna")
            await take_over(second, server)
        news = News()
        async with served(second, leader=leader(first, news)) as after:
            await after.person("Ben")
            async with following(first, after.opened.ssh) as back:
                await back.news.heard("follows")
                await news.heard("followed")
                await same(second, first)
        assert (place(first).is_first, place(second).is_first) == (False, True)
        assert [*first.glob("server-before-*.sqlite")]

    run(evening())


def test_one_that_was_the_first_waits_for_an_answer(tmp_path: Path) -> None:
    """Nobody knows whether the other has taken over, but the host, who may say so."""
    first, second = tmp_path / "a", tmp_path / "b"

    async def evening() -> None:
        async with served(first, leader=leader(second, News())) as server:
            await server.person("Anna")
            port = server.opened.ssh
        async with following(first, port) as waits:
            await waits.news.heard("waits")
            assert not waits.task.done()
        async with following(first, port, asks=False) as alone:
            assert await alone.task

    run(evening())


def test_one_that_was_the_first_plays_on_if_the_other_follows(tmp_path: Path) -> None:
    """Both come back after a power cut: who was the first plays."""
    first, second = tmp_path / "a", tmp_path / "b"

    async def evening() -> None:
        async with served(first, leader=leader(second, News())) as server:
            await server.person("Anna")
            async with following(second, server.opened.ssh) as follows:
                await follows.news.heard("follows")
        port = free_port()
        nobody = free_port()
        async with following(second, nobody, other=first, ssh_port=port) as waits:
            await waits.news.heard("lost")
            async with following(first, port) as asks:
                assert await asks.task

    run(evening())


def test_a_first_machine_stops_for_one_that_has_taken_over(tmp_path: Path) -> None:
    """Also if nobody has told it, as soon as the other is heard."""
    first, second, news = tmp_path / "a", tmp_path / "b", News()

    async def evening() -> None:
        async with served(first, leader=leader(second, news)) as server:
            anna = await server.person("Anna")
            await take_over(second, server)
            async with following(second, server.opened.ssh) as newer:
                assert await newer.task
            await news.heard("superseded")
            anna.type("new life is life 3 random")
            await anna.hears("The game goes on at another machine.")

    run(evening())


# What goes wrong ----------------------------------------------------------------------------------


def test_without_the_second_it_goes_on_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host hears so, and again when the second has everything."""
    monkeypatch.setattr(leading, "PATIENCE", 0.05)
    first, second, news = tmp_path / "a", tmp_path / "b", News()

    async def evening() -> None:
        async with served(first, leader=leader(second, news)) as server:
            async with following(second, server.opened.ssh) as follows:
                await follows.news.heard("follows")
                await news.heard("followed")
            anna = await some_moves(server)
            await news.heard("away")
            async with following(second, server.opened.ssh):
                await news.heard("followed", 2)
                await anna.says("scores")
                await same(first, second)

    run(evening())


def test_without_the_second_it_waits_if_that_is_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People hear why, and nothing is told that is on one disk only."""
    monkeypatch.setattr(leading, "PATIENCE", 0.05)
    monkeypatch.setattr("accessible_games.server.storage.writer.AGAIN", 0.01)
    first, second, news = tmp_path / "a", tmp_path / "b", News()

    async def evening() -> None:
        async with served(first, leader=leader(second, news, waits=True)) as server:
            async with following(second, server.opened.ssh) as follows:
                await follows.news.heard("follows")
                anna = await server.person("Anna")
                await anna.says("new life is life 3 random")
            anna.type("begin")
            await anna.hears("because the second machine on which it is saved does not answer.")
            assert not [line for line in anna.lines if "Row 1" in line]
            async with following(second, server.opened.ssh):
                await anna.hears("Row 1")
                await same(first, second)

    run(evening())


def test_a_second_that_does_not_answer_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A link that is open, and from which nothing comes."""
    monkeypatch.setattr(leading, "PATIENCE", 0.05)
    first, second, news = tmp_path / "a", tmp_path / "b", News()

    async def evening() -> None:
        async with (
            served(first, leader=leader(second, news)) as server,
            following(second, server.opened.ssh) as follows,
        ):
            await follows.news.heard("follows")
            await news.heard("followed")
            monkeypatch.setattr(follower.Follower, "_have", lambda *given: None)
            await server.person("Anna")
            await news.heard("away")

    run(evening())


def test_a_full_disk_of_the_second_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At both machines; the first goes on, and the second has everything once there is room."""
    monkeypatch.setattr(leading, "PATIENCE", 0.05)
    first, second, news = tmp_path / "a", tmp_path / "b", News()

    def full(here: replica.Replica, *given: object) -> None:
        raise OSError("database or disk is full")

    async def evening() -> None:
        async with (
            served(first, leader=leader(second, news)) as server,
            following(second, server.opened.ssh) as follows,
        ):
            await follows.news.heard("follows")
            await news.heard("followed")
            with monkeypatch.context() as disk:  # be it for a line, or for the whole store again
                disk.setattr(replica.Replica, "apply", full)
                disk.setattr(replica.Replica, "take", full)
                await server.person("Anna")
                assert await news.heard("full") == "database or disk is full"
                assert await follows.news.heard("full") == "database or disk is full"
                await news.heard("away")
            await news.heard("followed", 2)
            await server.person("Ben")
            await same(first, second)

    run(evening())


def test_another_key_is_not_let_in(tmp_path: Path) -> None:
    """Neither that of a stranger, nor a first machine that is not the one that was met."""
    first, second, third = (tmp_path / name for name in "abc")

    async def evening() -> None:
        async with served(first, leader=leader(second, News())) as server:
            async with following(third, server.opened.ssh) as stranger:
                assert await stranger.news.heard("refused") == "key"
            async with following(second, server.opened.ssh) as follows:
                await follows.news.heard("follows")
        async with (
            served(third, leader=leader(second, News())) as other,
            following(second, other.opened.ssh) as follows,
        ):
            await follows.news.heard("other-key")

    run(evening())


def test_another_version_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both hosts hear it, and nothing is sent."""
    first, second, news = tmp_path / "a", tmp_path / "b", News()

    async def evening() -> None:
        async with served(first, leader=leader(second, news)) as server:
            monkeypatch.setattr(follower, "VERSION", messages.VERSION + 1)
            async with following(second, server.opened.ssh) as follows:
                assert await follows.news.heard("refused") == "version"
                await news.heard("refused")

    run(evening())


def test_a_second_that_went_other_ways_gets_everything_anew(tmp_path: Path) -> None:
    """Its last batch is none of the first machine's."""
    first, second, news = tmp_path / "a", tmp_path / "b", News()

    async def evening() -> None:
        async with served(first, leader=leader(second, news)) as server:
            async with following(second, server.opened.ssh) as follows:
                await follows.news.heard("follows")
            with closing(sqlite3.connect(second / STORE)) as store, store:
                store.execute("UPDATE pair SET digest = 'x'")
                store.execute("DELETE FROM people")
            async with following(second, server.opened.ssh) as follows:
                await follows.news.heard("follows")
                await server.person("Anna")
                await same(first, second)

    run(evening())


@pytest.mark.parametrize(
    "sent", ["{", "[]\n", '{"say": 5}\n', '{"say": "hello"}\n', "\x00\n", '{"say": "have"}\n']
)
def test_rubbish_ends_a_link(tmp_path: Path, sent: str) -> None:
    """And nothing else."""
    first, second = tmp_path / "a", tmp_path / "b"

    async def evening() -> None:
        async with served(first, leader=leader(second, News())) as server:
            nothing: dict[str, Any] = dict.fromkeys(("known_hosts", "config", "agent_path"))
            async with asyncssh.connect(
                "127.0.0.1", server.opened.ssh, username=messages.USER,
                client_keys=[host_key(second / KEY)], **nothing,
            ) as link:  # fmt: skip
                process = await link.create_process(subsystem=messages.SUBSYSTEM)
                process.stdin.write(sent)
                process.stdin.write_eof()
                await process.stdout.read()
            await server.person("Anna")

    run(evening())


# By the command line ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--wait"], "Add --followed-by and the key of the second machine."),
        (["--followed-by", "hello"], "Hello is no key."),
        (["takeover", "now"], "Type accessible-games serve takeover,"),
        (["takeover"], "There is no"),
    ],
)
def test_wrong_use_is_a_sentence(tmp_path: Path, words: list[str], told: str) -> None:
    """It says what to type."""
    done = program("serve", *words, "--data", str(tmp_path), "--language", "en")
    assert told in " ".join(done.err.split())
    assert done.status in (1, 2)


@pytest.mark.parametrize("text", ["restart 5", "restart off", "password 1 x Anna", ""])
def test_a_machine_that_follows_refuses_what_is_for_the_first(tmp_path: Path, text: str) -> None:
    """Whoever has typed it hears so; it takes orders to take over."""
    for given, left in ((text, ""), ("take over", "take over"), ("take over sure",) * 2):
        (tmp_path / orders.FILE).write_text(given)
        assert orders.taken(tmp_path, follower.is_for_first) == left
        assert (tmp_path / orders.REFUSED).exists() == (not left)
        (tmp_path / orders.REFUSED).unlink(missing_ok=True)
        assert not (tmp_path / orders.FILE).exists()


def test_a_store_of_no_pair_stays_as_it_is(tmp_path: Path) -> None:
    """Without a second machine nothing is noted."""

    async def evening() -> None:
        async with served(tmp_path) as server:
            await server.person("Anna")

    run(evening())
    with closing(sqlite3.connect(tmp_path / STORE)) as store:
        assert position.position_of(store) is None
