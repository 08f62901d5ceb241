"""What ways to look ahead in Lifeboat are worth, at questions of games of four shrewd players.

Each answer is tried in many worlds. One half of them says which answer a way of looking ahead would
choose, the other half what that brings more than the first thought, by each way; in points, for a
question on average. `told` is a way that knows what everybody loves and hates. Then what it brings
`expert` to search, by the kind of question, as it sees it itself.

python -m tests.benchmarks.bench_foresight [QUESTIONS]
"""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from random import Random
from typing import NamedTuple

from accessible_games.contest.playing import play_move
from accessible_games.core.decision import Answer, Decision, only_answer
from accessible_games.core.luck import Luck
from accessible_games.core.table import AnyTable, Table
from accessible_games.games import GAMES
from accessible_games.games.lifeboat.players.expert import AHEAD
from accessible_games.games.lifeboat.players.hard import (
    SEARCHED,
    TALK,
    TODAY,
    LookAhead,
    candidates,
    value,
)
from accessible_games.games.lifeboat.players.normal import PLANNING, judged, normal
from accessible_games.games.lifeboat.players.temper import SHREWD
from accessible_games.players import Bot
from tests.benchmarks.printing import print_report

WORLDS = 80
"""In so many each answer is tried; half of them choose, half of them judge."""
ASKED = 0.02
"""The share of the questions of a game that is looked at."""
SHREWD_BOT: Bot = partial(normal, temper=SHREWD)


class Way(NamedTuple):
    """A way to look ahead."""

    ahead: LookAhead
    told: bool = False


SHREWDLY = replace(TODAY, others=SHREWD)
"""To look at today, and take all others for shrewd."""
WAYS: Mapping[str, Way] = {
    "hard": Way(TODAY),
    "shrewd": Way(SHREWDLY),
    "told": Way(SHREWDLY, told=True),
    "expert": Way(AHEAD),
}
Means = tuple[list[float], list[float]]
"""What each answer brings, by the first and by the second half of the worlds."""


class Question(NamedTuple):
    """A decision that is worth a search, and what could be answered, the first thought first."""

    table: AnyTable
    decision: Decision[Answer]
    answers: Sequence[Answer]


def questions(kinds: Collection[str], talk: Collection[str]) -> Iterator[Question]:
    """Some of these kinds of each game, game after game; not where talk is thought best."""
    seed, chance = 0, Random("foresight")
    while True:
        table = Table.new(GAMES["lifeboat"], 4, seed)
        while table.pending:
            decision = table.waiting()[0]
            if decision.kind in kinds and only_answer(decision) is None:
                view = table.view(decision.seat)
                first = judged(view, decision, Random(seed), SHREWD).answer
                tried = candidates(decision, first, (), talk)
                if first not in talk and len(tried) > 1 and chance.random() < ASKED:
                    yield Question(table.copy(), decision, tried)
            play_move(table, [SHREWD_BOT] * 4, seed)
        seed += 1


def valued(question: Question, way: Way, number: int) -> list[float]:
    """What each answer brings in the made-up world of this number."""
    table, decision, answers = question
    world = table.determinize(decision.seat, Luck(number))
    if way.told:
        world.state.loves, world.state.hates = table.state.loves[:], table.state.hates[:]
    trial = partial(value, world, decision, way.ahead.own, way.ahead, {}, number)
    return [trial(answer) for answer in answers]


def means(question: Question, way: Way) -> Means:
    """What each answer brings on average."""
    values = [valued(question, way, number) for number in range(WORLDS)]
    halves = values[::2], values[1::2]
    one, other = ([sum(each) / len(half) for each in zip(*half, strict=True)] for half in halves)
    return one, other


def gain(chosen_by: Means, valued_by: Means) -> float:
    """What the choice of one way brings more than the first thought, as another way sees it."""
    halves = zip(chosen_by, reversed(valued_by), strict=True)
    gains = [values[choice.index(max(choice))] - values[0] for choice, values in halves]
    return sum(gains) / len(gains)


def report(count: int) -> list[str]:
    """A line for each way that chooses, with what it brings by each way; then one for each kind."""
    asked = islice(questions(SEARCHED, TALK), count)
    found = [{name: means(each, way) for name, way in WAYS.items()} for each in asked]
    lines = ["chosen by, valued by" + "".join(f"{name:>8}" for name in WAYS)]
    for name in WAYS:
        gains = (sum(gain(each[name], each[by]) for each in found) / len(found) for by in WAYS)
        lines.append(f"{name:>20}" + "".join(f"{each:>8.3f}" for each in gains))
    return lines + by_kind(count)


def by_kind(count: int) -> list[str]:
    """How many questions of each kind were looked at, and what a search of `expert` brings."""
    gains = defaultdict[str, list[float]](list)
    for each in islice(questions(PLANNING, AHEAD.talk), count):
        found = means(each, WAYS["expert"])
        gains[each.decision.kind].append(gain(found, found))
    return [
        f"{kind:>20}{len(each):>4}{sum(each) / len(each):>8.3f}"
        for kind, each in sorted(gains.items())
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the table."""
    print_report(report, __doc__, "questions", 30, arguments)


if __name__ == "__main__":
    main()
