"""Short runs of what servers must bear for hours elsewhere."""

import asyncio
import shutil
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from accessible_games.server.storage.data_files import STORE
from tests.examples import times
from tests.long.endurance import (
    days_kills,
    server_games,
    server_hostile,
    server_kills,
    two_machines,
)
from tests.long.endurance.server_kills import Evening, Findings

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="only Linux has so many own addresses"),
]
MOST_KILLS = 20
"""The first kills may come before anybody has heard of a move."""


def test_a_killed_server_loses_no_answer() -> None:
    """And everybody hears their question again."""
    findings = Findings()
    asyncio.run(server_kills.endure(times(2), findings, tables=4))
    assert findings.wrong == []
    assert findings.proofs > 0
    assert findings.questions > 0


def test_a_killed_server_has_all_tables_of_days() -> None:
    """And who has a seat there, what has happened, and messages for who is away."""
    findings = days_kills.Findings()
    asyncio.run(days_kills.endure(times(2), findings, people=3))
    assert findings.wrong == []
    assert findings.looked > 0


@pytest.mark.skipif(not two_machines.can_run(), reason="no networks of one's own")
def test_a_killed_first_machine_loses_no_answer() -> None:
    """The second takes over, and everybody hears their question there."""
    assert two_machines.main([str(times(3)), "2"]) == 0


def test_a_lost_answer_is_found(tmp_path: Path) -> None:
    """A store without the moves of its tables is not what people have heard of them."""
    whole = tmp_path / "whole"
    evening = Evening(whole, 4, Findings())

    async def play_on() -> None:
        evening.data = whole
        evening.look()
        await evening.step()

    async def look() -> None:
        evening.look()

    for number in range(MOST_KILLS):
        asyncio.run(play_on())
        assert evening.findings.wrong == []
        evening.data = tmp_path / str(number)
        shutil.copytree(whole, evening.data)
        with closing(sqlite3.connect(evening.data / STORE)) as store, store:
            store.execute("DELETE FROM lines WHERE text NOT LIKE '%moves%'")
        asyncio.run(look())
        if evening.findings.wrong:
            return
    raise AssertionError("no loss was found")


def test_games_through_all_doors_are_heard_once_and_in_order() -> None:
    """All that the house tells, and nothing else, by each door."""
    findings = server_games.Findings()
    asyncio.run(server_games.endure(times(2), findings, tables=2))
    assert findings.wrong == []
    assert findings.figures.games >= times(2)
    assert findings.lines > 100


def test_strangers_do_no_harm() -> None:
    """Each limit is said, and two people play on."""
    findings = server_hostile.Findings()
    asyncio.run(server_hostile.endure(times(4000), findings))
    assert findings.wrong == []
    assert findings.figures.answers
