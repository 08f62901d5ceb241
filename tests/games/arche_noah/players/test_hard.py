"""The levels that search, in positions of which one can say what is best."""

from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

from accessible_games.core.luck import Luck
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.games.arche_noah.players.hard import study
from accessible_games.games.arche_noah.state import State
from accessible_games.players.search import Found
from tests.benchmarks.bench_strength import win_rate
from tests.examples import times
from tests.games.arche_noah.players.seats import ME, NEXT, cards

ITERATIONS = 60

LAST_ROUND = State(
    luck=Luck(1),
    open_piles=False,
    out=["hyena", "bat", "toucan"],
    holder=NEXT,
    coins=[0, 0],
    chips=[0, 0],
    scores=[[10, 10]],
)
"""The last round of the second pass for two."""


def table(own: str, other: str, display: str, **more: Any) -> Table[State]:
    """Piles with the secret card first; NEXT has begun this round."""
    state = replace(
        LAST_ROUND.copy(),
        piles=[list(cards(own)), list(cards(other))],
        display=list(cards(display)),
        **more,
    )
    return Table(GAMES["arche-noah"], state)


def found(table: Table[State], seed: int = 1) -> Found:
    """What the search finds for ME."""
    (decision,) = table.waiting()
    determinize = partial(table.determinize, ME)
    return study(table.view(ME), decision, determinize, Random(seed), ITERATIONS)


@pytest.mark.parametrize("seed", range(5))
def test_the_animal_that_lets_another_win_is_taken(seed: int) -> None:
    """Though it costs points; the pair of one's own would bring fewer than that of the other."""
    begun = table("snake-1", "frog-4", "snake-2 frog-3", bids=[0, 1], coins=[1, 0])
    best, other = found(begun, seed)
    assert (best.answer, other.answer) == (("frog-3",), ("snake-2",))
    assert best.value > 0.5 > other.value


@pytest.mark.parametrize("seed", range(5))
def test_so_much_is_bid_that_one_is_first(seed: int) -> None:
    """The pair is worth far more than the coins, and an equal bid comes after an earlier one."""
    begun = table("frog-4", "snake-4", "frog-3 spider-4", bids=[2], coins=[4, 2], scores=[[10, 20]])
    lines = found(begun, seed)
    assert lines[0].answer == 3
    assert {line.answer for line in lines} == {0, 1, 2, 3, 4}


def test_what_is_certain_has_no_spread() -> None:
    """The last pick of the game leaves nothing to chance."""
    begun = table("snake-1", "frog-4", "snake-2 frog-3", bids=[0, 1], coins=[1, 0])
    assert [line.spread for line in found(begun)] == pytest.approx([0, 0])


def test_the_budget_is_kept() -> None:
    """The visits of all lines are no more than the iterations given."""
    fresh: Table[State] = Table.new(GAMES["arche-noah"], 4, 1, {"starter": "1"})
    lines = found(fresh)
    assert len(lines) == 13
    assert ITERATIONS / 2 < sum(line.visits for line in lines) <= ITERATIONS


def test_it_beats_players_who_leave_all_to_chance() -> None:
    """Though it thinks only for a fiftieth of its time."""
    assert win_rate("hard", "random", times(8), name="arche-noah", effort=0.02).share >= 0.8
