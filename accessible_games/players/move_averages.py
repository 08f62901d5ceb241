"""What answers have brought in the trials of a search so far, so that later trials play better.

A trial in which everybody answers at random tells little of a game that nobody plays so. Here an
answer is drawn several times, and the one is given that has brought most on average in earlier
trials: by seat, kind of question, and all that was answered in the trial before, or, later on, what
the same seat answered in a row. So the first answers become a tree, and the rest has its averages.
This is the move-average sampling technique: Finnsson and Björnsson, Simulation-Based Approach to
General Game Playing, 2008. An answer of several words, such as cards, is worth the average of its
words, as in naive sampling: Ontañón, The Combinatorial Multi-Armed Bandit Problem, 2013.
"""

from collections.abc import Iterator, Sequence
from random import Random

from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Seat

EXPLORED = 0.2
"""The share of answers that are drawn once, whatever they have brought."""
DRAWN, DRAWN_NOW = 4, 12
"""All others are the best of so many draws, and of more in the move that is searched."""
WEIGHT = 4.0
"""As many results as the average of a wider situation is worth."""
LONG = 5
"""So many answers in a row are told apart from others."""
DEEP = 5
"""So many answers of a trial are a tree."""

Key = tuple[object, ...]
NONE = (0.0, 0)
NOW: Key = ("now",)
"""What is before an answer to the question that is searched."""


class MoveAverages:
    """Chooses the answers of trials, and learns from what came of them."""

    def __init__(self) -> None:
        self._results: dict[Key, tuple[float, int]] = {}
        """The sum of the results, and their number."""
        self._given: list[tuple[Seat, Key]] = []
        """What was answered in this trial."""
        self._path: Key = ()
        """What was answered in this trial, as far as it is a tree."""
        self._last: tuple[Seat, Key] = (-1, ())
        """Who answered last, and what in a row."""

    def begin(self, seat: Seat, answer: Answer) -> None:
        """Begin a trial of an answer to the question that is searched."""
        self._given.clear()
        self._path = *NOW, answer
        self._last = seat, (answer,)

    def answer(self, decision: Decision[Answer], chance: Random) -> Answer:
        """An answer in a trial."""
        last, row = self._last
        row = row if decision.seat == last else ()
        in_tree = 0 < len(self._path) <= DEEP
        before = self._path if in_tree else row
        given = self.drawn(decision, chance, before)
        self._given += [(decision.seat, key) for key in keys(decision, before, given)]
        if in_tree:
            self._path = *before, given
        self._last = decision.seat, (*row, given)[:LONG]
        return given

    def learn(self, results: Sequence[float]) -> None:
        """Note what came of the answers of this trial, for each seat."""
        for seat, key in self._given:
            self._add(key, results[seat])

    def drawn(self, decision: Decision[Answer], chance: Random, before: Key = NOW) -> Answer:
        """The best of some answers, as far as is known, or now and then any."""
        options = decision.options
        given: Answer = options.draw(chance)
        if chance.random() < EXPLORED:
            return given
        best = self.worth(decision, given, before)
        for _ in range(DRAWN_NOW if before[:1] == NOW else DRAWN):
            other: Answer = options.draw(chance)
            if other != given and (worth := self.worth(decision, other, before)) > best:
                given, best = other, worth
        return given

    def learn_first(self, decision: Decision[Answer], answer: Answer, result: float) -> None:
        """Note what came of an answer to the question that is searched."""
        for key in keys(decision, NOW, answer):
            self._add(key, result)

    def worth(self, decision: Decision[Answer], answer: Answer, before: Key = NOW) -> float:
        """What the words of an answer have brought here, or if that is unknown, elsewhere."""
        get = self._results.get
        wide: Key = (decision.seat, decision.kind)
        near: Key = (decision.seat, decision.kind, before)
        total, count = get(wide, NONE)
        usual = total / count if count else 0.0
        total, count = get(near, NONE)
        here = (total + WEIGHT * usual) / (count + WEIGHT)
        worth, words = 0.0, words_of(answer)
        for word in words:
            total, count = get((*wide, word), NONE)
            expected = here + (total - count * usual) / (count + WEIGHT)
            total, count = get((*near, word), NONE)
            worth += (total + WEIGHT * expected) / (count + WEIGHT)
        return worth / len(words)

    def _add(self, key: Key, result: float) -> None:
        total, count = self._results.get(key, NONE)
        self._results[key] = total + result, count + 1


def keys(decision: Decision[Answer], before: Key, answer: Answer) -> Iterator[Key]:
    """All by which a result is noted: the question and each word, anywhere and after the same."""
    wide: Key = (decision.seat, decision.kind)
    near: Key = (*wide, before)
    yield wide
    yield near
    for word in words_of(answer):
        yield (*wide, word)
        yield (*near, word)


def words_of(answer: Answer) -> Sequence[Answer]:
    """The words of an answer, each of which may be good or bad; at least one."""
    return answer if isinstance(answer, tuple) and answer else (answer,)
