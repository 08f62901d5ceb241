"""Guards of computer players: they answer legally, change nothing, and know nothing hidden."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial

from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Seat
from accessible_games.core.luck import Luck
from accessible_games.core.table import AnyTable
from accessible_games.players import Bot, bot, chance_of, levels_of
from accessible_games.testing.guards import Guards
from accessible_games.testing.playing import Case, steps

guard = Guards("players")

EFFORT = 0.01
"""What holds for any number of iterations is tried with few."""
FEW = 3
"""So many questions of each kind are asked by the guards of a game."""


@dataclass(frozen=True, eq=False)
class Question:
    """An open question. Nobody plays on at its table, and players are shown copies of it."""

    table: AnyTable
    decision: Decision[Answer]
    progress: float
    """How much of its game is over, from 0 to 1."""


# Questions ---------------------------------------------------------------------------------------


def of_games(case: Case, seeds: Iterable[int], each: int) -> list[Question]:
    """So many questions of each kind out of these random games, from the first to the last."""
    kinds = defaultdict[str, list[Question]](list)
    for tables in (random_game(case, seed) for seed in seeds):
        for moves, table in enumerate(tables):
            for decision in table.waiting():
                kinds[decision.kind].append(Question(table, decision, moves / len(tables)))
    asked = Counter[Seat]()
    return [question for found in kinds.values() for question in spread(found, each, asked)]


def random_game(case: Case, seed: int) -> list[AnyTable]:
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


# Answers -----------------------------------------------------------------------------------------


def player(game: str, name: str) -> Bot:
    """A computer player that thinks quickly."""
    return bot(game, name, EFFORT)


def answer(table: AnyTable, decision: Decision[Answer], name: str, seed: int = 1) -> Answer:
    """What a computer player answers at this table."""
    determinize = partial(table.determinize, decision.seat)
    chance = chance_of(seed, decision.seat, 5)
    return player(table.game.name, name)(table.view(decision.seat), decision, determinize, chance)


@cache
def answered(question: Question, name: str) -> tuple[Answer, AnyTable]:
    """What a computer player answers, and the table after it has thought."""
    table = question.table.copy()
    return answer(table, question.decision, name), table


# What all players keep to, where they are asked --------------------------------------------------


def answers_legally(asked: Sequence[Question], name: str) -> None:
    """Every answer of a player is one that the rules allow."""
    for question in asked:
        given, _ = answered(question, name)
        assert question.decision.options.why_not(given) is None


def knows_nothing_hidden(asked: Sequence[Question], name: str) -> int:
    """Where only hidden cards differ, the same chance brings the same answer.

    Returns at how many questions something hidden did differ.
    """
    worlds = 0
    for number, question in enumerate(asked):
        given, _ = answered(question, name)
        world = question.table.determinize(question.decision.seat, Luck(number))
        worlds += differs(world, question.table)
        assert answer(world, question.decision, name) == given
    return worlds


def differs(world: AnyTable, table: AnyTable) -> bool:
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


@guard
def every_player_is_honest(case: Case) -> None:
    """Each level answers legally, changes nothing, and knows nothing hidden."""
    asked = of_games(case, (0, 1), FEW)
    for level in levels_of(case.name):
        answers_legally(asked, level)
        knows_nothing_hidden(asked, level)
        changes_nothing(asked, level)
