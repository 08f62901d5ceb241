"""The interface of a computer player."""

from collections.abc import Callable
from random import Random
from typing import Protocol

from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Event
from accessible_games.core.frozen import Frozen
from accessible_games.core.game import AnyView
from accessible_games.core.luck import Luck
from accessible_games.core.table import AnyTable

Determinize = Callable[[Luck], AnyTable]
"""Makes a table that looks the same to the seat, with all secrets made up."""


class Bot(Protocol):
    """Answers decisions, knowing only what its seat may know."""

    def __call__(
        self, view: AnyView, decision: Decision[Answer], determinize: Determinize, chance: Random
    ) -> Answer:
        """A legal answer; the same one for the same view, decision and chance."""


class Advice(Frozen):
    """What `normal` would answer, and the one fact that is its main reason, if it gives one."""

    answer: Answer
    reason: Event | None = None
    sure: bool = False
    """Whether it costs nothing, so that no search is needed to see that it is best."""


class Advisor(Protocol):
    """Advises a person; called like a bot."""

    def __call__(
        self, view: AnyView, decision: Decision[Answer], determinize: Determinize, chance: Random
    ) -> Advice:
        """The answer of the level `normal`, with its reason."""
