"""The level `normal`: count seen cards, weigh majorities against sudden death, knock in time.

It plans a whole swap when asked for its turn, and finds the same plan again when asked for cards.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from random import Random

from accessible_games.core.decision import Answer, Cards, Decision
from accessible_games.core.event import Event, Piece, Pieces, Seat
from accessible_games.core.frozen import Frozen
from accessible_games.games.life_is_life.events import Swapped
from accessible_games.games.life_is_life.players.circles import goes_in_circle
from accessible_games.games.life_is_life.players.easy import WORTH
from accessible_games.games.life_is_life.players.odds import (
    Hand,
    enough,
    expected_points,
    majority,
    other_hands,
    own_hand,
)
from accessible_games.games.life_is_life.players.reasons import (
    BlocksSet,
    ChasesSet,
    Collects,
    CompletesSet,
    KnocksAhead,
    KnocksLate,
    LaysLeast,
    LosesLeast,
    PassesBest,
    TakesMajority,
)
from accessible_games.games.life_is_life.players.temper import EVEN, Temper
from accessible_games.games.life_is_life.rules import combinations
from accessible_games.games.life_is_life.seen import View
from accessible_games.games.life_is_life.state import ROWS, VALUES
from accessible_games.players.bot import Advice, Determinize

SUDDEN_DEATH = 25.0
"""The worth of its own sudden death, in points."""
MISSING = 0.25
"""The factor by which each missing card makes its own sudden death less likely."""
DANGER = 12.0
"""The cost of another player's sudden death, in points."""
PROMISE = 0.5
"""The weight of the hoped-for hand before the last lap, relative to the present one."""
LEAD = 15
"""The lead in points at which it knocks; each of its swaps in the round lowers it by one."""
SWAPS = 6
"""The number of swaps after which it knocks in any case, so that every round ends (K24)."""


def normal(
    view: View,
    decision: Decision[Answer],
    determinize: Determinize,
    chance: Random,
    temper: Temper = EVEN,
) -> Answer:
    """The answer that it would advise to others of its temperament."""
    return advise(view, decision, determinize, chance, temper).answer


def advise(
    view: View,
    decision: Decision[Answer],
    determinize: Determinize,
    chance: Random,
    temper: Temper = EVEN,
) -> Advice:
    """The best swap that it finds, or a knock, with the reason."""
    outlook = look_out(view, temper)
    if decision.kind == "lay":
        plan = best(plans(view, outlook, (view.row,)))
        return Advice(plan.laid, why_lay(view, outlook, plan))
    plan = best(plans(view, outlook, ROWS))
    if decision.options.why_not("knock") is None and not completed(view, plan):
        reason = why_knock(view, outlook, plan, temper)
        if reason:
            return Advice("knock", reason)
    return Advice(str(plan.row), why_swap(view, outlook, plan))


# What cards are worth ----------------------------------------------------------------------------

ByCount = tuple[float, ...]
"""Points by number of cards, from 0 to all there are of an animal."""
FEARLESS: Mapping[Piece, ByCount] = {
    animal: (0.0,) * (value + 1) for animal, value in VALUES.items()
}


class SeatEvaluation(Frozen):
    """What a seat knows about the others, and its hopes and fears, animal by animal."""

    others: Mapping[Seat, Hand]
    hope: Mapping[Piece, ByCount]
    """The worth of each number of cards in the seat's own hand."""
    fear: Mapping[Piece, ByCount]
    """The cost of leaving each number of cards in one row of the display."""


def look_out(view: View, temper: Temper = EVEN) -> SeatEvaluation:
    """The outlook of the seat of *view*, according to its temperament."""
    others = other_hands(view)
    hope = {
        animal: tuple(
            points(view, others, animal, count)
            + temper.sudden * closeness(view, others, animal, count)
            for count in range(value + 1)
        )
        for animal, value in VALUES.items()
    }
    coming = [others[seat] for seat in still_to_play(view, others)]
    fear = {
        animal: tuple(temper.danger * cost for cost in danger(coming, animal))
        for animal in combinations(view.expert)
    }
    return SeatEvaluation(others, hope, {**FEARLESS, **fear})


