"""Short runs of what servers must bear for hours elsewhere."""

import asyncio
import shutil
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from accessible_games.server.serving import STORE
from tests.endurance import server_games, server_hostile, server_kills
from tests.endurance.server_kills import Evening, Findings
from tests.examples import times

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="only Linux has so many own addresses"),
]


def test_a_killed_server_loses_no_answer() -> None:
    """And everybody hears their question again."""
    findings = Findings()
    asyncio.run(server_kills.endure(times(3), findings, tables=4))
    assert findings.wrong == []
    assert findings.proofs > 0
    assert findings.questions > 0


def test_a_lost_answer_is_found(tmp_path: Path) -> None:
    """A store without the last moves of its tables is not what people have heard."""
    kept, forgetful = tmp_path / "kept", tmp_path / "forgetful"
    kept.mkdir()
    evening = Evening(kept, 4, Findings())

    async def play() -> None:
        while not evening.findings.wrong:  # what was dealt is not forgotten, moves are
            evening.data = kept
            await evening.step()
            assert evening.findings.wrong == []
            shutil.copytree(kept, forgetful, dirs_exist_ok=True)
            with closing(sqlite3.connect(forgetful / STORE)) as store, store:
                store.execute("DELETE FROM lines WHERE text NOT LIKE '%moves%'")
            evening.data = forgetful
            evening.look()

    asyncio.run(play())
    assert evening.findings.wrong


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
