"""Events and reasons that simulated games seldom come to, made by hand."""

from collections.abc import Mapping

from accessible_games.bots.arche_noah import reasons as noah_reasons
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
from accessible_games.games.arche_noah import events as noah
from accessible_games.games.arche_noah import seen as noah_seen
from accessible_games.games.life_is_life.events import (
    AllTied,
    AnimalScored,
    LifeWon,
    LivesLost,
    SuddenDeath,
)
from accessible_games.games.life_is_life.seen import TableEmpty

MANY = ("crocodile", "anteater", "vulture", "hedgehog", "spider")

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
    "arche-noah": (
        noah.SpeciesRemoved(("crocodile", "anteater", "vulture")),
        noah.BidMade(0, 1),
        noah.OrderSettled(((1, 10), (0, 1))),
        noah.PickedTwo(0, ("hedgehog-4", "crocodile-4"), 1),
        noah.PickedTwo(1, ("hedgehog-4", "crocodile-4"), 0),
        noah.Declined(0, 0),
        noah.Declined(1, 2),
        noah.WentEmpty(0),
        noah.WentEmpty(1),
        noah.SetAside(("anteater-1", "vulture-1", "hedgehog-1")),
        noah.BidKept(0, 1),
        noah.BidKept(1, 12),
        noah.PairsScored(0, tuple(f"{kind}-{value}" for kind in MANY for value in (4, 1)), 25),
        noah.BonusScored(0, "crocodile", 3),
        noah.BonusScored(1, "anteater", 3),
        noah.SinglesScored(0, ("frog-1",), 1),
        noah.SinglesScored(1, tuple(f"{kind}-4" for kind in MANY), 20),
        noah.CoinsScored(0, 12, 6),
        noah.CoinsScored(1, 2, 1),
        noah.ChipsScored(0, 1, 1),
        noah.ChipsScored(1, 3, 3),
        noah.PassScored(1, ((0, 1), (1, -12))),
        noah.GameScored(((1, 1), (0, -1))),
        noah.GameWon(0, -1),
        noah.GameWon(1, 0),
        noah.VictoryShared(((0, 45), (1, 45)), 45),
        noah_seen.PileClosed(1, 0, 0),
        noah_seen.PileClosed(0, 1, 1),
        noah_seen.BidsSoFar(((1, 0), (0, 1))),
        noah_seen.CardCounts(0, 1),
        noah_seen.NotInGame("anteater"),
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
    "arche-noah": (
        noah_reasons.BidsForCard("hedgehog-4"),
        noah_reasons.BidsAgainst(1, "crocodile-4"),
        noah_reasons.AvoidsCard("anteater-3"),
        noah_reasons.LetsPay(1, 1),
        noah_reasons.LetsPay(1, 12),
        noah_reasons.SavesCoins(),
        noah_reasons.TakesBest(),
        noah_reasons.KeepsAway(1),
        noah_reasons.CostsLeast(),
        noah_reasons.TakesTwo(),
        noah_reasons.TakesNone(),
    ),
}
"""Reasons of advice, told to seat 0."""
