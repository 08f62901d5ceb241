"""Events, questions and reasons of Lifeboat that simulated games seldom come to, made by hand."""

from collections.abc import Iterator
from typing import Any

from accessible_games.bots.lifeboat import costs, reasons, why
from accessible_games.core.decision import Decision, OneOf, Some
from accessible_games.core.event import Event, kind_and_value
from accessible_games.games.lifeboat import events as day
from accessible_games.games.lifeboat import fight_events as fight
from accessible_games.games.lifeboat import sea_events as sea
from accessible_games.games.lifeboat.actions import ACTIONS, FREE
from accessible_games.games.lifeboat.cards import CHARACTERS, COURSES, PROVISIONS, WEAPONS
from accessible_games.games.lifeboat.charts import contents
from tests.examples import turned
from tests.speech.seldom_facts import LONG, SHORT, asked, people

BARRED = {
    "swap": "alone", "mug": "nobody-has-cards", "trade": "nobody-to-trade-with",
    "slip": "nobody-to-trade-with",
    "show": "nothing-to-show", "medical-kit": "nobody-wounded", "parasol": "already-open",
    "flare-gun": "not-owned",
}  # fmt: skip
CAUSES = ("fight", "water", "sharks", "thirst")
PAIRS = ((0, 1), (1, 0), (1, 2))
"""Somebody and somebody else: the listener first, last, or neither of them."""
HIDDEN = (True, False)


def mornings() -> Iterator[Event]:
    """Who is who, and what is drawn."""
    for seat in (0, 1):
        yield from (day.CharacterDealt(seat, each, 8, 9) for each in CHARACTERS)
        yield from (day.ProvisionsDrawn(seat, count, left) for count in (1, 5) for left in (0, 1))
        yield day.TurnSkipped(seat)
        yield day.CardKept(seat, "life-preserver")
    yield from (day.GoalsDealt(0, "captain", "captain", own, own) for own in (True, False))
    yield from (day.FirstCardDealt(0, card) for card in PROVISIONS)
    yield from (day.DayBegan(9, birds) for birds in (0, 1, 3))
    yield day.CharactersOut(("lady", "frenchy"))
    yield day.CharactersOut(("kid",))
    yield day.ProvisionsGone()
    yield day.ChoiceSeen(0, LONG)


def actions() -> Iterator[Event]:
    """What is done in one's turn."""
    for seat, other in PAIRS:
        yield day.DidNothing(seat)
        yield from (day.RowingBegan(seat, count) for count in (2, 5))
        yield from (
            day.Rowed(seat, kept, under) for kept, under in ((0, 2), (1, 1), (3, 2), (2, 0))
        )
        yield day.Rowed(seat, 0, 1)
        yield day.ParasolOpened(seat)
        yield from (day.Healed(seat, whom, n, 8) for whom in (seat, other) for n in (0, 1, 4))
        yield day.WokeUp(seat)
        yield day.FlareFired(seat, ("course-1", "course-12", "course-24"))
    yield from (day.CardShown(seat, card) for (seat, _), card in turned(PAIRS, tuple(PROVISIONS)))
    yield from (day.BirdSighted(birds) for birds in (1, 2, 4))
    yield from (day.BirdLost(birds) for birds in (0, 1, 2))
    yield from (day.CourseShown(*contents(card)) for card in COURSES)
    yield from (day.CourseSeen(*contents(card), 0) for card in COURSES)


def trades() -> Iterator[Event]:
    """Offers, gifts and pleas."""
    goods = (
        (("oar",), ("knife",)),
        ((), ("water",)),
        (("cash",), ()),
        (LONG, SHORT),
        (SHORT, LONG),
    )
    for seat, partner in PAIRS:
        for kind in (day.OfferMade, day.OfferTaken):
            yield from (kind(seat, partner, give, want) for give, want in goods)
        yield from (day.TradeWished(seat, later) for later in (True, False))
        yield day.SlipTaken(seat, partner)
        yield day.OfferRefused(seat, partner)


