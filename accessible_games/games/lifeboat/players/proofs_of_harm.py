"""What must be true of who is harmed or spared, of land, of courses and of places in the boat."""

from collections.abc import Mapping

from accessible_games.core.event import Event, Seat
from accessible_games.games.lifeboat.cards import BIRDS, COURSES
from accessible_games.games.lifeboat.players.evaluation import (
    BoatEvaluation,
    harm_in_water,
    harm_of,
    thirst_of,
)
from accessible_games.games.lifeboat.players.explanations import LaysNone, TakesSeat, TakesUnknown
from accessible_games.games.lifeboat.players.fights import can_refuse
from accessible_games.games.lifeboat.players.places import crew
from accessible_games.games.lifeboat.players.reasons import (
    AvoidsThirst,
    BetterSeat,
    ChoosesCourse,
    ChoosesFirst,
    DelaysLand,
    GainsNothing,
    HarmsHate,
    HarmsLeast,
    Heals,
    LeavesToChance,
    MayNearLand,
    NearsLand,
    ShowsCourses,
    SparesLove,
    SparesYou,
)
from accessible_games.games.lifeboat.players.sea import (
    PRESERVER,
    fallen,
    usual_course,
    whom_to_save,
    worth_of_course,
)
from accessible_games.games.lifeboat.players.spoken_of import SpokenOf
from accessible_games.games.lifeboat.sea_events import CourseShown
from accessible_games.games.lifeboat.seen import View
from accessible_games.games.lifeboat.state import Fight
from accessible_games.games.lifeboat.topics import condition
from accessible_games.players.proof import Proof
from accessible_games.players.whole import Whole

# Harm --------------------------------------------------------------------------------------------


def unharmed(outlook: BoatEvaluation, card: str, seat: Seat) -> bool:
    """Whether a navigation card does a player no harm: it names them for none, or brings land."""
    lands = outlook.sighted(COURSES[card].bird).birds == BIRDS
    return lands or harm_of(outlook, COURSES[card], seat) <= 0


def may_harm(view: View, card: str, seat: Seat) -> bool:
    """Whether a navigation card may wound a player: in the water, or by a thirst."""
    falls = view.characters[seat] in COURSES[card].overboard and harm_in_water(view, seat) > 0
    return falls or thirst_of(view, COURSES[card], seat) > 0


def sides(fight: Fight, word: str) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """The side that is joined, and the other one."""
    two = tuple(fight.attackers), tuple(fight.defenders)
    return two if word == "attack" else (two[1], two[0])


def spares(of: SpokenOf, seat: Seat) -> bool:
    """Whether the move keeps a player from harm that would come otherwise, or heals them."""
    if of.courses:
        return any(unharmed(of.outlook, card, seat) for card in of.courses)
    if of.kind in ("sea", "throw"):
        thrown = of.word != "no" and whom_to_save(of.outlook)[0] == seat
        return thrown and seat in fallen(of.view)
    if of.kind == "join":
        assert of.view.fight is not None
        return seat in sides(of.view.fight, of.word)[0]
    if of.kind == "water":
        return of.word == "water" and of.view.thirsts[0][0] == seat
    return is_healed(of, seat)


def spares_you(fact: SparesYou, move: Whole, better: Whole) -> bool:
    """No card of the day harms the seat, or it drinks, is in the shade, or keeps afloat."""
    of = SpokenOf(move)
    shaded = (of.kind, of.word) == ("turn", "parasol")
    return shaded or (of.kind == "drink" and of.word != "no") or spares(of, of.me)


def spares_love(fact: SparesLove, move: Whole, better: Whole) -> bool:
    """The same of whom the seat loves."""
    of = SpokenOf(move)
    loved = fact.seat != of.me and of.view.characters[fact.seat] == of.view.love
    return loved and of.outlook.stakes[fact.seat] > 0 and spares(of, fact.seat)


def harms_hate(fact: HarmsHate, move: Whole, better: Whole) -> bool:
    """A player whose death is worth points may be wounded by it."""
    of, seat = SpokenOf(move), fact.seat
    return of.outlook.stakes[seat] < 0 and condition(of.view, seat) != "dead" and harms(of, seat)


def harms(of: SpokenOf, seat: Seat) -> bool:
    """Whether a player may be wounded: at sea, by thirst, in the water, or by a lost fight."""
    if of.courses:
        return any(may_harm(of.view, card, seat) for card in of.courses)
    if of.kind == "join":
        assert of.view.fight is not None
        return seat in sides(of.view.fight, of.word)[1]
    if of.kind == "sea":
        return of.word == "chum" and seat in fallen(of.view)
    if of.kind == "water":
        return of.word == "no" and of.view.thirsts[0][0] == seat
    demand = of.demand
    return demand is not None and demand[0] == seat and can_refuse(of.view, *demand)


def gains_nothing(fact: GainsNothing, move: Whole, better: Whole) -> bool:
    """Nothing is done, and nobody whom it could help or harm matters to the seat."""
    of = SpokenOf(move)
    stakes = of.outlook.stakes
    if of.kind == "join":
        assert of.view.fight is not None
        return of.word == "out" and not any(stakes[seat] for seat in of.view.fight.fighters)
    if of.kind == "water":
        return of.word == "no" and stakes[of.view.thirsts[0][0]] <= 0
    swimming = [seat for seat in fallen(of.view) if condition(of.view, seat) != "dead"]
    saved = PRESERVER in of.answers and any(
        stakes[seat] > 0 and harm_in_water(of.view, seat) for seat in swimming
    )
    baited = "chum" in of.answers and any(stakes[seat] < 0 for seat in swimming)
    return (of.kind, of.word) == ("sea", "no") and not saved and not baited


