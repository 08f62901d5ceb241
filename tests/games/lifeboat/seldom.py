"""Events, questions and reasons of Lifeboat that simulated games seldom come to, made by hand."""

from collections.abc import Iterator

from accessible_games.core.common_events import GameFinished, GameScored
from accessible_games.core.decision import Decision, OneOf, Some
from accessible_games.core.event import Event, kind_and_value
from accessible_games.games.lifeboat import events as boat
from accessible_games.games.lifeboat import facts
from accessible_games.games.lifeboat import sea_events as sea
from accessible_games.games.lifeboat.actions import ACTIONS, FREE
from accessible_games.games.lifeboat.cards import CHARACTERS, COURSES, PROVISIONS, WEAPONS
from accessible_games.games.lifeboat.charts import contents
from accessible_games.games.lifeboat.players import costs, demands, explanations, offers, reasons
from tests.examples import turned
from tests.speech.seldom import Seldom

LONG = ("gaffing-hook", "medical-kit", "life-preserver", "water", "water", "painting-3")
SHORT = ("jewel", "jewel", "cash")
STATES = (("awake", 0), ("awake", 1), ("awake", 7), ("unconscious", 8), ("dead", 9))
BARRED = {
    "swap": "alone", "mug": "nobody-has-cards", "trade": "nobody-to-trade-with",
    "slip": "nobody-to-trade-with",
    "show": "nothing-to-show", "medical-kit": "nobody-wounded", "parasol": "already-open",
    "flare-gun": "not-owned",
}  # fmt: skip
CAUSES = ("fight", "water", "sharks", "thirst")
PAIRS = ((0, 1), (1, 0), (1, 2))
"""A listener and another player: the listener first, last, or neither of them."""
HIDDEN = (True, False)


def mornings() -> Iterator[Event]:
    """Yield who is who, and what is drawn."""
    for seat in (0, 1):
        yield from (boat.CharacterDealt(seat, each, 8, 9) for each in CHARACTERS)
        yield from (boat.ProvisionsDrawn(seat, count, left) for count in (1, 5) for left in (0, 1))
        yield boat.TurnSkipped(seat)
        yield boat.CardKept(seat, "life-preserver")
    yield from (boat.GoalsDealt(0, "captain", "captain", own, own) for own in (True, False))
    yield from (boat.FirstCardDealt(0, card) for card in PROVISIONS)
    yield from (boat.DayBegan(9, birds) for birds in (0, 1, 3))
    yield boat.CharactersOut(("lady", "frenchy"))
    yield boat.CharactersOut(("kid",))
    yield boat.ProvisionsGone()
    yield boat.ChoiceSeen(0, LONG)


def actions() -> Iterator[Event]:
    """Yield what a player does in their turn."""
    for seat, other in PAIRS:
        yield boat.DidNothing(seat)
        yield from (boat.RowingBegan(seat, count) for count in (2, 5))
        yield from (
            boat.Rowed(seat, kept, under) for kept, under in ((0, 2), (1, 1), (3, 2), (2, 0))
        )
        yield boat.Rowed(seat, 0, 1)
        yield boat.ParasolOpened(seat)
        yield from (boat.Healed(seat, whom, n, 8) for whom in (seat, other) for n in (0, 1, 4))
        yield boat.WokeUp(seat)
        yield boat.FlareFired(seat, ("course-1", "course-12", "course-24"))
    yield from (boat.CardShown(seat, card) for (seat, _), card in turned(PAIRS, tuple(PROVISIONS)))
    yield from (sea.BirdSighted(birds) for birds in (1, 2, 4))
    yield from (sea.BirdLost(birds) for birds in (0, 1, 2))
    yield from (sea.CourseShown(*contents(card)) for card in COURSES)
    yield from (sea.CourseSeen(*contents(card), 0) for card in COURSES)


def trades() -> Iterator[Event]:
    """Yield offers, gifts and pleas."""
    goods = (
        (("oar",), ("knife",)),
        ((), ("water",)),
        (("cash",), ()),
        (LONG, SHORT),
        (SHORT, LONG),
    )
    for seat, partner in PAIRS:
        for kind in (boat.OfferMade, boat.OfferTaken):
            yield from (kind(seat, partner, give, want) for give, want in goods)
        yield from (boat.TradeWished(seat, later) for later in (True, False))
        yield boat.SlipTaken(seat, partner)
        yield boat.OfferRefused(seat, partner)


def slips() -> Iterator[Event]:
    """Yield offers with some cards face down, to the two players, and to a third."""
    yield boat.TradingOver()
    one, two = ("life-preserver",), ("painting-3", "medical-kit")
    for seat, partner in ((0, 1), (1, 0)):
        for open_, hidden in (((), one), ((), two), (SHORT, one), (one, two)):
            yield boat.OfferSlipped(seat, partner, open_, hidden, len(hidden), (), (), 0)
            yield boat.OfferSlipped(seat, partner, (), (), 0, open_, hidden, len(hidden))
            yield boat.OfferSlipped(seat, partner, open_, hidden, len(hidden), two, one, 1)
        yield boat.OfferSlipped(seat, partner, ("oar",), (), 0, (), one, 1)
    for gives, wants in ((1, 1), (2, 1), (1, 2)):
        yield boat.OfferSlipped(1, 2, ("oar",), one, gives, ("knife",), one, wants)
        yield boat.OfferSlipped(1, 2, (), two, gives, (), two, wants)


