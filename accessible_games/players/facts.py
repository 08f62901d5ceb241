"""Learned values: facts of a position, each with a weight."""

from collections.abc import Iterable


def weighed(weights: Iterable[float], facts: Iterable[float]) -> float:
    """The sum of the facts times their weights. Raises `ValueError` if the lengths differ."""
    return sum([weight * fact for weight, fact in zip(weights, facts, strict=True)])
