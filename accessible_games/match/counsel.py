"""What a hint is about: thought of step by step, in the order in which it is told, each step once.

Nothing is said here. What was thought of for a decision is good until the table changes: whoever
asks again, in other words or for more of it, waits for nothing. Another thread may have begun.
"""

from collections.abc import Callable
from functools import cached_property, partial
from random import Random
from threading import RLock

from accessible_games.core.decision import Answer, Decision, OneOf
from accessible_games.core.event import Event
from accessible_games.core.frozen import Frozen
from accessible_games.core.game import AnyView
from accessible_games.core.record import Record
from accessible_games.core.table import AnyTable
from accessible_games.players import advise, chance_of, compares, recall, search_of
from accessible_games.players.bot import Advice, Determinize
from accessible_games.players.coach import as_usual, completed, speaks_for
from accessible_games.players.comparing import Comparison, compared
from accessible_games.players.judging import same
from accessible_games.players.limits import OutOfTimeError, heed
from accessible_games.players.search import Found, SearchLine
from accessible_games.players.whole import Whole

PATIENCE = 0.05
"""The seconds after which somebody who waits for another thread looks whether to go on."""


class Thought(Frozen):
    """What took time to think of; it can be sent to another process."""

    found: Found | None = None
    """What the search has found; nothing if it is not worth it, None before it."""
    then: tuple[Answer, ...] | None = None
    """The answers that complete the advised move; None before they are known."""
    compared: tuple[Comparison, ...] = ()


NOTHING = Thought()
"""Nothing has been thought of yet."""


class Counsel:
    """The advice at one decision of a table that nobody plays on."""

    def __init__(
        self,
        record: Record,
        table: AnyTable,
        decision: Decision[Answer],
        thought: Thought = NOTHING,
    ) -> None:
        """A counsel of which a *thought* may be known already."""
        self.record, self.table, self.decision = record, table, decision
        self.thought = thought
        self.is_cut_short = False
        """Whether thinking was interrupted: what is known by then is told, and `normal` helps."""
        self.view, self.determinize = recalled(table, decision)
        self._lock = RLock()

    def think(self) -> None:
        """Think of all that a hint tells, for whoever asks later."""
        if self.move and self.other is not None:
            self.against(self.other)

    # The advice ----------------------------------------------------------------------------------

    @cached_property
    def advice(self) -> Advice:
        """What `normal` would answer, and why."""
        return advised(self.record, self.table, self.decision)

    @property
    def found(self) -> Found:
        """What the search finds; nothing if it is not worth it, or is cut short."""
        self._think(self._search)
        return self.thought.found or ()

    @property
    def move(self) -> Whole:
        """The advised move, to its last question."""
        best = self.found[0].answer if self.found else self.advice.answer
        self._think(partial(self._complete, best))
        if self.thought.then is None:
            return completed(self.table, self.decision, best, as_usual)
        then = iter(self.thought.then)
        return completed(self.table, self.decision, best, lambda *asked: next(then))

    def reasons(self, move: Whole) -> list[Event]:
        """What speaks for the advised move: what `normal` thinks, if it would do the same."""
        advice = self.advice
        agrees = move[1:] == () and same(move[0].answer, advice.answer)
        return speaks_for(self.record.game, move, advice.reason if agrees else None)

    # Another answer ------------------------------------------------------------------------------

    @property
    def other(self) -> SearchLine[Answer] | None:
        """The other answer that is told, if any: what `normal` would do, or the second best."""
        if not compares(self.record.game, self.view):
            return None
        thought = self.advice
        return other_of(self.found, thought.answer if thought.reason else None)

    def against(self, other: SearchLine[Answer]) -> Comparison | None:
        """The advice compared with another answer, in fresh worlds; None if it is cut short."""
        self._think(partial(self._compare, other))
        return self._compared(other)

    @property
    def is_thought_of(self) -> bool:
        """Whether all that think() finds is known already, once there is an advised move."""
        other = self.other
        return other is None or self._compared(other) is not None

    def _compared(self, other: SearchLine[Answer]) -> Comparison | None:
        known = self.thought.compared
        return next((each for each in known if same(each.other.answer, other.answer)), None)

    # Thinking ------------------------------------------------------------------------------------

    def _think(self, step: Callable[[], Thought]) -> None:
        """Take a step, unless it is taken; another thread may be about to."""
        if self.is_cut_short:
            return
        try:
            while not self._lock.acquire(timeout=PATIENCE):
                heed()
            try:
                thought = step()
                heed()  # what was found in a part of the time would not be the same each time
                self.thought = thought
            finally:
                self._lock.release()
        except (KeyboardInterrupt, OutOfTimeError):
            self.is_cut_short = True

    def _search(self) -> Thought:
        known = self.thought
        if known.found is not None:
            return known
        wanted = is_searched(self.decision) and not self.advice.sure
        found = searched(self.record, self.table, self.decision) if wanted else ()
        return Thought(found, known.then, known.compared)

    def _complete(self, best: Answer) -> Thought:
        known = self.thought
        if known.then is not None:
            return known
        move = completed(self.table, self.decision, best, partial(as_next_hint, self.record))
        return Thought(known.found, tuple([step.answer for step in move[1:]]), known.compared)

    def _compare(self, other: SearchLine[Answer]) -> Thought:
        known = self.thought
        if self._compared(other) is not None:
            return known
        seat, moves = self.decision.seat, len(self.table.moves)
        chance = Random(f"compare {self.record.seed} {seat} {moves}")
        both, game = (self.found[0], other), self.record.game
        found = compared(game, self.view, self.decision, self.determinize, chance, both)
        return Thought(known.found, known.then, (*known.compared, found))


def recalled(table: AnyTable, decision: Decision[Answer]) -> tuple[AnyView, Determinize]:
    """What a hint may know of a table, and tables that it imagines."""
    seat = decision.seat
    return recall(table.game.name, "hint", table.view(seat), partial(table.determinize, seat))


def luck_of(record: Record, table: AnyTable, decision: Decision[Answer]) -> Random:
    """The chance of the computer player in this seat."""
    return chance_of(record.seed, decision.seat, len(table.moves))


def advised(record: Record, table: AnyTable, decision: Decision[Answer]) -> Advice:
    """What `normal` would answer, and why."""
    chance = luck_of(record, table, decision)
    view, determinize = recalled(table, decision)
    return advise(record.game, view, decision, determinize, chance)


def searched(record: Record, table: AnyTable, decision: Decision[Answer]) -> Found:
    """What `hard` finds; nothing where it does not search either.

    Raises `OutOfTimeError` if there is no time for it.
    """
    view, determinize = recalled(table, decision)
    found = search_of(record.game)(view, decision, determinize, luck_of(record, table, decision))
    return found if found[0].visits else ()


def as_next_hint(record: Record, table: AnyTable, decision: Decision[Answer]) -> Answer:
    """What the next hint will advise, once the move has come to this question."""
    advice = advised(record, table, decision)
    found = () if advice.sure else searched(record, table, decision)
    return found[0].answer if found else advice.answer


def is_searched(decision: Decision[Answer]) -> bool:
    """Whether to search; not where that would tell what players have to find."""
    return not isinstance(decision.options, OneOf) or decision.options.is_searched


def other_of(found: Found, thought: Answer | None) -> SearchLine[Answer] | None:
    """The other answer that is told: what `normal` *thought* of first, or else the second best."""
    tried = [line for line in found[1:] if line.visits]
    first = (line for line in tried if thought is not None and same(line.answer, thought))
    return next(first, next(iter(tried), None))
