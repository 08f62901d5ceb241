"""A server that is killed has everything of a league that anybody was told."""

import os
import signal
from pathlib import Path

import pytest

from tests.server.test_serving import come_in, started
from tests.server.wire import run
from tests.unix import forks

pytestmark = [pytest.mark.slow, forks]
STEPS = (
    ("Anna", "league new Winter Mau-Mau 2", "league join Winter."),
    ("Ben", "league join winter", "You are in Winter."),
    ("Ben", "league awake 18-22 Berlin", "You are awake from 18:00 to 22:00"),
    ("Anna", "rating on", "From now on you are rated"),
    ("Anna", "league begin", "round 1 begins."),
    ("Ben", "league leave", "Do you mean it?"),
    ("Ben", "yes", "You have left Winter."),
)
"""Who types what, and what tells that it is done."""
KEPT = (
    ("Anna", "league winter", "Winter: Mau-Mau"),
    ("Ben", "league winter", "In it are Anna and Ben."),
    ("Ben", "league awake", "You are awake from 18:00 to 22:00"),
    ("Anna", "rating", "You have not played a rated game yet."),
    ("Anna", "league", "Winter, round 1: you play with Ben."),
    ("Ben", "league winter", "In it are Anna and Ben."),
    ("Anna", "league winter", "In it is Anna."),
)
"""Who types what after the restart, and hears that it was kept."""


@pytest.mark.parametrize("steps", range(1, len(STEPS) + 1))
def test_what_was_told_is_kept(tmp_path: Path, steps: int) -> None:
    """The server is killed in the moment in which the last step is heard."""

    async def evening(port: int, pid: int) -> None:
        people = {name: await come_in(port, name) for name in ("Anna", "Ben")}
        for name, typed, told in STEPS[:steps]:
            people[name].type(typed)
            await people[name].hears(told)
        os.kill(pid, signal.SIGKILL)
        for client in people.values():
            await client.ends()

    async def later(port: int) -> None:
        name, typed, told = KEPT[steps - 1]
        client = await come_in(port, name)
        client.type(typed)
        await client.hears(told)
        client.type("quit")
        await client.ends()

    with started(tmp_path) as (process, port):
        run(evening(port, process.pid))
    with started(tmp_path) as (_, port):
        run(later(port))
