"""The search of games that bring none: it knows the rules and nothing else.

Each answer is tried in worlds that fit what the seat sees (`redeal`), where everybody then gives
the answers that have brought most in the trials so far (move_averages.py) until the game is over,
or until somebody has come further, if the game can say how far everybody has come (`progress`). It
is the level `hard`, and with fewer worlds `normal`, of a game without its own; search.py says what
such a level defines. This is Monte Carlo search with determinization: Ginsberg, GIB: Imperfect
Information in a Computationally Challenging Game, 2001.
"""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import islice
from random import Random

from accessible_games.core.decision import Answer, Decision, Move, Options
from accessible_games.core.event import Seat
from accessible_games.core.game import AnyView
from accessible_games.core.luck import Luck
from accessible_games.core.table import AnyTable
from accessible_games.players.bot import Bot, Determinize
from accessible_games.players.limits import OutOfTimeError, heed
from accessible_games.players.move_averages import MoveAverages
from accessible_games.players.search import (
    Found,
    SearchLine,
    Trial,
    Worlds,
    sequential_halving,
    whole_number,
)

USUAL = 20
"""The moves of a trial of usual length; if they take longer, there are fewer."""
SLOWER = 8
"""If players of the game answer in trials, there are so many times fewer."""
LONGEST = 5000
"""A trial ends after so many moves as if nobody had won."""
TURNS = 6
"""The answers of each player after which a trial may end, if somebody has come further."""
OFTEN = 16
"""The trials that each answer gets at least: if there are too many, the best are sought first."""
SOUGHT = 3
"""One of so many trials is spent on that."""
MANY = 500
"""The most answers that are looked at then, besides those that were tried."""
FRESH = 480
"""The most fresh worlds in which two answers are compared."""
ENOUGH = 60000
"""The moves after which no more fresh worlds are tried."""

Respond = Callable[[AnyTable, Decision[Answer], Random], Answer]
"""Who answers in a trial: function(table, decision, chance)."""


class Trials:
    """Tries the answers to a question in worlds, and learns there how everybody answers best."""

    def __init__(self, decision: Decision[Answer], others: Bot | None) -> None:
        self.decision = decision
        self.averages = MoveAverages()
        self._answer: Respond = self._averaged if others is None else partial(answer_of, others)

    def outlook(self, world: AnyTable, seed: int, answer: Answer) -> float:
        """The chance of winning after an answer in a world, as far as one trial shows it."""
        table = self._begun(world, answer)
        try_out(table, Random(seed), self._answer)
        return self._learned(chances(table))

    def outcome(self, world: AnyTable, seed: int, answer: Answer) -> tuple[float, int]:
        """1.0 if an answer wins in the end, otherwise 0.0, and the number of moves."""
        table = self._begun(world, answer)
        moves = play_on(table, Random(seed), LONGEST, self._answer)
        return self._learned(won(table)), moves

    def length(self, world: AnyTable, seed: int) -> int:
        """The moves of a trial."""
        return try_out(world, Random(seed), self._answer)

    def _averaged(self, table: AnyTable, decision: Decision[Answer], chance: Random) -> Answer:
        """What is answered by what has been learned."""
        return self.averages.answer(decision, chance)

    def _begun(self, world: AnyTable, answer: Answer) -> AnyTable:
        """A copy of a world after an answer."""
        table, decision = world.copy(), self.decision
        table.play(Move(decision.seat, decision.kind, answer))
        self.averages.begin(decision.seat, answer)
        return table

    def _learned(self, results: Sequence[float]) -> float:
        """The result of the seat that searches; those of all are learned from."""
        self.averages.learn(results)
        return results[self.decision.seat]


