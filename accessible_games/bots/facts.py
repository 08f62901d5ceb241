"""Values that were learnt: facts of a position, each counted by a weight."""

from collections.abc import Iterable


def weighed(weights: Iterable[float], facts: Iterable[float]) -> float:
    """The sum of all facts, each times its weight; ValueError if there are more of one of them."""
    return sum([weight * fact for weight, fact in zip(weights, facts, strict=True)])