def heals(fact: Heals, move: Whole, better: Whole) -> bool:
    """Somebody alive has a wound."""
    return is_healed(SpokenOf(move), fact.seat)


def is_healed(of: SpokenOf, seat: Seat) -> bool:
    """Whether a wound of a player is healed, as far as it is known whose."""
    named = of.kind == "turn" or of.view.characters[seat] == of.word
    healing = of.kind == "heal" or of.word == "medical-kit"
    return healing and named and of.view.wounds[seat] > 0 and condition(of.view, seat) != "dead"


# Courses -----------------------------------------------------------------------------------------


def nears_land(fact: NearsLand, move: Whole, better: Whole) -> bool:
    """A card with a bird, which makes so many."""
    of = SpokenOf(move)
    birds = [min(BIRDS, of.view.birds + 1) for card in of.courses if COURSES[card].bird > 0]
    return fact.birds in birds


def may_near_land(fact: MayNearLand, move: Whole, better: Whole) -> bool:
    """It is a shot of the flare gun."""
    return SpokenOf(move).word == "flare-gun"


def delays_land(fact: DelaysLand, move: Whole, better: Whole) -> bool:
    """A card without a bird, and a bird would cost the seat points."""
    of = SpokenOf(move)
    now, then = of.outlook.hopes(), of.outlook.sighted(1).hopes()
    return then < now and any(COURSES[card].bird <= 0 for card in of.courses)


def harms_least(fact: HarmsLeast, move: Whole, better: Whole) -> bool:
    """Of the cards to choose from one of these promises most."""
    of = SpokenOf(move)
    every = of.view.drawn if of.kind == "row" else [each for each in of.answers if each in COURSES]
    worth = {card: worth_of_course(of.outlook, card) for card in (*every, *of.courses)}
    return max((worth[card] for card in of.courses), default=0) >= max(worth.values(), default=1)


def leaves_to_chance(fact: LeavesToChance, move: Whole, better: Whole) -> bool:
    """No card is kept, as none promises as much as an unknown one."""
    of = SpokenOf(move)
    usual = usual_course(of.outlook)
    worse = all(worth_of_course(of.outlook, card) < usual for card in of.view.drawn)
    return of.kind == "row" and of.last.answer == () and worse


def lays_none(fact: LaysNone, move: Whole, better: Whole) -> bool:
    """No card is kept."""
    return SpokenOf(move).kind == "row" and move[-1].answer == ()


def about_course(fact: CourseShown, move: Whole, better: Whole) -> bool:
    """It is a card of the answer; what it shows is printed on it."""
    return fact.card in SpokenOf(move).courses and fact.bird == COURSES[fact.card].bird


def takes_unknown(fact: TakesUnknown, move: Whole, better: Whole) -> bool:
    """The top card is taken, and the seat does not know it."""
    of = SpokenOf(move)
    return of.word == "top" and of.view.navigation[:1] in ((), (None,))


def chooses_course(fact: ChoosesCourse, move: Whole, better: Whole) -> bool:
    """It is to row."""
    of = SpokenOf(move)
    return (of.kind, of.word) == ("turn", "row")


def shows_courses(fact: ShowsCourses, move: Whole, better: Whole) -> bool:
    """It is the compass: one more card, or two where nobody has rowed."""
    of = SpokenOf(move)
    return of.word == "compass" and fact.cards == (1 if of.view.row_stack else 2)


# Places ------------------------------------------------------------------------------------------


def chooses_first(fact: ChoosesFirst, move: Whole, better: Whole) -> bool:
    """The other place is nearer the bow, and there is something left to choose."""
    of = SpokenOf(move)
    there, here = map(of.view.boat.index, (of.seat_wanted, of.me))
    return there < here and of.view.provisions > 0


def better_seat(fact: BetterSeat, move: Whole, better: Whole) -> bool:
    """From the other place nobody else who is awake sits nearer the stern."""
    of = SpokenOf(move)
    boat = of.view.boat
    behind = boat[boat.index(of.seat_wanted) + 1 :]
    return not any(seat in crew(of.view) for seat in behind if seat != of.me)


def takes_seat(fact: TakesSeat, move: Whole, better: Whole) -> bool:
    """It is the place that is demanded."""
    of = SpokenOf(move)
    return "swap" in (of.kind, of.word) and fact.seat == of.seat_wanted


def avoids_thirst(fact: AvoidsThirst, move: Whole, better: Whole) -> bool:
    """Neither to row nor to fight."""
    of = SpokenOf(move)
    return (of.kind, of.word) in (("turn", "nothing"), ("join", "out"))


HARM: Mapping[type[Event], Proof] = {
    SparesYou: spares_you,
    SparesLove: spares_love,
    HarmsHate: harms_hate,
    GainsNothing: gains_nothing,
    Heals: heals,
    NearsLand: nears_land,
    MayNearLand: may_near_land,
    DelaysLand: delays_land,
    HarmsLeast: harms_least,
    LeavesToChance: leaves_to_chance,
    LaysNone: lays_none,
    CourseShown: about_course,
    TakesUnknown: takes_unknown,
    ChoosesCourse: chooses_course,
    ShowsCourses: shows_courses,
    ChoosesFirst: chooses_first,
    BetterSeat: better_seat,
    TakesSeat: takes_seat,
    AvoidsThirst: avoids_thirst,
}
"""For each of these facts its proof."""
