"""What is stored of tables of days and of the time in a house, whatever became of it."""

import json
import sqlite3
from contextlib import closing
from math import inf, nan
from pathlib import Path

import pytest

from accessible_games.server.storage import house_time
from accessible_games.server.storage.database import Database
from accessible_games.server.storage.house_time import HouseTime
from accessible_games.server.storage.table_plan import TablePlan
from accessible_games.server.storage.turn_clock import TurnClock

CLOCK = TurnClock(5.5, (0, 2), (1,), (2,), True, False, 99)
PLAN = TablePlan("sixpack", 2, "easy", days=3)


def test_a_clock_is_read_as_it_was_written() -> None:
    """By way of JSON; parts that a later version adds are no reason to forget the rest of it."""
    assert TurnClock.of(json.loads(json.dumps(CLOCK.kept()))) == CLOCK
    assert TurnClock.of({}) == TurnClock()


@pytest.mark.parametrize(
    "kept",
    [
        *(None, 3, "clock", [], [1], {"due": "soon"}, {"due": -1.0}, {"due": nan}, {"due": inf}),
        *({"due": True}, {"asked": 3}, {"asked": ["0"]}, {"asked": [None]}, {"late": [[0]]}),
        *({"held": [True]}, {"is_over": 1}, {"is_longer": "no"}, {"size": None}, {"unknown": 1}),
    ],
)
def test_a_damaged_clock_is_none(kept: object) -> None:
    """Then people get their whole time again."""
    assert TurnClock.of(kept) == TurnClock()


@pytest.mark.parametrize(
    "kept",
    [
        *(None, [], {}, {"ran": 5.0}, {"ran": "5", "seen": 1.0}, {"ran": nan, "seen": 1.0}),
        *({"ran": 1.0, "seen": inf}, {"ran": True, "seen": 1.0}),
    ],
)
def test_a_damaged_time_begins_anew(kept: object) -> None:
    """It is only a number of seconds from which others are counted."""
    assert HouseTime.of(kept)() < 1.0


def test_the_time_stands_still_while_no_server_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that is off or asleep is noticed, a clock that is set back is not."""
    now, day = [100.0], [5000.0]
    monkeypatch.setattr(house_time, "monotonic", lambda: now[0])
    monkeypatch.setattr(house_time, "time", lambda: day[0])
    first = HouseTime()
    now[0], day[0] = 160.0, 5060.0
    assert first.beat() == 0.0
    assert first() == 60.0
    now[0], day[0] = 1.0, 9060.0
    second = HouseTime.of(json.loads(json.dumps(first.kept())))
    assert second() == 60.0
    assert second.beat() == 4000.0
    assert second.beat() == 0.0
    now[0], day[0] = 11.0, 12070.0  # asleep
    assert second.beat() == 3000.0
    assert second() == 70.0
    day[0] = 10.0
    assert second.beat() == 0.0


def store_with(folder: Path, kept: str | bytes) -> Database:
    """Return a store with one table of days, of whose clock something else is stored."""
    with closing(Database(folder / "server.sqlite")) as store:
        store.keep_table("apple river stone", PLAN.kept(), {0: "Anna"})
        store.keep_clock("apple river stone", CLOCK)
        store.keep_time()
    with closing(sqlite3.connect(folder / "server.sqlite")) as file, file:
        file.execute("UPDATE clocks SET kept = ? WHERE word != ''", (kept,))
    return Database(folder / "server.sqlite")


def test_a_store_keeps_clocks(tmp_path: Path) -> None:
    """Until the table is gone."""
    with closing(store_with(tmp_path, json.dumps(CLOCK.kept()))) as store:
        (table,) = store.tables
        assert table.clock == CLOCK
        store.forget_table(table.word)
    with closing(sqlite3.connect(tmp_path / "server.sqlite")) as file:
        assert file.execute("SELECT word FROM clocks").fetchall() == [("",)]


@pytest.mark.parametrize("kept", ["", "{", "null", "[]", "\x00", b"\xff\xfe", "9" * 5000])
def test_a_damaged_row_costs_only_the_time(kept: str | bytes, tmp_path: Path) -> None:
    """The table, its people and its record stay."""
    with closing(store_with(tmp_path, kept)) as store:
        (table,) = store.tables
        assert table.clock == TurnClock()
        assert [each.name for each in table.seats.values()] == ["Anna"]
        assert store.damaged == []


def test_a_store_of_before_has_none(tmp_path: Path) -> None:
    """It is opened as ever, and its tables are of the evening."""
    with closing(Database(tmp_path / "server.sqlite")) as store:
        plan = {name: each for name, each in PLAN.kept().items() if name != "days"}
        store.keep_table("apple river stone", plan, {0: "Anna"})
    with closing(sqlite3.connect(tmp_path / "server.sqlite")) as file, file:
        file.execute("DROP TABLE clocks")
    with closing(Database(tmp_path / "server.sqlite")) as store:
        (table,) = store.tables
        assert TablePlan.of(table.plan).days == 0


@pytest.mark.parametrize("days", [-1, 15, 1.5, "3", True, None, [3]])
def test_no_table_has_another_pace(days: object) -> None:
    """A plan of such a table is damaged."""
    with pytest.raises((ValueError, TypeError)):
        TablePlan.of({**PLAN.kept(), "days": days})
