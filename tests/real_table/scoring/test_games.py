"""Points from what is held up are those of the rules."""

import pytest

from tests.examples import times
from tests.real_table.scoring.held_up import SCORED

GAMES = {"life-is-life": 12, "arche-noah": 12, "sixpack": 3, "lifeboat": 12}
"""How many random games an ordinary run compares; `python -m tests.long.scoring` plays more."""


@pytest.mark.parametrize("game", SCORED)
def test_points_from_what_is_held_up_are_those_of_the_rules(game: str) -> None:
    """Typed by names and labels in each language, with all numbers of people and all options."""
    assert sum(map(SCORED[game], range(times(GAMES[game])))) > 0
