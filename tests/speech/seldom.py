"""Events and reasons that simulated games seldom come to, made by hand."""

from collections.abc import Mapping
from typing import Any

from accessible_games.bots.arche_noah import costs as noah_costs
from accessible_games.bots.arche_noah import open_cards as noah_open
from accessible_games.bots.arche_noah import reasons as noah_reasons
from accessible_games.bots.arche_noah import why as noah_why
from accessible_games.bots.life_is_life import costs as life_costs
from accessible_games.bots.life_is_life import why as life_why
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
from accessible_games.bots.sixpack import costs as six_costs
from accessible_games.bots.sixpack import reasons as six_reasons
from accessible_games.core.decision import Decision, OneOf
from accessible_games.core.event import Event
from accessible_games.games.arche_noah import events as noah
from accessible_games.games.arche_noah import topics as noah_topics
from accessible_games.games.life_is_life.events import (
    AllTied,
    AnimalScored,
    LifeWon,
    LivesLost,
    SuddenDeath,
)
from accessible_games.games.life_is_life.seen import TableEmpty
from accessible_games.games.sixpack import events as six
from accessible_games.games.sixpack import looking as six_looking
from accessible_games.games.sixpack import picture as six_picture
from accessible_games.games.sixpack import seen as six_seen
from accessible_games.games.sixpack import touring as six_touring
from tests.speech import seldom_boat

MANY = ("crocodile", "anteater", "vulture", "hedgehog", "spider")

FULL = ("cola", "lemonade", "beer", "spezi", "diesel", "shandy")
PLACES = ("m12", "n12", "o12", "m13", "n13", "o13")
HAND = ("lemonade-spezi", "beer-diesel", "lemonade-shandy")
PHASES = ("pair", "turn", "fill", "claim", "point", "clear", "keep", "over")
RIMS = (
    "none",
    "left",
    "right",
    "above",
    "below",
    "above-left",
    "above-right",
    "below-left",
    "below-right",
)

