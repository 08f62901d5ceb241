"""Telnet and SSH at one table: everyone hears everything meant for them, once, while typing too."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from accessible_games.core.event import Seat
from accessible_games.core.luck import Luck
from accessible_games.games import GAMES
from accessible_games.server.lobby import chat_log
from accessible_games.server.lobby.user import User
from tests.frontends.test_script import COMMANDS, Spy, curious
from tests.server.evening import AtTable, glance, quicken
from tests.server.ssh.wire import SshClient, at_ssh, until
from tests.server.test_wire import OF_MOVES
from tests.server.wire import Client, Served, at_server

pytestmark = pytest.mark.slow
every_game = pytest.mark.parametrize("game", GAMES)
ANNA, BEN = 0, 1
SOME = 12
"""Lines of each person before secrets are examined."""


@dataclass
class Evening(AtTable):
    """Anna at telnet, who hears German, and Ben at SSH, who hears French."""

    anna: Client
    ben: SshClient
    told: dict[int, list[tuple[str, bool]]]
    heard: dict[Seat, list[str]]

    def user(self, seat: Seat) -> User:
        """Return a person as the server knows them."""
        return self.server.table().company.members[seat]

    def texts(self, seat: Seat) -> list[str]:
        """Return everything that a person was told."""
        return [text for text, _ in self.told[id(self.user(seat).outbox)]]

    def rows(self) -> list[str]:
        """All rows on Ben's terminal."""
        return self.ben.raw.split("\r\n")

    def has_come(self) -> bool:
        """Whether everything told is there."""
        box = self.user(BEN).outbox
        come = self.rows_come() == len(self.texts(BEN)) and box.sent == box.number
        return come and not self.user(ANNA).outbox.entries

    def rows_come(self) -> int:
        """How many lines have come to Ben's terminal."""
        return self.ben.raw.count("\r\n") + bool(self.rows()[-1])

    async def settle(self) -> None:
        """Wait until everything told has come."""
        while self.playing._due or self.playing.pondering.tasks or not self.has_come():
            if self.user(ANNA).outbox.entries:
                await glance(self.anna)
            elif self.rows_come() < len(self.texts(BEN)):
                await self.ben.read()
            else:
                await asyncio.sleep(0)

    async def type(self, seat: Seat, text: str) -> None:
        """Type a line for a person, and wait until everything is heard."""
        box = self.user(seat).outbox
        number = self.user(seat).input.typed_at, box.number
        (self.anna if seat == ANNA else self.ben).type(text)
        while (self.user(seat).input.typed_at, box.number) == number:
            await asyncio.sleep(0)
        await self.settle()

    async def play(self, lines: dict[Seat, Any], steps: int) -> None:
        """Let both type in turn. Each time Ben has begun a line while Anna types hers."""
        for _ in range(steps):
            if self.playing.over:
                return
            await self.type(ANNA, next(lines[ANNA]))
            if not self.playing.over:
                await self.type(BEN, next(lines[BEN]))


async def sit_down(server: Served, game: str, ben: SshClient, told: Any) -> Evening:
    """Return both at a new game."""
    anna = await server.person("Anna", language="de")
    seats = max(3, GAMES[game].seats[0])
    await anna.says(f"neu {game.replace('-', ' ')} {seats} random")
    await ben.hears("Accueil.")
    await ben.says("rejoindre anna", "Avant la partie.")
    anna.type("starten")
    while not server.table().is_begun:
        await glance(anna)
    evening = Evening(server, anna, ben, told, {})
    await evening.settle()
    return evening


@asynccontextmanager
async def both_connections(
    server: Served, game: str, told: dict[int, Any]
) -> AsyncIterator[Evening]:
    """Yield both at a new game; Ben, who has an account, comes in at a wide terminal."""
    (await server.person("Ben", language="fr")).cut()
    await until(server, "ben", here=False)
    told.clear()
    async with at_ssh(server, "ben", columns=200) as ben:
        yield await sit_down(server, game, ben, told)


@every_game
def test_a_whole_game_is_heard_at_both_connections(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each line once and in order, on a row of its own, and no one's secrets to the other."""
    told = quicken(monkeypatch)

    async def evening(server: Served) -> None:
        async with both_connections(server, game, told) as found:
            spy: Any = Spy(found)  # type: ignore[arg-type]
            lines = {
                seat: spy.watch(person, curious(person, Random(seat)))
                for seat, person in found.persons.items()
            }
            await found.play(lines, 4000)
            assert found.playing.over
            texts, rows = found.texts(BEN), found.rows()
            assert len(texts) == len(rows) > 50
            for text, row in zip(texts, rows, strict=True):
                assert row == text or row.startswith(f"{text} ")
            found.heard = {ANNA: found.anna.lines, BEN: texts}
            for seat in (ANNA, BEN):
                spy.note(seat)
            assert spy.betrayed() == []

    at_server(tmp_path, evening)


@every_game
def test_no_byte_depends_on_what_one_may_not_know(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a world that differs only in what is hidden, every command brings the same bytes."""
    told = quicken(monkeypatch)

    async def evening(server: Served) -> None:
        async with both_connections(server, game, told) as found:
            people = found.persons.items()
            await found.play({s: curious(p, Random(s)) for s, p in people}, SOME)
            world = found.match.table
            other = world.determinize(BEN, Luck(99))
            brought = [await bytes_of(found, table) for table in (world, other)]
            found.match.table = world
            assert brought[0] == brought[1]
            assert len(brought[0]) > 500

    at_server(tmp_path, evening)


async def bytes_of(evening: Evening, table: Any) -> str:
    """Return what all commands that change nothing bring to Ben in a world."""
    evening.match.table = table
    evening.persons[BEN].asked = evening.match.decision_of(BEN)
    begun = len(evening.ben.raw)
    for command in COMMANDS:
        if command not in OF_MOVES:
            await evening.type(BEN, command)
    return evening.ben.raw[begun:]


def test_news_waits_while_a_line_is_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game long: it comes in one piece when the line ends, and never into the line."""
    told = quicken(monkeypatch)
    monkeypatch.setattr(chat_log, "CHAT", (1e9, 10**9))

    async def evening(server: Served) -> None:
        async with both_connections(server, "life-is-life", told) as found:
            lines = {seat: curious(p, Random(seat)) for seat, p in found.persons.items()}
            for number in count():
                if found.playing.over:
                    break
                if not (line := next(lines[BEN])):
                    continue
                before = len(found.ben.raw)
                found.ben.press(line[0])
                await found.ben.read()
                assert found.ben.raw[before:] == line[0]
                found.anna.type(f"say: {number}")
                await found.anna.hears(f"Du sagst: {number}")
                assert found.texts(BEN)[-1] == f"Anna dit: {number}"
                await found.type(BEN, line[1:])
                assert found.ben.raw[before:].startswith(f"{line}\r\nAnna dit: {number}\r\n")
                await found.type(ANNA, next(lines[ANNA]))

    at_server(tmp_path, evening)
