"""Events and reasons of Life is Life that simulated games seldom come to, made by hand."""

from accessible_games.games.life_is_life.events import (
    AllTied,
    AnimalScored,
    LifeWon,
    LivesLost,
    SuddenDeath,
)
from accessible_games.games.life_is_life.players import costs, explanations
from accessible_games.games.life_is_life.players.reasons import (
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
from accessible_games.games.life_is_life.seen import TableEmpty
from tests.speech.seldom import Seldom

SELDOM = Seldom(
    events=(
        SuddenDeath(0, "cat", 4, ("bear", "dog", "dog", "mole", "mole", "mole")),
        SuddenDeath(1, "rabbit", 5, ("bear", "mole", "dog", "dog", "sheep")),
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
    reasons=(
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
        *(explanations.KeepsHand(points) for points in (0, 1, 31)),
        explanations.OthersFollow(),
        explanations.RisksSet(1, "rabbit", 0, False),
        explanations.RisksSet(1, "rabbit", 3, False),
        explanations.RisksSet(1, "cat", 1, True),
        explanations.LosesMajority("giraffe", 9),
        costs.LetsOthersSwap(),
        costs.HoldsFewer("rabbit", 0, 3),
        costs.HoldsFewer("cat", 0, 1),
        *map(costs.GivesUpAll, ("rabbit", "giraffe")),
        costs.HoldsFewer("giraffe", 1, 2),
        costs.HoldsFewer("mouse", 2, 3),
    ),
)
