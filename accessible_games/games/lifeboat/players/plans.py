"""What a player could answer, with its worth and a reason."""

from collections.abc import Iterable
from operator import attrgetter
from random import Random

from accessible_games.core.decision import Answer, Decision, OneOf
from accessible_games.core.event import Event
from accessible_games.core.frozen import Frozen

MOOD = 0.02
"""How much chance may change an answer's worth, so that ties are not always decided alike."""


def words(decision: Decision[Answer]) -> tuple[str, ...]:
    """The words that can be answered."""
    assert isinstance(decision.options, OneOf)
    return decision.options.words


class ValuedAnswer(Frozen):
    """An answer with its worth in points, and the main fact in its favour."""

    answer: Answer
    worth: float
    reason: Event


def best(plans: Iterable[ValuedAnswer]) -> ValuedAnswer:
    """The plan of most worth; of equal plans the first."""
    return max(plans, key=attrgetter("worth"))


def moody(plans: Iterable[ValuedAnswer], chance: Random) -> ValuedAnswer:
    """The best plan, or by chance one that is worth nearly as much."""
    return max(plans, key=lambda plan: plan.worth + MOOD * chance.random())
