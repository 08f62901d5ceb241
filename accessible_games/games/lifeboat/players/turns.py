"""The seat's own turn: which action, and on whom."""

from collections.abc import Iterator

from accessible_games.core.event import Event, Piece, Seat
from accessible_games.games.lifeboat.cards import WEAPONS
from accessible_games.games.lifeboat.players.dangers import days_left
from accessible_games.games.lifeboat.players.evaluation import BoatEvaluation
from accessible_games.games.lifeboat.players.fights import worth_of_demand
from accessible_games.games.lifeboat.players.friends import thanks
from accessible_games.games.lifeboat.players.goods import SHADE, gain, gain_hidden, points_of
from accessible_games.games.lifeboat.players.places import move, navigator, worth_of_steering
from accessible_games.games.lifeboat.players.plans import ValuedAnswer, best
from accessible_games.games.lifeboat.players.reasons import (
    AvoidsThirst,
    ChoosesCourse,
    GetsWeapon,
    Heals,
    LeavesToChance,
    MayFind,
    MayNearLand,
    SparesLove,
    SparesYou,
    TreasureCounts,
    UsefulCard,
    WaterNeeded,
)
from accessible_games.games.lifeboat.players.sea import (
    usual_course,
    why_best,
    worth_of_course,
)
from accessible_games.games.lifeboat.players.treasure import is_treasure
from accessible_games.games.lifeboat.state import HIDDEN
from accessible_games.games.lifeboat.topics import condition

SAY = 0.5
"""How often a card that this seat laid on the row stack is chosen by another."""
ROW_THIRST = 0.3
"""The chance that rowing costs a wound or a bottle."""
FLARE_BIRDS = 0.7
"""The average number of birds from a shot of the flare gun."""


def action(outlook: BoatEvaluation, words: tuple[str, ...]) -> list[ValuedAnswer]:
    """Plans for every action, each at its best."""
    plans = {
        "nothing": lambda: ValuedAnswer("nothing", 0, AvoidsThirst()),
        "row": lambda: row_at_all(outlook),
        "mug": lambda: rob(outlook)[1],
        "swap": lambda: move(outlook)[1],
        "medical-kit": lambda: heal(outlook)[1],
        "parasol": lambda: shade(outlook),
        "flare-gun": lambda: flare(outlook),
    }
    return [plans[word]() for word in words if word in plans]


# Rowing ------------------------------------------------------------------------------------------


def row_at_all(outlook: BoatEvaluation) -> ValuedAnswer:
    """The worth of rowing: the choice counts, most if nobody has rowed; but it may bring thirst."""
    share = outlook.temper.choice * say(outlook) / (1 + len(outlook.view.row_stack))
    cost = ROW_THIRST * min(0.0, outlook.hurt(outlook.me))
    return ValuedAnswer("row", share * worth_of_steering(outlook) + cost, ChoosesCourse())


def say(outlook: BoatEvaluation) -> float:
    """The seat's share in the choice of the course."""
    return 1.0 if navigator(outlook.view) == outlook.me else SAY


def lay(outlook: BoatEvaluation) -> ValuedAnswer:
    """Lay on the row stack what is better than an unknown card."""
    usual = usual_course(outlook)
    good = {card: worth_of_course(outlook, card) for card in outlook.view.drawn}
    kept = tuple(card for card in good if good[card] >= usual)
    if not kept:
        return ValuedAnswer((), 0, LeavesToChance())
    return ValuedAnswer(kept, 0, why_best(outlook, max(kept, key=good.__getitem__)))


# Special actions ---------------------------------------------------------------------------------


def shade(outlook: BoatEvaluation) -> ValuedAnswer:
    """The worth of opening the parasol: it prevents thirsts on all the days to come."""
    worth = SHADE * days_left(outlook.birds) * -outlook.hurt(outlook.me)
    return ValuedAnswer("parasol", worth, SparesYou())


def flare(outlook: BoatEvaluation) -> ValuedAnswer:
    """The worth of a shot of the flare gun: birds, if the seat wants to reach land."""
    worth = FLARE_BIRDS * (outlook.sighted(1).hopes() - outlook.hopes())
    return ValuedAnswer("flare-gun", worth, MayNearLand())


def heal(outlook: BoatEvaluation) -> tuple[Seat, ValuedAnswer]:
    """Heal the player of most worth of those with a wound."""
    wounded = [
        seat
        for seat in outlook.view.boat
        if outlook.view.wounds[seat] and condition(outlook.view, seat) != "dead"
    ]
    seat = max(wounded, key=lambda seat: outlook.hurt(seat, -1), default=outlook.me)
    return seat, ValuedAnswer(
        "medical-kit", outlook.hurt(seat, -1) - 0.3, why_healed(outlook, seat)
    )


def why_healed(outlook: BoatEvaluation, seat: Seat) -> Event:
    """Whose wound it is: their love's matters to this seat."""
    loved = seat != outlook.me and outlook.stakes[seat] > 0
    return SparesLove(seat) if loved else Heals(seat)


# Mugging -----------------------------------------------------------------------------------------


def rob(outlook: BoatEvaluation) -> tuple[Seat, ValuedAnswer]:
    """Rob the best victim: anybody else in the boat with a card."""
    view = outlook.view
    victims = [
        seat for seat in view.boat if seat != outlook.me and (view.hidden[seat] or view.shown[seat])
    ]
    plans = [(seat, ValuedAnswer("mug", *worth_and_why(outlook, seat))) for seat in victims]
    return max(plans, key=lambda each: each[1].worth)


def worth_and_why(outlook: BoatEvaluation, seat: Seat) -> tuple[float, Event]:
    """The worth of mugging a player, and why."""
    plan = best_loot(outlook, seat)
    return plan.worth - thanks(outlook, seat), plan.reason


def best_loot(outlook: BoatEvaluation, seat: Seat) -> ValuedAnswer:
    """What to demand of somebody."""
    return best(loots(outlook, seat))


def loots(outlook: BoatEvaluation, seat: Seat) -> Iterator[ValuedAnswer]:
    """The loot that could be demanded of a player."""
    view = outlook.view
    for card in dict.fromkeys(view.shown[seat]):
        worth = worth_of_demand(outlook, seat, keeps(outlook) * gain(outlook, card), card)
        yield ValuedAnswer(card, worth, why_card(outlook, card))
    if view.hidden[seat]:
        worth = worth_of_demand(outlook, seat, keeps(outlook) * gain_hidden(outlook, seat), HIDDEN)
        yield ValuedAnswer(HIDDEN, worth, MayFind(seat, view.hidden[seat]))


def why_card(outlook: BoatEvaluation, card: Piece) -> Event:
    """What a card is good for."""
    if is_treasure(card):
        return TreasureCounts(card, points_of(outlook, card))
    if card == "water":
        return WaterNeeded()
    if card in WEAPONS:
        return GetsWeapon(card, WEAPONS[card])
    return UsefulCard(card)


def keeps(outlook: BoatEvaluation) -> float:
    """The chance of keeping loot to the end: others can take it away again."""
    return 1 / (1 + outlook.temper.late * days_left(outlook.birds))