def study(
    view: AnyView,
    decision: Decision[Answer],
    determinize: Determinize,
    chance: Random,
    iterations: int,
    also: Sequence[Answer] = (),
    others: Bot | None = None,
) -> Found:
    """See search.py; values are chances of winning if everybody answers as trials have taught.

    If there are *others*, everybody answers as they do.
    """
    trials, seed = Trials(decision, others), whole_number(chance)
    length = max(1, trials.length(determinize(Luck(seed)), seed))
    most = iterations if others is None else iterations // SLOWER
    left = max(1, min(most, most * USUAL // length))
    worlds = partial(one_world, determinize, chance, trials.outlook)
    few = max(2, left // OFTEN)
    tried = candidates(decision.options, few + 1, chance)
    if len(tried) > few:
        tried = sought(trials, worlds, left // SOUGHT, chance)[:few]
        left -= left // SOUGHT
    tried += [answer for answer in also if answer not in tried]
    return sequential_halving(tried, worlds, left, kept=also)


def sought(trials: Trials, worlds: Worlds[Answer], spent: int, chance: Random) -> list[Answer]:
    """The answers that seem best after so many trials, each of one that seemed good before it.

    There are too many to try each often, but what one brings tells of others with the same words.
    """
    decision, averages = trials.decision, trials.averages
    found = dict.fromkeys(candidates(decision.options, MANY, chance))
    for _ in range(spent):
        answer = averages.drawn(decision, chance)
        found[answer] = None
        try:
            averages.learn_first(decision, answer, worlds()(answer))
        except OutOfTimeError:
            break
    return sorted(found, key=partial(averages.worth, decision), reverse=True)


def fresh(
    view: AnyView,
    decision: Decision[Answer],
    determinize: Determinize,
    chance: Random,
    lines: Sequence[SearchLine[Answer]],
    others: Bot | None = None,
) -> Worlds[Answer]:
    """See search.py; all trials go to the end of the game, and `ENOUGH` moves end them."""
    trials, enough = Trials(decision, others), ENOUGH if others is None else ENOUGH // SLOWER
    done = 0

    def trial(world: AnyTable, seed: int, answer: Answer) -> float:
        nonlocal done
        if done > enough:
            raise OutOfTimeError
        value, moves = trials.outcome(world, seed, answer)
        done += moves
        return value

    return partial(one_world, determinize, chance, trial)


def one_world(
    determinize: Determinize, chance: Random, trial: Callable[[AnyTable, int, Answer], float]
) -> Trial[Answer]:
    """Make up a world, in which all answers meet the same luck."""
    seed = whole_number(chance)
    return partial(trial, determinize(Luck(seed)), seed)


def candidates(options: Options[Answer], most: int, chance: Random) -> list[Answer]:
    """All answers, or some of them by lot if there are more than *most*."""
    found = [*islice(options, most + 1)]
    if len(found) <= most:
        return found
    return [*dict.fromkeys(options.draw(chance) for _ in range(most))]


# A trial ------------------------------------------------------------------------------------------


def try_out(table: AnyTable, chance: Random, answer: Respond) -> int:
    """Play on as far as a trial goes; return the number of moves.

    That is to the end, or for some turns and until somebody has come further.
    """
    progress, seats = table.game.progress, table.state.seats
    if progress is None:
        return play_on(table, chance, LONGEST, answer)
    before = [*progress(table.state)]
    moves = play_on(table, chance, TURNS * seats, answer)
    while table.pending and moves < LONGEST and [*progress(table.state)] == before:
        moves += play_on(table, chance, seats, answer)
    return moves


def play_on(table: AnyTable, chance: Random, most: int, answer: Respond) -> int:
    """Let everybody *answer*, so many times at *most*; return how many times."""
    for number in range(most):
        if not table.pending:
            return number
        heed()
        decision = table.waiting()[0]
        table.play(Move(decision.seat, decision.kind, answer(table, decision, chance)))
    return most


def answer_of(others: Bot, table: AnyTable, decision: Decision[Answer], chance: Random) -> Answer:
    """What a bot answers in a trial; it does not look into the hands of others there either."""
    seat = decision.seat
    return others(table.view(seat), decision, partial(table.determinize, seat), chance)


def chances(table: AnyTable) -> list[float]:
    """The chances of winning of all seats where a trial has ended, as far as they can be told."""
    progress, state = table.game.progress, table.state
    if progress is None or not table.pending:
        return won(table)
    come = [*progress(state)]
    return [chance_by(come, seat) for seat in range(state.seats)]


def won(table: AnyTable) -> list[float]:
    """1.0 for each seat that has won, otherwise 0.0."""
    winners = table.game.winners(table.state)
    return [float(seat in winners) for seat in range(table.state.seats)]


def chance_by(progress: Sequence[float], seat: Seat) -> float:
    """The chance of winning of a seat that has come so far: half of all if nobody is ahead of it.

    Equals have equal chances, and who is behind all others has none.
    """
    own, others = progress[seat], len(progress) - 1
    ahead = sum((own > other) + (own == other) / 2 for other in progress) - 0.5
    return ahead / max(1, others) * 2 / len(progress)
