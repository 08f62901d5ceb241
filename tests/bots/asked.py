"""Computer players asked at tables of random games, whatever the game."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from accessible_games.bots import Bot, bot, chance_of
from accessible_games.core.decision import Answer, Decision
from accessible_games.core.table import Table
from accessible_games.games import GAMES, lifeboat
from accessible_games.games.lifeboat.state import alive
from tests.games.playing import CASES, Case, stops

TABLES = [case for case in CASES if case.name in GAMES]
EFFORT = 0.01
"""What holds for any number of iterations is tested with few."""

every_case = pytest.mark.parametrize("case", TABLES, ids=str)


def player(game: str, level: str) -> Bot:
    """A computer player that thinks quickly."""
    return bot(game, level, EFFORT)


def questions(case: Case, seed: int, every: int = 1) -> Iterator[tuple[Table[Any], Decision[Any]]]:
    """Every open question of a random game; of a long one, now and then."""
    for table in stops(case, seed, every * case.stride):
        for decision in table.waiting():
            yield table, decision


def sea_won(table: Table[Any]) -> bool:
    """Whether nobody wins, as in Lifeboat when all are dead."""
    state = table.state
    return isinstance(state, lifeboat.State) and not any(map(partial(alive, state), state.boat))


def answer(table: Table[Any], decision: Decision[Any], level: str, seed: int = 1) -> Answer:
    """What a computer player answers at this table."""
    imagine = partial(table.imagine, decision.seat)
    chance = chance_of(seed, decision.seat, 5)
    return player(table.game.NAME, level)(table.view(decision.seat), decision, imagine, chance)
