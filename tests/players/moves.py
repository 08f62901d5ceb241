"""What is said of single answers, each as a whole move of its own."""

from collections.abc import Sequence
from typing import Any

from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Event
from accessible_games.players import coach
from accessible_games.players.spoken import risks_of, why_of
from accessible_games.players.whole import Step, Whole


def single(view: Any, decision: Decision[Any], answer: Answer) -> Whole:
    """A move of one answer."""
    return (Step(view, decision, answer),)


def why(game: str, view: Any, decision: Decision[Any], answer: Answer) -> Event:
    """What speaks for an answer."""
    reason = why_of(game, single(view, decision, answer))
    assert reason
    return reason


def risks(game: str, view: Any, decision: Decision[Any], answer: Answer) -> Sequence[Event]:
    """What an answer risks."""
    return risks_of(game, single(view, decision, answer))


def leads_to(
    game: str, view: Any, decision: Decision[Any], answer: Answer, better: Answer
) -> list[Event]:
    """What an answer does and costs beside a better one."""
    one, two = single(view, decision, answer), single(view, decision, better)
    return coach.leads_to(game, one, two)


def price(
    game: str, view: Any, decision: Decision[Any], answer: Answer, better: Answer
) -> list[Event]:
    """What an answer costs beside a better one."""
    one, two = single(view, decision, answer), single(view, decision, better)
    return coach.price(game, one, two)
