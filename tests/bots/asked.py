"""Questions of random games, and what computer players answer them, whatever the game.

A few questions of each kind are looked at by all tests; each is made and answered once.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

from accessible_games.bots import Bot, bot, chance_of
from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Seat
from accessible_games.core.luck import Luck
from accessible_games.core.table import Table
from accessible_games.games import GAMES, lifeboat, sixpack
from accessible_games.games.lifeboat.state import alive
from tests.examples import FACTOR, times
from tests.games.playing import CASES, Case, steps
from tests.gathering import gathering

TABLES = [case for case in CASES if case.name in GAMES]
EFFORT = 0.01
"""What holds for any number of iterations is tried with few."""
EACH = 8
"""So many questions of each kind are asked at a table, from the beginning of games to their end."""
FEWER = {lifeboat.NAME: 4, sixpack.NAME: 3}
"""The same where there are 20 kinds, and where players think a hundred times as long."""

every_case = gathering({name: [(case,) for case in TABLES if case.name == name] for name in GAMES})
"""For each game one test, which looks at all its tables."""
every_third_case = gathering(
    {
        name: [(case,) for case in TABLES[:: 1 if FACTOR > 1 else 3] if case.name == name]
        for name in GAMES
    }
)
"""The same at every third of them, at night at all: for what depends on no option."""


@dataclass(frozen=True, eq=False)
class Question:
    """An open question. Nobody plays on at its table, and players are shown copies of it."""

    table: Table[Any]
    decision: Decision[Any]
    progress: float
    """How much of its game is over, from 0 to 1."""


def seated(levels: Sequence[str]) -> Iterator[tuple[Case, str]]:
    """The tables and who plays there: each second level, at night all of them.

    So each level plays at every other table of each game.
    """
    for number, case in enumerate(TABLES):
        for place, level in enumerate(levels):
            if FACTOR > 1 or (number + place) % 2 == 0:
                yield case, level


def player(game: str, name: str) -> Bot:
    """A computer player that thinks quickly."""
    return bot(game, name, EFFORT)


def questions(case: Case) -> Sequence[Question]:
    """Some questions of each kind out of two random games: the first, the last, and in between."""
    return _questions(TABLES.index(case))


@cache
def _questions(number: int) -> Sequence[Question]:
    """By the number of the case, which has no hash."""
    pairs = [(2 * pair, 2 * pair + 1) for pair in range(times(1))]
    return [question for pair in pairs for question in of_games(TABLES[number], pair)]


def of_games(case: Case, seeds: Iterable[int]) -> list[Question]:
    """Some questions of each kind out of these random games."""
    kinds = defaultdict[str, list[Question]](list)
    for tables in (random_game(case, seed) for seed in seeds):
        for moves, table in enumerate(tables):
            for decision in table.waiting():
                kinds[decision.kind].append(Question(table, decision, moves / len(tables)))
    each, asked = FEWER.get(case.name, EACH), Counter[Seat]()
    return [question for found in kinds.values() for question in spread(found, each, asked)]


def random_game(case: Case, seed: int) -> list[Table[Any]]:
    """The table before the first move of a random game and after each of its moves."""
    table = case.begin(seed)
    return [table.copy(), *(table.copy() for _ in steps(table, seed))]


def spread(found: list[Question], number: int, asked: Counter[Seat]) -> Iterator[Question]:
    """One of each part of the games, from the first to the last; of seats that had few so far."""
    ranked = list(enumerate(sorted(found, key=lambda question: question.progress)))
    for part in range(number):
        start, end = (len(ranked) * each // number for each in (part, part + 1))
        aim = (len(ranked) - 1) * part / (number - 1)
        near = sorted(
            (asked[question.decision.seat], abs(rank - aim), rank)
            for rank, question in ranked[start:end]
        )
        for *_, rank in near[:1]:
            question = ranked[rank][1]
            asked[question.decision.seat] += 1
            yield question


def answer(table: Table[Any], decision: Decision[Any], name: str, seed: int = 1) -> Answer:
    """What a computer player answers at this table."""
    imagine = partial(table.imagine, decision.seat)
    chance = chance_of(seed, decision.seat, 5)
    return player(table.game.NAME, name)(table.view(decision.seat), decision, imagine, chance)


@cache
def answered(question: Question, name: str) -> tuple[Answer, Table[Any]]:
    """What a computer player answers, and the table after it has thought."""
    table = question.table.copy()
    return answer(table, question.decision, name), table


# What all players keep to, where they are asked ---------------------------------------------------


def answers_legally(asked: Sequence[Question], name: str) -> None:
    """Every answer of a player is one that the rules allow."""
    for question in asked:
        given, _ = answered(question, name)
        assert question.decision.options.why_not(given) is None


def knows_nothing_hidden(asked: Sequence[Question], name: str) -> None:
    """Where only hidden cards differ, the same chance brings the same answer."""
    worlds = 0
    for number, question in enumerate(asked):
        given, _ = answered(question, name)
        world = question.table.imagine(question.decision.seat, Luck(number))
        worlds += differs(world, question.table)
        assert answer(world, question.decision, name) == given
    assert worlds > len(asked) // 2


def differs(world: Table[Any], table: Table[Any]) -> bool:
    """Whether a made-up world is another one, not only with other luck to come."""
    state = world.state.copy()
    state.luck = table.state.luck
    return bool(state != table.state)


def changes_nothing(asked: Sequence[Question], name: str) -> None:
    """Thinking leaves the table as it was."""
    for question in asked:
        _, table = answered(question, name)
        assert table.state == question.table.state
        assert table.moves == question.table.moves
        assert table.waiting() == question.table.waiting()


def sea_won(table: Table[Any]) -> bool:
    """Whether nobody wins, as in Lifeboat when all are dead."""
    state = table.state
    return isinstance(state, lifeboat.State) and not any(map(partial(alive, state), state.boat))
