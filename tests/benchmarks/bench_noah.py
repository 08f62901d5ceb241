"""How often a hint in Arche Noah is what `hard` does, and what hints lose, beside `hard` itself.

At early, middle and late questions of games of three `normal`, each answer is judged by a long
search that remembers all that the seat was told, in worlds of its own; losses are in games of 100.
Each choice of the option `hints` has a line. The last line is `hard` again, with other luck: it
shows how often the search disagrees with itself.

python -m tests.benchmarks.bench_noah [QUESTIONS]
"""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import count, islice
from random import Random
from typing import NamedTuple

from accessible_games.contest.playing import play_move
from accessible_games.core.decision import Answer, Decision, only_answer
from accessible_games.core.table import AnyTable, Table
from accessible_games.games import GAMES
from accessible_games.players import bot, chance_of, recall, search_of
from accessible_games.players.judging import same
from tests.benchmarks.printing import print_report

GAME = "arche-noah"
CHOICES = GAMES[GAME].options["hints"]
SEATS = 3
APART = 13
"""One of so many questions is looked at."""
FIRST = 7000
"""The seed of the first game."""
LONG = 8.0
"""The effort of the search that judges."""
AGAIN = 10**6
"""What is added to a seed for other luck."""


class Question(NamedTuple):
    """A question of the game with that seed."""

    table: AnyTable
    decision: Decision[Answer]
    seed: int


def questions(choice: str) -> Iterator[Question]:
    """Questions with more than one answer, of one game after another; the same for each choice."""
    number = 0
    for seed in count(FIRST):
        table = Table.new(GAMES[GAME], SEATS, seed, {"hints": choice})
        while table.pending:
            decision, number = table.waiting()[0], number + 1
            if number % APART == 0 and only_answer(decision) is None:
                yield Question(table.copy(), decision, seed)
            play_move(table, [bot(GAME, "normal")] * SEATS, seed)


def answer(each: Question, who: str, luck: int = 0) -> Answer:
    """What the search finds best by what a level, or a "hint", remembers."""
    table, decision, seed = each
    seat = decision.seat
    view, determinize = recall(GAME, who, table.view(seat), partial(table.determinize, seat))
    chance = chance_of(seed + luck, seat, len(table.moves))
    return search_of(GAME)(view, decision, determinize, chance)[0].answer


def losses(each: Question, answers: Sequence[Answer]) -> list[float]:
    """What each answer loses beside the best one, in games of 100."""
    table, decision, seed = each
    view, determinize = table.view(decision.seat), partial(table.determinize, decision.seat)
    chance = Random(f"judge {seed} {len(table.moves)}")
    found = search_of(GAME, effort=LONG)(view, decision, determinize, chance, also=answers)
    lines = [next(line for line in found if same(line.answer, one)) for one in answers]
    return [100 * found[0].over(line)[0] for line in lines]


def report(number: int) -> list[str]:
    """A line for each choice of the option, for `hard`, and for `hard` with other luck."""
    rows = zip(*(islice(questions(choice), number) for choice in CHOICES), strict=True)
    agreed, lost = dict[str, int](), dict[str, list[float]]()
    for row in rows:
        given = {choice: answer(each, "hint") for choice, each in zip(CHOICES, row, strict=True)}
        given |= {"hard": answer(row[0], "hard"), "again": answer(row[0], "hard", AGAIN)}
        for (who, one), loss in zip(given.items(), losses(row[0], [*given.values()]), strict=True):
            agreed[who] = agreed.get(who, 0) + same(one, given["hard"])
            lost.setdefault(who, []).append(loss)
    return [line(who, agreed[who], each) for who, each in lost.items()]


def line(who: str, agreed: int, lost: Sequence[float]) -> str:
    """How often somebody agrees with `hard`, and what is lost on average, and at worst."""
    mean, clear = sum(lost) / len(lost), sum(each >= 3 for each in lost)
    return (
        f"{who:>12}: as hard {agreed:>3} of {len(lost)}, "
        f"loses {mean:.2f} games of 100, {max(lost):.1f} at most, 3 or more {clear} times"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the report."""
    print_report(report, __doc__, "questions", 45, arguments)


if __name__ == "__main__":
    main()
