"""The weights of SixPack's `expert`, fitted to what came of tables in games of its own.

Four players choose at random among the tables that seem best, the better ones more often. So what
differs between the table that was chosen and those that could have been is chance, and least
squares find what each fact brought: on average of how the game ended, as a share of the win, and of
the chance to win two rounds later. Printed with errors of 95 %.

python -m tests.benchmarks.fit_tables [GAMES]
"""

from collections.abc import Iterator, Sequence
from functools import partial
from math import exp
from random import Random
from typing import NamedTuple

import numpy as np

from accessible_games.contest.figures import Z
from accessible_games.contest.playing import next_move
from accessible_games.core.decision import Move
from accessible_games.core.event import Seat
from accessible_games.core.table import AnyTable, Table
from accessible_games.games import GAMES
from accessible_games.games.sixpack.players.expert import ITERATIONS
from accessible_games.games.sixpack.players.forecast import Forecast, TableFacts
from accessible_games.games.sixpack.players.guesses import guesses
from accessible_games.games.sixpack.players.hard import MOST, different, number_tried
from accessible_games.games.sixpack.players.plans import TableOutcome, outcomes
from accessible_games.games.sixpack.players.prospects import stakes
from accessible_games.players import bot
from tests.benchmarks.printing import print_report

SEATS = 4
MOOD = 0.08
"""How much worse a table may be, in points, that is chosen 2.7 times less often."""
LATER = 2 * SEATS + 1
"""So many turns after a choice it is seen how the game stands."""


class Choice(NamedTuple):
    """A table that was chosen by chance."""

    seat: Seat
    turn: int
    scored: bool
    chance: float
    """The chance to win before, by the points alone."""
    more: tuple[float, ...]
    """Each of its facts, less what it is on average of all that could have been chosen."""


class Came(NamedTuple):
    """A choice and what came of it."""

    choice: Choice
    gain: float


def chosen(table: AnyTable, luck: Random) -> tuple[Choice, Move]:
    """A table for the seat that begins a turn, with the answer that leads to it."""
    decision = table.waiting()[0]
    view = table.view(decision.seat)
    at_stake = stakes(view)
    forecast = Forecast(at_stake, guesses(view))
    best = outcomes(view, decision, at_stake, luck, MOST)
    tried = forecast.in_question(different(best.values()))[: number_tried(ITERATIONS)]
    values = [forecast.value(each) for each in tried]
    often = [exp((value - max(values)) / (MOOD * at_stake.gain)) for value in values]
    facts = np.array([facts_of(forecast, each) for each in tried])
    picked = luck.choices(range(len(tried)), often)[0]
    answer = next(answer for answer, outcome in best.items() if outcome is tried[picked])
    more = tuple(facts[picked] - np.average(facts, axis=0, weights=often))
    scored = forecast.is_scored(tried[picked])
    choice = Choice(decision.seat, view.turn, scored, at_stake.chance, more)
    return choice, Move(decision.seat, decision.kind, answer)


def facts_of(forecast: Forecast, outcome: TableOutcome) -> TableFacts:
    """The facts of a table; a game that is won has none."""
    return forecast.facts(outcome) if outcome.own else TableFacts(*[0.0] * len(TableFacts._fields))


def game(seed: int) -> Iterator[Came]:
    """The choices of a game; those that won at once are left out."""
    table, luck = Table.new(GAMES["sixpack"], SEATS, seed), Random(seed)
    bots = [bot("sixpack", "expert")] * SEATS
    choices: list[Choice] = []
    stood: list[list[float]] = []
    while table.pending:
        decision = table.waiting()[0]
        if decision.kind == "turn":
            stood.append([stakes(table.view(seat)).chance for seat in range(SEATS)])
            choice, move = chosen(table, luck)
            choices.append(choice)
        else:
            move = next_move(table, bots, seed)
        table.play(move)
    winners = list(table.game.winners(table.state))
    ended = [(seat in winners) / len(winners) for seat in range(SEATS)]
    for choice in choices:
        later = choice.turn - 1 + LATER
        then = stood[later] if later < len(stood) else ended
        gain = (ended[choice.seat] + then[choice.seat]) / 2 - choice.chance
        if any(choice.more):
            yield Came(choice, gain)


def fitted(came: Sequence[Came]) -> tuple[list[float], list[float]]:
    """The weight of each fact, and its error; 0 for facts that never differ."""
    facts = np.array([each.choice.more for each in came])
    gains = np.array([each.gain for each in came])
    weights, *_ = np.linalg.lstsq(facts, gains, rcond=None)
    left = gains - facts @ weights
    spread = np.linalg.pinv(facts.T @ facts).diagonal() * left.var()
    return list(weights), list(Z * np.sqrt(np.maximum(spread, 0)))


def report(games: int) -> list[str]:
    """A line for each fact, once for tables with the own pattern and once for others."""
    came = [each for seed in range(games) for each in game(seed)]
    lines = []
    for scored, about in ((False, "the pattern is to be made"), (True, "the pattern was shown")):
        some = [each for each in came if each.choice.scored == scored]
        lines.append(f"{about}: {len(some)} choices")
        for name, weight, error in zip(TableFacts._fields, *fitted(some), strict=True):
            lines.append(f"{name:>12} {weight:6.2f} ({error:.2f})")
    return lines


main = partial(print_report, report, __doc__, "games", 1000)

if __name__ == "__main__":
    main(None)
