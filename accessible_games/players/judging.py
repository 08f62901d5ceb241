"""The results of a search as numbers, rounded to their precision."""

from math import sqrt

from accessible_games.core.decision import Answer
from accessible_games.players import counts_points
from accessible_games.players.search import C, Found, SearchLine

CLEAR = 3
"""A difference of this many standard errors is not due to chance."""
MATTERS = 3
"""The smallest loss that counts as a mistake, in games won of 100."""
COARSE = 5
"""Numbers less certain than one game of 100 are rounded to a multiple of this."""


def brings(game: str, line: SearchLine[C]) -> int:
    """The value of an answer, in points or in games won of 100."""
    error = line.spread / sqrt(line.visits)
    if counts_points(game):
        return rounded(line.value, error)
    return min(100, max(0, rounded(100 * line.value, 100 * error)))


def less(game: str, best: SearchLine[C], other: SearchLine[C]) -> int:
    """How much less an answer is worth than the best one, in their common worlds.

    In points, or in games won of 100; 0 if about the same.
    """
    scale = 1 if counts_points(game) else 100
    more, error = best.over(other)
    return max(0, rounded(scale * more, scale * error)) if more > CLEAR * error else 0


def same(one: Answer, other: Answer) -> bool:
    """Whether two answers mean the same, whatever the order of cards."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return sorted(one) == sorted(other)
    return one == other


def cost(game: str, found: Found, played: Answer) -> int:
    """How much less an answer is worth than the best one; 0 if unknown or negligible."""
    line = line_of(found, played)
    worse = 0 if line is None else less(game, found[0], line)
    return worse if matters(game, worse) else 0


def line_of(found: Found, answer: Answer) -> SearchLine[Answer] | None:
    """The line of an answer; None if it was not tried."""
    return next((line for line in found if same(line.answer, answer)), None)


def matters(game: str, worse: int) -> bool:
    """Whether a loss counts as a mistake: any whole point, or some games of 100."""
    return worse >= (1 if counts_points(game) else MATTERS)


def rounded(value: float, error: float) -> int:
    """A number, rounded so that no digit is due to chance."""
    step = COARSE if error > 1 else 1
    return step * round(value / step)