def fights() -> Iterator[Event]:
    """Yield demands, helpers, weapons, and what comes of them."""
    for seat, other in PAIRS:
        yield boat.SwapDemanded(seat, other)
        yield boat.CardDemanded(seat, other, None)
        yield from (boat.Agreed(seat), boat.FightBegan(seat, other), boat.StayedOut(seat))
        yield from (boat.Threatened(seat, other), boat.Insisted(seat), boat.LetBe(seat, other))
        yield from (boat.BribeOffered(seat, other, None, *side) for side in sides(seat))
        yield boat.BribeDue(seat, other, None)
        yield from (boat.BribePromised(seat), boat.BribeBroken(seat, other))
        yield boat.Joined(seat, other)
        yield from (boat.WeaponPlayed(seat, card, size) for card, size in WEAPONS.items())
        yield from (boat.FightStands(seat, other, 12, n) for n in (3, 12))
        yield from (boat.FightWon(seat, n, 3) for n in (3, 20))
        yield from (
            boat.FlareSpent(seat),
            boat.SeatsChanged(seat, other),
            boat.NothingToTake(seat),
        )
        for card in ("knife", "gaffing-hook"):
            yield from (boat.CardStolen(seat, other, card, hidden) for hidden in HIDDEN)


def sides(seat: int) -> Iterator[tuple[str, int | None]]:
    """Yield what a player is bribed for."""
    yield from (("help", seat), ("out", None), ("side", 2), ("side", 0))


def demanded() -> Iterator[Event]:
    """Yield each card by name: asked for, offered, promised and paid."""
    for (seat, other), card in turned(PAIRS, tuple(PROVISIONS)):
        yield boat.CardDemanded(seat, other, card)
        yield boat.RansomOffered(seat, other, card)
        yield boat.BribeDue(seat, other, card)
        yield from (boat.HelpPromised(seat, leader, card) for leader in (other, None))
        yield from (boat.BribePaid(seat, other, card, hidden) for hidden in HIDDEN)
        yield from (boat.BribeOffered(seat, other, card, *side) for side in sides(seat))


def navigation() -> Iterator[Event]:
    """Yield what the card of the day brings, and every way to be wounded and to die."""
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
            *(sea.WaterGiven(seat, other, why) for why in ("name", "row", "fight")),
        )
        yield from (sea.ParasolShaded(seat), sea.Fainted(seat), sea.Died(seat))
        yield sea.Drowned(seat)
        yield from (sea.Wounded(seat, cause, n, 8) for cause in CAUSES for n in (1, 7, 8, 9))
    yield sea.SharksCame()


def ending() -> Iterator[Event]:
    """Yield every reason for points."""
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
    yield GameScored(((0, 0), (1, 1), (2, 33)))
    yield GameScored(((0, 12), (1, 0), (2, 33)))
    yield sea.VictoryShared(((0, 20), (1, 20)), 20)
    yield sea.VictoryShared(((0, 20), (1, 20), (2, 20)), 20)


def hints() -> Iterator[Event]:
    """Yield why an answer is advised."""
    yield from (reasons.SparesYou(), reasons.GainsNothing(), reasons.DelaysLand())
    for seat in (0, 1):
        yield from (reasons.SparesLove(seat), reasons.HarmsHate(seat))
        yield from (reasons.MayFind(seat, cards) for cards in (1, 5))
    yield from (reasons.HelpsAlly(seat) for seat in (1, 2))
    yield from (reasons.CardPromised(1), reasons.KeepsWord(), reasons.WrongedYou(1))
    yield from (reasons.MayHeed(), reasons.ExpectsMore())
    yield from (reasons.NearsLand(birds) for birds in (1, 2, 4))
    yield from (reasons.ChoosesCourse(), reasons.LeavesToChance(), reasons.BetterSeat())
    yield from (reasons.HarmsLeast(), reasons.AvoidsThirst(), reasons.NeedsOwnWater())
    yield from (reasons.KeepsCards(), reasons.SavesWater(), explanations.OthersGive())
    yield from (reasons.WaterNeeded(), reasons.HidesCards())
    for card in PROVISIONS:
        yield from (reasons.TreasureCounts(card, points) for points in (1, 8))
        yield from (reasons.UsefulCard(card), reasons.CanSpare(card), reasons.OthersWant(card))
        yield demands.GivesUp("card", card)
        if card not in WEAPONS:
            yield explanations.CardServes(card, kind_and_value(card)[0])
    yield from (reasons.GetsWeapon(card, size) for card, size in WEAPONS.items())
    yield from (reasons.GoodTrade(cards) for cards in (("water",), SHORT, LONG))
    yield from (reasons.StrongEnough(12, 3), reasons.TooWeak(3, 12), reasons.NothingBetter())
    yield from (reasons.AvoidsFight(), reasons.KeepsYours(), reasons.MakesStronger())
    yield from (reasons.BringsStrength(seat, 12) for seat in (1, 2))
    yield from (reasons.Heals(seat) for seat in (0, 1))
    yield from (explanations.LaysNone(), demands.MayThirst(), demands.MayFight())
    yield from (explanations.TakesUnknown(), explanations.SavesCards())
    yield from (explanations.ActsLater(), explanations.MayBeRefused())
    yield from (offers.KeepsOut(), reasons.MayNearLand(), *map(reasons.ShowsCourses, (1, 2)))
    yield from (
        kind(1) for kind in (explanations.TakesSeat, explanations.EasesThirst, costs.SparesVictim)
    )
    yield from (costs.LeavesToOthers(card) for card in PROVISIONS)
    yield from (
        demands.MayResist(1, 3, 12),
        demands.GivesUp("seat", None),
        demands.GivesUp("hidden", None),
    )


