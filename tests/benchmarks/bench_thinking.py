"""How long one computer player thinks in whole games among others, in CPU time of this process.

python -m tests.benchmarks.bench_thinking [GAMES] [--game NAME] [--seats N] [--pair ONE OTHERS]

Every decision counts, also those that need no search. The same as so many runs of a loop of plain
Python, timed between these games: other work on the machine slows both down.
"""

import argparse
from collections.abc import Sequence
from functools import partial
from itertools import product
from random import Random
from time import process_time

from accessible_games.bots import Bot, Imagine, bot, levels_of
from accessible_games.contest.playing import play_out
from accessible_games.core.decision import Answer, Decision
from accessible_games.core.game import AnyView
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from tests.benchmarks.bench_core import loop

LIMITS = {"hard": 100, "expert": 400}
"""Milliseconds for a decision, on average."""
PAIRS = (("hard", "normal"), ("expert", "normal"))
LOOPS = 20
"""Reference loops after each game."""


def timed(
    chosen: Bot,
    spent: list[float],
    view: AnyView,
    decision: Decision[Answer],
    imagine: Imagine,
    chance: Random,
) -> Answer:
    """What a bot answers; the seconds that it took are added to those *spent*."""
    start = process_time()
    answer = chosen(view, decision, imagine, chance)
    spent.append(process_time() - start)
    return answer


def thinking(
    name: str, one: str, others: str, games: int, seats: int
) -> tuple[list[float], list[float]]:
    """The seconds for each decision of the player *one*, which sits on each seat in turn.

    Then those for reference loops, some after each game.
    """
    spent, loops = list[float](), list[float]()
    for seed in range(games):
        bots = [bot(name, others)] * seats
        bots[seed % seats] = partial(timed, bot(name, one), spent)
        play_out(Table.new(GAMES[name], seats, seed), bots, seed)
        loops += map(looped, range(LOOPS))
    return spent, loops


def looped(_: int) -> float:
    """The seconds that the reference loop takes."""
    start = process_time()
    loop()
    return process_time() - start


def main(arguments: Sequence[str] | None = None) -> None:
    """Print one line for each game and pair."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=8)
    parser.add_argument("--game", action="append", choices=GAMES)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--pair", action="append", nargs=2, metavar=("ONE", "OTHERS"))
    given = parser.parse_args(arguments)
    for name, (one, others) in product(given.game or GAMES, given.pair or PAIRS):
        if not {one, others} <= {*levels_of(name)}:
            continue
        spent, loops = thinking(name, one, others, given.games, given.seats)
        mean, unit = sum(spent) / len(spent), sum(loops) / len(loops)
        limit = f" (at most {LIMITS[one]})" if one in LIMITS else ""
        print(
            f"{name}  {one} among {others}: {1e3 * mean:.0f} ms a decision{limit}, "
            f"{mean / unit:.0f} loops of {1e6 * unit:.0f} microseconds, "
            f"{1e3 * max(spent):.0f} ms at most, {len(spent)} decisions",
            flush=True,
        )


if __name__ == "__main__":
    main()