def slips() -> Iterator[Event]:
    """Offers of which some cards go face down, to the two, and to somebody else."""
    yield day.TradingOver()
    one, two = ("life-preserver",), ("painting-3", "medical-kit")
    for seat, partner in ((0, 1), (1, 0)):
        for open_, hidden in (((), one), ((), two), (SHORT, one), (one, two)):
            yield day.OfferSlipped(seat, partner, open_, hidden, len(hidden), (), (), 0)
            yield day.OfferSlipped(seat, partner, (), (), 0, open_, hidden, len(hidden))
            yield day.OfferSlipped(seat, partner, open_, hidden, len(hidden), two, one, 1)
        yield day.OfferSlipped(seat, partner, ("oar",), (), 0, (), one, 1)
    for gives, wants in ((1, 1), (2, 1), (1, 2)):
        yield day.OfferSlipped(1, 2, ("oar",), one, gives, ("knife",), one, wants)
        yield day.OfferSlipped(1, 2, (), two, gives, (), two, wants)


def fights() -> Iterator[Event]:
    """Demands, helpers, weapons, and what comes of it."""
    for seat, other in PAIRS:
        yield fight.SwapDemanded(seat, other)
        yield fight.CardDemanded(seat, other, None)
        yield from (fight.Agreed(seat), fight.FightBegan(seat, other), fight.StayedOut(seat))
        yield from (fight.Threatened(seat, other), fight.Insisted(seat), fight.LetBe(seat, other))
        yield from (fight.BribeOffered(seat, other, None, *side) for side in sides(seat))
        yield fight.BribeDue(seat, other, None)
        yield from (fight.BribePromised(seat), fight.BribeBroken(seat, other))
        yield fight.Joined(seat, other)
        yield from (fight.WeaponPlayed(seat, card, size) for card, size in WEAPONS.items())
        yield from (fight.FightStands(seat, other, 12, n) for n in (3, 12))
        yield from (fight.FightWon(seat, n, 3) for n in (3, 20))
        yield from (
            fight.FlareSpent(seat),
            fight.SeatsChanged(seat, other),
            fight.NothingToTake(seat),
        )
        for card in ("knife", "gaffing-hook"):
            yield from (fight.CardStolen(seat, other, card, hidden) for hidden in HIDDEN)


def sides(seat: int) -> Iterator[tuple[str, int | None]]:
    """What one is bribed for."""
    yield from (("help", seat), ("out", None), ("side", 2), ("side", 0))


def demanded() -> Iterator[Event]:
    """Each card by its name, asked for, offered, promised and paid."""
    for (seat, other), card in turned(PAIRS, tuple(PROVISIONS)):
        yield fight.CardDemanded(seat, other, card)
        yield fight.RansomOffered(seat, other, card)
        yield fight.BribeDue(seat, other, card)
        yield from (fight.HelpPromised(seat, leader, card) for leader in (other, None))
        yield from (fight.BribePaid(seat, other, card, hidden) for hidden in HIDDEN)
        yield from (fight.BribeOffered(seat, other, card, *side) for side in sides(seat))


def navigation() -> Iterator[Event]:
    """What the card of the day brings, and every way to be wounded and to die."""
    for by, card in turned((0, 1, None), tuple(COURSES)):
        yield sea.CourseSet(*contents(card), by)
    for seat, other in ((0, 1), (1, 0), (1, 2), (1, 1)):
        yield from (sea.CompassUsed(seat), sea.FellOverboard(seat), sea.ChumPlayed(seat))
        yield from (sea.PreserverThrown(seat, other), sea.SavedByPreserver(seat))
        yield from (sea.CardsLost(seat, cards) for cards in (LONG, SHORT, ("water",)))
        yield from (sea.SweptAway(seat, dead, c) for dead in (True, False) for c in (LONG, ()))
        yield from (sea.GotThirsty(seat, cause) for cause in ("name", "row", "fight"))
        yield from (
            sea.SwamBack(seat),
            *(sea.DrankWater(seat, why, again=False) for why in ("name", "row", "fight")),
            sea.WaterGiven(seat, other),
        )
        yield from (sea.ParasolShaded(seat), sea.Fainted(seat), sea.Died(seat))
        yield sea.Drowned(seat)
        yield from (sea.Wounded(seat, cause, n, 8) for cause in CAUSES for n in (1, 7, 8, 9))
    yield sea.SharksCame()