def points(view: View, others: Mapping[Seat, Hand], animal: Piece, count: int) -> float:
    """The expected points of *count* cards of an animal; before the last lap hope counts too."""
    now = VALUES[animal] * majority(others, animal, count)
    if view.knocker is not None:
        return now
    return (1 - PROMISE) * now + PROMISE * WORTH[animal][count]


def closeness(view: View, others: Mapping[Seat, Hand], animal: Piece, count: int) -> float:
    """The worth of *count* cards of a set as steps to sudden death."""
    missing = VALUES[animal] - count
    if animal not in combinations(view.expert) or not count:
        return 0.0
    blocked = view.knocker is not None or any(hand[animal][1] == 1 for hand in others.values())
    return 0.0 if missing and blocked else SUDDEN_DEATH * MISSING**missing


def danger(coming: Iterable[Hand], animal: Piece) -> ByCount:
    """The cost of leaving cards of a set to those who may hold all others of it."""
    value = VALUES[animal]
    counts = range(1, value + 1)
    return (0.0, *(DANGER * sum(hand[animal][value - n] for hand in coming) for n in counts))


def still_to_play(view: View, others: Iterable[Seat]) -> list[Seat]:
    """The others who have a turn after this one: in the last lap those before the knocker."""
    if view.knocker is None:
        return list(others)
    seats = len(view.lives)
    left = (view.knocker - view.on_turn) % seats
    return [seat for seat in others if (seat - view.on_turn) % seats < left]


# Swapping ----------------------------------------------------------------------------------------


class SwapPlan(Frozen):
    """A whole swap."""

    row: int
    laid: Pieces
    gains: Mapping[Piece, float]
    """What each animal in it brings or costs, in points."""
    gain: float


def best(plans: Iterable[SwapPlan]) -> SwapPlan:
    """The plan that gains most; of equal plans the first."""
    return max(plans, key=lambda plan: plan.gain)


def plans(view: View, outlook: SeatEvaluation, rows: Iterable[int]) -> Iterator[SwapPlan]:
    """Every legal swap."""
    held = Counter(view.hand)
    for row in rows:
        taken = view.display[row - 1]
        for laid in Cards(view.hand, row, forbidden=taken):
            gains = {
                animal: gain(outlook, animal, held[animal], taken.count(animal), laid.count(animal))
                for animal in dict.fromkeys(taken + laid)
            }
            yield SwapPlan(row, laid, gains, sum(gains.values()))


def gain(outlook: SeatEvaluation, animal: Piece, held: int, taken: int, laid: int) -> float:
    """The effect of a swap on one animal, in the seat's own hand and in the row."""
    hope, fear = outlook.hope[animal], outlook.fear[animal]
    return hope[held + taken - laid] - hope[held] + fear[taken] - fear[laid]


def held_after(view: View, plan: SwapPlan, animal: Piece) -> int:
    """How many of an animal the hand will have after the swap."""
    taken = view.display[plan.row - 1]
    return view.hand.count(animal) + taken.count(animal) - plan.laid.count(animal)


def completed(view: View, plan: SwapPlan) -> Piece | None:
    """The set that the hand will have after the swap, if any."""
    for animal in combinations(view.expert):
        if held_after(view, plan, animal) == VALUES[animal]:
            return animal
    return None


def why_swap(view: View, outlook: SeatEvaluation, plan: SwapPlan) -> Event:
    """The animal for which the swap does most, and what it does for it."""
    whole = completed(view, plan)
    if whole:
        return CompletesSet(whole, VALUES[whole])
    return LosesLeast(plan.row) if plan.gain <= 0 else why_animal(view, outlook, plan)


