"""How fast tables and computer players are, also as ratios to references in the same run.

    python -m tests.benchmarks.bench_core [GAMES]

The references are a fixed loop of plain Python and, where they are installed, random games of
OpenSpiel's crazy_eights and of RLCard's uno.
"""

import argparse
import re
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any, NamedTuple

from accessible_games.core.decision import Move
from accessible_games.core.game import Game
from accessible_games.core.luck import Luck
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.players import bot, chance_of, levels_of, search_of
from accessible_games.tools.simulate import simulate
from tests.games.facts import Aims, facts_of

SEATS = 4
LOOPS = 10_000
"""Rounds of the reference loop."""


def seconds(work: Callable[[], Any], times: int = 1) -> float:
    """How long *work* takes, on average of so many times."""
    start = perf_counter()
    for _ in range(times):
        work()
    return (perf_counter() - start) / times


# References --------------------------------------------------------------------------------------


def loop() -> int:
    """The reference unit: additions and multiplications of plain Python."""
    total = 0
    for number in range(LOOPS):
        total += number * number
    return total


def crazy_eights(seed: int) -> int:
    """A random game of OpenSpiel's crazy_eights: how many moves the players made."""
    chance = Random(seed)
    state = import_module("pyspiel").load_game(f"crazy_eights(players={SEATS})").new_initial_state()
    moves = 0
    while not state.is_terminal():
        moves += not state.is_chance_node()
        actions = state.legal_actions()
        state.apply_action(actions[int(chance.random() * len(actions))])
    return moves


def uno(seed: int) -> int:
    """A random game of RLCard's uno in its environment: how many moves were made."""
    chance = Random(seed)
    environment = import_module("rlcard").make("uno", {"seed": seed, "game_num_players": SEATS})
    state, _ = environment.reset()
    moves = 0
    while not environment.is_over():
        actions = list(state["legal_actions"])
        state, _ = environment.step(actions[int(chance.random() * len(actions))])
        moves += 1
    return moves


def uno_rules(seed: int) -> int:
    """The same without the environment that RLCard wraps around its rules."""
    chance = Random(seed)
    game = import_module("rlcard.games.uno").Game(num_players=SEATS)
    game.np_random = import_module("numpy").random.RandomState(seed)
    game.init_game()
    moves = 0
    while not game.is_over():
        actions = game.get_legal_actions()
        game.step(actions[int(chance.random() * len(actions))])
        moves += 1
    return moves


REFERENCES = (("pyspiel", crazy_eights), ("rlcard", uno), ("rlcard", uno_rules))


# Ours --------------------------------------------------------------------------------------------


def step(table: Table[Any], chance: Random) -> None:
    """A random move."""
    decision = table.waiting()[0]
    table.play(Move(decision.seat, decision.kind, decision.options.draw(chance)))


def random_game(game: Game[Any], seed: int) -> int:
    """A random game to its end: how many moves were made."""
    table, chance, moves = Table.new(game, SEATS, seed), Random(seed), 0
    while table.pending:
        step(table, chance)
        moves += 1
    return moves


