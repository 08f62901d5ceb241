"""Computer players take their time: a pace that depends on nothing hidden, and is told if long.

So neither a pause nor what is told in it says who has a choice.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

from accessible_games.core.decision import Answer, Decision, Move
from accessible_games.frontends.terminal.console import Console
from accessible_games.match.match import Match
from accessible_games.match.room_parts import Seating
from accessible_games.players.limits import heeding, until

SILENCE = 0.5
"""Seconds of silence after which people would wonder: if it will be longer, they are told why."""
IN_TIME = 0.9
"""The share of its pace after which a search ends, so that its answer is there in time."""

T = TypeVar("T")


@dataclass
class Thinking:
    """How long people have been waiting, and whether they were told why."""

    clock: Callable[[], float] = time.monotonic
    """Returns seconds since some fixed moment."""
    sleep: Callable[[float], None] = time.sleep
    """Waits for so many seconds."""
    told: bool = field(default=False, init=False)
    _since: float = field(default=0, init=False)

    def begin_turn(self) -> None:
        """Note that a person's turn begins: if they wait again, they may be told again."""
        self.told = False

    def begin_waiting(self) -> None:
        """Note that a person has answered and waits from now on."""
        self._since = self.clock()

    def at_pace(self, pace: float, think: Callable[[], T], tell: Callable[[], None]) -> T:
        """Return what *think* finds, exactly so many seconds from now; at once if the pace is 0.

        A search in it ends before that. *tell* is called first, once in a turn, if people will have
        waited for long by then.
        """
        if not pace:
            return think()
        begun = self.clock()
        if not self.told and begun + pace - self._since > SILENCE:
            self.told = True
            tell()
        with heeding(until(begun + pace * IN_TIME, self.clock)):
            found = think()
        self.sleep(max(0.0, begun + pace - self.clock()))
        return found


class Opponents(Seating):
    """Who answers at a table with one keyboard."""

    def __init__(
        self,
        match: Match,
        console: Console,
        thinking: Thinking,
        written: Callable[[Decision[Answer]], Move | None],
    ) -> None:
        super().__init__(match)
        self.console = console
        self.thinking = thinking
        """Whether people were told that computer players think."""
        self.written = written
        """An answer that is given instead of a computer player's; None if it thinks of one."""

    @property
    def spares_questions(self) -> bool:
        """Whether one person plays, or several have chosen fewer questions, to play faster."""
        return super().spares_questions or self.console.settings.questions == "choices"

    def bot_move(self, decision: Decision[Answer]) -> Move:
        """See Seating; it takes its time, and if that is long, people are told so."""
        return self.written(decision) or self.thinking.at_pace(
            self.match.pace(decision),
            partial(self.match.bot_move, decision),
            partial(self._say_thinking, decision),
        )

    def _say_thinking(self, decision: Decision[Answer]) -> None:
        """Say who thinks: only on their own turn, or it would betray who can do something."""
        narrator = self.console.person.narrator
        if decision.kind in self.match.table.game.off_turn:
            self.console.hold(narrator.say("others-think"))
        else:
            self.console.hold(narrator.say("thinks", seat=narrator.name(decision.seat)))
