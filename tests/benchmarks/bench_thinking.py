"""How long one computer player thinks in whole games among others, in CPU time of this process.

python -m tests.benchmarks.bench_thinking [GAMES] [--game NAME] [--seats N] [--pair ONE OTHERS]
python -m tests.benchmarks.bench_thinking [GAMES] --hints [--game NAME] [--seats N]

Every decision counts, also those that need no search. Everything is told in runs of a loop of plain
Python too, timed between these games: other work on the machine slows both down. With `--hints` it
is how long somebody waits for the first part of a hint, the advice, and for all of it, at some of
the choices in games of `normal`.
"""

import argparse
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import product
from random import Random
from time import process_time

from accessible_games.contest.playing import play_move, play_out
from accessible_games.core.decision import Answer, Decision, only_answer
from accessible_games.core.game import AnyView
from accessible_games.core.record import Occupant, Record
from accessible_games.core.table import AnyTable, Table
from accessible_games.games import GAMES
from accessible_games.match.commands.hinting import say_advice, say_comparison
from accessible_games.match.match import Match
from accessible_games.match.person import person_at
from accessible_games.match.settings import Settings
from accessible_games.players import Bot, Determinize, bot, levels_of
from tests.benchmarks.bench_core import loop

LIMITS = {"hard": 500, "expert": 2000}
"""Milliseconds for 99 of 100 decisions."""
FIRST = 1000
"""Milliseconds for the first part of any hint."""
PAIRS = (("hard", "normal"), ("expert", "normal"))
LOOPS = 20
"""Reference loops after each game."""
APART = 7
"""A hint is asked for at one of so many choices."""


def timed(
    chosen: Bot,
    spent: list[float],
    view: AnyView,
    decision: Decision[Answer],
    determinize: Determinize,
    chance: Random,
) -> Answer:
    """What a bot answers; the seconds that it took are added to those *spent*."""
    start = process_time()
    answer = chosen(view, decision, determinize, chance)
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


def hinting(name: str, games: int, seats: int) -> tuple[list[float], list[float], list[float]]:
    """The seconds for the first part of some hints, and for all of it; then those for loops."""
    firsts, wholes, loops = list[float](), list[float](), list[float]()
    for seed in range(games):
        for table, decision in choices(name, seats, seed):
            first, whole = hinted(table, decision, seed)
            firsts.append(first)
            wholes.append(whole)
        loops += map(looped, range(LOOPS))
    return firsts, wholes, loops


def choices(name: str, seats: int, seed: int) -> Iterator[tuple[AnyTable, Decision[Answer]]]:
    """Some choices in a game of `normal`, each with the table."""
    table, number = Table.new(GAMES[name], seats, seed), 0
    while table.pending:
        decision = table.waiting()[0]
        number += only_answer(decision) is None
        if only_answer(decision) is None and number % APART == 0:
            yield table.copy(), decision
        play_move(table, [bot(name, "normal")] * seats, seed)


def hinted(table: AnyTable, decision: Decision[Answer], seed: int) -> tuple[float, float]:
    """The seconds for the first part of a hint, and for all of it."""
    name, rules = table.game.name, table.game
    occupants = tuple(Occupant("person", f"P{seat}") for seat in range(table.state.seats))
    match = Match(table, Record(name, rules.version, {}, occupants, seed))
    person, start = person_at(match, decision.seat, Settings(), {}), process_time()
    counsel = person.counsel_at(decision)
    say_advice(person, counsel)
    first = process_time() - start
    say_comparison(person, counsel, in_full=False)
    return first, process_time() - start


def looped(_: int) -> float:
    """The seconds that the reference loop takes."""
    start = process_time()
    loop()
    return process_time() - start


def figures(spent: Sequence[float], unit: float) -> str:
    """The usual time, and what 99 of 100 and all do not exceed, in milliseconds and in loops."""
    ranked = sorted(spent)
    found = {
        "in half": ranked[len(ranked) // 2],
        "in 99 of 100": ranked[len(ranked) * 99 // 100],
        "at most": ranked[-1],
    }
    told = [f"{1e3 * each:.0f} ms {name} ({each / unit:.0f})" for name, each in found.items()]
    return ", ".join(told)


def report(label: str, spent: Sequence[float], unit: float, limit: str) -> None:
    """Print one line of figures."""
    mean = sum(spent) / len(spent)
    print(
        f"{label}: {1e3 * mean:.0f} ms on average ({mean / unit:.0f} loops of "
        f"{1e6 * unit:.0f} microseconds), {figures(spent, unit)}{limit}, {len(spent)} times",
        flush=True,
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Print one line for each game and pair, or two for each game's hints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=8)
    parser.add_argument("--game", action="append", choices=GAMES)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--pair", action="append", nargs=2, metavar=("ONE", "OTHERS"))
    parser.add_argument("--hints", action="store_true")
    given = parser.parse_args(arguments)
    for name in given.game or GAMES if given.hints else ():
        firsts, wholes, loops = hinting(name, given.games, given.seats)
        unit = sum(loops) / len(loops)
        report(f"{name}  hints, first part", firsts, unit, f" (limit {FIRST})")
        report(f"{name}  hints, all of it", wholes, unit, "")
    for name, (one, others) in product(given.game or GAMES, given.pair or PAIRS):
        if given.hints or not {one, others} <= {*levels_of(name)}:
            continue
        spent, loops = thinking(name, one, others, given.games, given.seats)
        limit = f" (limit {LIMITS[one]} in 99 of 100)" if one in LIMITS else ""
        report(f"{name}  {one} among {others}", spent, sum(loops) / len(loops), limit)


if __name__ == "__main__":
    main()
