"""Computer players: what they are, and which each game has.

A game may have modules in a folder `players`, one for each level: `easy.py` has the function
`easy`. search.py describes levels that search. `temper.py` defines what temperaments change,
`paces.py` how long answers take, `memory.py` what players remember, `explanations.py` the reasons
for and against any move, and `proofs.py` whether such a reason is true. They are imported when such
a player joins a table, not before. Any of them may be missing: `random` answers at random, `normal`
and `hard` are then levels of generic.py, and nothing is told for a hint's answer but what it
brings.

A player is a level, or a temperament and a level: `normal`, `bold-normal`.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from random import Random

from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Event, Seat
from accessible_games.core.game import AnyView
from accessible_games.games import GAMES
from accessible_games.players.bot import Advice, Advisor, Bot, Determinize
from accessible_games.players.limits import OutOfTimeError, heeding, unlimited
from accessible_games.players.modules import GENERIC, has_part, module_of, part
from accessible_games.players.occasion import Occasions
from accessible_games.players.search import Fresh, Search

__all__ = [
    "LEVELS",
    "QUICK",
    "SEARCHING",
    "TEMPERS",
    "Advice",
    "Advisor",
    "Bot",
    "Determinize",
    "Search",
    "advise",
    "bot",
    "chance_of",
    "compares",
    "counts_points",
    "fresh_of",
    "gives_reasons",
    "has_player",
    "levels_of",
    "module_of",
    "now_of",
    "occasions_of",
    "pace_of",
    "parts",
    "player_of",
    "quick_one",
    "recall",
    "search_of",
    "searches",
    "stood",
    "tempers_of",
]

LEVELS = ("random", "easy", "normal", "hard", "expert")
"""From weakest to strongest; `levels_of` says which ones a game has."""
SEARCHING = ("hard", "expert")
"""The levels that search, with different numbers of iterations."""
QUICK = ("random", "easy")
"""The levels that answer within some hundredths of a second, and take no time of their own."""
OTHERS = ""
"""The kind of all questions without a pace of their own."""
PACES: Mapping[str, Mapping[str, float]] = {
    "normal": {OTHERS: 0.4}, "hard": {OTHERS: 1.2}, "expert": {OTHERS: 2.0}
}  # fmt: skip
"""The paces of a game that has none."""
FIRST_THOUGHT = 0.25
"""The share of its iterations that `normal` spends on the advice of a game that gives none."""
NO_OCCASIONS = Occasions()
TEMPERS = ("even", "bold", "careful")
"""The usual temperament, which a player's name leaves out, and two others."""


def at_random(
    view: AnyView, decision: Decision[Answer], determinize: Determinize, chance: Random
) -> Answer:
    """The level `random` of every game: any legal answer."""
    answer: Answer = decision.options.draw(chance)
    return answer


def levels_of(game: str) -> tuple[str, ...]:
    """The levels of a game, from weakest to strongest; none of an unknown game."""
    if game not in GAMES:
        return ()
    return tuple(
        level for level in LEVELS if level == "random" or level in GENERIC or has_part(game, level)
    )


def tempers_of(game: str, level: str) -> tuple[str, ...]:
    """The temperaments that a level can have in a game."""
    own = level != "random" and has_part(game, level) and has_part(game, "temper")
    return TEMPERS if own else TEMPERS[:1]


def parts(player: str) -> tuple[str, str]:
    """The temperament and level in a player's name, whether there is such a player or not."""
    temper, hyphen, level = player.rpartition("-")
    return (temper if hyphen else TEMPERS[0]), level


def player_of(temper: str, level: str, game: str = "") -> str:
    """The name of a player; `random` has no temperament, and the even one is left out.

    Neither has a level that lacks them in a *game*, if one is named.
    """
    known = tempers_of(game, level) if game else TEMPERS
    return level if temper not in known[1:] or level == "random" else f"{temper}-{level}"


def has_player(game: str, player: str) -> bool:
    """Whether a game has this computer player."""
    temper, level = parts(player)
    known = level in levels_of(game) and temper in tempers_of(game, level)
    return known and player == player_of(temper, level)


def bot(game: str, player: str, effort: float = 1.0) -> Bot:
    """A computer player.

    One that searches does so with *effort* times its usual number of iterations. Raises
    `ValueError` if the game has no such player.
    """
    if not has_player(game, player):
        raise ValueError(f"{game} {player}")
    temper, level = parts(player)
    if level == "random":
        return at_random
    if searches(game, level):
        thinker: Bot = partial(_best, search_of(game, player, effort), _first(game, temper))
    else:
        thinker = _own(game, temper, level)
    return partial(_recalling, game, level, thinker)


def searches(game: str, level: str) -> bool:
    """Whether a level searches: all that are not the game's own do."""
    return level in SEARCHING or not has_part(game, level)


def recall(
    game: str, who: str, view: AnyView, determinize: Determinize
) -> tuple[AnyView, Determinize]:
    """What a level, or a "hint", remembers of a view, and tables that it imagines accordingly.

    Only games in which cards are shown and then hidden have a module `memory.py` for this.
    """
    if not has_part(game, "memory"):
        return view, determinize
    known: tuple[AnyView, Determinize] = part(game, "memory", "recall")(who, view, determinize)
    return known


