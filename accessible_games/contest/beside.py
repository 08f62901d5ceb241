"""A game that computer players play in a process of its own, while a person plays."""

import os
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from contextlib import ExitStack, contextmanager, suppress

from accessible_games.contest.playing import Match, Outcome, play
from accessible_games.contest.workers import Coming, begun, processes

NICE = 10
"""How much the process gives way to all others."""


class Beside:
    """The game that is played beside the person's own."""

    def __init__(self, coming: Coming | None) -> None:
        self._coming = coming

    def outcome(self, seconds: float) -> Outcome | None:
        """What became of it, waited for so long; None where it is not over, or was ended."""
        if self._coming is None:
            return None
        try:
            return self._coming.result(seconds)
        except (TimeoutError, BrokenExecutor):
            return None


@contextmanager
def beside(match: Match) -> Iterator[Beside]:
    """Let a game be played meanwhile; its process ends at the latest with this block.

    Where the system starts no process, no outcome ever comes.
    """
    with ExitStack() as stack:
        coming = None
        with suppress(OSError, ImportError, NotImplementedError):
            executor = stack.enter_context(processes(1))
            coming = begun(executor, match, politely)
        yield Beside(coming)


def politely(match: Match) -> Outcome:
    """Play a game, giving way to all other programs where the system can do that."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    return play(match)
