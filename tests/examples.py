"""How many examples each property is tried with.

A usual run tries the same ones each time. `ACCESSIBLE_GAMES_EXAMPLES=20` in the environment makes a
night's run: twenty times as many, and other ones each night.
"""

import os

FACTOR = int(os.environ.get("ACCESSIBLE_GAMES_EXAMPLES", "1"))
"""So many times the examples of a usual run."""


def times(number: int) -> int:
    """How many examples to try where a usual run tries *number*."""
    return number * FACTOR
