"""What a coach says of two answers: why the better one is better, and what the other one costs.

Everything is told as events, by the facts of the view that a seat has; no figure of a search.
"""

from accessible_games.bots import risks_of, why_of
from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Event
from accessible_games.core.game import AnyView


def leads_to(
    game: str, view: AnyView, decision: Decision[Answer], answer: Answer, best: Answer
) -> list[Event]:
    """What an answer does, and what it risks that the best one does not."""
    spared = risks_of(game, view, decision, best)
    own = [risk for risk in risks_of(game, view, decision, answer) if risk not in spared]
    return [why_of(game, view, decision, answer), *own]