def middles(game: Game[Any], games: int) -> list[Table[Any]]:
    """Tables in the middle of a random game: after half of the moves it will have."""
    tables = []
    for seed in range(games):
        table, chance = Table.new(game, SEATS, seed), Random(seed)
        for _ in range(random_game(game, seed) // 2):
            step(table, chance)
        tables.append(table)
    return tables


def thinking(game: Game[Any], level: str, games: int) -> float:
    """Seconds that a bot takes for a decision, on average of games among its own level."""
    chosen, spent, count = bot(game.name, level), 0.0, 0
    for seed in range(games):
        table = Table.new(game, SEATS, seed)
        while table.pending:
            decision = table.waiting()[0]
            seat, view = decision.seat, table.view(decision.seat)
            chance, determinize = (
                chance_of(seed, seat, len(table.moves)),
                partial(table.determinize, seat),
            )
            start = perf_counter()
            answer = chosen(view, decision, determinize, chance)
            spent += perf_counter() - start
            count += 1
            table.play(Move(seat, decision.kind, answer))
    return spent / count


# The report --------------------------------------------------------------------------------------


class Speed(NamedTuple):
    """How much is played in a second of CPU time: what else runs on the machine is not it."""

    games: float
    moves: float


def speeds(plays: Sequence[Callable[[int], int]], games: int) -> list[Speed]:
    """How fast each is played; they take turns, so that all are played in slow moments, too."""
    spent, moves = [0.0] * len(plays), [0] * len(plays)
    for seed in range(games):
        for place, play in enumerate(plays):
            start = process_time()
            moves[place] += play(seed)
            spent[place] += process_time() - start
    return [Speed(games / each, made / each) for each, made in zip(spent, moves, strict=True)]


def report_play(game: Game[Any], games: int, aims: Aims) -> None:
    """Random games, and how they compare with other programs."""
    installed = [(module, play) for module, play in REFERENCES if find_spec(module) is not None]
    for module, play in REFERENCES:
        if (module, play) not in installed:
            print(f"  {module} is not installed: no ratio to {play.__name__}")
        else:
            play(0)  # imports are no play
    ours, *others = speeds([partial(random_game, game), *(play for _, play in installed)], games)
    print(f"  random games: {ours.games:,.0f} a second (at least {aims.random_games})")
    print(f"  random moves: {ours.moves:,.0f} a second (at least {aims.moves:,})")
    for (module, play), other in zip(installed, others, strict=True):
        limit = aims.uno if play is uno_rules else 1
        print(
            f"  ratio to {module}'s {play.__name__}: {ours.moves / other.moves:.2f} in moves "
            f"(at least {limit:.1f}; it made {other.moves:,.0f}), "
            f"{ours.games / other.games:.2f} in games"
        )


def report_tables(game: Game[Any], games: int, unit: float) -> None:
    """Copies and imagined tables in the middle of a game."""
    tables = middles(game, games)
    for what, limit, work in (
        ("copying a table", " (at most 50)", lambda table: table.copy()),
        (
            "imagining a table",
            "",
            lambda table: table.determinize(table.waiting()[0].seat, Luck(1)),
        ),
    ):
        spent = sum(seconds(partial(work, table), 20) for table in tables) / len(tables)
        print(f"  {what}: {spent * 1e6:.0f} microseconds{limit}, {spent / unit:.2f} loops")


def report_bots(game: Game[Any], games: int, unit: float, aims: Aims) -> None:
    """Whole games of bots, and how long they think."""
    spent = seconds(lambda: list(simulate(game, games, ["easy"] * SEATS)))
    many = games / spent
    print(f"  games of {SEATS} easy bots: {many:.0f} a second (at least {aims.easy_games})")
    limits = (("easy", f"at most {aims.easy}"), ("normal", f"aim at {aims.normal}"))
    for (level, limit), number in zip(limits, (games, games // 10), strict=True):
        spent = thinking(game, level, max(1, number))
        print(f"  {level}: {spent * 1e3:.3f} ms a decision ({limit}), {spent / unit:.2f} loops")


def report_search(game: Game[Any], games: int, unit: float) -> None:
    """How long the level `hard` thinks in the middle of a game, and what part of it imagines."""
    if "hard" not in levels_of(game.name):
        return
    search, tables = search_of(game.name), middles(game, games)
    spent = imagined = 0.0
    tried = 0
    for table in tables:
        decision = table.waiting()[0]
        determinize, view = partial(table.determinize, decision.seat), table.view(decision.seat)
        start = perf_counter()
        found = search(view, decision, determinize, Random(1))
        spent += perf_counter() - start
        tried += sum(line.visits for line in found)
        imagined += found[0].visits * seconds(partial(determinize, Luck(1)), 20)
    each = spent / len(tables)
    print(f"  hard: {each * 1e3:.0f} ms a decision (at most 300), {each / unit:.0f} loops")
    print(f"  search: {tried / spent:,.0f} iterations a second, {imagined / spent:.0%} imagining")


def most_memory() -> float:
    """The most megabytes that this process had in memory; 0 where the system does not tell."""
    status = Path("/proc/self/status")
    found = re.search(r"VmHWM:\s+(\d+)", status.read_text()) if status.exists() else None
    return int(found[1]) / 1024 if found else 0.0


def main(arguments: Sequence[str] | None = None) -> None:
    """Print all figures for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=300)
    games = parser.parse_args(arguments).games
    unit = min(seconds(loop) for _ in range(20))
    print(f"One reference loop takes {unit * 1e6:.0f} microseconds.")
    for name, game in GAMES.items():
        print(name)
        aims = facts_of(name).aims
        some = max(1, games // aims.share)
        report_play(game, some, aims)
        report_tables(game, max(1, some // 10), unit)
        report_bots(game, some, unit, aims)
        report_search(game, max(1, some // 10), unit)
        print(f"  memory: {most_memory():.0f} MB at most so far")


if __name__ == "__main__":
    main()
