"""Many tables of days and a league, whose server is killed in the midst again and again.

In the end the stores and everybody's answers are those of a server that was never killed. Both go
on from the same store, and every answer follows from what is on the disk: whether one was taken
before a kill is seen there, as its person sees it.
"""

import asyncio
import json
import os
import re
import shutil
import signal
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from accessible_games.core.record import read
from accessible_games.games import GAMES, RECORDED
from accessible_games.match.match import Match
from accessible_games.match.person import person_at
from accessible_games.match.settings import Settings
from accessible_games.server.storage.data_files import STORE
from accessible_games.server.storage.turn_clock import CLOCK
from tests.server.days import calm
from tests.server.evening import quicken
from tests.server.people import commands
from tests.server.test_serving import come_in, started
from tests.server.wire import Client, Served, run, served
from tests.sessions import typed_answer
from tests.unix import forks

pytestmark = [pytest.mark.slow, forks]
NAMES = ("Anna", "Ben", "Cleo")
SHORT = ("mau-mau", "sixpack")
"""Games of which there are several tables."""
VISITS = 36
"""How often people come to a table, one table after the other."""
ANSWERS = 5
"""How many answers are given there each time, unless the game is over."""
LEAGUE = 12
"""After so many visits every other one is to the table of the league."""
KILLS = 7


# What is on the disk ------------------------------------------------------------------------------


def rows(folder: Path, query: str, *values: object) -> list[Any]:
    """Return rows of a store, beside the server that plays with it."""
    with closing(sqlite3.connect(folder / STORE, timeout=60.0)) as store:
        return store.execute(query, values).fetchall()


def record_of(folder: Path, word: str) -> str:
    """Return the record of a table."""
    return "".join(
        text
        for (text,) in rows(folder, "SELECT text FROM lines WHERE word = ? ORDER BY number", word)
    )


@dataclass
class Step:
    """Who is asked for what at a table, and what they type."""

    size: int
    """Letters of the record so far."""
    made: int
    """The answers of people in it."""
    name: str = ""
    """Empty if nobody is asked yet."""
    typed: str = ""
    is_over: bool = False


def next_step(folder: Path, word: str) -> Step:
    """Return what comes next at a table, by its record alone."""
    text = record_of(folder, word)
    record = read(text)
    match = Match(record.opening(RECORDED), record)
    for answer in record.answers:
        match.follow(*answer)
    waiting = match.table.waiting()
    seats = dict(rows(folder, "SELECT seat, name FROM seats WHERE word = ?", word))
    size, made = len(text), sum(each.seat in seats for each in match.table.moves)
    if not waiting:
        return Step(size, made, is_over=True)
    if any(each.seat not in seats for each in waiting):
        return Step(size, made)  # a computer player answers first
    asked = waiting[0]
    person = person_at(match, asked.seat, Settings(), commands(record))
    person.pose(asked)
    chance = Random(f"{record.game} {len(seats)} {len(match.table.moves)}")
    return Step(size, made, seats[asked.seat], typed_answer(person, asked.options.draw(chance)))


def state(folder: Path) -> dict[str, object]:
    """Return all that a store holds and that does not depend on when it happened."""
    found: dict[str, object] = {
        "records": {
            word: record_of(folder, word) for (word,) in rows(folder, "SELECT word FROM tables")
        },
        "tables": rows(folder, "SELECT word, plan, over FROM tables ORDER BY word"),
        "seats": rows(folder, "SELECT word, seat, name FROM seats ORDER BY word, seat"),
        "people": rows(folder, "SELECT key, name, guest, profile FROM people ORDER BY key"),
    }
    for kind, key, text in rows(folder, "SELECT kind, key, data FROM documents"):
        if kind == CLOCK:
            kept = json.loads(text)
            found[f"{kind} {key}"] = {each: kept[each] for each in ("late", "held", "is_over")}
        elif kind in ("league", "rating"):
            found[f"{kind} {key}"] = text
    return found


# Who plays ----------------------------------------------------------------------------------------