def ending() -> Iterator[Event]:
    """Every reason for points."""
    yield from (sea.LandReached(4), sea.SeaWon())
    for seat in (0, 1):
        yield from (
            sea.GoalsRevealed(seat, love, "kid", love == "kid", True) for love in ("kid", "captain")
        )
        for narcissist in (True, False):
            yield from (sea.SurvivalScored(seat, 9, narcissist, mad) for mad in (True, False))
            yield sea.TreasureScored(seat, ("painting-2", *SHORT), 16, narcissist)
            yield from (sea.AmbivalenceScored(seat, "mate", narcissist, n) for n in (1, 8))
        yield sea.TreasureScored(seat, ("cash",), 1, False)
        yield from (sea.LoveScored(seat, person, 8) for person in CHARACTERS)
        yield from (sea.HateScored(seat, person, 8) for person in CHARACTERS)
        yield sea.DeathsScored(seat, tuple(CHARACTERS[:5]), 25)
        yield sea.DeathsScored(seat, ("kid",), 3)
        yield from (sea.GameWon(seat, points) for points in (1, 33))
    yield sea.GameScored(((0, 0), (1, 1), (2, 33)))
    yield sea.GameScored(((0, 12), (1, 0), (2, 33)))
    yield sea.VictoryShared(((0, 20), (1, 20)), 20)
    yield sea.VictoryShared(((0, 20), (1, 20), (2, 20)), 20)


def hints() -> Iterator[Event]:
    """Why an answer is advised."""
    yield from (reasons.SparesYou(), reasons.GainsNothing(), reasons.DelaysLand())
    for seat in (0, 1):
        yield from (reasons.SparesLove(seat), reasons.HarmsHate(seat))
        yield from (reasons.MayFind(seat, cards) for cards in (1, 5))
    yield from (reasons.HelpsAlly(seat) for seat in (1, 2))
    yield from (reasons.CardPromised(1), reasons.KeepsWord(), reasons.WrongedYou(1))
    yield from (reasons.MayHeed(), reasons.ExpectsMore())
    yield from (reasons.NearsLand(birds) for birds in (1, 2, 4))
    yield from (reasons.ChoosesCourse(), reasons.LeavesToChance(), reasons.BetterSeat())
    yield reasons.HarmsLeast()
    yield from (reasons.AvoidsThirst(), reasons.NeedsOwnWater(), reasons.KeepsCards())
    yield from (reasons.WaterNeeded(), reasons.HidesCards())
    for card in PROVISIONS:
        yield from (reasons.TreasureCounts(card, points) for points in (1, 8))
        yield reasons.UsefulCard(card)
        yield reasons.CanSpare(card)
        yield why.GivesUp("card", card)
        if card not in WEAPONS:
            yield why.CardServes(card, kind_and_value(card)[0])
    yield from (reasons.GetsWeapon(card, size) for card, size in WEAPONS.items())
    yield from (reasons.GoodTrade(cards) for cards in (("water",), SHORT, LONG))
    yield from (reasons.StrongEnough(12, 3), reasons.TooWeak(3, 12), reasons.NothingBetter())
    yield from (reasons.AvoidsFight(), reasons.KeepsYours(), reasons.MakesStronger())
    yield from (reasons.BringsStrength(seat, 12) for seat in (1, 2))
    yield from (why.Heals(seat) for seat in (0, 1))
    yield from (why.LaysNone(), why.MayThirst(), why.MayFight())
    yield from (why.TakesUnknown(), why.SavesCards(), why.ActsLater())
    yield from (kind(1) for kind in (why.TakesSeat, why.EasesThirst, costs.SparesVictim))
    yield from (costs.LeavesToOthers(card) for card in PROVISIONS)
    yield from (why.MayResist(1, 3, 12), why.GivesUp("seat", None), why.GivesUp("hidden", None))


