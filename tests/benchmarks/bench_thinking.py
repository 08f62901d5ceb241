"""How long one computer player thinks in whole games among others, in CPU time of this process.

python -m tests.benchmarks.bench_thinking [GAMES] [--game NAME] [--seats N] [--pair ONE OTHERS]

Every decision counts, also those that need no search; so other work on the machine matters little.
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

LIMITS = {"hard": 100, "expert": 400}
"""Milliseconds for a decision, on average."""
PAIRS = (("hard", "normal"), ("expert", "normal"))


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


def thinking(name: str, one: str, others: str, games: int, seats: int) -> list[float]:
    """The seconds for each decision of the player *one*, which sits on each seat in turn."""
    spent: list[float] = []
    for seed in range(games):
        bots = [bot(name, others)] * seats
        bots[seed % seats] = partial(timed, bot(name, one), spent)
        play_out(Table.new(GAMES[name], seats, seed), bots, seed)
    return spent


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
        spent = sorted(thinking(name, one, others, given.games, given.seats))
        mean, most = 1e3 * sum(spent) / len(spent), 1e3 * spent[-1]
        limit = f" (at most {LIMITS[one]})" if one in LIMITS else ""
        print(
            f"{name}  {one} among {others}: {mean:.0f} ms a decision{limit}, "
            f"{most:.0f} ms at most, {len(spent)} decisions",
            flush=True,
        )


if __name__ == "__main__":
    main()
