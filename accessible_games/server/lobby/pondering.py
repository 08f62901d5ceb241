"""What is thought about at one table: a computer player's answer, and hints.

An answer comes at its pace, neither earlier nor later, so that the pause before it tells nothing.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from dataclasses import dataclass, field, replace

from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Seat
from accessible_games.match.counsel import NOTHING, Thought
from accessible_games.match.match import Match
from accessible_games.match.person import Person
from accessible_games.match.settings import Settings
from accessible_games.players import quick_one
from accessible_games.server.lobby.bot_tasks import HintRequest, Thinker, ThinkRequest

IN_TIME = 0.9
"""The share of its pace after which a search ends, so that its answer is there in time."""

SILENCE = 1.0
"""The seconds of silence after which a person is told that the program is thinking."""

Task = asyncio.Task[None]


@dataclass(eq=False)
class Hint:
    """What a person wants advice about, in which words, and what has been found."""

    decision: Decision[Answer]
    settings: Settings
    rest: str
    task: Task | None = None
    lines: list[str] = field(default_factory=list)
    """What has been told of it."""
    thought: Thought = NOTHING
    """What took time to think of, good for any words."""
    is_told: bool = False
    """Whether all of it has been told."""

    def answers(self, decision: Decision[Answer], settings: Settings, rest: str) -> bool:
        """Whether this is the hint that is wanted."""
        return self.decision is decision and (self.settings, self.rest) == (settings, rest)


Tell = Callable[[list[str], Hint], None]
"""Tells some lines about a hint."""


@dataclass(eq=False)
class Pondering:
    """See above."""

    thinker: Thinker
    match: Match
    tasks: set[Task] = field(default_factory=set)
    decision: Decision[Answer] | None = None
    """What a computer player is thinking about."""
    hints: dict[Seat, Hint] = field(default_factory=dict)
    """Each person's last hint."""
    _answering: Task | None = None

    def ponder(
        self,
        decision: Decision[Answer],
        player: str,
        asker: Seat,
        play: Callable[[Decision[Answer], Answer], None],
    ) -> None:
        """Let a computer player think, and play its answer at its pace."""

        async def answering() -> None:
            answer = await self._in_time(decision, player, asker)
            self.decision = self._answering = None
            play(decision, answer)

        self.decision, self._answering = decision, self._begin(answering())

    async def _in_time(self, decision: Decision[Answer], player: str, asker: Seat) -> Answer:
        """Return an answer after exactly its pace; if none has come by then, a quick one.

        A player that has no pace answers as soon as it can.
        """
        pace, loop = self.match.pace(decision, player), asyncio.get_running_loop()
        question, begun = self._question(decision, player, asker), loop.time()
        if not pace:
            return await self.thinker.answer(question)
        question = replace(question, due=begun + pace * IN_TIME)
        answer: Answer | None = None
        with suppress(TimeoutError):
            async with asyncio.timeout_at(begun + pace):
                answer = await self.thinker.answer(question)
        if answer is None:
            quick = quick_one(self.match.record.game, player)
            answer = self.match.bot_move(decision, quick).answer
        await asyncio.sleep(begun + pace - loop.time())
        return answer

    def advise(
        self,
        person: Person,
        decision: Decision[Answer],
        rest: str,
        tell: Tell,
    ) -> None:
        """Tell the person's hint if it is known; else think about it, and *tell* each part of it.

        A person has one open hint: another one takes its place, and the same is not begun again.
        What was thought of for the same question is not thought of again.
        """
        seat, last = decision.seat, self.hints.get(decision.seat)
        thinks = person.narrator.say("thinking")
        if last is not None and last.answers(decision, person.settings, rest):
            tell(last.lines if last.is_told else thinks, last)
            return
        known = last.thought if last is not None and last.decision is decision else NOTHING
        self.forget(seat)
        hint = Hint(decision, replace(person.settings), rest, thought=known)
        self.hints[seat] = hint
        question = self._question(decision, "", seat)
        hint.task = self._begin(self._advising(hint, question, tell, thinks))

    async def _advising(
        self, hint: Hint, question: ThinkRequest, tell: Tell, thinks: list[str]
    ) -> None:
        """Tell a hint in two parts, and before it what the program *thinks* if it takes long."""
        silence = asyncio.get_running_loop().call_later(SILENCE, tell, thinks, hint)
        try:
            request = HintRequest(hint.settings, hint.rest, hint.thought)
            hint.lines, hint.thought = await self.thinker.advice(question, request)
        finally:
            silence.cancel()
        tell(hint.lines, hint)
        request = HintRequest(hint.settings, hint.rest, hint.thought)
        lines, hint.thought = await self.thinker.comparison(question, request)
        hint.lines, hint.is_told = [*hint.lines, *lines], True
        tell(lines, hint)

    def _question(self, decision: Decision[Answer], player: str, asker: Seat) -> ThinkRequest:
        """Return a question to be thought about, on behalf of the person in a seat."""
        record = replace(self.match.record, answers=[])
        name = record.occupants[asker].name
        return ThinkRequest(record, tuple(self.match.table.moves), decision.seat, player, name)

    def forget(self, *seats: Seat) -> None:
        """Drop the hints of people who do not wait for them any more."""
        for seat in seats:
            hint = self.hints.pop(seat, None)
            if hint is not None and hint.task is not None:
                hint.task.cancel()

    def keep_to(
        self, asked: Iterable[Decision[Answer]], unasked: Iterable[Decision[Answer]]
    ) -> None:
        """Drop thoughts about what is not asked any more, or not of a computer player."""
        if not self.hints and self._answering is None:
            return
        still = {id(decision) for decision in asked}
        self.forget(*(seat for seat, hint in self.hints.items() if id(hint.decision) not in still))
        if self._answering is not None and all(each is not self.decision for each in unasked):
            self._answering.cancel()
            self.decision = self._answering = None

    def stop(self) -> None:
        """Stop thinking."""
        for task in self.tasks:
            task.cancel()

    def _begin(self, work: Coroutine[object, object, None]) -> Task:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task
