"""Navigation and thirst: which card to choose, whom to save from the water, whom to give water."""

from dataclasses import replace

from accessible_games.core.event import Event, Piece, Pieces, Seat
from accessible_games.games.lifeboat.cards import COURSES
from accessible_games.games.lifeboat.players.evaluation import (
    DROWNING,
    BoatEvaluation,
    after,
    harm_in_water,
    hopes_after,
    once,
)
from accessible_games.games.lifeboat.players.friends import is_friend, thanks
from accessible_games.games.lifeboat.players.goods import loss
from accessible_games.games.lifeboat.players.plans import ValuedAnswer, best
from accessible_games.games.lifeboat.players.reasons import (
    DelaysLand,
    GainsNothing,
    HarmsHate,
    HarmsLeast,
    HelpsAlly,
    NearsLand,
    NeedsOwnWater,
    NothingBetter,
    SavesWater,
    ShowsCourses,
    SparesLove,
    SparesYou,
)
from accessible_games.games.lifeboat.seen import View
from accessible_games.games.lifeboat.topics import condition

PRESERVER = "life-preserver"
BITE = 0.25
"""How much a player must matter to be worth chum, or water."""


# Courses -----------------------------------------------------------------------------------------


def worth_of_course(outlook: BoatEvaluation, card: Piece) -> float:
    """The change in expected points by a day with this card."""
    return hopes_after(outlook, COURSES[card]) - outlook.hopes()


def unknown_courses(view: View) -> Pieces:
    """The navigation cards that may be on top, as far as this seat knows."""
    known = [card for card in (*view.navigation, *view.row_stack) if card is not None]
    if view.navigation and view.navigation[0] is not None:
        return (view.navigation[0],)
    return tuple(card for card in COURSES if card not in (*known, *view.drawn, view.course))


@once
def usual_course(outlook: BoatEvaluation) -> float:
    """The average worth of a card that nobody chose."""
    cards = unknown_courses(outlook.view)
    return sum(worth_of_course(outlook, card) for card in cards) / max(1, len(cards))


def steer(outlook: BoatEvaluation, words: tuple[str, ...]) -> ValuedAnswer:
    """Look at what the compass shows if possible, then choose the best course."""
    if "compass" in words:
        return ValuedAnswer("compass", 0, shows_courses(outlook.view))
    if words == ("top",):
        return ValuedAnswer("top", 0, NothingBetter())
    return best(
        ValuedAnswer(card, worth_of_course(outlook, card), why_best(outlook, card))
        for card in words
    )


def shows_courses(view: View) -> Event:
    """How many more cards the compass shows: one beside a row stack, else two (L36)."""
    return ShowsCourses(1 if view.row_stack else 2)


def why_best(outlook: BoatEvaluation, card: Piece) -> Event:
    """The reason for the best of several courses, or just that the others would be worse."""
    reason = why_course(outlook, card)
    return HarmsLeast() if isinstance(reason, NothingBetter) else reason


def why_course(outlook: BoatEvaluation, card: Piece) -> Event:
    """The main effect: a bird, harm to a player, or a player who is spared it."""
    then, bird = after(outlook, COURSES[card]), COURSES[card].bird
    ashore = outlook.sighted(bird).hopes() - outlook.hopes()
    harms = [(worth_of_harm(outlook, then, seat), seat) for seat in range(len(outlook.stakes))]
    most, seat = max(harms)
    if bird > 0 and ashore >= max(0.0, most):
        return NearsLand(then.birds)
    if most > 0:
        return HarmsHate(seat)
    if bird <= 0 and outlook.sighted(1).hopes() < outlook.hopes():
        return DelaysLand()
    return whom_it_spares(outlook, then)


def worth_of_harm(outlook: BoatEvaluation, then: BoatEvaluation, seat: Seat) -> float:
    """The worth of a player's additional wounds."""
    harmed = replace(outlook, wounds=then.wounds)
    return outlook.stakes[seat] * (outlook.danger(seat) - harmed.danger(seat))


def whom_it_spares(outlook: BoatEvaluation, then: BoatEvaluation) -> Event:
    """A person who matters and is not harmed, this seat before others."""
    cared = [outlook.me, *(seat for seat, stake in enumerate(outlook.stakes) if stake > 0)]
    spared = [seat for seat in cared if then.wounds[seat] <= outlook.wounds[seat]]
    return spares(outlook, spared[0]) if spared else NothingBetter()


