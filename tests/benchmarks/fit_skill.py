"""What each skill of Lifeboat's `expert` is worth, in games of four without a search.

Two players are shrewd, as `hard` is in a search. The other two have each skill of `CANNY` a little
less or a little more, by lot, so that every game tells something of every skill. Last, one canny
player among three shrewd ones is compared with a shrewd one in its seat.

python -m tests.benchmarks.fit_skill [GAMES]
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean, pvariance

from accessible_games.contest.figures import Z
from accessible_games.core.event import Seat
from accessible_games.games.lifeboat.players.normal import normal
from accessible_games.games.lifeboat.players.temper import CANNY, SHREWD, Skill, Temper
from accessible_games.players import Bot
from tests.benchmarks.printing import print_report
from tests.benchmarks.ratio import SEATS, Ratio, in_the_same_seat, points

CHOICES: Mapping[str, tuple[float, float]] = {
    "hoard": (1.5, 3.0),
    "threats": (1.0, 3.0),
    "thirst": (0.2, 0.7),
    "peace": (0.3, 0.8),
    "tools": (1.3, 2.2),
    "others": (0.5, 1.0),
}
"""A little less and a little more of each skill."""


def player(temper: Temper) -> Bot:
    """Somebody of this temper, who searches nothing."""
    return partial(normal, temper=temper)


def lots(seed: int) -> dict[Seat, dict[str, bool]]:
    """Which of two seats have more of each skill."""
    chance = Random(seed)
    seats = chance.sample(range(SEATS), 2)
    return {seat: {skill: chance.random() < 0.5 for skill in CHOICES} for seat in seats}


def skilled(more: Mapping[str, bool]) -> Temper:
    """Somebody with more or less of each skill."""
    drawn = {name: CHOICES[name][more[name]] for name in CHOICES}
    return replace(CANNY, peace=drawn.pop("peace"), skill=Skill(**drawn))


def effects(games: int) -> Iterator[str]:
    """A line for each skill: the share of all points that more of it brings."""
    came = defaultdict[tuple[str, bool], list[int]](list)
    for seed in range(games):
        drawn = lots(seed)
        tempers = [skilled(drawn[seat]) if seat in drawn else SHREWD for seat in range(SEATS)]
        ended = points([*map(player, tempers)], seed)
        for seat, lot in drawn.items():
            for skill, has_more in lot.items():
                came[skill, has_more].append(ended[seat])
    for skill, (little, much) in CHOICES.items():
        low, high = came[skill, False], came[skill, True]
        mean = fmean((*low, *high))
        brings = (fmean(high) - fmean(low)) / mean
        error = Z * sqrt(pvariance(low) / len(low) + pvariance(high) / len(high)) / mean
        yield f"{skill:8} {much} for {little}: {brings:+.1%} (error {error:.1%})"


def beside_shrewd(games: int) -> Ratio:
    """One canny player among three shrewd ones, beside a shrewd one."""
    canny, shrewd = player(CANNY), player(SHREWD)
    return in_the_same_seat(canny, shrewd, shrewd, games)


def report(games: int) -> list[str]:
    """What each skill brings, and all of them together."""
    return [*effects(games), f"canny among shrewd, by points {beside_shrewd(games)}"]


main = partial(print_report, report, __doc__, "games", 2000)

if __name__ == "__main__":
    main(None)
