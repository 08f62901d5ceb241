"""A game that computer players play in a process of their own, while a person plays."""

import os
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from contextlib import ExitStack, contextmanager, suppress

from accessible_games.contest.playing import Outcome, SimulatedMatch, play
from accessible_games.contest.workers import Coming, begun, processes

NICE = 10
"""The niceness of that process."""


class Beside:
    """The game that is played in the background."""

    def __init__(self, coming: Coming | None) -> None:
        self._coming = coming

    def outcome(self, seconds: float) -> Outcome | None:
        """The outcome, after waiting at most so many seconds; None if the game is not over."""
        if self._coming is None:
            return None
        try:
            return self._coming.result(seconds)
        except (TimeoutError, BrokenExecutor):
            return None


@contextmanager
def beside(match: SimulatedMatch) -> Iterator[Beside]:
    """Play a game in the background; its process ends with the `with` block at the latest.

    If the system cannot start a process, there is never an outcome.
    """
    with ExitStack() as stack:
        coming = None
        with suppress(OSError, ImportError, NotImplementedError):
            executor = stack.enter_context(processes(1))
            coming = begun(executor, match, politely)
        yield Beside(coming)


def politely(match: SimulatedMatch) -> Outcome:
    """Play a game at low priority, if the system has priorities."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    return play(match)