@dataclass
class House:
    """A server, and the people who are in."""

    folder: Path
    port: int
    kill: Callable[[], None] = lambda: None
    clients: dict[str, Client] = field(default_factory=dict)
    at: dict[str, str] = field(default_factory=dict)
    """The words of the table of each."""

    async def come(self, name: str, word: str) -> Client:
        """Let somebody come to a table."""
        if name not in self.clients:
            self.clients[name] = await come_in(self.port, name)
        client = self.clients[name]
        if self.at.get(name) != word:
            client.type(*(["leave"] if name in self.at else []), f"join {word}", "people")
            await client.hears("Here: ")
            self.at[name] = word
        return client

    async def all_come(self, word: str) -> bool:
        """Let all who have a seat come to a table; return False if it is not there any more."""
        if rows(self.folder, "SELECT 1 FROM tables WHERE word = ? AND over", word):
            return False
        for name in NAMES:
            if rows(self.folder, "SELECT 1 FROM seats WHERE word = ? AND name = ?", word, name):
                await self.come(name, word)
        return True

    async def go(self, word: str) -> None:
        """Let all leave a table whose game is over, until that is on the disk."""
        for name in [name for name, at in self.at.items() if at == word]:
            self.clients[name].type("leave", "people")
            await self.clients[name].hears("Here: ")
            del self.at[name]
        while not rows(self.folder, "SELECT 1 FROM tables WHERE word = ? AND over", word):
            await asyncio.sleep(0.01)

    async def ends(self) -> None:
        """Wait until a killed server has closed all connections."""
        for client in self.clients.values():
            await client.ends()


@dataclass
class Progress:
    """How far people have played."""

    visits: int = 0
    """How many are over."""
    answers: list[tuple[str, int]] = field(default_factory=list)
    """Where each answer was given: the words of the table, and the letters of its record then."""
    kills: dict[tuple[str, int], bool] = field(default_factory=dict)
    """At which answers the server is still to be killed; whether nobody waits for what comes."""


async def play(house: House, progress: Progress, words: list[str]) -> None:
    """Let people play on from where they are, until all is done or the server is killed.

    The last words are those of the table of the league.
    """
    while progress.visits < VISITS:
        word = table_of(progress.visits, words)
        goal = ANSWERS * [table_of(each, words) for each in range(progress.visits + 1)].count(word)
        if await house.all_come(word):
            step = await play_at(house, progress, word, goal)
            if step is None:
                return
            if step.is_over:
                await house.go(word)
        progress.visits += 1
    for word in words:  # computer players of a game that rests answer once somebody comes
        if await house.all_come(word):
            await settled(house.folder, word)


async def play_at(house: House, progress: Progress, word: str, goal: int) -> Step | None:
    """Let people answer at a table until they have done so often; return what comes next there.

    None if the server is killed.
    """
    while not (step := await settled(house.folder, word)).is_over and step.made < goal:
        progress.answers.append((word, step.size))
        at_once = progress.kills.pop((word, step.size), None)
        house.clients[step.name].type(step.typed)
        while not at_once and len(record_of(house.folder, word)) == step.size:
            await asyncio.sleep(0.01)
        if at_once is not None:
            house.kill()
            return None
    return step


def table_of(visit: int, words: list[str]) -> str:
    """Return the table of a visit, by its number."""
    return words[visit % len(words)] if visit < LEAGUE or visit % 2 else words[-1]


async def settled(folder: Path, word: str) -> Step:
    """Return what comes next at a table once no computer player has to answer first."""
    while not ((step := next_step(folder, word)).name or step.is_over):
        await asyncio.sleep(0.01)
    return step


async def asked(port: int, name: str) -> list[str]:
    """Return what somebody hears about everything that goes on with them.

    Without which table has waited longest, and for how long.
    """
    client = await come_in(port, name)
    client.type("turns", "league", "league standings", "league winter", "people")
    heard = await client.hears("Here: ")
    client.type("leave")
    await client.ends()
    left = (re.sub(r"\d+ (?:days|hours) left", "left", line) for line in heard)
    return sorted(re.sub(r"^\d+, ", "", line) for line in left)


# Before -------------------------------------------------------------------------------------------


