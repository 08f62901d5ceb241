"""Events and reasons that simulated games seldom come to, made by hand, from each game's folder."""

from dataclasses import dataclass
from typing import Any

from accessible_games.core.decision import Decision
from accessible_games.core.event import Event
from tests.games.facts import beside


@dataclass(frozen=True)
class Seldom:
    """What is seldom said in a game: `SELDOM` in seldom.py of its folder."""

    events: tuple[Event, ...] = ()
    """Events and facts."""
    decisions: tuple[Decision[Any], ...] = ()
    """Questions."""
    reasons: tuple[Event, ...] = ()
    """Reasons of advice, told to seat 0."""


def seldom(game: str) -> Seldom:
    """Return what is seldom said in a game."""
    module = beside(game, "seldom")
    found: Seldom = module.SELDOM if module else Seldom()
    return found
