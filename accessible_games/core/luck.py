"""Luck: everything that is shuffled or drawn, the same for the same seed on every Python.

Only `Random.random()` is used: Python promises its sequence for a seed, but not that of `shuffle`
or `choice`. Each use starts afresh from the seed and the number of uses so far, so that luck is
two values: quick to copy, easy to write down in a position.
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
    """How often something was shuffled or drawn."""

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in a random order."""
        draw = self._next().random
        return sorted(items, key=lambda _: draw())

    def one_of(self, items: Sequence[T]) -> T:
        """One of the items, each as likely as the others."""
        return items[int(self._next().random() * len(items))]

    def copy(self) -> "Luck":
        """A second source with the same future."""
        return Luck(self.seed, self.used)

    def _next(self) -> Random:
        self.used += 1
        return Random(f"{self.seed} {self.used}")
