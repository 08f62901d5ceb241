"""A game is played beside the person's own, and never longer than wanted."""

from multiprocessing import active_children
from unittest.mock import patch

import pytest

from accessible_games.contest import beside as module
from accessible_games.contest.beside import beside
from accessible_games.contest.playing import SimulatedMatch, play

SHORT = SimulatedMatch("arche-noah", ("easy", "easy"), 3)
LONG = SimulatedMatch("life-is-life", ("expert",) * 5, 3)


@pytest.mark.slow
def test_it_ends_as_the_same_game_played_here() -> None:
    """The process adds nothing of its own."""
    with beside(SHORT) as other:
        assert other.outcome(120) == play(SHORT)


@pytest.mark.slow
def test_its_process_ends_with_the_block() -> None:
    """However long its game would still take; asking does not wait for that."""
    before = set(active_children())
    with beside(LONG) as other:
        assert other.outcome(0) is None
        started = set(active_children()) - before
    for child in started:
        child.join(60)
    assert set(active_children()) <= before


def test_where_no_process_can_be_started_no_outcome_comes() -> None:
    """The person plays all the same."""
    with (
        patch.object(module, "processes", side_effect=OSError),
        beside(SHORT) as other,
    ):
        assert other.outcome(1) is None
