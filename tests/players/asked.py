"""Questions of random games, and what computer players answer them, whatever the game.

A few questions of each kind are looked at by all tests; each is made and answered once.
"""

from collections.abc import Iterator, Sequence
from functools import cache, partial
from typing import Any

from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.games.lifeboat.state import State, alive
from accessible_games.testing import honesty
from accessible_games.testing.honesty import EFFORT as EFFORT
from accessible_games.testing.honesty import Question as Question
from accessible_games.testing.honesty import answer as answer
from accessible_games.testing.honesty import answered as answered
from accessible_games.testing.honesty import answers_legally as answers_legally
from accessible_games.testing.honesty import changes_nothing as changes_nothing
from accessible_games.testing.honesty import of_games
from accessible_games.testing.honesty import player as player
from tests.examples import FACTOR, times
from tests.games.facts import facts_of
from tests.games.playing import CASES, Case
from tests.gathering import gathering

TABLES = [case for case in CASES if case.name in GAMES]

every_case = gathering({name: [(case,) for case in TABLES if case.name == name] for name in GAMES})
"""For each game one test, which looks at all its tables."""
every_third_case = gathering(
    {
        name: [(case,) for case in TABLES[:: 1 if FACTOR > 1 else 3] if case.name == name]
        for name in GAMES
    }
)
"""The same at every third of them, at night at all: for what depends on no option."""


def seated(levels: Sequence[str]) -> Iterator[tuple[Case, str]]:
    """The tables and who plays there: each second level, at night all of them.

    So each level plays at every other table of each game.
    """
    for number, case in enumerate(TABLES):
        for place, level in enumerate(levels):
            if FACTOR > 1 or (number + place) % 2 == 0:
                yield case, level


def questions(case: Case) -> Sequence[Question]:
    """Some questions of each kind out of two random games: the first, the last, and in between."""
    return _questions(TABLES.index(case))


@cache
def _questions(number: int) -> Sequence[Question]:
    """By the number of the case, which has no hash."""
    pairs = [(2 * pair, 2 * pair + 1) for pair in range(times(1))]
    case = TABLES[number]
    each = facts_of(case.name).questions
    return [question for pair in pairs for question in of_games(case, pair, each)]


def knows_nothing_hidden(asked: Sequence[Question], name: str) -> None:
    """Where only hidden cards differ, the same chance brings the same answer; mostly they do."""
    assert honesty.knows_nothing_hidden(asked, name) > len(asked) // 2


def sea_won(table: Table[Any]) -> bool:
    """Whether nobody wins, as in Lifeboat when all are dead."""
    state = table.state
    return isinstance(state, State) and not any(map(partial(alive, state), state.boat))
