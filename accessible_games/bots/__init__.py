"""Computer players: what they are, and which there are for each game.

The players of a game are modules in a folder of its name, one for each level: `easy.py` has the
function `easy`. What searches is one module, `hard.py`, as `search.py` tells. They are imported
when one sits down, not before.
"""

from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, cast

from accessible_games.bots.bot import Advice, Advisor, Bot, Imagine
from accessible_games.bots.search import Search
from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Seat

__all__ = [
    "LEVELS",
    "Advice",
    "Advisor",
    "Bot",
    "Imagine",
    "Search",
    "advise",
    "bot",
    "chance_of",
    "counts_points",
    "levels_of",
    "search_of",
]

LEVELS = ("random", "easy", "normal", "hard", "expert")
"""From the weakest to the strongest; `levels_of` says which a game has."""
SEARCHING = ("hard", "expert")
"""The levels that search, with a different number of iterations."""


def at_random(view: Any, decision: Decision[Any], imagine: Imagine, chance: Random) -> Answer:
    """The level `random` of every game: any legal answer."""
    answer: Answer = decision.options.draw(chance)
    return answer


def levels_of(game: str) -> tuple[str, ...]:
    """The levels that a game has, from the weakest to the strongest."""
    return tuple(level for level in LEVELS if level == "random" or find_spec(_module(game, level)))


def bot(game: str, level: str, effort: float = 1.0) -> Bot:
    """The computer player of a level; ValueError where the game has none.

    One that searches does so with so many times its usual number of iterations.
    """
    if level not in LEVELS:
        raise ValueError(f"{game} {level}")
    if level in SEARCHING:
        return partial(_best, search_of(game, level, effort))
    return at_random if level == "random" else cast(Bot, _player(game, level, level))


def search_of(game: str, level: str = "hard", effort: float = 1.0) -> Search:
    """How a level searches; ValueError where the game has none, effort as for `bot`."""
    iterations = round(_player(game, level, "ITERATIONS")[level] * effort)
    return partial(_player(game, level, "study"), iterations=iterations)


def counts_points(game: str) -> bool:
    """Whether the search of a game counts points; else the chance to win."""
    return bool(_player(game, "hard", "MEASURE") == "points")


def advise(
    game: str, view: Any, decision: Decision[Any], imagine: Imagine, chance: Random
) -> Advice:
    """What `normal` would answer in this seat, and why."""
    advisor = cast(Advisor, _player(game, "normal", "advise"))
    return advisor(view, decision, imagine, chance)


def chance_of(seed: int, seat: Seat, moves: int) -> Random:
    """The chance of one answer: the same whenever the game is played again or gone on with."""
    return Random(f"{seed} {seat} {moves}")


def _best(
    search: Search, view: Any, decision: Decision[Any], imagine: Imagine, chance: Random
) -> Answer:
    """The best answer that a search has found."""
    return search(view, decision, imagine, chance)[0].answer


def _module(game: str, level: str) -> str:
    """Where a level of a game is; those that search are one module."""
    return f"{__name__}.{game.replace('-', '_')}.{'hard' if level in SEARCHING else level}"


def _player(game: str, level: str, name: str) -> Any:
    """Something out of the module of a level; ValueError where the game has no such level."""
    try:
        module = import_module(_module(game, level))
    except ModuleNotFoundError:
        raise ValueError(f"{game} {level}") from None
    return getattr(module, name)
