"""Tables of days with a clock of the test's own: days pass at once."""

from dataclasses import dataclass

import pytest

from accessible_games.server import pacing
from accessible_games.server.lobby.server import Server
from accessible_games.server.lobby.table import ServerTable
from accessible_games.server.lobby.turn_pace import DAY
from accessible_games.server.storage import house_time
from tests.server.evening import glance
from tests.server.wire import Client, Served


@dataclass
class Days:
    """The clock of a machine, and that of the day, which goes on while the machine is off."""

    machine: float = 1000.0
    day: float = 1.8e9

    def off(self, days: float) -> None:
        """Let the machine be off."""
        self.day += days * DAY

    async def pass_by(self, server: Server, days: float) -> None:
        """Let time pass while a server runs, which looks once at the end."""
        self.machine += days * DAY
        self.day += days * DAY
        await pacing.look(server)


def made_up(monkeypatch: pytest.MonkeyPatch) -> Days:
    """Return the clocks, and let servers go by them."""
    days = Days()
    monkeypatch.setattr(house_time, "monotonic", lambda: days.machine)
    monkeypatch.setattr(house_time, "time", lambda: days.day)
    return days


async def come_to_rest(server: Served, *clients: Client) -> None:
    """Wait until nothing happens at any table, and those at which nobody is rest."""
    while any(not is_calm(table) for table in server.server.tables.values()):
        for client in clients:
            await glance(client)
        await glance_at_nothing()


async def glance_at_nothing() -> None:
    """Let the loop go on."""
    import asyncio

    await asyncio.sleep(0.001)


def is_calm(table: ServerTable) -> bool:
    """Whether nothing happens at a table by itself, and it rests if nobody is there."""
    playing, pace = table.playing, table.pace
    if playing is None:
        return True
    return playing.is_quiet and not (pace is not None and pace.can_rest(playing))
