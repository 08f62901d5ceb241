"""How strong the search is that every game gets for nothing, and how long it thinks.

python -m tests.benchmarks.bench_generic [GAMES] [--game NAME] [--seats N]
    [--level LEVEL] [--against LEVEL] [--others LEVEL] [--seed SEED]

It plays without anything of a game's own players, one against others of a level; with `--others
easy` everybody answers in trials as `easy` does. The time is CPU time for a decision with a choice.
"""

import argparse
from collections.abc import Sequence
from functools import partial
from random import Random
from time import process_time

from accessible_games.contest.figures import Rate
from accessible_games.contest.playing import play_out
from accessible_games.core.decision import Answer, Decision, only_answer
from accessible_games.core.game import AnyView
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.players import Bot, Determinize, bot
from accessible_games.players.generic import study
from accessible_games.players.modules import GENERIC


def thinking(
    spent: list[float],
    iterations: int,
    others: Bot | None,
    view: AnyView,
    decision: Decision[Answer],
    determinize: Determinize,
    chance: Random,
) -> Answer:
    """What the search answers; the seconds that it took are added to those *spent*."""
    if only := only_answer(decision):
        return only
    start = process_time()
    found = study(view, decision, determinize, chance, iterations, others=others)
    spent.append(process_time() - start)
    return found[0].answer


def played(
    name: str, level: str, against: str, seeds: range, seats: int, others: str | None = None
) -> tuple[Rate, Sequence[float]]:
    """The wins of the search, on each seat in turn, and the seconds of its decisions, sorted."""
    wins, spent = 0.0, list[float]()
    guide = None if others is None else bot(name, others)
    one, other = partial(thinking, spent, GENERIC[level], guide), bot(name, against)
    for seed in seeds:
        table = Table.new(GAMES[name], seats, seed)
        seat = seed % seats
        play_out(table, [one if each == seat else other for each in range(seats)], seed)
        winners = table.game.winners(table.state) or range(seats)
        wins += (seat in winners) / len(winners)
    return Rate(wins, len(seeds)), sorted(spent)


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=40)
    parser.add_argument("--game", action="append", choices=GAMES)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--level", choices=GENERIC, default="hard")
    parser.add_argument("--against", default="random")
    parser.add_argument("--others")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    given = parser.parse_args(arguments)
    print(f"One against {given.seats - 1}; a fair share would be {1 / given.seats:.1%}.")
    seeds = range(given.seed, given.seed + given.games)
    for name in given.game or GAMES:
        rate, spent = played(name, given.level, given.against, seeds, given.seats, given.others)
        middle, late = (1000 * spent[len(spent) * part // 100] for part in (50, 95))
        print(
            f"{name}  {given.level} against {given.against}  {rate}  "
            f"{middle:.0f} ms, {late:.0f} in 95 of 100",
            flush=True,
        )


if __name__ == "__main__":
    main()
