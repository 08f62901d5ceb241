"""Computer players that search, but briefly: for tests of what is said of a search, and when.

That holds for any number of iterations, and few are enough.
"""

from collections.abc import Callable, Iterable
from importlib import import_module
from types import ModuleType

from accessible_games.bots import module_of
from accessible_games.games import GAMES

EFFORT = 0.02
SEARCHING = 0.1
"""The least with which a search finds what is better, and what that gains."""


def think_briefly(
    put: Callable[[ModuleType, str, int], None],
    games: Iterable[str] = GAMES,
    effort: float = EFFORT,
) -> None:
    """Give the players of some games a part of their iterations, which *put* puts in place."""
    for game in games:
        for level in ("hard", "expert"):
            module = import_module(module_of(game, level))
            put(module, "ITERATIONS", round(module.ITERATIONS * effort))
