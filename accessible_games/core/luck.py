"""Luck: shuffling and drawing, the same for the same seed on every version of Python.

Only `Random.random()` is used: Python guarantees its sequence for a seed, but not those of
`shuffle` or `choice`. Each use starts afresh from the seed and the number of uses so far, so that
luck is two values: quick to copy and easy to write down in a position.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

T = TypeVar("T")


@dataclass(slots=True)
class Luck:
    """The source of chance of one table."""

    seed: int
    used: int = 0
    """The number of shuffles and draws so far."""

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in a random order."""
        draw = self._next().random
        return sorted(items, key=lambda _: draw())

    def one_of(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[int(self._next().random() * len(items))]

    def copy(self) -> "Luck":
        """A second source with the same future."""
        return Luck(self.seed, self.used)

    def _next(self) -> Random:
        self.used += 1
        return Random(f"{self.seed} {self.used}")
