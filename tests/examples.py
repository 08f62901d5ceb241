"""How many examples each property is tried with: see the module of the shipped tests."""

from collections.abc import Sequence
from itertools import product
from typing import Any

from accessible_games.testing.examples import FACTOR as FACTOR
from accessible_games.testing.examples import times as times


def turned(*kinds: Sequence[Any]) -> list[tuple[Any, ...]]:
    """Return combinations in which each item appears once; in a nightly run, all combinations.

    It is for kinds of items that do not influence each other.
    """
    if FACTOR > 1:
        return [*product(*kinds)]
    return [tuple(kind[turn % len(kind)] for kind in kinds) for turn in range(max(map(len, kinds)))]
