"""Computer players: what they are, and which there are for each game.

The players of a game are modules in a folder of its name, one for each level: `easy.py` has the
function `easy`. Levels that search are as `search.py` tells. What temperaments change is in
`temper.py`, what players remember in `memory.py`, what speaks for and against any answer in
`why.py`. They are imported when one sits down, not before.

A player is a level, or a temperament and a level: `normal`, `bold-normal`.
"""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, cast

from accessible_games.bots.bot import Advice, Advisor, Bot, Imagine
from accessible_games.bots.occasion import Occasions
from accessible_games.bots.search import Search
from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Event, Seat
from accessible_games.core.game import AnyView

__all__ = [
    "LEVELS",
    "TEMPERS",
    "Advice",
    "Advisor",
    "Bot",
    "Imagine",
    "Search",
    "advise",
    "bot",
    "chance_of",
    "costs_of",
    "counts_points",
    "has_player",
    "levels_of",
    "now_of",
    "occasions_of",
    "parts",
    "player_of",
    "recall",
    "risks_of",
    "search_of",
    "stood",
    "why_of",
]

LEVELS = ("random", "easy", "normal", "hard", "expert")
"""From the weakest to the strongest; `levels_of` says which a game has."""
SEARCHING = ("hard", "expert")
"""The levels that search, with a different number of iterations."""
TEMPERS = ("even", "bold", "careful")
"""The usual temperament, which has no name in a player, and two others."""


def at_random(
    view: AnyView, decision: Decision[Answer], imagine: Imagine, chance: Random
) -> Answer:
    """The level `random` of every game: any legal answer."""
    answer: Answer = decision.options.draw(chance)
    return answer


def levels_of(game: str) -> tuple[str, ...]:
    """The levels that a game has, from the weakest to the strongest."""
    return tuple(
        level for level in LEVELS if level == "random" or find_spec(module_of(game, level))
    )


def parts(player: str) -> tuple[str, str]:
    """The temperament and the level of a player, whether there is one like that or not."""
    temper, hyphen, level = player.rpartition("-")
    return (temper if hyphen else TEMPERS[0]), level


def player_of(temper: str, level: str) -> str:
    """The player of a temperament and a level; `random` has no temperament, and even no name."""
    return level if temper == TEMPERS[0] or level == "random" else f"{temper}-{level}"


def has_player(game: str, player: str) -> bool:
    """Whether a game has that computer player."""
    return player in {player_of(temper, level) for temper in TEMPERS for level in levels_of(game)}


def bot(game: str, player: str, effort: float = 1.0) -> Bot:
    """A computer player; ValueError if the game has none like that.

    One that searches does so with so many times its usual number of iterations.
    """
    temper, level = parts(player)
    if level not in LEVELS or temper not in TEMPERS or player != player_of(temper, level):
        raise ValueError(f"{game} {player}")
    if level == "random":
        return at_random
    if level in SEARCHING:
        thinker: Bot = partial(_best, search_of(game, player, effort))
    else:
        thinker = partial(_player(game, level, level), temper=_temper(game, temper))
    return partial(_recalling, game, level, thinker)


def recall(game: str, who: str, view: AnyView, imagine: Imagine) -> tuple[AnyView, Imagine]:
    """What a level, or a "hint", remembers of a view, and what it makes up for the rest.

    Only games in which cards are shown and covered again have a module `memory.py` for it.
    """
    if not _is_there(module_of(game, "memory")):
        return view, imagine
    known: tuple[AnyView, Imagine] = _player(game, "memory", "recall")(who, view, imagine)
    return known


def search_of(game: str, player: str = "hard", effort: float = 1.0) -> Search:
    """How a player searches; ValueError if the game has none like that, effort as for `bot`."""
    temper, level = parts(player)
    iterations = round(_player(game, level, "ITERATIONS") * effort)
    study = _player(game, level, "study")
    return partial(study, iterations=iterations, temper=_temper(game, temper))


def counts_points(game: str) -> bool:
    """Whether the search of a game counts points; else the chance to win."""
    return bool(_player(game, "hard", "MEASURE") == "points")


def advise(
    game: str, view: AnyView, decision: Decision[Answer], imagine: Imagine, chance: Random
) -> Advice:
    """What `normal` would answer in this seat, and why."""
    advisor = cast(Advisor, _player(game, "normal", "advise"))
    return advisor(view, decision, imagine, chance)


def why_of(game: str, view: AnyView, decision: Decision[Answer], answer: Answer) -> Event:
    """The reasons for an answer that `normal` would not give."""
    why: Event = _player(game, "why", "why")(view, decision, answer)
    return why


def risks_of(
    game: str, view: AnyView, decision: Decision[Answer], answer: Answer
) -> Sequence[Event]:
    """What an answer risks, or costs; often nothing worth telling."""
    return [*_player(game, "why", "risks")(view, decision, answer)]


def costs_of(
    game: str, view: AnyView, decision: Decision[Answer], answer: Answer, better: Answer
) -> Sequence[Event]:
    """What an answer costs beside a better one, what counts most first; sometimes no one fact."""
    return [*_player(game, "costs", "costs")(view, decision, answer, better)]


def now_of(game: str, view: AnyView) -> Sequence[Event]:
    """What matters in a position, whatever is answered there."""
    return [*_player(game, "why", "now")(view)]


def stood(game: str, view: AnyView, answers: Iterable[Answer]) -> Sequence[Event]:
    """How things stood for a player who chose between some answers; what matters most first."""
    return [*_player(game, "why", "stood")(view, answers)]


@cache
def occasions_of(game: str) -> Occasions:
    """On what occasions computer players of a game say something; on none if it has no words."""
    with suppress(ValueError):
        found: Occasions = _player(game, "occasions", "OCCASIONS")
        return found
    return Occasions()


def chance_of(seed: int, seat: Seat, moves: int) -> Random:
    """The source of chance for one answer: the same whenever the game is replayed or resumed."""
    return Random(f"{seed} {seat} {moves}")


def _recalling(
    game: str,
    level: str,
    thinker: Bot,
    view: AnyView,
    decision: Decision[Answer],
    imagine: Imagine,
    chance: Random,
) -> Answer:
    """A bot that knows no more than a level remembers."""
    known, worlds = recall(game, level, view, imagine)
    return thinker(known, decision, worlds, chance)


def _best(
    search: Search, view: AnyView, decision: Decision[Answer], imagine: Imagine, chance: Random
) -> Answer:
    """A bot that gives the best answer that a search finds."""
    return search(view, decision, imagine, chance)[0].answer


def _temper(game: str, temper: str) -> object:
    """What a temperament changes in a game."""
    return _player(game, "temper", "TEMPERS")[temper]


def module_of(game: str, level: str) -> str:
    """Where a level of a game is, or another part of its computer players."""
    return f"{__name__}.{game.replace('-', '_')}.{level}"


@cache
def _is_there(module: str) -> bool:
    """Whether there is a module, which is looked for only once."""
    return find_spec(module) is not None


def _player(game: str, level: str, name: str) -> Any:
    """Something from the module of a level; ValueError if the game has no such level."""
    try:
        module = import_module(module_of(game, level))
    except ModuleNotFoundError:
        raise ValueError(f"{game} {level}") from None
    return getattr(module, name)
