"""The worth of lives: the chance of winning the game with them, if players are equally strong."""

from collections.abc import Sequence
from functools import cache

SUDDEN = 0.3
"""The share of rounds that end by sudden death."""

Lives = tuple[int, ...]


def chances(lives: Sequence[int]) -> list[float]:
    """The chance of each seat to be the last one left."""
    ranked = tuple(sorted((count for count in lives if count), reverse=True))
    known = dict(zip(ranked, ranked_chances(ranked), strict=True))
    return [known.get(count, 0.0) for count in lives]


@cache
def ranked_chances(lives: Lives) -> tuple[float, ...]:
    """The same for those who are left, in descending order of lives.

    The next round brings either a sudden death by one of them, or the most points for one and the
    fewest for another, each as likely as the others.
    """
    seats = range(len(lives))
    if len(lives) == 1:
        return (1.0,)
    whole = [0.0] * len(lives)
    for best in seats:
        after = [count - 1 for count in lives]
        after[best] += 1
        add(whole, after, SUDDEN / len(lives))
        others = [seat for seat in seats if seat != best]
        for worst in others:
            after[worst] = max(0, after[worst] - 1)
            add(whole, after, (1 - SUDDEN) / len(lives) / len(others))
            after[worst] = lives[worst] - 1
    return tuple(whole)


def add(whole: list[float], lives: list[int], chance: float) -> None:
    """Add an outcome, weighted by its chance."""
    for seat, share in enumerate(chances(lives)):
        whole[seat] += chance * share