def questions() -> Iterator[Decision[str]]:
    """Every kind of question with as much to choose from as there can be."""
    people_, provisions = tuple(CHARACTERS), tuple(PROVISIONS)
    weapons, courses = tuple(WEAPONS), tuple(COURSES)
    yield Decision(0, "draft", OneOf(LONG))
    yield Decision(0, "turn", OneOf((*ACTIONS, *FREE)))
    yield Decision(0, "market", OneOf(("done", *FREE)))
    yield from (Decision(0, kind, OneOf(people_[1:])) for kind in ("heal", "swap", "mug"))
    yield from (Decision(0, kind, OneOf(people_)) for kind in ("partner", "throw"))
    yield Decision(0, "show", OneOf((*provisions, "no")))
    yield Decision(0, "loot", OneOf((*provisions, "hidden")))
    yield Decision(0, "consent", OneOf(("agree", "fight", "threaten", "offer")))
    yield Decision(0, "ransom", OneOf(provisions))
    yield Decision(0, "settle", OneOf(("yes", "no")))
    yield Decision(0, "join", OneOf(("attack", "defend", "out", "promise")))
    yield Decision(0, "join", OneOf(("attack", "defend", "out", "promise", "bribe")))
    yield Decision(0, "weapon", OneOf((*weapons, "no"), absent=("bribe",)))
    yield Decision(0, "weapon", OneOf((*weapons, "bribe", "no")))
    yield Decision(0, "weapon", OneOf(("bribe", "no")))
    yield Decision(0, "help", OneOf(("attack", "defend", "out")))
    yield Decision(0, "terms", OneOf(("yes", "no")))
    yield Decision(0, "bribe", OneOf((*people_, *provisions, "hidden")))
    yield Decision(0, "stake", OneOf((*provisions, "hidden")))
    yield from (Decision(0, "service", OneOf((word, "out"))) for word in ("aid", "attack"))
    yield Decision(0, "pay", OneOf(("yes", "hidden", "no")))
    yield Decision(0, "slip", OneOf(provisions))
    yield Decision(0, "price", OneOf(provisions))
    yield Decision(0, "steer", OneOf((*courses[:4], "compass")))
    yield Decision(0, "steer", OneOf(("top", "compass")))
    yield Decision(0, "sea", OneOf(("no", "chum", "life-preserver")))
    yield Decision(0, "drink", OneOf(("water", "parasol", "no")))
    yield Decision(0, "water", OneOf(("water", "no")))
    yield Decision(0, "deal", OneOf(("no",), {"yes": "cannot-pay"}))
    yield Decision(0, "turn", OneOf(("nothing", "row"), BARRED))


def choices() -> Iterator[Decision[tuple[str, ...]]]:
    """Questions about several cards."""
    for cards in (("cash",), SHORT, LONG):
        for least in (0, 1):
            counts = tuple(range(least, len(cards) + 1))
            yield from (Decision(0, kind, Some(cards, counts)) for kind in ("give", "want"))
        if len(cards) > 1:
            yield Decision(0, "cover", Some(cards, tuple(range(1, len(cards) + 1))))
    yield from (Decision(0, "row", Some(tuple(COURSES)[:n], tuple(range(n + 1)))) for n in (1, 6))


EVENTS = tuple(
    event
    for told in (
        mornings,
        actions,
        trades,
        slips,
        fights,
        demanded,
        navigation,
        ending,
        people,
        asked,
    )
    for event in told()
)
"""Events and facts."""
DECISIONS: tuple[Decision[Any], ...] = (*questions(), *choices())
"""Questions."""
REASONS = tuple(hints())
"""Reasons of advice, told to seat 0."""
