"""How often one computer player wins against others of another level, with 95 % intervals.

Where a game is scored so, also how many times the points of one of the others it has, in the same
seat of the same games.

python -m tests.benchmarks.bench_strength [GAMES] [--game NAME] [--seats N] [--option NAME=CHOICE]
"""

import argparse
from collections.abc import Mapping, Sequence
from itertools import product

from accessible_games.contest.figures import Rate, Ratio
from accessible_games.contest.playing import Match, play
from accessible_games.games import GAMES, lifeboat

PAIRS = (
    ("easy", "random"), ("normal", "easy"), ("normal", "random"),
    ("random", "easy"), ("easy", "normal"), ("random", "random"),
)  # fmt: skip
PLAYED = {"sixpack": 400, "lifeboat": 600}
"""How many games are played of a game, if nothing is said; of all others 1,000."""
BY_POINTS = (lifeboat.NAME,)
"""Games in which points say more than who wins: seats and roles differ in value."""


def win_rate(
    one: str,
    others: str,
    games: int,
    seats: int = 4,
    options: Mapping[str, str] | None = None,
    name: str = "life-is-life",
) -> Rate:
    """How often a bot of the level *one* wins; it sits on each seat for as many games."""
    each = -(-games // seats)
    wins = sum(
        seat in play(match_of(one, others, seats, seat, seed, options, name)).winners
        for seat in range(seats)
        for seed in range(seat * each, seat * each + each)
    )
    return Rate(wins, each * seats)


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
        seat = seed % seats
        both = (
            match_of(level, others, seats, seat, seed, options, name) for level in (one, others)
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
) -> Match:
    """A game of one level in a seat among others."""
    levels = tuple(one if place == seat else others for place in range(seats))
    return Match(name, levels, seed, tuple((options or {}).items()))


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
        if name in BY_POINTS and one != others:
            times = score_ratio(one, others, games, given.seats, options, name)
            print(f"{name}  {one:>6} by points      {times}", flush=True)


if __name__ == "__main__":
    main()
