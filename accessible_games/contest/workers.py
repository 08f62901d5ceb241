"""Many games at once, with results in their order, so that it does not matter who plays them."""

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Protocol

from accessible_games.contest.playing import Outcome, SimulatedMatch, play
from accessible_games.contest.problem import WorkersError

MOST_WORKERS = 61
"""The number of processes that Windows can wait for at once."""
AHEAD = 4
"""The number of games begun or waiting for each worker, so that none is ever idle."""


class Coming(Protocol):
    """A game that another process is playing."""

    def result(self, timeout: float | None = None, /) -> Outcome:
        """The outcome, once the game is over.

        Raises `TimeoutError` if that takes longer than *timeout* seconds.
        """


Begin = Callable[[SimulatedMatch], Coming]
"""Starts a game without waiting for its end."""


def cores() -> int:
    """The number of processes that this program can run at once on this machine."""
    allowed = getattr(os, "sched_getaffinity", None)  # those that this process may use
    count = len(allowed(0)) if allowed else os.cpu_count() or 1
    return min(count, MOST_WORKERS)


def here(matches: Iterable[SimulatedMatch], workers: int) -> Generator[Outcome, None, None]:
    """The outcomes of games played by several processes on this machine."""
    if workers == 1:
        yield from map(play, matches)
        return
    with processes(workers) as executor:
        yield from in_order(partial(begun, executor), matches, workers)


def begun(
    executor: Executor, match: SimulatedMatch, task: Callable[[SimulatedMatch], Outcome] = play
) -> Coming:
    """Start a game in one of our processes, which may have to be started for it.

    Ctrl-C is blocked meanwhile, so that it cannot hit a process that does not ignore it yet.
    """
    if sys.platform == "win32":
        return executor.submit(task, match)
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return executor.submit(task, match)
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


@contextmanager
def processes(count: int) -> Iterator[Executor]:
    """Processes of our own that end with this one and leave Ctrl-C to it.

    Raises `WorkersError` if one of them dies.
    """
    others = set(active_children())
    executor = ProcessPoolExecutor(count, get_context("spawn"), initializer=follow)
    try:
        yield executor
    except BrokenExecutor:
        raise WorkersError("lost") from None
    finally:
        for child in set(active_children()) - others:
            child.terminate()
        executor.shutdown(cancel_futures=True)


def follow() -> None:
    """Initialize a process of ours: it ignores Ctrl-C and ends with the main process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """End this process as soon as its parent is gone, however that ended."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def in_order(begin: Begin, matches: Iterable[SimulatedMatch], workers: int) -> Iterator[Outcome]:
    """The outcomes in the order of the matches; only as many games as needed are started ahead."""
    waiting: deque[Coming] = deque()
    for match in matches:
        waiting.append(begin(match))
        if len(waiting) > AHEAD * workers:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()
