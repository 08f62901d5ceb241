"""Computer players that think in processes of their own, so that nobody else waits for them."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from contextlib import ExitStack
from typing import Protocol, TypeVar

from accessible_games.bots import parts
from accessible_games.contest.workers import processes
from accessible_games.core.decision import Answer, Decision, Move
from accessible_games.core.event import Seat
from accessible_games.core.frozen import Frozen
from accessible_games.core.record import Record
from accessible_games.core.table import AnyTable
from accessible_games.games import GAMES
from accessible_games.match.commands import hinting
from accessible_games.match.match import Match
from accessible_games.match.person import person_at
from accessible_games.match.settings import Settings

QUICK = ("random", "easy")
"""The levels that answer within a few milliseconds in every game."""
REMEMBERED = 32
"""The tables that a process remembers, so that it need not play them again from the beginning."""

T = TypeVar("T")


class Question(Frozen):
    """What a seat is asked, as far as another process must know it."""

    record: Record
    """The heading of the game; its answers do not matter."""
    moves: tuple[Move, ...]
    seat: Seat
    player: str
    """The computer player who shall answer; for a hint it does not matter."""


def is_quick(player: str) -> bool:
    """Whether a computer player answers so quickly that nobody notices."""
    return parts(player)[1] in QUICK


# In the other process -----------------------------------------------------------------------------

_tables: OrderedDict[tuple[str, int], AnyTable] = OrderedDict()


def table_of(question: Question) -> AnyTable:
    """The table at which a question is asked."""
    key = question.record.game, question.record.seed
    table = _tables.pop(key, None)
    if table is None or tuple(table.moves) != question.moves[: len(table.moves)]:
        table = question.record.opening(GAMES)
    for move in question.moves[len(table.moves) :]:
        table.play(move)
    _tables[key] = table
    if len(_tables) > REMEMBERED:
        _tables.popitem(last=False)
    return table


def asked(question: Question) -> tuple[Match, Decision[Answer]]:
    """The match, and what the seat is asked."""
    match = Match(table_of(question), question.record)
    decision = match.decision_of(question.seat)
    assert decision is not None
    return match, decision


def answer(question: Question) -> Answer:
    """What the computer player answers."""
    match, decision = asked(question)
    return match.bot_move(decision, player=question.player).answer


def hint(question: Question, settings: Settings, rest: str = "") -> list[str]:
    """The lines of a hint, in the words that a person's settings ask for; in full by *rest*."""
    match, decision = asked(question)
    person = person_at(match, question.seat, settings, {})
    person.pose(decision)
    person.take_lines()
    person.at_once = lambda lines: None  # the server has said already that it is thinking
    hinting.hint(person, rest)
    return person.take_lines()


# In the server ------------------------------------------------------------------------------------


class Thinker(Protocol):
    """Whoever thinks for computer players and hints; see `Thinkers`."""

    async def answer(self, question: Question) -> Answer:
        """What a computer player answers."""

    async def hint(self, question: Question, settings: Settings, rest: str) -> list[str]:
        """The lines of a hint."""


class Thinkers:
    """Some processes that think, begun when they are needed."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._open = ExitStack()
        self._executor: Executor | None = None

    async def answer(self, question: Question) -> Answer:
        """What the computer player answers."""
        return await self._run(answer, question)

    async def hint(self, question: Question, settings: Settings, rest: str) -> list[str]:
        """The lines of a hint."""
        return await self._run(hint, question, settings, rest)

    def close(self) -> None:
        """End the processes."""
        self._executor = None
        self._open.close()

    async def _run(self, function: Callable[..., T], *given: object) -> T:
        """Have a function called; once more if a process was lost, by new ones."""
        try:
            return await self._call(function, *given)
        except BrokenExecutor:
            self.close()
            return await self._call(function, *given)

    async def _call(self, function: Callable[..., T], *given: object) -> T:
        if self._executor is None:
            self._executor = self._open.enter_context(processes(self._count))
        return await asyncio.get_running_loop().run_in_executor(self._executor, function, *given)
