"""Reasons for a move that `normal` would not make, and the risks of any move."""

from collections.abc import Iterable, Iterator

from accessible_games.core.decision import Answer
from accessible_games.core.event import Event, Piece, Seat
from accessible_games.games.life_is_life.events import RowLaid
from accessible_games.games.life_is_life.players.normal import (
    SeatEvaluation,
    SwapPlan,
    best,
    completed,
    held_after,
    look_out,
    plans,
    still_to_play,
    why_animal,
    why_knock,
)
from accessible_games.games.life_is_life.players.odds import expected_points, majority, own_hand
from accessible_games.games.life_is_life.players.reasons import CompletesSet
from accessible_games.games.life_is_life.rules import combinations
from accessible_games.games.life_is_life.seen import TOPICS, View, hand, last_lap
from accessible_games.games.life_is_life.state import ROWS, VALUES
from accessible_games.players.whole import Whole

NUMBERS = tuple(map(str, ROWS))
COMPLETING = frozenset({"lay"})
"""The kinds of questions whose answers complete a move."""
LIKELY = 0.1
"""The chance from which a hint mentions a risk."""


class KeepsHand(Event):
    """A knock that others would not make: your hand stays as it is."""

    points: int
    """The points that it is expected to score as it is."""


class OthersFollow(Event):
    """After your knock everybody else has one more turn."""


class RisksSet(Event):
    """The open cards then may be all that a player lacks for a set."""

    seat: Seat
    animal: Piece
    count: int
    """How many that seat would have to hold already."""
    sure: bool
    """Whether it certainly does; otherwise it may."""


class LosesMajority(Event):
    """You will probably not hold the most of an animal any more."""

    animal: Piece
    value: int


def why(move: Whole) -> Event:
    """The reasons for a swap or for a knock."""
    view, plan = swapped(move)
    outlook = look_out(view)
    if plan is None:
        knock = why_knock(view, outlook, best(plans(view, outlook, ROWS)))
        if knock:
            return knock
        totals = expected_points({view.on_turn: own_hand(view), **outlook.others})
        return KeepsHand(round(totals[view.on_turn]))
    whole = completed(view, plan)
    return CompletesSet(whole, VALUES[whole]) if whole else why_animal(view, outlook, plan)


def risks(move: Whole) -> Iterator[Event]:
    """What may go wrong: a set of another player, a turn for all others, a lost majority."""
    view, plan = swapped(move)
    outlook = look_out(view)
    if plan is not None and completed(view, plan):
        return
    yield from open_sets(view, outlook, plan)
    if plan is None and view.knocker is None:
        yield OthersFollow()
    if plan is not None:
        yield from given_up(view, outlook, plan)


def now(view: View) -> Iterator[Event]:
    """That a player has knocked, or else the lives of everybody."""
    yield from last_lap(view)
    yield from TOPICS["scores"](view)


def stood(view: View, answers: Iterable[Answer]) -> Iterator[Event]:
    """The situation when the player chose: the hand, and the rows in question."""
    rows = [view.row, *(int(each) for each in answers if isinstance(each, str) and each in NUMBERS)]
    yield from hand(view)
    for row in sorted({*rows} - {0}):
        yield RowLaid(row, view.display[row - 1])


def swapped(move: Whole) -> tuple[View, SwapPlan | None]:
    """What the seat saw when it chose its cards, and the swap; None for a knock."""
    last = move[-1]
    return last.view, planned(last.view, last.answer)


def planned(view: View, answer: Answer) -> SwapPlan | None:
    """The best swap that an answer can begin or end; None for a knock."""
    if answer == "knock":
        return None
    outlook = look_out(view)
    if isinstance(answer, tuple):
        laid = sorted(answer)
        every = plans(view, outlook, (view.row,))
        return next(plan for plan in every if sorted(plan.laid) == laid)
    return best(plans(view, outlook, (int(answer),)))


def open_sets(view: View, outlook: SeatEvaluation, plan: SwapPlan | None) -> Iterator[Event]:
    """The set that a player may complete with one row, if that is likely at all."""
    rows = [*view.display]
    if plan is not None:
        rows[plan.row - 1] = plan.laid
    waiting = [
        (outlook.others[seat][animal][VALUES[animal] - row.count(animal)], seat, animal, row)
        for animal in combinations(view.expert)
        for row in rows
        if animal in row
        for seat in still_to_play(view, outlook.others)
    ]
    chance, seat, animal, row = max(waiting, default=(0.0, 0, "", ()))
    if chance >= LIKELY:
        yield RisksSet(seat, animal, VALUES[animal] - row.count(animal), chance == 1)


def given_up(view: View, outlook: SeatEvaluation, plan: SwapPlan) -> Iterator[Event]:
    """The most valuable animal of which the player gives up a certain majority."""
    lost = [animal for animal in VALUES if has_most(view, outlook, plan, animal) == (True, False)]
    if lost:
        yield LosesMajority(lost[0], VALUES[lost[0]])


def has_most(
    view: View, outlook: SeatEvaluation, plan: SwapPlan, animal: Piece
) -> tuple[bool, bool]:
    """Whether the seat probably holds the most of an animal before a swap, and after it."""
    counts = (view.hand.count(animal), held_after(view, plan, animal))
    before, after = (majority(outlook.others, animal, count) > 0.5 for count in counts)
    return before, after
