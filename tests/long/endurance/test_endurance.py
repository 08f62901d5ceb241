"""Short runs of what goes on for hours elsewhere: nothing fails, is lost, or is silent."""

import os
import sys

import pytest

from tests.examples import FACTOR, times
from tests.long.endurance import kills, records, settings, statistics
from tests.long.endurance.lines import fuzz
from tests.long.endurance.piped import fuzz_pipe

NOTHING: dict[str, list[str]] = {"tracebacks": [], "silent answers": [], "hangs": [], "records": []}
SEED = 0 if FACTOR == 1 else int.from_bytes(os.urandom(4))
"""The same examples in each usual run, other ones in each night's."""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no clock of a process rings there")


def test_every_line_is_answered_in_every_game() -> None:
    """Whatever is typed: no traceback, no silence, no end of time, and the record is right."""
    findings = fuzz(times(400), SEED)
    assert findings.wrong == NOTHING
    assert findings.lines >= times(400)


def test_every_line_is_answered_through_a_pipe() -> None:
    """As it is answered in a session."""
    findings = fuzz_pipe(times(60), SEED)
    assert findings.wrong == NOTHING


def test_damaged_settings_lose_nothing() -> None:
    """They are left out in a sentence, or changed where they were to be changed."""
    findings = settings.endure(times(40), SEED)
    assert not any(findings.wrong.values()), findings.told()
    assert 0 < findings.unreadable < findings.files


def test_damaged_statistics_are_cured() -> None:
    """What is told is what the records tell, and the next time it is quick again."""
    findings = statistics.endure(times(60), SEED)
    assert not any(findings.wrong.values()), findings.told()


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
    outcomes = kills.run(times(6), steps=2)
    expected = ("nothing lost", "killed before the first line")
    assert [outcome for outcome in outcomes if not outcome.endswith(expected)] == []
    assert outcomes["resume: nothing lost"]
