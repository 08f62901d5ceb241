"""The processes that think, and whose turn it is to be thought for.

Hints and computer players have processes of their own, so neither waits for the other. People take
turns: each is thought for by one process at a time, and who has waited longest comes next.
"""

import asyncio
import os
from collections import deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from functools import partial
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from typing import TypeVar

from accessible_games.core.decision import Answer
from accessible_games.server.lobby import bot_tasks
from accessible_games.server.lobby.bot_tasks import NICE, HintPart, HintRequest, ThinkRequest, begin

HINTS = 3
"""The number of hints that are thought about at the same time; the system shares the cores."""
TRIES = 3
"""How often a question is asked again whose process has died, before that is a bug."""

T = TypeVar("T")


class Process:
    """A process that thinks about one question at a time, started when it is needed."""

    def __init__(self, nice: int) -> None:
        self._nice = nice
        self._dropped = get_context("spawn").Value("b", False, lock=False)
        self._executor: Executor | None = None
        self._children = set[BaseProcess]()

    def warm(self) -> None:
        """Start it, if it does not run yet: who comes next need not wait for that."""
        if self._executor is None:
            self._start()

    async def think(self, function: Callable[..., T], *given: object) -> T:
        """Call a function there; if the process dies, in a new one."""
        self._dropped.value = False
        for _ in range(TRIES):
            try:
                return await self._call(function, *given)
            except BrokenExecutor:
                self.close()
                if self._dropped.value:
                    raise
        return await self._call(function, *given)

    def drop(self) -> None:
        """End the thought, for which nobody waits any more, as soon as possible."""
        self._dropped.value = True

    def close(self) -> None:
        """End the process."""
        executor, self._executor = self._executor, None
        for child in self._children:
            child.terminate()
        if executor is not None:
            executor.shutdown(cancel_futures=True)

    async def _call(self, function: Callable[..., T], *given: object) -> T:
        loop, executor = asyncio.get_running_loop(), self._executor or self._start()
        return await loop.run_in_executor(executor, function, *given)

    def _start(self) -> Executor:
        """Start the process."""
        beginning, others = partial(begin, self._dropped, self._nice), set(active_children())
        executor = ProcessPoolExecutor(1, get_context("spawn"), initializer=beginning)
        executor.submit(os.getpid)  # starts it
        self._executor, self._children = executor, {*active_children()} - others
        return executor


class Crew:
    """Some processes for which people wait in turn."""

    def __init__(self, count: int, nice: int = 0) -> None:
        self._all = [Process(nice) for _ in range(count)]
        self._free = self._all.copy()
        self._waiting: dict[str, deque[asyncio.Future[Process]]] = {}
        """Who waits, the next one first, and for how many thoughts."""
        self._served = set[str]()
        """For whom a process thinks."""

    async def think(self, asker: str, function: Callable[..., T], *given: object) -> T:
        """Call a function in one of the processes when it is the asker's turn."""
        process = await self._turn(asker)
        thought = asyncio.ensure_future(process.think(function, *given))
        thought.add_done_callback(lambda done: self._done(asker, process, done))
        try:
            return await asyncio.shield(thought)
        except asyncio.CancelledError:
            process.drop()
            raise

    def close(self) -> None:
        """End the processes."""
        self._free = []
        for process in self._all:
            process.drop()
            process.close()

    async def _turn(self, asker: str) -> Process:
        """Wait for a process."""
        future = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker, deque()).append(future)
        self._hand_out()
        try:
            process: Process = await future
        except asyncio.CancelledError:
            if not future.cancelled():
                self._give_back(asker, future.result())
            elif future in self._waiting.get(asker, ()):
                self._waiting[asker].remove(future)
            raise
        return process

    def _hand_out(self) -> None:
        """Give free processes to those who have waited longest and have none."""
        for asker in [each for each in self._waiting if each not in self._served]:
            if not self._free:
                return
            waiting = deque(each for each in self._waiting.pop(asker) if not each.cancelled())
            if waiting:
                self._served.add(asker)
                waiting.popleft().set_result(self._free.pop())
            if waiting:
                self._waiting[asker] = waiting  # at the end
            if self._free:
                self._free[-1].warm()

    def _give_back(self, asker: str, process: Process) -> None:
        self._served.discard(asker)
        self._free.append(process)
        self._hand_out()

    def _done(self, asker: str, process: Process, thought: "asyncio.Future[T]") -> None:
        if not thought.cancelled():
            thought.exception()  # where nobody waits any more, nobody needs it
        self._give_back(asker, process)


class Thinkers:
    """Processes that think for computer players and for hints."""

    def __init__(self, count: int) -> None:
        self._players = Crew(count, NICE)
        self._advisers = Crew(HINTS)

    async def answer(self, question: ThinkRequest) -> Answer:
        """Return the computer player's answer."""
        return await self._players.think(question.asker, bot_tasks.answer, question)

    async def advice(self, question: ThinkRequest, request: HintRequest) -> HintPart:
        """Return the first part of a hint: the advice."""
        return await self._advisers.think(question.asker, bot_tasks.advice, question, request)

    async def comparison(self, question: ThinkRequest, request: HintRequest) -> HintPart:
        """Return the rest: what another answer is worth beside it."""
        return await self._advisers.think(question.asker, bot_tasks.comparison, question, request)

    def close(self) -> None:
        """End the processes."""
        self._players.close()
        self._advisers.close()
