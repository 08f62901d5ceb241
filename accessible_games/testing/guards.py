"""Guards: what every game keeps to, tried at its tables without knowing it.

A guard fails by `AssertionError`. One that compares what it finds returns how often it could.
"""

from collections.abc import Callable

from accessible_games.testing.playing import Case

Guard = Callable[[Case], int | None]


class Guards:
    """The guards of one part of a game, each added by using this as its decorator."""

    def __init__(self, part: str) -> None:
        self.part = part
        self.all: list[Guard] = []

    def __call__(self, guard: Guard) -> Guard:
        """Add a guard."""
        self.all.append(guard)
        return guard