SELDOM: Mapping[str, tuple[Event, ...]] = {
    "life-is-life": (
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
    "sixpack": (
        six.SetsAdded(1),
        six.SetsAdded(2),
        six.StarterChosen(0, False),
        six.StarterChosen(1, False),
        six.TableReaches("m13", "m14", 1, 2),
        six.Filled(0, "spezi", "n12", ("cola", "lemonade"), False, False),
        six.Filled(1, "cola", "m13", ("spezi", "diesel"), True, False),
        six.Filled(0, "lemonade", "z26", ("spezi", "spezi"), False, True),
        six.Filled(1, "shandy", "a1", ("lemonade", "beer"), False, True),
        six.ChainFilled(0, tuple(zip(FULL * 2, PLACES * 2, strict=True))),
        six.GapStays("n14", ("beer", "beer", "beer"), "equal-bottles"),
        six.GapStays("n14", ("lemonade", "beer"), "stack-empty"),
        six.StackLow("lemonade", "diesel", 5),
        six.StackLow("lemonade", "diesel", 4),
        six.StackLow("lemonade", "diesel", 0),
        six.PatternFound(0),
        six.PatternFound(1),
        six.Claimed(0, "m12-o13", HAND),
        six.Claimed(1, "z26-a2", HAND),
        six.PointScored(0, HAND[0], 1),
        six.PointScored(1, HAND[1], 7),
        six.ClearingDue(0, "lemonade", "diesel", 4),
        six.ClearingDue(1, "lemonade", "diesel", 1),
        six.ClearingDue(1, "lemonade", "diesel", 0),
        six.LineChosen(0, "column", "n"),
        six.LineChosen(1, "row", "14"),
        six.Cleared(0, "column", "n", "left", 12, 20),
        six.Cleared(1, "column", "n", "right", 2, 20),
        six.Cleared(1, "row", "14", "above", 1, 20),
        six.Cleared(0, "row", "14", "below", 12, 20),
        six.NothingToClear(),
        six.GameWon(0, 7),
        six.GameWon(1, 7),
        six.VictoryShared((1, 0), 7),
        six_seen.HandHeld(HAND, 0),
        six_seen.HandHeld(HAND, 1),
        six_seen.NoDominoes(),
        six_seen.PatternLies("m12-o13"),
        six_touring.PatternNeeds((("spezi", "m12"), ("cola", "n12"))),
        six_seen.PatternSomewhere(),
        six_seen.PatternNowhere(),
        six_seen.PicturesMade(0),
        six_seen.PicturesMade(1),
        six_seen.PointsOpen(0, HAND),
        six_seen.PointsOpen(1, HAND),
        *(six_seen.OnTurn(seat, 9, phase) for seat in (0, 1) for phase in PHASES),
        six_seen.StackHolds("lemonade", "diesel", 0, 0),
        six_seen.StackHolds("lemonade", "diesel", 1, 0),
        six_seen.StackHolds("lemonade", "diesel", 6, 1),
        six_seen.AboutBottle("lemonade", ("spezi", "shandy"), "diesel", 0),
        six_seen.AboutMix("spezi", ("cola", "lemonade"), "beer", 1),
        six_seen.DrinkLies("spezi", 1, ("m12",)),
        six_seen.DrinkLies("spezi", 6, PLACES),
        six_seen.Nowhere("shandy"),
        six_picture.TableEmpty(),
        six_looking.LineEmpty("row", "5"),
        six_looking.LineEmpty("column", "c"),
        six_looking.NothingHere("c5"),
        six_looking.GapOpen("n14", ("spezi", "spezi"), ("cola", "lemonade"), 2),
        six_looking.GapHere("n14", ("spezi", "spezi"), ("cola", "lemonade"), 2),
        six_looking.GapHere("n14", ("beer", "beer"), (), 0),
        *(six_looking.DrinkHere("spezi", "n14", rim, True) for rim in RIMS),
        six_looking.DrinksAdded(tuple(zip(FULL, PLACES, strict=True))),
        six_looking.DrinksExchanged((("cola", "m13"),)),
        six_looking.DrinksGone((("cola", "m13"),)),
        six_looking.NothingChanged(),
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
        noah_topics.PileClosed(1, 0, 0),
        noah_topics.PileClosed(0, 1, 1),
        noah_topics.BidsSoFar(((1, 0), (0, 1))),
        noah_topics.CardCounts(0, 1),
        noah_topics.NotInGame("anteater"),
    ),
    "lifeboat": seldom_boat.EVENTS,
}
"""Events and facts."""

SELDOM_DECISIONS: Mapping[str, tuple[Decision[Any], ...]] = {
    "lifeboat": seldom_boat.DECISIONS,
    "sixpack": (
        Decision(0, "keep", OneOf(("left", "right"))),
        Decision(0, "keep", OneOf(("above", "below"))),
    ),
}
"""Questions."""

SELDOM_REASONS: Mapping[str, tuple[Event, ...]] = {
    "lifeboat": seldom_boat.REASONS,
    "sixpack": (
        six_reasons.BeginsWithOwn(),
        six_costs.MissesPattern(),
        six_costs.NotNext(),
        *(six_costs.FitsFewer(drinks) for drinks in (1, 2)),
        *(six_costs.GivesMore(percent, 0) for percent in (1, 12)),
        six_reasons.MakesPattern("m12-o13"),
        six_reasons.MakesPattern(None),
        six_reasons.LeavesPattern("m12-o13"),
        six_reasons.LeavesPattern(None),
        six_reasons.Prepares(),
        six_reasons.NearsPattern(5, "m12-o13"),
        six_reasons.NearsPattern(4, None),
        six_reasons.GivesLittle(0),
        six_reasons.GivesLittle(1),
        six_reasons.GivesLittle(37),
        six_reasons.LeavesCards(20),
        six_reasons.ClaimsPattern("m12-o13"),
        six_reasons.LooksAlone(),
        six_reasons.KeepsFound(12),
        six_reasons.KeepsFound(0),
        six_reasons.KeepsFound(1),
        six_reasons.LaysHardest(),
        six_reasons.Wins(),
    ),
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
        *(life_why.KeepsHand(points) for points in (0, 1, 31)),
        life_why.OthersFollow(),
        life_why.RisksSet(1, "rabbit", 0, False),
        life_why.RisksSet(1, "rabbit", 3, False),
        life_why.RisksSet(1, "cat", 1, True),
        life_why.LosesMajority("giraffe", 9),
        life_costs.LetsOthersSwap(),
        life_costs.HoldsFewer("rabbit", 0, 3),
        life_costs.HoldsFewer("giraffe", 1, 2),
        life_costs.HoldsFewer("mouse", 2, 3),
    ),
    "arche-noah": (
        noah_reasons.ByOpenCards(),
        *(noah_open.PicksBefore(1), noah_open.MustOutbid()),
        *(noah_open.CheapestOpen(), noah_open.KeepsFromNext(1)),
        noah_reasons.BidsForCard("hedgehog-4"),
        noah_reasons.BidsAgainst(1, "crocodile-4"),
        noah_reasons.AvoidsCard("anteater-3"),
        *(noah_why.Helps(), noah_open.TwoAtOnce(), noah_open.SparesPoints()),
        noah_open.KeepsCoins(12),
        *(noah_why.CostsAtMost(points) for points in (1, 4)),
        *(noah_why.SpendsChip(), noah_why.PaysBid(True), noah_why.PaysBid(False)),
        noah_why.PicksLater(),
        noah_costs.LeavesCard("crocodile-4", 1),
        *(noah_costs.BidsMore(coins) for coins in (1, 5)),
        noah_costs.LetsPick(1),
        *(noah_costs.KeepsRivals(coins) for coins in (1, 5)),
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
