"""How long games of a level are: moves to the end, and how many games drag on.

Half of all games take at most the median; `within twice` is the share of games that take at most
twice as many moves.

python -m tests.benchmarks.bench_lengths [GAMES] [--game NAME] [--level LEVEL] [--seats N]
    [--seed FIRST]
"""

import argparse
from collections.abc import Sequence
from statistics import median, quantiles

from accessible_games.contest.playing import SimulatedMatch, play
from accessible_games.games import GAMES
from accessible_games.players import has_player


def moves_of(game: str, level: str, games: int, seats: int, first: int) -> list[int]:
    """How many moves each of so many games took, with the seeds from *first* on."""
    matches = (SimulatedMatch(game, (level,) * seats, seed) for seed in range(first, first + games))
    return [play(match).moves for match in matches]


def figures(lengths: Sequence[int]) -> str:
    """Describe at least two lengths in one line."""
    middle = median(lengths)
    within = sum(length <= 2 * middle for length in lengths) / len(lengths)
    p95 = quantiles(lengths, n=20)[-1]
    return f"median {middle:g}, p95 {p95:.0f}, max {max(lengths)}, within twice {within:.1%}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Print one line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=1000)
    parser.add_argument("--game", action="append", choices=GAMES)
    parser.add_argument("--level", default="easy")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(arguments)
    for name in given.game or GAMES:
        if has_player(name, given.level):
            lengths = moves_of(name, given.level, max(2, given.games), given.seats, given.seed)
            print(f"{name}  {given.level}: moves {figures(lengths)}", flush=True)


if __name__ == "__main__":
    main()
