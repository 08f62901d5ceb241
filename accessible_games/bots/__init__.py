"""Computer players: what they are, and which there are for each game."""

from collections.abc import Mapping
from random import Random
from typing import Any

from accessible_games.bots import life_is_life
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


BOTS: Mapping[str, Mapping[str, Bot]] = {
    "life-is-life": {
        "random": at_random,
        "easy": life_is_life.easy,
        "normal": life_is_life.normal,
    },
}
ADVISORS: Mapping[str, Advisor] = {"life-is-life": life_is_life.advise}


def bot(game: str, level: str) -> Bot:
    """The computer player of a level; ValueError where the game has none."""
    try:
        return BOTS[game][level]
    except KeyError:
        raise ValueError(f"{game} {level}") from None


def advise(
    game: str, view: Any, decision: Decision[Any], imagine: Imagine, chance: Random
) -> Advice:
    """What `normal` would answer in this seat, and why."""
    return ADVISORS[game](view, decision, imagine, chance)


def chance_of(seed: int, seat: Seat, moves: int) -> Random:
    """The chance of one answer: the same whenever the game is played again or gone on with."""
    return Random(f"{seed} {seat} {moves}")
