"""What hints claim of another answer, and how often it is so; what reviews say a choice cost.

Computer players play; at some of their questions a hint's two answers are compared as a hint does,
and once more in so many other worlds that the difference is known. `before` is what the search
alone would claim, by the worlds in which it chose. "About as good" is true if neither answer is
better by `FALSE` times what counts as close, "worse" and "better" if they are so by any amount,
each beyond the error. Then the same players' answers are judged as by a review.

python -m tests.benchmarks.bench_claims [QUESTIONS [GAME]]
"""

import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import count, islice
from random import Random

from accessible_games.app.moments import EFFORT
from accessible_games.contest.playing import play_move
from accessible_games.core.decision import Answer, Decision, only_answer
from accessible_games.core.frozen import Frozen
from accessible_games.core.game import AnyView
from accessible_games.core.table import AnyTable, Table
from accessible_games.games import GAMES
from accessible_games.match.counsel import is_searched, other_of
from accessible_games.players import advise, bot, counts_points, fresh_of, recall, search_of
from accessible_games.players.bot import Determinize
from accessible_games.players.comparing import CLOSE, Comparison, Verdict, compared
from accessible_games.players.judging import cost, line_of, matters
from accessible_games.players.search import SearchLine, try_in

LEVELS = ("easy", "normal")
APART = 7
"""One of so many questions is looked at."""
TIMES = 5
"""So many times the most worlds of a comparison tell what is true."""
FALSE = 1.5
"""A difference this many times what counts as close makes "about as good" false."""


Both = tuple[SearchLine[Answer], SearchLine[Answer]]


class Claim(Frozen):
    """What is claimed of an answer, and how much worse it is; in the measure of the game."""

    before: Verdict
    after: Verdict
    told: tuple[float, float]
    """How much worse the search, and then the comparison, takes it to be."""
    worse: float
    error: float

    def holds(self, verdict: Verdict, close: float) -> bool:
        """Whether a verdict is not refuted, beyond twice the error."""
        unsure = 2 * self.error
        if verdict in (Verdict.WORSE, Verdict.DOUBTFUL):
            return self.worse + unsure > 0
        if verdict is Verdict.BETTER:
            return self.worse - unsure < 0
        within = abs(self.worse) if verdict is Verdict.AS_GOOD else self.worse
        return within - unsure < FALSE * close


def questions(game: str, first: int) -> Iterator[tuple[AnyTable, Decision[Answer]]]:
    """Some questions of one game after another, among players of both levels."""
    rules, number = GAMES[game], 0
    for seed in count(first):
        seats = rules.seats[seed % min(3, len(rules.seats))]
        players = [bot(game, LEVELS[(seed + seat) % 2]) for seat in range(seats)]
        table = Table.new(rules, seats, seed)
        while table.pending:
            decision = table.waiting()[0]
            if only_answer(decision) is None and is_searched(decision):
                number += 1
                if number % APART == 0:
                    yield table.copy(), decision
            play_move(table, players, seed)


class Asked(Frozen):
    """A question as it looks to the seat, and what its player answers."""

    game: str
    view: AnyView
    decision: Decision[Answer]
    determinize: Determinize
    luck: str
    """Differs for each question."""

    def truth(self, both: Both) -> tuple[float, float]:
        """How much worse the second answer is, and the error, in worlds of its own."""
        fresh, most = fresh_of(self.game)
        lines = [replace(line, values=[]) for line in both]
        chance = Random(f"true {self.luck}")
        worlds = fresh(self.view, self.decision, self.determinize, chance, lines)
        try_in(lines, worlds, TIMES * most)
        return lines[0].over(lines[1])

    def compared(self, both: Both) -> Comparison:
        """What the program finds of two answers."""
        chance = Random(f"told {self.luck}")
        return compared(self.game, self.view, self.decision, self.determinize, chance, both)


def asked(game: str, first: int) -> Iterator[tuple[AnyTable, Asked]]:
    """The questions, as a hint sees them."""
    for table, decision in questions(game, first):
        seat = decision.seat
        view, determinize = recall(game, "hint", table.view(seat), partial(table.determinize, seat))
        yield table, Asked(game, view, decision, determinize, f"{first} {len(table.moves)}")


def claims(game: str, first: int) -> Iterator[Claim]:
    """What hints claim at these questions."""
    for _, each in asked(game, first):
        question = each.view, each.decision, each.determinize, Random(each.luck)
        advice = advise(game, *question)
        found = () if advice.sure else search_of(game)(*question)
        other = other_of(found, advice.answer) if found and found[0].visits else None
        if other is not None:
            both = found[0], other
            before, told = Comparison(game, *both), each.compared(both)
            means = found[0].over(other)[0], told.best.over(told.other)[0]
            claimed = Verdict.WORSE if before.less else Verdict.AS_GOOD
            yield Claim(claimed, told.verdict, means, *each.truth(both))


def mistakes(game: str, first: int) -> Iterator[tuple[float, float, float]]:
    """What a review says that answers of `easy` cost: by the search, by fresh worlds, in truth."""
    scale = 1 if counts_points(game) else 100
    for table, each in asked(game, first):
        seat = each.decision.seat
        view, determinize = table.view(seat), partial(table.determinize, seat)
        chance = Random(each.luck)
        played = bot(game, "easy")(view, each.decision, determinize, chance)
        seen = replace(each, view=view, determinize=determinize)
        search = search_of(game, effort=EFFORT)
        found = search(view, each.decision, determinize, chance, also=[played])
        line, before = line_of(found, played), cost(game, found, played)
        if before and line is not None:
            told = seen.compared((found[0], line)).less
            if matters(game, told):
                yield before, told, scale * seen.truth((found[0], line))[0]


def report(game: str, number: int, first: int = 5000) -> Iterator[str]:
    """Lines for a game: the sentences before and after, how often they hold, and the prices."""
    close = CLOSE["points" if counts_points(game) else "chance"]
    every = list(islice(claims(game, first), number))
    for when in ("before", "after"):
        said = defaultdict[Verdict, list[bool]](list)
        for each in every:
            verdict: Verdict = getattr(each, when)
            said[verdict].append(each.holds(verdict, close))
        shares = (f"{kind.value} {sum(held)} of {len(held)}" for kind, held in said.items())
        yield f"{game} {when}: " + ", ".join(sorted(shares))
    worse = [each for each in every if each.after is Verdict.WORSE]
    yield f"{game}, worse answers: {prices([(*each.told, each.worse) for each in worse])}"
    yield f"{game}, mistakes: {prices([*islice(mistakes(game, first), number // 2)])}"


def prices(every: Sequence[tuple[float, float, float]]) -> str:
    """What some answers cost by the search, by the comparison, and in truth, on average."""
    if not every:
        return "none"
    means = [sum(each) / len(every) for each in zip(*every, strict=True)]
    return "{}: searched {:.3f}, compared {:.3f}, true {:.3f}".format(len(every), *means)


def main(words: Sequence[str]) -> None:
    """Print the lines of a game, or of all games."""
    number = int(words[0]) if words else 30
    for game in words[1:] or GAMES:
        for line in report(game, number):
            print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
