"""What a search has found, in numbers worth telling: rounded to what its worlds bear."""

from math import sqrt

from accessible_games.bots import counts_points
from accessible_games.bots.search import C, Found, Line
from accessible_games.core.decision import Answer

CLEAR = 3
"""A difference of this many times its error is not due to chance."""
MATTERS = 3
"""The least loss that counts as a mistake, in games won of 100."""
COARSE = 5
"""Numbers less certain than one try of 100 are rounded to a multiple of this."""


def brings(game: str, line: Line[C]) -> int:
    """What an answer brings, in points or in games won of 100."""
    error = line.spread / sqrt(line.visits)
    if counts_points(game):
        return rounded(line.value, error)
    return min(100, max(0, rounded(100 * line.value, 100 * error)))


def less(game: str, best: Line[C], other: Line[C]) -> int:
    """How much less an answer brings than the best one, in the worlds of both; 0 if about as much.

    In points, or in games won of 100.
    """
    scale = 1 if counts_points(game) else 100
    more, error = best.over(other)
    return max(0, rounded(scale * more, scale * error)) if more > CLEAR * error else 0


def same(one: Answer, other: Answer) -> bool:
    """Whether two answers mean the same, regardless of the order of cards."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return sorted(one) == sorted(other)
    return one == other


def cost(game: str, found: Found, played: Answer) -> int:
    """How much less an answer brings than the best one; 0 if that is unknown or little."""
    for line in found:
        if same(line.answer, played):
            worse = less(game, found[0], line)
            return worse if worse >= (1 if counts_points(game) else MATTERS) else 0
    return 0


def rounded(value: float, error: float) -> int:
    """A number, rounded so that no digit is due to chance."""
    step = COARSE if error > 1 else 1
    return step * round(value / step)