def questions() -> Iterator[Decision[str]]:
    """Yield every kind of question, with as many options as there can be."""
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
    yield from (Decision(0, "water", OneOf(("water", "no")), seat) for seat in (1, 2))
    yield Decision(0, "deal", OneOf(("no",), {"yes": "cannot-pay"}))
    yield Decision(0, "turn", OneOf(("nothing", "row"), BARRED))


def choices() -> Iterator[Decision[tuple[str, ...]]]:
    """Yield questions about several cards."""
    for cards in (("cash",), SHORT, LONG):
        for least in (0, 1):
            counts = tuple(range(least, len(cards) + 1))
            yield from (Decision(0, kind, Some(cards, counts)) for kind in ("give", "want"))
        if len(cards) > 1:
            yield Decision(0, "cover", Some(cards, tuple(range(1, len(cards) + 1))))
    yield from (Decision(0, "row", Some(tuple(COURSES)[:n], tuple(range(n + 1)))) for n in (1, 6))


# Facts -------------------------------------------------------------------------------------------


def people() -> Iterator[Event]:
    """Yield how a player is."""
    for seat, (state, wounds) in ((seat, each) for seat in (0, 1) for each in STATES):
        for rowed, shown in ((True, ()), (False, LONG), (True, SHORT)):
            yield facts.PersonSits(seat, "captain", 3, state, wounds, 8, rowed, not rowed, shown)
            for place, hidden, known in ((1, 0, ()), (3, 1, ("water",)), (6, 7, LONG)):
                yield facts.PersonIs(
                    seat, "captain", place, state, wounds, 8, 19, 5, rowed, rowed, shown, hidden,
                    known,
                )  # fmt: skip
        yield facts.PersonIs(seat, "mate", 0, "dead", 8, 8, 8, 4, False, False, (), 9, ())
        yield facts.SeatPlays(seat, "captain")
    yield from (facts.SweptAwayBefore(seats) for seats in ((0,), (1, 0, 2)))
    yield facts.BoatHolds((1,))
    yield from (facts.WhoYouAre(each, 8, 5) for each in CHARACTERS)
    yield facts.GoalsHeld(0, "captain", "captain", True, True)
    yield facts.GoalsHeld(0, "stephen", "frenchy", False, False)


def asked() -> Iterator[Event]:
    """Yield other facts."""
    held = ((), SHORT, LONG)
    yield from (facts.HandHeld(hidden, shown) for hidden in held for shown in held)
    yield from (facts.ChoiceHeld(LONG), facts.PassedOn(LONG))
    yield from (facts.BirdsSeen(birds, 7) for birds in range(5))
    yield from (facts.PointsNow(points) for points in (0, 1, 27))
    yield from (facts.NoPoints(), GameFinished(), facts.NotInGame("frenchy"))
    for stage in ("morning", "actions", "fight", "navigation"):
        seats = (0, 1, None) if stage == "actions" else (0, 1) if stage == "fight" else (None,)
        yield from (facts.OnTurn(seat, stage, 3) for seat in seats)
    yield from (facts.YetToAct(seats) for seats in ((0,), (2, 1, 0)))
    yield from (facts.CardCounts(n, n, 20, n) for n in (0, 1, 30))
    yield from (facts.DiscardHolds(LONG), facts.RowStackKnown(("course-1", "course-24")))
    cards = [(card, n) for card, most in PROVISIONS.items() for n in range(1, most + 1)]
    yield from (facts.InDiscard(card, n) for card, n in cards)
    for seat, (card, n) in turned((0, 1), cards):
        yield from (facts.OpenAt(seat, card, n), facts.HiddenAt(seat, card, n))
    yield from (facts.CourseOfDay("course-5"), facts.OnRowStack("course-12"))
    yield from (facts.InStack("course-24", place) for place in (1, 2, 21))
    yield from (facts.LookedAt("course-7"), facts.Nowhere("life-preserver"))


SELDOM = Seldom(
    events=tuple(
        event
        for told in (
            *(mornings, actions, trades, slips, fights, demanded, navigation, ending),
            *(people, asked),
        )
        for event in told()
    ),
    decisions=(*questions(), *choices()),
    reasons=tuple(hints()),
)