async def founded(folder: Path) -> list[str]:
    """Found tables and a league; return the words of all tables, those of the league last."""
    async with served(folder) as server:
        people = dict(zip(NAMES, await server.three(), strict=True))
        for title, count in [
            *((game, max(3, GAMES[game].seats[0])) for game in GAMES if game not in SHORT),
            *((game, 2 + number % 2) for game in SHORT for number in range(3)),
        ]:
            await people["Anna"].says(f"new {title.replace('-', ' ')} {count} random days 9")
            for name in NAMES[1:count]:
                people[name].type("join anna")
                await people[name].hears("You sit at")
            await begun(server, people)
        await people["Anna"].says("league new Winter Mau-Mau 2 days 3")
        for name in ("Ben", "Cleo"):
            await people[name].says("league join winter")
        await people["Anna"].says("league begin")
        before = [*server.server.tables]
        for client in people.values():
            client.type("league play", "confirm off", "people")
            await client.hears("Here: ")
        await begun(server, people)
        (own,) = {*server.server.tables} - {*before}
        return [*before, own]


async def begun(server: Served, people: dict[str, Client]) -> None:
    """Let the game of the last table begin, and all go."""
    await calm(server, *people.values())
    table = [*server.server.tables.values()][-1]
    if not table.is_begun:
        people["Anna"].type("begin")
        while not table.is_begun:
            await calm(server, *people.values())
    for name, client in people.items():
        if table.company.seat_of(server.server.directory.users[name.lower()]) is not None:
            client.type("confirm off", "leave")
            await client.hears("Your seat is kept")
    await calm(server, *people.values())


@asynccontextmanager
async def unkilled(folder: Path) -> AsyncIterator[House]:
    """Yield a house whose server is never killed."""
    async with served(folder) as server:
        yield House(folder, server.opened.plain)


def kills_at(
    answers: list[tuple[str, int]], own: str, chance: Random
) -> dict[tuple[str, int], bool]:
    """Return at which answers a server is killed, the last one in the league among them."""
    last = [each for each in answers if each[0] == own][-1]
    found = [*chance.sample(answers, KILLS), last]
    return {each: chance.random() < 0.5 for each in found} | {last: False}


async def all_leave(house: House) -> None:
    """Let everybody leave."""
    for name, client in house.clients.items():
        client.type(*["leave"] * (2 if name in house.at else 1))
        await client.ends()


@pytest.mark.parametrize("seed", [1, 2])
def test_all_is_as_if_it_had_never_been_killed(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The records of all tables, the league, and what each person hears of everything."""
    quicken(monkeypatch)
    base, whole, broken = (tmp_path / name for name in ("base", "whole", "broken"))
    base.mkdir()
    words = run(founded(base))
    for folder in (whole, broken):
        shutil.copytree(base, folder)

    async def evening() -> tuple[Progress, list[list[str]]]:
        progress = Progress()
        async with unkilled(whole) as house:
            await play(house, progress, words)
            await all_leave(house)
            return progress, [await asked(house.port, name) for name in NAMES]

    progress, heard = run(evening())
    assert "Winter, round 2." in heard[0]  # the game of the league was played to its end
    again = Progress(kills=kills_at(progress.answers, words[-1], Random(seed)))
    wanted = len(again.kills)
    starts = 0
    while again.visits < VISITS:
        starts += 1
        with started(broken) as (process, port):
            run(part(House(broken, port, partial(kill, process.pid)), again, words))
    assert starts == wanted + 1
    assert state(broken) == state(whole)
    with started(broken) as (_, port):
        assert run(all_asked(port)) == heard


def kill(pid: int) -> None:
    """Kill a server in the middle of whatever it does."""
    os.kill(pid, signal.SIGKILL)


async def part(house: House, progress: Progress, words: list[str]) -> None:
    """Play until the server is killed, or all is done."""
    await play(house, progress, words)
    await (house.ends() if progress.visits < VISITS else all_leave(house))


async def all_asked(port: int) -> list[list[str]]:
    """Return what everybody hears, one after the other."""
    return [await asked(port, name) for name in NAMES]
