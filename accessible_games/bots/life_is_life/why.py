"""What speaks for an answer that `normal` would not give, and what any answer risks."""

from collections.abc import Iterable, Iterator

from accessible_games.bots.life_is_life.normal import (
    Outlook,
    Plan,
    best,
    completed,
    held_after,
    look_out,
    plans,
    still_to_play,
    why_animal,
    why_knock,
)
from accessible_games.bots.life_is_life.odds import expected_points, majority, own_hand
from accessible_games.bots.life_is_life.reasons import CompletesSet
from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Event, Piece, Seat
from accessible_games.games.life_is_life.events import RowLaid
from accessible_games.games.life_is_life.rules import combinations
from accessible_games.games.life_is_life.seen import TOPICS, View, hand, last_lap
from accessible_games.games.life_is_life.state import ROWS, VALUES

NUMBERS = tuple(map(str, ROWS))
LIKELY = 0.1
"""The chance from which on a hint speaks of a risk."""


class KeepsHand(Event):
    """A knock that others would not make: your hand stays as it is."""

    points: int
    """The points that it is expected to bring as it is."""


class OthersFollow(Event):
    """After your knock everybody else has one more turn."""


class RisksSet(Event):
    """The cards that lie open then may be all that somebody lacks for a set."""

    seat: Seat
    animal: Piece
    count: int
    """How many that seat would have to hold already."""
    sure: bool
    """Whether it surely does; else it may."""


class LosesMajority(Event):
    """You will probably not hold the most of an animal any more."""

    animal: Piece
    value: int


def why(view: View, decision: Decision[Answer], answer: Answer) -> Event:
    """The reasons for a row, for cards to lay or for a knock."""
    outlook, plan = look_out(view), planned(view, answer)
    if plan is None:
        knock = why_knock(view, outlook, best(plans(view, outlook, ROWS)))
        if knock:
            return knock
        totals = expected_points({view.on_turn: own_hand(view), **outlook.others})
        return KeepsHand(round(totals[view.on_turn]))
    whole = completed(view, plan)
    return CompletesSet(whole, VALUES[whole]) if whole else why_animal(view, outlook, plan)


def risks(view: View, decision: Decision[Answer], answer: Answer) -> Iterator[Event]:
    """What may go wrong: a set of somebody else, a turn of all others, a majority lost."""
    outlook, plan = look_out(view), planned(view, answer)
    if plan is not None and completed(view, plan):
        return
    yield from open_sets(view, outlook, plan)
    if plan is None and view.knocker is None:
        yield OthersFollow()
    if plan is not None:
        yield from given_up(view, outlook, plan)


def now(view: View) -> Iterator[Event]:
    """That somebody has knocked, or else how many lives everybody has left."""
    yield from last_lap(view)
    yield from TOPICS["scores"](view)


def stood(view: View, answers: Iterable[Answer]) -> Iterator[Event]:
    """How things stood when somebody chose: the hand, and the rows in question."""
    rows = [view.row, *(int(each) for each in answers if isinstance(each, str) and each in NUMBERS)]
    yield from hand(view)
    for row in sorted({*rows} - {0}):
        yield RowLaid(row, view.display[row - 1])


def planned(view: View, answer: Answer) -> Plan | None:
    """The best swap that an answer can begin or end; None for a knock."""
    if answer == "knock":
        return None
    outlook = look_out(view)
    if isinstance(answer, tuple):
        laid = sorted(answer)
        every = plans(view, outlook, (view.row,))
        return next(plan for plan in every if sorted(plan.laid) == laid)
    return best(plans(view, outlook, (int(answer),)))


def open_sets(view: View, outlook: Outlook, plan: Plan | None) -> Iterator[Event]:
    """The set that somebody may complete with one row, if that is likely at all."""
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


def given_up(view: View, outlook: Outlook, plan: Plan) -> Iterator[Event]:
    """The dearest animal of which one surely held the most, and then does not."""
    lost = [animal for animal in VALUES if has_most(view, outlook, plan, animal) == (True, False)]
    if lost:
        yield LosesMajority(lost[0], VALUES[lost[0]])


def has_most(view: View, outlook: Outlook, plan: Plan, animal: Piece) -> tuple[bool, bool]:
    """Whether one probably holds the most of an animal before a swap, and after it."""
    counts = (view.hand.count(animal), held_after(view, plan, animal))
    before, after = (majority(outlook.others, animal, count) > 0.5 for count in counts)
    return before, after
