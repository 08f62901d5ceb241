"""Tables of days with a clock of the test's own: days pass at once."""

import asyncio
from dataclasses import dataclass
from random import Random

import pytest

from accessible_games.server import pacing
from accessible_games.server.lobby.server import Server
from accessible_games.server.lobby.spans import DAY
from accessible_games.server.lobby.table import ServerTable
from accessible_games.server.lobby.turn_pace import TurnPace
from accessible_games.server.storage import house_time
from accessible_games.speech.normalize import fold
from tests.server.evening import glance
from tests.server.wire import Client, Served
from tests.sessions import typed_answer


@dataclass
class Days:
    """The clock of a machine, and that of the day, which goes on while the machine is off."""

    machine: float = 1000.0
    day: float = 1.8e9

    def off(self, days: float) -> None:
        """Let the machine be off."""
        self.day += days * DAY

    def pass_by(self, days: float) -> None:
        """Let time pass."""
        self.machine += days * DAY
        self.day += days * DAY

    async def pass_at(self, server: Served, days: float, *clients: Client) -> None:
        """Let time pass at a server, which looks at the end of it, and do what comes of it."""
        self.pass_by(days)
        await pacing.look(server.server)
        await calm(server, *clients)


def made_up(monkeypatch: pytest.MonkeyPatch) -> Days:
    """Return the clocks, and let servers go by them."""
    days = Days()
    monkeypatch.setattr(house_time, "monotonic", lambda: days.machine)
    monkeypatch.setattr(house_time, "time", lambda: days.day)
    return days


async def calm(server: Served, *clients: Client) -> None:
    """Wait until nothing happens at any table, and those at which nobody is rest."""
    while True:
        for client in clients:
            await glance(client)
        await asyncio.sleep(0)
        if all(map(is_calm, server.server.tables.values())):
            return


def is_calm(table: ServerTable) -> bool:
    """Whether nothing happens at a table by itself, and it rests if nobody is there."""
    playing, pace = table.playing, table.pace
    if playing is None:
        return True
    waits = table.votes.proposal is not None
    return playing.is_quiet and not (pace is not None and pace.can_rest(playing) and not waits)


def table_of(server: Server, game: str) -> ServerTable:
    """Return the only table of a game."""
    (table,) = (each for each in server.tables.values() if each.plan.game == game)
    return table


def pace_of(table: ServerTable) -> TurnPace:
    """Return the pace of a table of days."""
    assert table.pace is not None
    return table.pace


def seat_of(table: ServerTable, name: str) -> int:
    """Return the seat of somebody."""
    (found,) = (at for at, each in table.company.members.items() if each.key == fold(name))
    return found


async def answer(server: Served, name: str, client: Client, chance: Random) -> None:
    """Let somebody give one answer at the table where they are, if they are asked."""
    table = server.server.at[fold(name)]
    playing, seat = table.playing, seat_of(table, name)
    assert playing is not None
    decision = playing.match.decision_of(seat)
    if decision is None:
        return
    moves = len(playing.match.table.moves)
    client.type(typed_answer(playing.persons[seat], decision.options.draw(chance)))
    while len(playing.match.table.moves) == moves:
        await glance(client)
    await calm(server, client)


async def finish_turn(server: Served, name: str, client: Client, chance: Random) -> None:
    """Let somebody answer at the table where they are, until they are not asked any more."""
    table = server.server.at[fold(name)]
    while not table.is_over and pace_of(table).is_asked(seat_of(table, name)):
        await answer(server, name, client, chance)
