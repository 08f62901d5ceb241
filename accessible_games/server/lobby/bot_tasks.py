"""What is thought about in processes of their own, so that no one else has to wait.

`bot_workers.py` has these processes.
"""

import os
from collections import OrderedDict
from functools import partial
from math import inf
from time import monotonic
from typing import Protocol

from accessible_games.contest.workers import follow
from accessible_games.core.decision import Answer, Decision, Move
from accessible_games.core.event import Seat
from accessible_games.core.frozen import Frozen
from accessible_games.core.record import Record
from accessible_games.core.table import AnyTable
from accessible_games.games import RECORDED
from accessible_games.match.commands import hinting
from accessible_games.match.counsel import NOTHING, Counsel, Thought
from accessible_games.match.match import Match
from accessible_games.match.person import Person, person_at
from accessible_games.match.settings import Settings
from accessible_games.players import QUICK, parts
from accessible_games.players.limits import OutOfTimeError, heeding

REMEMBERED = 32
"""The tables that a process remembers, so that it need not replay them from the beginning."""
NICE = 10
"""By how much those who play leave the cores to the server and to hints."""


class ThinkRequest(Frozen):
    """What a seat is asked, as far as another process must know it."""

    record: Record
    """The heading of the game; its answers do not matter."""
    moves: tuple[Move, ...]
    seat: Seat
    player: str
    """The computer player that is to answer; it does not matter for a hint."""
    asker: str = ""
    """The person for whom it is thought about: persons take turns."""
    due: float = inf
    """The moment, by the monotonic clock of the machine, at which a search has to end."""


class HintRequest(Frozen):
    """What a person wants to hear of a hint, and in which words."""

    settings: Settings
    rest: str = ""
    """What was typed after `hint`."""
    thought: Thought = NOTHING
    """What is known of it already."""


HintPart = tuple[list[str], Thought]
"""The lines of a part of a hint, and what is known of the hint then."""


class Thinker(Protocol):
    """Thinks for computer players and hints; see `Thinkers`."""

    async def answer(self, question: ThinkRequest) -> Answer:
        """Return a computer player's answer."""

    async def advice(self, question: ThinkRequest, request: HintRequest) -> HintPart:
        """Return the first part of a hint: the advice."""

    async def comparison(self, question: ThinkRequest, request: HintRequest) -> HintPart:
        """Return the rest: what another answer is worth beside it."""


def is_quick(player: str) -> bool:
    """Whether a computer player answers too quickly to be noticed."""
    return parts(player)[1] in QUICK


# In the other process -----------------------------------------------------------------------------


class Dropped(Protocol):
    """Tells a process whether nobody waits any more for what it thinks about."""

    value: int


_tables: OrderedDict[tuple[str, int], AnyTable] = OrderedDict()
_dropped: list[Dropped] = []


def begin(dropped: Dropped, nice: int) -> None:
    """Begin as a process that thinks, and leaves the cores to others by so much."""
    follow()
    _dropped[:] = [dropped]
    if nice and hasattr(os, "nice"):
        os.nice(nice)


def heed_server(due: float) -> None:
    """Go on thinking. Raises `OutOfTimeError` when it is due, or nobody waits for it."""
    if monotonic() >= due or any(each.value for each in _dropped):
        raise OutOfTimeError


def table_of(question: ThinkRequest) -> AnyTable:
    """Return the table at which a question is asked."""
    key = question.record.game, question.record.seed
    table = _tables.pop(key, None)
    if table is None or tuple(table.moves) != question.moves[: len(table.moves)]:
        table = question.record.opening(RECORDED)
    for move in question.moves[len(table.moves) :]:
        table.play(move)
    _tables[key] = table
    if len(_tables) > REMEMBERED:
        _tables.popitem(last=False)
    return table


def asked(question: ThinkRequest) -> tuple[Match, Decision[Answer]]:
    """Return the match and the seat's decision."""
    match = Match(table_of(question), question.record)
    decision = match.decision_of(question.seat)
    assert decision is not None
    return match, decision


def answer(question: ThinkRequest) -> Answer:
    """Return the computer player's answer."""
    match, decision = asked(question)
    with heeding(partial(heed_server, question.due)):
        return match.bot_move(decision, player=question.player).answer


def advice(question: ThinkRequest, request: HintRequest) -> HintPart:
    """Return the first part of a hint: the advice, in the words of a person's settings."""
    person, counsel = adviser(question, request)
    with heeding(partial(heed_server, question.due)):
        hinting.say_advice(person, counsel)
    return person.take_lines(), counsel.thought


def comparison(question: ThinkRequest, request: HintRequest) -> HintPart:
    """Return the rest of a hint: what another answer is worth beside the advised one."""
    person, counsel = adviser(question, request)
    in_full = hinting.wants_figures(person, request.rest)
    with heeding(partial(heed_server, question.due)):
        hinting.say_comparison(person, counsel, in_full)
    return person.take_lines(), counsel.thought


def adviser(question: ThinkRequest, request: HintRequest) -> tuple[Person, Counsel]:
    """Return a person who hears a hint, and what it is about."""
    match, decision = asked(question)
    person = person_at(match, question.seat, request.settings, {})
    return person, Counsel(match.record, match.table, decision, request.thought)
