"""What a player could answer, what it is worth, and why."""

from collections.abc import Iterable
from operator import attrgetter
from random import Random

from accessible_games.core.decision import Answer, Decision, OneOf
from accessible_games.core.event import Event
from accessible_games.core.frozen import Frozen

MOOD = 0.02
"""How much chance may change an answer's worth, so that equals are not always decided alike."""


def words(decision: Decision[Answer]) -> tuple[str, ...]:
    """The words that can be answered."""
    assert isinstance(decision.options, OneOf)
    return decision.options.words


class Plan(Frozen):
    """An answer with its worth in points, and the one fact that speaks most for it."""

    answer: Answer
    worth: float
    reason: Event


def best(plans: Iterable[Plan]) -> Plan:
    """The plan that is worth most; of equal plans the first."""
    return max(plans, key=attrgetter("worth"))


def moody(plans: Iterable[Plan], chance: Random) -> Plan:
    """The best plan, or by chance one that is worth nearly as much."""
    return max(plans, key=lambda plan: plan.worth + MOOD * chance.random())
