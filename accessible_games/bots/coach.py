"""What a coach says of two answers: why the better one is better, and what the other one costs.

Everything is told as events, by the facts of the view that a seat has; no figure of a search.
"""

from accessible_games.bots import costs_of, now_of, risks_of, why_of
from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Event
from accessible_games.core.game import AnyView


def matters(game: str, view: AnyView) -> list[Event]:
    """What matters now, whatever is answered: one fact, or none."""
    return [*now_of(game, view)][:1]


def price(
    game: str, view: AnyView, decision: Decision[Answer], answer: Answer, better: Answer
) -> list[Event]:
    """What an answer costs beside a better one, and what it alone risks."""
    spared = risks_of(game, view, decision, better)
    own = [risk for risk in risks_of(game, view, decision, answer) if risk not in spared]
    return list(dict.fromkeys([*costs_of(game, view, decision, answer, better), *own]))


def leads_to(
    game: str, view: AnyView, decision: Decision[Answer], answer: Answer, better: Answer
) -> list[Event]:
    """What an answer does, and what it costs."""
    does = why_of(game, view, decision, answer)
    return list(dict.fromkeys([does, *price(game, view, decision, answer, better)]))