def compares(game: str, view: AnyView) -> bool:
    """Whether a view as `recall` leaves it is enough to compare answers.

    It is not where the player is sure to know better.
    """
    if not has_part(game, "memory"):
        return True
    return bool(part(game, "memory", "compares")(view))


def search_of(game: str, player: str = "hard", effort: float = 1.0) -> Search:
    """The search of a player, with *effort* as for `bot`."""
    temper, level = parts(player)
    if not has_part(game, level):
        from accessible_games.players import generic

        trials = round(GENERIC[level] * effort)
        return partial(generic.study, iterations=trials, others=_others(game))
    iterations = round(part(game, level, "ITERATIONS") * effort)
    study = part(game, level, "study")
    return partial(study, iterations=iterations, **_temper(game, temper))


def quick_one(game: str, player: str) -> str:
    """The quick player of the same temperament, for when there is no time to think."""
    temper, level = parts(player)
    quick = [each for each in QUICK if each in levels_of(game)]
    return player if level in quick else player_of(temper, quick[-1], game)


def pace_of(game: str, player: str, kind: str) -> float:
    """The seconds that a computer player takes for an answer, whatever is hidden; 0 if none.

    They depend on the kind of question alone: a quick answer waits, a long search ends. So nobody
    can tell from a pause what a hand holds, or whether there was a choice at all.
    """
    _, level = parts(player)
    if level in QUICK:
        return 0.0
    known: Mapping[str, Mapping[str, float]] = part(game, "paces", "PACES", PACES)
    paces = known.get(level, PACES[level])
    return paces.get(kind, paces[OTHERS])


def fresh_of(game: str, level: str = "hard") -> tuple[Fresh, int]:
    """The source of worlds in which answers are compared, and the most that are worth the time."""
    if not has_part(game, "hard"):
        from accessible_games.players import generic

        return partial(generic.fresh, others=_others(game)), generic.FRESH
    return part(game, level, "fresh"), part(game, "hard", "FRESH")


def counts_points(game: str) -> bool:
    """Whether the search of a game counts points; otherwise it is the chance of winning."""
    return bool(part(game, "hard", "MEASURE") == "points")


def advise(
    game: str, view: AnyView, decision: Decision[Answer], determinize: Determinize, chance: Random
) -> Advice:
    """What `normal` would answer in this seat, and why if it says so."""
    advisor: Advisor | None = part(game, "normal", "advise")
    if advisor is not None:
        return advisor(view, decision, determinize, chance)
    return Advice(bot(game, "normal", FIRST_THOUGHT)(view, decision, determinize, chance))


def gives_reasons(game: str) -> bool:
    """Whether a game has something to say for and against an answer."""
    return has_part(game, "explanations")


def now_of(game: str, view: AnyView) -> Sequence[Event]:
    """What matters in a position, whatever the answer."""
    return [*part(game, "explanations", "now", nothing)(view)]


def stood(game: str, view: AnyView, answers: Iterable[Answer]) -> Sequence[Event]:
    """The situation of a player who chose between these answers, most important first."""
    return [*part(game, "explanations", "stood", nothing)(view, answers)]


def nothing(*_: object) -> Sequence[Event]:
    """What a game says that says nothing."""
    return ()


def occasions_of(game: str) -> Occasions:
    """The occasions on which computer players of a game say something; none if it has no words."""
    found: Occasions = part(game, "occasions", "OCCASIONS", NO_OCCASIONS)
    return found


def chance_of(seed: int, seat: Seat, moves: int) -> Random:
    """The source of chance for one answer: the same whenever the game is replayed or resumed."""
    return Random(f"{seed} {seat} {moves}")


def _recalling(
    game: str,
    level: str,
    thinker: Bot,
    view: AnyView,
    decision: Decision[Answer],
    determinize: Determinize,
    chance: Random,
) -> Answer:
    """A bot that knows no more than its level remembers."""
    known, worlds = recall(game, level, view, determinize)
    return thinker(known, decision, worlds, chance)


def _own(game: str, temper: str, level: str) -> Bot:
    """A bot of the game's own that does not search."""
    return partial(part(game, level, level), **_temper(game, temper))


def _others(game: str) -> Bot | None:
    """Who answers in the trials of a game that has no search of its own; None for chance."""
    return bot(game, "easy") if has_part(game, "easy") else None


def _first(game: str, temper: str) -> Bot:
    """Who answers if there is no time for a search."""
    own = [level for level in ("normal", "easy") if has_part(game, level)]
    return _own(game, temper, own[0]) if own else at_random


def _best(
    search: Search,
    first_thought: Bot,
    view: AnyView,
    decision: Decision[Answer],
    determinize: Determinize,
    chance: Random,
) -> Answer:
    """A bot that gives the best answer found by a search, or its first thought."""
    try:
        return search(view, decision, determinize, chance)[0].answer
    except OutOfTimeError:
        with heeding(unlimited):
            return first_thought(view, decision, determinize, chance)


def _temper(game: str, temper: str) -> Mapping[str, object]:
    """What a temperament changes in a game, as the argument of its levels; nothing without any."""
    known: Mapping[str, object] | None = part(game, "temper", "TEMPERS")
    return {} if known is None else {"temper": known[temper]}
