"""Who will have seven points first: what a point is worth to each, from the points alone.

Everybody is assumed to score in each turn with the same chance: then the number of turns to the
seventh point has a Pascal (negative binomial) distribution, and the first one wins, or those who
are first together.
"""

from functools import cache
from math import comb

from accessible_games.games.sixpack.state import GOAL

RATE = 0.26
"""How often one of four scores in a turn, whoever's it is: measured among `normal` players."""
LONGEST = 60
"""The number of turns after which the game is almost certainly over."""


@cache
def to_go(points: int) -> tuple[float, ...]:
    """The chance of reaching the goal in exactly n turns, for each n from 0."""
    left = GOAL - points
    if left <= 0:
        return (1.0, *([0.0] * LONGEST))
    chances = [
        comb(turns - 1, left - 1) * RATE**left * (1 - RATE) ** (turns - left)
        for turns in range(1, LONGEST + 1)
    ]
    return (0.0, *chances)


@cache
def later(points: int) -> tuple[float, ...]:
    """The chance of reaching the goal in n turns or later, for each n."""
    chances = to_go(points)
    left, found = 1.0, []
    for chance in chances:
        found.append(left)
        left -= chance
    return tuple(found)


@cache
def winning(own: int, others: tuple[int, ...]) -> float:
    """The chance of winning, alone or together, with these points; *others* in ascending order."""
    total = 0.0
    for turn, chance in enumerate(to_go(own)):
        for points in others:
            chance *= later(points)[turn]
        total += chance
    return total


def gain(own: int, others: tuple[int, ...]) -> float:
    """The worth of the next point to the seat itself, as a chance of winning."""
    both = tuple(sorted(others))
    return winning(own + 1, both) - winning(own, both)


def loss(own: int, others: tuple[int, ...], other: int) -> float:
    """The cost of the next point of the player with *other* points."""
    left = list(others)
    left[left.index(other)] += 1
    return winning(own, tuple(sorted(others))) - winning(own, tuple(sorted(left)))
