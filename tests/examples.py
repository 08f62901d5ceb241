"""How many examples each property is tried with.

A usual run tries the same ones each time. `ACCESSIBLE_GAMES_EXAMPLES=20` in the environment makes a
night's run: twenty times as many, and other ones each night.
"""

import os
from collections.abc import Sequence
from itertools import product
from typing import Any

FACTOR = int(os.environ.get("ACCESSIBLE_GAMES_EXAMPLES", "1"))
"""So many times the examples of a usual run."""


def times(number: int) -> int:
    """How many examples to try where a usual run tries *number*."""
    return number * FACTOR


def turned(*kinds: Sequence[Any]) -> list[tuple[Any, ...]]:
    """Combinations in which each of every kind has its turn; in a night's run all that there are.

    For kinds of things that have nothing to do with each other.
    """
    if FACTOR > 1:
        return [*product(*kinds)]
    return [tuple(kind[turn % len(kind)] for kind in kinds) for turn in range(max(map(len, kinds)))]
