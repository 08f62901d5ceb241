"""Events and reasons that simulated games seldom come to, made by hand."""

from collections.abc import Mapping

from accessible_games.bots.life_is_life.reasons import (
    BlocksSet,
    ChasesSet,
    Collects,
    CompletesSet,
    KnocksAhead,
    KnocksLate,
    LosesLeast,
    PassesBest,
    TakesMajority,
)
from accessible_games.core.event import Event
from accessible_games.games.life_is_life.events import (
    AllTied,
    AnimalScored,
    LifeWon,
    LivesLost,
    SuddenDeath,
)
from accessible_games.games.life_is_life.seen import TableEmpty

SELDOM: Mapping[str, tuple[Event, ...]] = {
    "life-is-life": (
        SuddenDeath(0, "cat", 4),
        SuddenDeath(1, "rabbit", 5),
        LifeWon(0, 6),
        LifeWon(1, 10),
        AllTied(0),
        AllTied(18),
        AnimalScored("giraffe", 9, ((0, 1),), None, "single"),
        AnimalScored("bear", 8, ((1, 1), (0, 1)), None, "tie"),
        AnimalScored("mouse", 3, (), None, "nobody"),
        LivesLost(0, 2, 0),
        LivesLost(0, 1, 0),
        LivesLost(0, 0, 1),
        LivesLost(1, 2, 1),
        TableEmpty(),
    ),
}
"""Events and facts."""

SELDOM_REASONS: Mapping[str, tuple[Event, ...]] = {
    "life-is-life": (
        CompletesSet("pig", 5),
        ChasesSet("cat", 3, 1),
        ChasesSet("rabbit", 3, 2),
        BlocksSet(1, "rabbit", 0, False),
        BlocksSet(1, "cat", 1, False),
        BlocksSet(1, "pig", 3, True),
        TakesMajority("giraffe", 4, 9),
        Collects("bear", 1),
        LosesLeast(2),
        KnocksAhead(31, 0),
        KnocksLate(12),
        PassesBest(),
    ),
}
"""Reasons of advice, told to seat 0."""
