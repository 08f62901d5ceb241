"""How often one computer player wins against others of another level, with 95 % intervals.

python -m tests.benchmarks.bench_strength [GAMES] [--game NAME] [--seats N] [--option NAME=CHOICE]
"""

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import sqrt

from accessible_games.games import GAMES
from accessible_games.play.simulate import simulate

PAIRS = (
    ("easy", "random"), ("normal", "easy"), ("normal", "random"),
    ("random", "easy"), ("easy", "normal"), ("random", "random"),
)  # fmt: skip
PLAYED = {"sixpack": 400}
"""How many games are played of a game, if nothing is said; of all others 1,000."""
Z = 1.959964
"""The normal distribution keeps 95 % within so many standard deviations."""


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
) -> Rate:
    """How often a bot of the level *one* wins; it sits on each seat for as many games."""
    wins = 0
    each = -(-games // seats)
    for seat in range(seats):
        levels = [one if place == seat else others for place in range(seats)]
        played = simulate(GAMES[name], each, seats, levels, seat * each, options)
        wins += sum(seat in game["winners"] for game in played)
    return Rate(wins, each * seats)


def main(arguments: Sequence[str] | None = None) -> None:
    """Print one line for each pair of levels."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="?", type=int)
    parser.add_argument("--game", action="append", choices=GAMES)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--option", action="append", default=[])
    given = parser.parse_args(arguments)
    options = dict(option.split("=") for option in given.option)
    print(f"One against {given.seats - 1}; a fair share would be {1 / given.seats:.1%}.")
    for name, (one, others) in product(given.game or GAMES, PAIRS):
        games = given.games or PLAYED.get(name, 1000)
        rate = win_rate(one, others, games, given.seats, options, name)
        print(f"{name}  {one:>6} against {others:<6}  {rate}", flush=True)


if __name__ == "__main__":
    main()
