"""Search: try answers in made-up worlds, the better ones more often, and tell what was found.

A game that is searched has the modules `hard.py` and `expert.py` in its folder, each with

- `ITERATIONS`: how many rollouts a decision gets at most; a number and no clock, so that the same
  view, decision and chance bring the same answer on every machine;
- `study(view, decision, imagine, chance, iterations, also=(), temper=EVEN) -> Found`: what it
  found, the best first. It tries the answers *also* too, for a review of what was played;

and `hard.py` alone with `MEASURE`: "chance" where a value is the chance to win, from 0 to 1, or
"points".

`study` thinks up candidates, best first by its own prior, and hands them to
`sequential_halving` with a function that makes up one world after another and gives the trial in
it: function(candidate) -> value, in the game's own measure, from this seat's side. In one world
all candidates have the same luck.

    def worlds() -> Callable[[Answer], float]:
        seed = whole_number(chance)
        return partial(rollout, imagine(Luck(seed)), seed)

    return sequential_halving(candidates, worlds, iterations)

`race` takes the same, and needs fewer rollouts where the choice is easy. Sequential halving goes on
with them, and so tells better by how much the other answers lost.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import field
from functools import partial
from math import ceil, log2, sqrt
from random import Random
from typing import Generic, Protocol, TypeVar

from accessible_games.bots.bot import Imagine
from accessible_games.core.decision import Answer, Decision
from accessible_games.core.frozen import Frozen
from accessible_games.core.game import AnyView

PRIOR_WEIGHT = 20
"""The number of worlds that weigh as much as the prior value of a candidate."""
HEAT = 8
"""The number of worlds after which a race looks who has fallen behind."""
BEHIND = 1.5
"""Whoever is behind by so many times the error of the difference is out of the race."""

C = TypeVar("C")

Trial = Callable[[C], float]
"""The value of a candidate in one world."""


class Line(Frozen, Generic[C]):
    """What a search has found of one answer, in the game's own measure.

    The lines of a search were tried in the same worlds, one after another, some of them in more.
    """

    answer: C
    values: list[float] = field(repr=False)
    """Its value in each world."""

    @property
    def visits(self) -> int:
        """The number of worlds in which it was tried."""
        return len(self.values)

    @property
    def value(self) -> float:
        """What it brings on average; minus infinity if it was never tried."""
        return sum(self.values) / len(self.values) if self.values else float("-inf")

    @property
    def spread(self) -> float:
        """How much single worlds differ from that: the standard deviation."""
        return deviation(self.values)

    def over(self, other: "Line[C]") -> tuple[float, float]:
        """By how much it is better than another in the worlds of both, and the error of that.

        Both numbers are 0 where there is no such world.
        """
        more = [one - two for one, two in zip(self.values, other.values, strict=False)]
        if not more:
            return 0.0, 0.0
        return sum(more) / len(more), deviation(more) / sqrt(len(more))


Found = tuple[Line[Answer], ...]
"""The lines of a search, the best answer first."""


class Search(Protocol):
    """Asked like a bot."""

    def __call__(
        self,
        view: AnyView,
        decision: Decision[Answer],
        imagine: Imagine,
        chance: Random,
        also: Sequence[Answer] = (),
    ) -> Found:
        """All that it has found, the best answer first; what is *also* asked for is tried too."""


def deviation(values: Sequence[float]) -> float:
    """The standard deviation of some numbers."""
    if not values:
        return 0.0
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / len(values))


def sequential_halving(
    candidates: Sequence[C],
    worlds: Callable[[], Trial[C]],
    trials: int,
    prior: Callable[[C], float] | None = None,
    kept: Collection[C] = (),
    venture: float = 0.0,
) -> tuple[Line[C], ...]:
    """Try all candidates in a few worlds, the better half in more, and so on; the best first.

    No more trials than given. Where they do not reach for all, the order of the candidates counts.
    What is thought of a candidate before, its *prior* value, counts as `PRIOR_WEIGHT` worlds do.
    Those that are *kept* are tried to the end however bad they seem, for a review of them.
    A temperament likes what may go either way, or avoids it: by *venture* times the spread.
    This is sequential halving: Karnin, Koren and Somekh, Almost Optimal Exploration, 2013.
    """
    worth = partial(liked, prior=prior, venture=venture)
    lines = [Line(candidate, []) for candidate in candidates]
    stages = max(1, ceil(log2(len(lines))))
    left = len(lines)
    for _ in range(stages):
        tried = [*lines[:left], *(line for line in lines[left:] if line.answer in kept)]
        try_in(tried, worlds, trials // (stages * len(tried)))
        lines[:left] = sorted(lines[:left], key=worth, reverse=True)
        left = ceil(left / 2)
    return tuple(lines)


def race(
    candidates: Sequence[C],
    worlds: Callable[[], Trial[C]],
    trials: int,
    kept: Collection[C] = (),
    venture: float = 0.0,
) -> tuple[Line[C], ...]:
    """Try all candidates in the same worlds until one is clearly the best; the best first.

    No more trials than given, and far fewer where the choice is easy. Those who have clearly fallen
    behind are not tried any more, unless they are *kept*; the last ones out come next.
    This is racing with blocking: Moore and Lee, Efficient Algorithms for Minimizing Cross
    Validation Error, 1994.
    """
    worth = partial(liked, prior=None, venture=venture)
    ahead = tried = [Line(candidate, []) for candidate in candidates]
    behind = list[Line[C]]()
    heat = min(HEAT, trials // len(tried))
    while heat and heat * len(tried) <= trials:
        trials -= heat * len(tried)
        try_in(tried, worlds, heat)
        ranked = sorted(ahead, key=worth, reverse=True)
        ahead = [line for line in ranked if not fallen_behind(line, ranked[0], worth)]
        behind = [*(line for line in ranked if line not in ahead), *behind]
        if len(ahead) == 1:
            break
        tried = [*ahead, *(line for line in behind if line.answer in kept)]
    return *ahead, *behind


def try_in(lines: Sequence[Line[C]], worlds: Callable[[], Trial[C]], number: int) -> None:
    """Try some candidates in so many more worlds, in each of them all."""
    for _ in range(number):
        trial = worlds()
        for line in lines:
            line.values.append(trial(line.answer))


def fallen_behind(line: Line[C], best: Line[C], worth: Callable[[Line[C]], float]) -> bool:
    """Whether a line is worth less than the best one by more than chance explains."""
    _, error = best.over(line)
    return worth(best) - worth(line) > BEHIND * error


def liked(line: Line[C], prior: Callable[[C], float] | None, venture: float) -> float:
    """What a candidate seems to be worth so far, to a player of a temperament."""
    more = venture * line.spread if venture else 0.0
    if prior is None:
        return line.value + more
    seen, before = sum(line.values), PRIOR_WEIGHT * prior(line.answer)
    return (seen + before) / (line.visits + PRIOR_WEIGHT) + more


def whole_number(chance: Random) -> int:
    """A seed for a world."""
    return int(chance.random() * 2**32)
