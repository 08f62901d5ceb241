"""How often one computer player wins against others of another level, with 95 % intervals.

Where a game is scored so, also how many times the points of one of the others it has, in the same
seat of the same games.

python -m tests.benchmarks.bench_strength [GAMES] [--game NAME] [--seats N] [--option NAME=CHOICE]
    [--pair ONE OTHERS] [--until SHARE] [--effort TIMES]
"""

import argparse
from collections.abc import Mapping, Sequence
from itertools import product

from accessible_games.contest.figures import Rate
from accessible_games.contest.playing import SimulatedMatch, play
from accessible_games.games import GAMES
from accessible_games.players import counts_points, has_player
from tests.benchmarks.ratio import Ratio
from tests.games.facts import facts_of

PAIRS = (
    ("easy", "random"), ("normal", "easy"), ("normal", "random"),
    ("random", "easy"), ("easy", "normal"), ("random", "random"),
)  # fmt: skip
"""Those that are quickly played; pairs with a level that searches take hours."""
FEWEST = 40
"""So many games are played before a share can be known."""


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

    A win that several share counts as a part for each, so that equals win their fair share.
    Not all games are played where that is known: as soon as the interval lies on one side of
    *until*. Levels that search do so with *effort* times their iterations.
    """
    wins = 0.0
    for seed in range(-(-games // seats) * seats):
        seat = seed % seats
        match = match_of(one, others, seats, seat, seed, options, name, effort)
        wins += play(match).shares()[seat]
        rate = Rate(wins, seed + 1)
        if seat == seats - 1 and until is not None and rate.games >= FEWEST and rate.beside(until):
            break
    return rate


def score_ratio(
    one: str,
    others: str,
    games: int,
    seats: int,
    options: Mapping[str, str] | None = None,
    name: str = "lifeboat",
    effort: float = 1.0,
) -> Ratio:
    """How many times the points of a bot of the level *others* one of the level *one* has.

    It sits on each seat in turn, and is compared with another in the same seat, where the same
    seed deals the same roles and cards.
    """
    pairs = []
    for seed in range(games):
        seat = seed % seats
        both = (
            match_of(level, others, seats, seat, seed, options, name, effort)
            for level in (one, others)
        )
        points = [play(match).points or () for match in both]
        pairs.append((points[0][seat], points[1][seat]))
    return Ratio(pairs)


def match_of(
    one: str,
    others: str,
    seats: int,
    seat: int,
    seed: int,
    options: Mapping[str, str] | None,
    name: str,
    effort: float,
) -> SimulatedMatch:
    """A game of one level in a seat among others."""
    levels = tuple(one if place == seat else others for place in range(seats))
    return SimulatedMatch(name, levels, seed, tuple((options or {}).items()), effort)


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
        if not (has_player(name, one) and has_player(name, others)):
            continue
        games = given.games or facts_of(name).strength
        rate = win_rate(one, others, games, given.seats, options, name, given.until, given.effort)
        print(f"{name}  {one:>6} against {others:<6}  {rate}", flush=True)
        if counts_points(name) and one != others:
            times = score_ratio(one, others, games, given.seats, options, name, given.effort)
            print(f"{name}  {one:>6} by points      {times}", flush=True)


if __name__ == "__main__":
    main()
