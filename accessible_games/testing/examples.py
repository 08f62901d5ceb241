"""How many examples each property is tried with.

An ordinary run tries the same ones each time. `ACCESSIBLE_GAMES_EXAMPLES=20` in the environment
makes a nightly run: twenty times as many, and different ones each night.
"""

import os

FACTOR = int(os.environ.get("ACCESSIBLE_GAMES_EXAMPLES", "1"))
"""How many times the examples of an ordinary run are tried."""


def times(number: int) -> int:
    """Return how many examples to try if an ordinary run tries *number*."""
    return number * FACTOR
