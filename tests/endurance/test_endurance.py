"""The long runs, short."""

import pytest

from tests.endurance import kills, records
from tests.examples import times

pytestmark = pytest.mark.slow


def test_no_damaged_record_is_read_as_another_game() -> None:
    """Damage is found, or told as a torn line, or leaves an earlier save of the same game."""
    outcomes = records.run(times(200))
    harmless = {
        "found", "torn line, told", "an earlier save", "the same game",
        "resume: mended", "resume: not mended",
    }  # fmt: skip
    assert set(outcomes) <= harmless
    assert outcomes["found"] > outcomes.total() / 2
    assert outcomes["resume: mended"]


def test_a_killed_program_loses_no_answer() -> None:
    """In all games, by one person and by two, also when it is killed after `resume`."""
    outcomes = kills.run(times(8), steps=2)
    expected = ("nothing lost", "killed before the first line")
    assert [outcome for outcome in outcomes if not outcome.endswith(expected)] == []
    assert outcomes["resume: nothing lost"]