def spares(outlook: BoatEvaluation, seat: Seat) -> Event:
    """The reason that a player is spared: this seat, its love, or a friend."""
    if seat == outlook.me:
        return SparesYou()
    if outlook.stakes[seat] > 0:
        return SparesLove(seat)
    return HelpsAlly(seat) if is_friend(outlook, seat) else NothingBetter()


# In the water ------------------------------------------------------------------------------------


def fallen(view: View) -> list[Seat]:
    """The seats in the water."""
    assert view.course is not None
    overboard = COURSES[view.course].overboard
    return [seat for seat in view.boat if view.characters[seat] in overboard]


def at_sea(outlook: BoatEvaluation, words: tuple[str, ...]) -> ValuedAnswer:
    """A life preserver for a player who matters, chum for the hated; otherwise nothing."""
    plans = [ValuedAnswer("no", 0, GainsNothing())]
    if "chum" in words:
        plans.append(chum(outlook))
    if PRESERVER in words:
        seat, worth = whom_to_save(outlook)
        plans.append(ValuedAnswer(PRESERVER, worth, spares(outlook, seat)))
    return best(plans)


def chum(outlook: BoatEvaluation) -> ValuedAnswer:
    """A wound to everybody in the water who does not drown anyway."""
    view = outlook.view
    swimmers = [
        seat
        for seat in fallen(view)
        if condition(view, seat) != "dead" and harm_in_water(view, seat) < DROWNING
    ]
    worth = sum(map(outlook.hurt, swimmers))
    least = min(swimmers, key=outlook.stakes.__getitem__, default=outlook.me)
    return ValuedAnswer("chum", worth - BITE, HarmsHate(least))


def whom_to_save(outlook: BoatEvaluation) -> tuple[Seat, float]:
    """The seat of most worth among those who can be thrown a life preserver."""
    view = outlook.view
    able = ("awake",) if view.preserver == "conscious" else ("awake", "unconscious")
    barred = () if view.own_preserver == "hand" else (outlook.me,)
    swimmers = [seat for seat in fallen(view) if condition(view, seat) in able]
    swimmers = [seat for seat in swimmers if seat not in barred]
    saved = {seat: worth_of_saving(outlook, seat) for seat in swimmers}
    seat = max(saved, key=saved.__getitem__, default=outlook.me)
    return seat, saved.get(seat, 0.0)


def worth_of_saving(outlook: BoatEvaluation, seat: Seat) -> float:
    """The worth of saving a wound, or a life; a player who gives the preserver away loses it."""
    harm = harm_in_water(outlook.view, seat)
    if not harm:
        return 0.0
    given = 0.0 if seat == outlook.me else loss(outlook, PRESERVER)
    return -outlook.hurt(seat, harm) - given


def throw(outlook: BoatEvaluation, words: tuple[str, ...]) -> ValuedAnswer:
    """Throw it to the player of most worth."""
    seat, worth = whom_to_save(outlook)
    return ValuedAnswer(outlook.view.characters[seat], worth, spares(outlook, seat))


# Thirst ------------------------------------------------------------------------------------------


def drink(outlook: BoatEvaluation, words: tuple[str, ...]) -> ValuedAnswer:
    """The parasol first, then water if a wound costs more than the bottle."""
    if "parasol" in words:
        return ValuedAnswer("parasol", 0, SparesYou())
    if "water" not in words:
        return ValuedAnswer("no", 0, NothingBetter())
    saved = outlook.temper.skill.thirst - outlook.hurt(outlook.me) - loss(outlook, "water")
    return best((ValuedAnswer("water", saved, SparesYou()), ValuedAnswer("no", 0, SavesWater())))


def give_water(outlook: BoatEvaluation, words: tuple[str, ...]) -> ValuedAnswer:
    """Give to the love or a friend, if there is enough; never to others for nothing."""
    seat, _ = outlook.view.thirsts[0]
    if "water" not in words:
        return ValuedAnswer("no", 0, NothingBetter())
    saved = thanks(outlook, seat) - outlook.hurt(seat) - loss(outlook, "water")
    return best(
        (
            ValuedAnswer("no", 0, why_not_give(outlook, seat)),
            ValuedAnswer("water", saved, spares(outlook, seat)),
        )
    )


def why_not_give(outlook: BoatEvaluation, seat: Seat) -> Event:
    """Why to leave a player thirsty."""
    if outlook.stakes[seat] > 0 or is_friend(outlook, seat):
        return NeedsOwnWater()
    return HarmsHate(seat) if outlook.stakes[seat] < 0 else GainsNothing()
