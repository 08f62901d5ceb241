"""Many games at once, told in their order, so that who plays them changes nothing."""

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

from accessible_games.contest.playing import Match, Outcome, play
from accessible_games.contest.problem import WorkersError

MOST_WORKERS = 61
"""Processes that Windows can wait for at once."""
AHEAD = 4
"""The games begun or waiting for each worker, so that none is ever idle."""


class Coming(Protocol):
    """A game that another process plays."""

    def result(self, timeout: float | None = None, /) -> Outcome:
        """The outcome, once the game is over; TimeoutError if that takes more seconds."""


Begin = Callable[[Match], Coming]
"""Function that has a game played, without waiting for its end."""


def cores() -> int:
    """The number of processes that this machine can run at once for us."""
    allowed = getattr(os, "sched_getaffinity", None)  # of the operating system, where it has it
    count = len(allowed(0)) if allowed else os.cpu_count() or 1
    return min(count, MOST_WORKERS)


def here(matches: Iterable[Match], workers: int) -> Generator[Outcome, None, None]:
    """The outcomes of games, played by several processes of this machine."""
    if workers == 1:
        yield from map(play, matches)
        return
    with processes(workers) as executor:
        yield from in_order(partial(begun, executor), matches, workers)


def begun(executor: Executor, match: Match, task: Callable[[Match], Outcome] = play) -> Coming:
    """A game that one of our processes plays, which may be started for it.

    Ctrl-C waits meanwhile, so that it cannot meet a process that does not ignore it yet.
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
    """Processes of our own, which end with us and leave Ctrl-C to us."""
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
    """Begin a process of ours: it leaves Ctrl-C to the main process, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """End this process as soon as the one that has begun it is gone, however that was ended."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def in_order(begin: Begin, matches: Iterable[Match], workers: int) -> Iterator[Outcome]:
    """The outcomes in the order of the matches; no more of them are begun than needed."""
    waiting: deque[Coming] = deque()
    for match in matches:
        waiting.append(begin(match))
        if len(waiting) > AHEAD * workers:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()
