"""Search: try answers in imagined worlds, better ones more often, and report what was found.

A game that is searched has the modules `hard.py` and `expert.py` in its folder, each with

- `ITERATIONS`: the maximum number of rollouts for a decision; a number and not a time, so that the
  same view, decision and chance give the same answer on every machine;
- `study(view, decision, determinize, chance, iterations, also=(), temper=EVEN) -> Found`: what it
  found, best first. It tries the answers *also* too, for a review of what was played;

- `fresh(view, decision, determinize, chance, lines) -> Worlds`: worlds in which the answers of
  these lines can be tried again;

and `hard.py` alone with

- `MEASURE`: "chance" if a value is the chance of winning, from 0 to 1, or "points";
- `FRESH`: the most fresh worlds that are worth the time: see comparing.py.

`study` selects candidates, best first by its own prior, and passes them to `sequential_halving`
with a function that makes up one world after another and returns its trial: function(candidate) ->
value, in the game's own measure, from this seat's point of view. Within a world all candidates have
the same luck.

    def worlds() -> Callable[[Answer], float]:
        seed = whole_number(chance)
        return partial(rollout, determinize(Luck(seed)), seed)

    return sequential_halving(candidates, worlds, iterations)

`race` takes the same arguments and needs fewer rollouts if the choice is easy. Sequential halving
uses all of them, and so measures better by how much the other answers are worse. If the time is
over (limits.py), both return what they have found by then; they raise `OutOfTimeError` if that is
nothing.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import field
from functools import partial
from math import ceil, log2, sqrt
from random import Random
from typing import Generic, Protocol, TypeVar

from accessible_games.core.decision import Answer, Decision
from accessible_games.core.frozen import Frozen
from accessible_games.core.game import AnyView
from accessible_games.players.bot import Determinize
from accessible_games.players.limits import OutOfTimeError, heed

PRIOR_WEIGHT = 20
"""The number of worlds that weigh as much as the prior value of a candidate."""
HEAT = 8
"""The number of worlds after which a race drops candidates that have fallen behind."""
BEHIND = 1.5
"""A candidate behind by this many standard errors of the difference is out of the race."""

C = TypeVar("C")

Trial = Callable[[C], float]
"""The value of a candidate in one world."""
Worlds = Callable[[], Trial[C]]
"""Makes up one world after another."""


class SearchLine(Frozen, Generic[C]):
    """The result of a search for one answer, in the game's own measure.

    The lines of a search were tried in the same worlds, in the same order, some of them in more.
    """

    answer: C
    values: list[float] = field(repr=False)
    """Its value in each world."""
    then: tuple[Answer, ...] = ()
    """The answers that completed the move in all worlds, as far as the search chose them first."""

    @property
    def visits(self) -> int:
        """The number of worlds in which it was tried."""
        return len(self.values)

    @property
    def value(self) -> float:
        """Its mean value; minus infinity if it was never tried."""
        return sum(self.values) / len(self.values) if self.values else float("-inf")

    @property
    def spread(self) -> float:
        """The standard deviation of its values."""
        return deviation(self.values)

    def over(self, other: "SearchLine[C]") -> tuple[float, float]:
        """By how much it is better than another in their common worlds, and the standard error.

        Both numbers are 0 if there is no such world.
        """
        more = [one - two for one, two in zip(self.values, other.values, strict=False)]
        if not more:
            return 0.0, 0.0
        return sum(more) / len(more), deviation(more) / sqrt(len(more))


Found = tuple[SearchLine[Answer], ...]
"""The lines of a search, the best answer first."""


class Search(Protocol):
    """Called like a bot."""

    def __call__(
        self,
        view: AnyView,
        decision: Decision[Answer],
        determinize: Determinize,
        chance: Random,
        also: Sequence[Answer] = (),
    ) -> Found:
        """Everything found, best answer first; the answers *also* are tried too."""


class Fresh(Protocol):
    """Makes worlds in which the answers of some lines can be tried again; called like a bot."""

    def __call__(
        self,
        view: AnyView,
        decision: Decision[Answer],
        determinize: Determinize,
        chance: Random,
        lines: Sequence[SearchLine[Answer]],
    ) -> Worlds[Answer]:
        """A source of worlds, new ones for each *chance*."""


def deviation(values: Sequence[float]) -> float:
    """The standard deviation of some numbers."""
    if not values:
        return 0.0
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / len(values))


def sequential_halving(
    candidates: Sequence[C],
    worlds: Worlds[C],
    trials: int,
    prior: Callable[[C], float] | None = None,
    kept: Collection[C] = (),
    venture: float = 0.0,
) -> tuple[SearchLine[C], ...]:
    """Try all candidates in a few worlds, the better half in more, and so on; best first.

    Uses at most the given number of trials. If they are not enough for all, the order of the
    candidates decides. The *prior* value of a candidate counts as much as `PRIOR_WEIGHT` worlds.
    Candidates in *kept* are tried to the end however bad they seem, for a review. A temperament
    likes or avoids uncertain results: by *venture* times the spread. This is sequential halving:
    Karnin, Koren and Somekh, Almost Optimal Exploration, 2013.
    """
    worth = partial(liked, prior=prior, venture=venture)
    lines = [SearchLine(candidate, []) for candidate in candidates]
    stages = max(1, ceil(log2(len(lines))))
    left = len(lines)
    for _ in range(stages):
        tried = [*lines[:left], *(line for line in lines[left:] if line.answer in kept)]
        in_time = try_in(tried, worlds, trials // (stages * len(tried)))
        lines[:left] = sorted(lines[:left], key=worth, reverse=True)
        left = ceil(left / 2)
        if not in_time:
            break
    return tuple(lines)


def race(
    candidates: Sequence[C],
    worlds: Worlds[C],
    trials: int,
    kept: Collection[C] = (),
    venture: float = 0.0,
) -> tuple[SearchLine[C], ...]:
    """Try all candidates in the same worlds until one is clearly the best; best first.

    Uses at most the given number of trials, and far fewer if the choice is easy. Candidates that
    have clearly fallen behind are dropped unless they are *kept*; they come last, the latest
    dropped first. This is racing with blocking: Moore and Lee, Efficient Algorithms for Minimizing
    Cross Validation Error, 1994.
    """
    worth = partial(liked, prior=None, venture=venture)
    ahead = tried = [SearchLine(candidate, []) for candidate in candidates]
    behind = list[SearchLine[C]]()
    heat = min(HEAT, trials // len(tried))
    in_time = True
    while in_time and heat and heat * len(tried) <= trials:
        trials -= heat * len(tried)
        in_time = try_in(tried, worlds, heat)
        ranked = sorted(ahead, key=worth, reverse=True)
        ahead = [line for line in ranked if not fallen_behind(line, ranked[0], worth)]
        behind = [*(line for line in ranked if line not in ahead), *behind]
        if len(ahead) == 1:
            break
        tried = [*ahead, *(line for line in behind if line.answer in kept)]
    return *ahead, *behind


def try_in(lines: Sequence[SearchLine[C]], worlds: Worlds[C], number: int) -> bool:
    """Try some candidates in this many more worlds, all of them in each.

    Returns whether there was time for it. A world in which not all were tried does not count.
    Raises `OutOfTimeError` if there is none at all.
    """
    for _ in range(number):
        try:
            one_more(lines, worlds())
        except OutOfTimeError:
            if lines[0].values:
                return False
            raise
    return True


def one_more(lines: Sequence[SearchLine[C]], trial: Trial[C]) -> None:
    """Try some candidates in one world. Raises `OutOfTimeError`, and then none was tried."""
    values = list[float]()
    for line in lines:
        heed()
        values.append(trial(line.answer))
    for line, value in zip(lines, values, strict=True):
        line.values.append(value)


def fallen_behind(
    line: SearchLine[C], best: SearchLine[C], worth: Callable[[SearchLine[C]], float]
) -> bool:
    """Whether a line is worse than the best one by more than chance explains."""
    _, error = best.over(line)
    return worth(best) - worth(line) > BEHIND * error


def liked(line: SearchLine[C], prior: Callable[[C], float] | None, venture: float) -> float:
    """The present estimate of a candidate, as a player of this temperament likes it."""
    more = venture * line.spread if venture else 0.0
    if prior is None:
        return line.value + more
    seen, before = sum(line.values), PRIOR_WEIGHT * prior(line.answer)
    return (seen + before) / (line.visits + PRIOR_WEIGHT) + more


def whole_number(chance: Random) -> int:
    """A seed for a world."""
    return int(chance.random() * 2**32)