def why_animal(view: View, outlook: SeatEvaluation, plan: SwapPlan) -> Event:
    """What the swap does for one animal that the hand gains, or whom it hinders."""
    animal = max(plan.gains, key=plan.gains.__getitem__)
    taken = view.display[plan.row - 1].count(animal)
    fewer = plan.laid.count(animal) < taken
    if fewer and outlook.fear[animal][taken] > plan.gains[animal] / 2 > 0:
        return why_block(view, outlook, animal, taken)
    more = [animal for animal in plan.gains if grows(view, outlook, plan, animal)]
    if not more:
        return LaysLeast(plan.laid, dearest(view, outlook, plan))
    animal = max(more, key=plan.gains.__getitem__)
    held, count = view.hand.count(animal), held_after(view, plan, animal)
    steps = [closeness(view, outlook.others, animal, number) for number in (held, count)]
    if steps[1] - steps[0] > max(0.0, plan.gains[animal] / 2):
        return ChasesSet(animal, count, VALUES[animal] - count)
    if majority(outlook.others, animal, count) > 0.5:
        return TakesMajority(animal, count, VALUES[animal])
    return Collects(animal, count)


def grows(view: View, outlook: SeatEvaluation, plan: SwapPlan, animal: Piece) -> bool:
    """Whether the hand has more of an animal after the swap, and as many as can score."""
    count = held_after(view, plan, animal)
    return count > view.hand.count(animal) and count >= enough(len(outlook.others) + 1)


def why_lay(view: View, outlook: SeatEvaluation, plan: SwapPlan) -> Event:
    """Sudden death; or the cards that help least, unless others would help an opponent too much."""
    whole = completed(view, plan)
    if whole:
        return CompletesSet(whole, VALUES[whole])
    fearless = replace(outlook, fear=FEARLESS)
    tempting = best(plans(view, fearless, (plan.row,))).laid
    kept = [animal for animal in tempting if plan.laid.count(animal) < tempting.count(animal)]
    fears = {animal: outlook.fear[animal][tempting.count(animal)] for animal in kept}
    animal = max(fears, key=fears.__getitem__, default=None)
    if animal and fears[animal]:
        return why_block(view, outlook, animal, tempting.count(animal))
    return LaysLeast(plan.laid, dearest(view, outlook, plan))


def dearest(view: View, outlook: SeatEvaluation, plan: SwapPlan) -> Pieces:
    """The cards of the two animals that are worth most in the hand after a swap."""
    counts = {animal: held_after(view, plan, animal) for animal in VALUES}
    worth = {animal: outlook.hope[animal][count] for animal, count in counts.items()}
    two = sorted(worth, key=worth.__getitem__, reverse=True)[:2]
    return tuple(animal for animal in VALUES if animal in two for _ in range(counts[animal]))


def why_block(view: View, outlook: SeatEvaluation, animal: Piece, count: int) -> Event:
    """The reason to block the player who most likely waits for *count* cards of a set in a row."""
    rest = VALUES[animal] - count
    waiting = {
        seat: outlook.others[seat][animal][rest] for seat in still_to_play(view, outlook.others)
    }
    seat = max(waiting, key=waiting.__getitem__)
    return BlocksSet(seat, animal, rest, waiting[seat] == 1)


# Knocking ----------------------------------------------------------------------------------------


def why_knock(
    view: View, outlook: SeatEvaluation, plan: SwapPlan, temper: Temper = EVEN
) -> Event | None:
    """The reason to knock now, if any; in the last lap a knock only keeps the hand."""
    if view.knocker is not None:
        return PassesBest() if plan.gain <= 0 else None
    totals = expected_points({view.on_turn: own_hand(view), **outlook.others})
    mine = totals.pop(view.on_turn)
    most = max(totals.values())
    own = [swap for swap in view.swaps if swap.seat == view.on_turn]
    if mine - most >= LEAD + temper.lead - len(own):
        return KnocksAhead(round(mine), round(most))
    late = len(own) >= SWAPS + temper.patience or takes_back(view, plan, own[-1])
    return KnocksLate(len(own)) if late or goes_in_circle(view) else None


def takes_back(view: View, plan: SwapPlan, last: Swapped) -> bool:
    """Whether the swap would only undo the seat's own last one."""
    taken = view.display[plan.row - 1]
    return sorted(plan.laid) == sorted(last.taken) and sorted(taken) == sorted(last.laid)
