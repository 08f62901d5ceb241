"""How well the trials of a search are shared among the answers, at questions of Lifeboat.

Each answer of a question is valued in many worlds, as `expert` sees it. Sequential halving and the
race choose by one half of them, with so many trials at most; what they choose is worth so much
more than the first thought in the other half, in points, for a question on average.

python -m tests.benchmarks.bench_sharing [QUESTIONS]
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import cycle, islice
from random import Random

from accessible_games.core.decision import Answer
from accessible_games.games.lifeboat.players.expert import AHEAD
from accessible_games.players.search import Found, race, sequential_halving
from tests.benchmarks.bench_foresight import WAYS, Question, questions, valued
from tests.benchmarks.printing import print_report

WORLDS = 160
AGAIN = 8
"""How often each choice is made, with the worlds in another order."""
SHARES: Mapping[str, Callable[..., Found]] = {"halving": sequential_halving, "race": race}
TRIALS = (35, 70, 140, 280)

Worlds = Sequence[Mapping[Answer, float]]
"""What each answer brings, by world."""


def worlds_of(question: Question) -> Worlds:
    """Some worlds, each with all answers."""
    values = (valued(question, WAYS["expert"], number) for number in range(WORLDS))
    return [dict(zip(question.answers, each, strict=True)) for each in values]


def found(name: str, trials: int, worlds: Worlds) -> Iterator[Found]:
    """What a search finds, each time with the worlds in another order."""
    for again in range(AGAIN):
        drawn = cycle([each.__getitem__ for each in Random(again).sample(worlds, len(worlds))])
        yield SHARES[name]([*worlds[0]], partial(next, drawn), trials)


def brought(worlds: Worlds, answer: Answer) -> float:
    """What an answer brings more than the first thought, on average."""
    first = next(iter(worlds[0]))
    return sum(world[answer] - world[first] for world in worlds) / len(worlds)


def line(name: str, trials: int, asked: Sequence[Worlds]) -> str:
    """How a way of sharing does with so many trials, and how many of them it needs."""
    used, gains = list[int](), list[float]()
    for worlds in asked:
        for lines in found(name, trials, worlds[::2]):
            used.append(sum(each.visits for each in lines))
            gains.append(brought(worlds[1::2], lines[0].answer))
    return f"{name:>8}{trials:>7}{sum(used) / len(used):>6.0f}{sum(gains) / len(gains):>8.3f}"


def report(count: int) -> list[str]:
    """A line for each way and number of trials."""
    asked = [worlds_of(each) for each in islice(questions(AHEAD.searched, AHEAD.talk), count)]
    lines = [line(name, trials, asked) for name in SHARES for trials in TRIALS]
    return ["sharing trials  used  points", *lines]


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the table."""
    print_report(report, __doc__, "questions", 100, arguments)


if __name__ == "__main__":
    main()
