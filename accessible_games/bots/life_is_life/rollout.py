"""How a search plays a round to its end: everybody quickly, by what their own cards promise."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from accessible_games.bots.life_is_life.easy import WORTH
from accessible_games.bots.life_is_life.lean import (
    SETS,
    Round,
    Row,
    knock,
    swap,
    totals,
)
from accessible_games.games.life_is_life.rules import PIECES

SUDDEN_DEATH = 25.0
"""What one's own sudden death is worth, in points."""
MISSING = 0.3
"""By how much each missing card makes it less likely, before the last lap."""
LEAD = 15
"""With so many points ahead one knocks; each of one's swaps in the round makes it one less."""
SWAPS = 6
"""After so many swaps one knocks in any case."""
CONTENT = 0.3
"""How often one knocks whom no swap helps; so rounds are as long as those of `normal`."""

Steps = tuple[tuple[float, ...], ...]
"""By animal and number of cards, what one card more is worth."""


def steps(expert: bool, last: bool) -> Steps:
    """What cards are worth to their holder; in the last lap a set is worth it only when whole."""
    wholes = dict(SETS[expert])
    worths = [list(WORTH[animal]) for animal in PIECES]
    for animal, value in wholes.items():
        for count in range(value if last else 1, value + 1):
            worths[animal][count] += SUDDEN_DEATH * MISSING ** (value - count)
    return tuple((*(after - before for before, after in pairwise(worth)), 0.0) for worth in worths)


STEPS: Mapping[tuple[bool, bool], Steps] = {
    (expert, last): steps(expert, last) for expert in (False, True) for last in (False, True)
}


def play_out(table: Round, draw: Callable[[], float]) -> None:
    """Play to the end of the round; *draw* gives numbers between 0 and 1."""
    while not table.over:
        gain, row, laid = best_swap(table)
        if table.swaps[table.on_turn] and would_knock(table, gain, draw):
            knock(table)
        else:
            swap(table, row, laid)


def would_knock(table: Round, gain: float, draw: Callable[[], float]) -> bool:
    """Whether somebody knocks rather than to swap for that gain."""
    if table.knocker is not None:
        return gain <= 0
    swaps = table.swaps[table.on_turn]
    return swaps >= SWAPS or (gain <= 0 and draw() < CONTENT) or lead(table) >= LEAD - swaps


def lead(table: Round) -> int:
    """How many points who is on turn is ahead of the best of the others."""
    points = totals(table)
    mine = points.pop(table.on_turn)
    return mine - max(points)


def best_swap(table: Round) -> tuple[float, int, Row]:
    """The swap that gains its owner most: how much, the row from 1 on, the cards to lay."""
    hand = table.hands[table.on_turn]
    more = STEPS[table.expert, table.knocker is not None]
    held = [animal for animal, count in enumerate(hand) if count]
    waited = waited_for(table)
    own = [animal for animal in held if animal not in waited] if waited else held
    any_other: Row = (next(animal for animal in held if animal != table.rows[0][0]),)
    best = float("-inf"), 1, any_other
    for number, row in enumerate(table.rows, start=1):
        gain, laid = swapped(hand, own, row, more)
        if gain > best[0] and (laid[0] not in row or sorted(laid) != sorted(row)):
            best = gain, number, laid
    return best


def waited_for(table: Round) -> list[int]:
    """Animals of which somebody else is known to hold all but one: nobody would lay that."""
    return [
        animal
        for animal, value in SETS[table.expert]
        for seat, known in enumerate(table.known)
        if known[animal] == value - 1 and seat != table.on_turn
    ]


def swapped(hand: Sequence[int], own: Sequence[int], row: Row, more: Steps) -> tuple[float, Row]:
    """Take the row, lay card by card what is missed least: how much that gains, and the cards."""
    held, left, laid, gain = list(hand), list(hand), [], 0.0
    for card in row:
        gain += more[card][held[card]]
        held[card] += 1
    for _ in row:
        least, missed = float("inf"), 0
        for card in own:
            loss = more[card][held[card] - 1]
            if loss < least and left[card]:
                least, missed = loss, card
        gain -= least
        held[missed] -= 1
        left[missed] -= 1
        laid.append(missed)
    return gain, tuple(laid)
