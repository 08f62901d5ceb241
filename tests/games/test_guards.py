"""What every game keeps to, by the guards that are shipped for all games."""

import os
import sys

import pytest

from accessible_games.testing.every_guard import EVERY
from accessible_games.testing.guards import Guard
from accessible_games.testing.playing import Case, fingerprint
from tests.games.playing import CASES, PLAYED, part
from tests.gathering import gathering
from tests.running import ROOT, run

pytestmark = pytest.mark.slow

every_guard = gathering(
    {
        f"{name}-{guard.__name__}": [(guard, case) for case in CASES if case.name == name]
        for name in PLAYED
        for guards in EVERY
        for guard in guards.all
    }
)
"""For each game and guard one test, which looks at all its tables."""


@every_guard
def test_every_game_keeps_to_what_a_guard_demands(guard: Guard, case: Case) -> None:
    """Tried at all its tables; a guard that compares finds something to compare."""
    assert guard(case) != 0


def test_a_game_does_not_depend_on_the_process() -> None:
    """Other processes that hash words in another way, one for each half, play the same games."""
    for half in (0, 1):
        command = [sys.executable, "-m", "tests.games.playing", str(half)]
        done = run(command, cwd=ROOT, env=os.environ | {"PYTHONHASHSEED": str(half + 1)})
        assert done.stdout.splitlines() == [fingerprint(case) for case in part(half)], done.stderr
