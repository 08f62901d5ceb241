"""A week of days in made-up time: people come and go, and the server is killed in the middle.

In the end every game is the same as in one evening with the same answers.
"""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from accessible_games.core.decision import Answer
from accessible_games.core.record import Record, read
from accessible_games.core.record_lines import result_line
from accessible_games.games import GAMES, RECORDED
from accessible_games.match.match import Match
from accessible_games.server.storage.data_files import STORE
from accessible_games.speech.normalize import fold
from tests.server.days import answer, calm, made_up, pace_of
from tests.server.evening import quicken
from tests.server.wire import Client, Served, run, served

pytestmark = pytest.mark.slow
NAMES = ("Anna", "Ben", "Cleo")
DAYS = 7
VISITS = 8
"""How often somebody comes each day."""


async def founded(server: Served) -> None:
    """Set up a table of each game, of one or two days for a turn."""
    people = dict(zip(NAMES, await server.three(), strict=True))
    for number, game in enumerate(GAMES):
        count = max(3, GAMES[game].seats[0])
        title = game.replace("-", " ")
        await people["Anna"].says(f"new {title} {count} random days {1 + number % 2}")
        for name in ("Ben", "Cleo"):
            people[name].type("join anna")
            await people[name].hears("You sit at")
        if not any(each.plan.game == game and each.is_begun for each in tables(server)):
            people["Anna"].type("begin")
        await calm(server, *people.values())
        for client in people.values():
            client.type("leave")
            await client.hears("Your seat is kept")
            await client.hears("Lobby.")
    for client in people.values():
        client.type("leave")
        await client.ends()


def tables(server: Served) -> list:  # type: ignore[type-arg]
    """Return all tables."""
    return [*server.server.tables.values()]


async def visit(server: Served, name: str, chance: Random) -> None:
    """Let somebody come, answer here and there, and go: by a farewell, or cut off."""
    client: Client = await server.person(name)
    for _ in range(chance.randrange(1, 5)):
        if not pace_waits(server, name):
            break
        before = len(client.lines)
        client.type("next")
        while fold(name) not in server.server.at or len(client.lines) == before:
            await calm(server, client)
        there = server.server.at[fold(name)]
        for _ in range(chance.randrange(1, 9)):
            if not there.is_over:
                await answer(server, name, client, chance)
    await go(server, name, client, cut=chance.random() < 0.5)


def pace_waits(server: Served, name: str) -> bool:
    """Whether something waits for somebody at a table where they are not."""
    user, here = server.server.directory.users[fold(name)], server.server.at.get(fold(name))
    others = [each for each in tables(server) if each is not here]
    return any(pace_of(each).is_asked_of(user) for each in others)


async def go(server: Served, name: str, client: Client, *, cut: bool) -> None:
    """Let somebody leave the server; who is cut off leaves the table after a while."""
    user = server.server.directory.users[fold(name)]
    if cut:
        client.cut()
        while user.connection is not None:
            await calm(server)
        server.server.leave_table(user)
    else:
        client.type(*(["leave"] if fold(name) in server.server.at else []), "leave")
        await client.ends()
    await calm(server)


def killed(data: Path, number: int) -> Path:
    """Return another folder with what is on the disk now, as after a kill."""
    copy = data.with_name(f"house-{number}")
    copy.mkdir()
    with (
        closing(sqlite3.connect(data / STORE)) as now,
        closing(sqlite3.connect(copy / STORE)) as new,
    ):
        now.backup(new)
    return copy


def records(data: Path) -> dict[str, str]:
    """Return the records of all games, by the words of their tables."""
    found: dict[str, str] = {}
    with closing(sqlite3.connect(data / STORE)) as store:
        for word, text in store.execute("SELECT word, text FROM lines ORDER BY number"):
            found[word] = found.get(word, "") + text
    return found


def evening(record: Record) -> tuple[list[Answer], str]:
    """Play the same answers in one evening: computer players answer by themselves."""
    table = Match(record.opening(RECORDED), record)
    for line, text in record.answers:
        waiting = [each for each in table.table.waiting() if each.seat not in record.people]
        seat = int(text.split()[0])
        if seat not in record.people:
            decision = next(each for each in waiting if each.seat == seat)
            assert str(table.bot_move(decision)) == text
        table.follow(line, text)
    moves = [move.answer for move in table.table.moves]
    over = not table.table.pending
    return moves, result_line(table.table.game.winners(table.table.state)) if over else ""


@pytest.mark.parametrize("seed", [1, 2])
def test_a_week_of_days_is_as_one_evening(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes when, and whatever becomes of the server."""
    quicken(monkeypatch)
    days, chance = made_up(monkeypatch), Random(seed)
    data = tmp_path / "house"
    data.mkdir()

    async def day(data: Path, number: int) -> Path:
        async with served(data) as server:
            if not number:
                await founded(server)
            for _ in range(VISITS):
                await visit(server, chance.choice(NAMES), chance)
                await days.pass_at(server, 1 / VISITS)
                for table in tables(server):
                    assert table.playing is None
                    assert table.is_over or pace_of(table).left() > 0
            while server.server.directory.store.committed < server.server.directory.store.given:
                await calm(server)
            return killed(data, number) if number % 2 else data

    for number in range(DAYS):
        data = run(day(data, number))
        days.off(chance.choice((0.0, 0.01, 3.0)))
    texts = records(data)
    assert len(texts) == len(GAMES)
    made = 0
    for text in texts.values():
        record = read(text)
        moves, result = evening(record)
        assert len(moves) == len(record.answers)
        if result:
            assert text.count("result") == 1
            assert result in text
        made += len(moves)
    assert made > 60
