"""Places in the boat: players near the bow choose first, those near the stern steer."""

from accessible_games.core.event import Event, Seat
from accessible_games.games.lifeboat.players.dangers import days_left
from accessible_games.games.lifeboat.players.evaluation import BoatEvaluation, once
from accessible_games.games.lifeboat.players.fights import can_refuse, worth_of_demand
from accessible_games.games.lifeboat.players.goods import gain, unseen
from accessible_games.games.lifeboat.players.plans import ValuedAnswer
from accessible_games.games.lifeboat.players.reasons import (
    BetterSeat,
    ChoosesFirst,
    HarmsHate,
    NothingBetter,
)
from accessible_games.games.lifeboat.players.sea import (
    unknown_courses,
    usual_course,
    worth_of_course,
)
from accessible_games.games.lifeboat.seen import View
from accessible_games.games.lifeboat.topics import condition

HOLD = 0.4
"""The chance of keeping a seat."""


def crew(view: View) -> list[Seat]:
    """The seats that are awake, from the bow to the stern."""
    return [seat for seat in view.boat if condition(view, seat) == "awake"]


def navigator(view: View) -> Seat | None:
    """The seat that would choose the course now."""
    return next(iter(reversed(crew(view))), None)


def mornings(view: View) -> float:
    """The number of mornings on which there is still something to choose."""
    return min(max(0.0, days_left(view.birds) - 1), view.provisions / max(1, len(crew(view))))


@once
def gains_of_unseen(outlook: BoatEvaluation) -> list[float]:
    """The worth of each card whose place this seat does not know, best first."""
    return sorted((gain(outlook, card) for card in unseen(outlook)), reverse=True)


def worth_of_choice(outlook: BoatEvaluation, place: int) -> float:
    """The worth of the choice each morning at this place, counted from 0 at the bow."""
    best_first = gains_of_unseen(outlook)
    count = len(crew(outlook.view))
    if not best_first or place >= count:
        return 0.0
    return best_first[(2 * place + 1) * len(best_first) // (2 * count)]


@once
def worth_of_steering(outlook: BoatEvaluation) -> float:
    """The worth of having the last word on today's course."""
    usual, cards = usual_course(outlook), unknown_courses(outlook.view)
    better = (max(0.0, worth_of_course(outlook, card) - usual) for card in cards)
    return sum(better) / max(1, len(cards))


def worth_of_place(outlook: BoatEvaluation, seat: Seat) -> tuple[float, float]:
    """The worth of a player's seat: the choices in the mornings, and the course."""
    view = outlook.view
    ahead = [each for each in view.boat[: view.boat.index(seat)] if each != outlook.me]
    before = sum(condition(view, each) == "awake" for each in ahead)
    steers = view.boat.index(seat) >= view.boat.index(crew(view)[-1])
    choice = mornings(view) * worth_of_choice(outlook, before)
    return choice, worth_of_steering(outlook) if steers else 0.0


def move(outlook: BoatEvaluation) -> tuple[Seat, ValuedAnswer]:
    """Change seats with the best of all others in the boat."""
    others = [seat for seat in outlook.view.boat if seat != outlook.me]
    plans = [(seat, change(outlook, seat)) for seat in others]
    return max(plans, key=lambda each: each[1].worth)


def change(outlook: BoatEvaluation, seat: Seat) -> ValuedAnswer:
    """The worth of demanding a player's seat, and why."""
    choice, course = worth_of_place(outlook, outlook.me)
    there, steering = worth_of_place(outlook, seat)
    prize = HOLD * (there - choice) + steering - course
    reason: Event = NothingBetter()
    if there > choice:
        reason = ChoosesFirst()
    elif steering > course:
        reason = BetterSeat()
    elif outlook.stakes[seat] < 0 and can_refuse(outlook.view, seat, ""):
        reason = HarmsHate(seat)
    return ValuedAnswer("swap", worth_of_demand(outlook, seat, prize), reason)
