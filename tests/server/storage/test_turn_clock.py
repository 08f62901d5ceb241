"""What is stored of tables of days and of the time in a house, whatever became of it."""

import json
from math import inf, nan

import pytest

from accessible_games.server.storage import house_time
from accessible_games.server.storage.house_time import HouseTime
from accessible_games.server.storage.table_plan import TablePlan
from accessible_games.server.storage.turn_clock import TurnClock

CLOCK = TurnClock(5.5, (0, 2), (1,), (2,), True, False, 99)
PLAN = TablePlan("sixpack", 2, "easy", days=3)


def test_a_clock_is_read_as_it_was_written() -> None:
    """By way of JSON; parts that a later version adds are no reason to forget the rest of it."""
    assert TurnClock.of(CLOCK.text()) == CLOCK
    assert TurnClock.of("{}") == TurnClock()


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
    assert TurnClock.of(json.dumps(kept)) == TurnClock()


@pytest.mark.parametrize(
    "kept",
    [
        *(None, [], {}, {"ran": 5.0}, {"ran": "5", "seen": 1.0}, {"ran": nan, "seen": 1.0}),
        *({"ran": 1.0, "seen": inf}, {"ran": True, "seen": 1.0}),
    ],
)
def test_a_damaged_time_begins_anew(kept: object) -> None:
    """It is only a number of seconds from which others are counted."""
    assert HouseTime.of(json.dumps(kept))() < 1.0


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
    second = HouseTime.of(first.text())
    assert second() == 60.0
    assert second.beat() == 4000.0
    assert second.beat() == 0.0
    now[0], day[0] = 11.0, 12070.0  # asleep
    assert second.beat() == 3000.0
    assert second() == 70.0
    day[0] = 10.0
    assert second.beat() == 0.0


@pytest.mark.parametrize("text", ["", "{", "null", "\x00", "9" * 5000, "[" * 100_000])
def test_what_is_no_json_is_damaged_too(text: str) -> None:
    """However it looks."""
    assert TurnClock.of(text) == TurnClock()
    assert HouseTime.of(text)() < 1.0


def test_a_plan_of_before_is_for_an_evening() -> None:
    """It says nothing of days."""
    plan = {name: each for name, each in PLAN.kept().items() if name != "days"}
    assert TablePlan.of(plan).days == 0


@pytest.mark.parametrize("days", [-1, 15, 1.5, "3", True, None, [3]])
def test_no_table_has_another_pace(days: object) -> None:
    """A plan of such a table is damaged."""
    with pytest.raises((ValueError, TypeError)):
        TablePlan.of({**PLAN.kept(), "days": days})
