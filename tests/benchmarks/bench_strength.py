"""How often one computer player wins against others of another level, with 95 % intervals.

Where a game is scored so, also how many times the points of one of the others it has, in the same
seat of the same games.

python -m tests.benchmarks.bench_strength [GAMES] [--game NAME] [--seats N] [--option NAME=CHOICE]
    [--pair ONE OTHERS] [--until SHARE] [--effort TIMES]
"""

import argparse
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import sqrt
from random import Random
from typing import Any

from accessible_games.bots import bot, levels_of
from accessible_games.core.table import Table
from accessible_games.games import GAMES, lifeboat
from accessible_games.games.lifeboat.scoring import totals
from accessible_games.play.simulate import play_out

PAIRS = (
    ("easy", "random"), ("normal", "easy"), ("normal", "random"),
    ("random", "easy"), ("easy", "normal"), ("random", "random"),
)  # fmt: skip
"""Those that are quickly played; pairs with a level that searches take hours."""
PLAYED = {"sixpack": 400, "lifeboat": 600}
"""How many games are played of a game, if nothing is said; of all others 1,000."""
FEWEST = 40
"""So many games are played before a share can be known."""
Z = 1.959964
"""The normal distribution keeps 95 % within so many standard deviations."""
DRAWN = 1000
"""How often games are drawn anew for the interval of a ratio."""


def points_at_sea(state: lifeboat.State) -> list[int]:
    """Everybody's points, and none if the sea has won."""
    return totals(state) if lifeboat.winners(state) else [0] * state.seats


SCORES: Mapping[str, Callable[[Any], list[int]]] = {lifeboat.NAME: points_at_sea}
"""Games in which points say more than who wins: seats and roles differ in value."""


@dataclass(frozen=True)
class Rate:
    """How many of its games somebody has won."""

    wins: int
    games: int

    @property
    def share(self) -> float:
        return self.wins / self.games

    def interval(self) -> tuple[float, float]:
        """Between which shares the true one lies, after Wilson, with 95 % confidence."""
        spread = Z * Z / self.games
        middle = (self.share + spread / 2) / (1 + spread)
        root = sqrt(self.share * (1 - self.share) / self.games + spread / self.games / 4)
        reach = Z * root / (1 + spread)
        return middle - reach, middle + reach

    def beside(self, share: float) -> bool:
        """Whether the interval lies on one side of a share."""
        low, high = self.interval()
        return not low <= share <= high

    def __str__(self) -> str:
        low, high = self.interval()
        return f"{self.share:6.1%}  ({low:.1%} to {high:.1%})  {self.wins} of {self.games} games"


def win_rate(
    one: str,
    others: str,
    games: int,
    seats: int = 4,
    options: Mapping[str, str] | None = None,
    name: str = "life-is-life",
    until: float | None = None,
    effort: float = 1.0,
) -> Rate:
    """How often a bot of the level *one* wins; it sits on each seat for as many games.

    Not all games are played where that is known: as soon as the interval lies on one side of
    *until*. Levels that search do so with *effort* times their iterations.
    """
    wins = 0
    for seed in range(-(-games // seats) * seats):
        seat = seed % seats
        table: Table[Any] = Table.new(GAMES[name], seats, seed, options)
        levels = [one if place == seat else others for place in range(seats)]
        play_out(table, [bot(name, level, effort) for level in levels], seed)
        wins += seat in table.game.winners(table.state)
        rate = Rate(wins, seed + 1)
        if seat == seats - 1 and until is not None and rate.games >= FEWEST and rate.beside(until):
            break
    return rate


@dataclass(frozen=True)
class Ratio:
    """Points of one player and of another one in the same seat of the same games, game by game."""

    pairs: Sequence[tuple[int, int]]

    @property
    def value(self) -> float:
        return ratio(self.pairs)

    def interval(self) -> tuple[float, float]:
        """Between which ratios 95 % of those lie that other draws of these games have."""
        chance = Random(1)
        drawn = sorted(ratio(chance.choices(self.pairs, k=len(self.pairs))) for _ in range(DRAWN))
        return drawn[DRAWN // 40], drawn[-DRAWN // 40 - 1]

    def __str__(self) -> str:
        low, high = self.interval()
        return f"{self.value:6.2f}  ({low:.2f} to {high:.2f})  {len(self.pairs)} games"


def ratio(pairs: Sequence[tuple[int, int]]) -> float:
    """All points of the one by all points of the other."""
    return sum(one for one, _ in pairs) / max(1, sum(other for _, other in pairs))


def score_ratio(
    one: str,
    others: str,
    games: int,
    seats: int,
    options: Mapping[str, str] | None = None,
    name: str = lifeboat.NAME,
) -> Ratio:
    """How many times the points of a bot of the level *others* one of the level *one* has.

    It sits on each seat in turn, and is compared with another in the same seat, where the same
    seed deals the same roles and cards.
    """
    pairs = []
    for seed in range(games):
        seat, same = seed % seats, [others] * seats
        mixed = [one if place == seat else others for place in range(seats)]
        both = (points(name, levels, seed, options)[seat] for levels in (mixed, same))
        pairs.append((next(both), next(both)))
    return Ratio(pairs)


def points(
    name: str, levels: Sequence[str], seed: int, options: Mapping[str, str] | None
) -> list[int]:
    """Everybody's points at the end of a game."""
    table: Table[Any] = Table.new(GAMES[name], len(levels), seed, options)
    play_out(table, [bot(name, level) for level in levels], seed)
    return SCORES[name](table.state)


def main(arguments: Sequence[str] | None = None) -> None:
    """Print one line for each pair of levels."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="?", type=int)
    parser.add_argument("--game", action="append", choices=GAMES)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--pair", action="append", nargs=2, metavar=("ONE", "OTHERS"))
    parser.add_argument("--until", type=float)
    parser.add_argument("--effort", type=float, default=1.0)
    given = parser.parse_args(arguments)
    options = dict(option.split("=") for option in given.option)
    print(f"One against {given.seats - 1}; a fair share would be {1 / given.seats:.1%}.")
    for name, (one, others) in product(given.game or GAMES, given.pair or PAIRS):
        if not {one, others} <= {*levels_of(name)}:
            continue
        games = given.games or PLAYED.get(name, 1000)
        rate = win_rate(one, others, games, given.seats, options, name, given.until, given.effort)
        print(f"{name}  {one:>6} against {others:<6}  {rate}", flush=True)
        if name in SCORES and one != others:
            times = score_ratio(one, others, games, given.seats, options, name)
            print(f"{name}  {one:>6} by points      {times}", flush=True)


if __name__ == "__main__":
    main()
