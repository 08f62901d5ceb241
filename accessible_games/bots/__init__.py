"""Computer players: what they are, and which there are for each game.

The players of a game are modules in a folder of its name, one for each level: `easy.py` has the
function `easy`. They are imported when one sits down, not before.
"""

from importlib import import_module
from random import Random
from typing import Any, cast

from accessible_games.bots.bot import Advice, Advisor, Bot, Imagine
from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Seat

__all__ = ["LEVELS", "Advice", "Advisor", "Bot", "Imagine", "advise", "bot", "chance_of"]

LEVELS = ("random", "easy", "normal")
"""From the weakest to the strongest."""


def at_random(view: Any, decision: Decision[Any], imagine: Imagine, chance: Random) -> Answer:
    """The level `random` of every game: any legal answer."""
    answer: Answer = decision.options.draw(chance)
    return answer


def bot(game: str, level: str) -> Bot:
    """The computer player of a level; ValueError where the game has none."""
    if level not in LEVELS:
        raise ValueError(f"{game} {level}")
    return at_random if level == "random" else cast(Bot, _player(game, level, level))


def advise(
    game: str, view: Any, decision: Decision[Any], imagine: Imagine, chance: Random
) -> Advice:
    """What `normal` would answer in this seat, and why."""
    advisor = cast(Advisor, _player(game, "normal", "advise"))
    return advisor(view, decision, imagine, chance)


def chance_of(seed: int, seat: Seat, moves: int) -> Random:
    """The chance of one answer: the same whenever the game is played again or gone on with."""
    return Random(f"{seed} {seat} {moves}")


def _player(game: str, level: str, name: str) -> Any:
    """A function out of the module of a level."""
    try:
        module = import_module(f"{__name__}.{game.replace('-', '_')}.{level}")
    except ModuleNotFoundError:
        raise ValueError(f"{game} {level}") from None
    return getattr(module, name)
