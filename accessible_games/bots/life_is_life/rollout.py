"""How a search plays a round to its end: everybody quickly, by what their own cards promise."""

from collections.abc import Mapping
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

NEVER = 1000.0
"""What it costs to lay what one has not got or must not lay."""

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


def play_out(table: Round) -> None:
    """Play to the end of the round; nothing of it is left to luck."""
    while not table.over:
        gain, row, laid = best_swap(table)
        if table.swaps[table.on_turn] and would_knock(table, gain):
            knock(table)
        else:
            swap(table, row, laid)


def would_knock(table: Round, gain: float) -> bool:
    """Whether somebody knocks rather than to swap for that gain."""
    if table.knocker is not None or gain <= 0:
        return gain <= 0
    swaps = table.swaps[table.on_turn]
    return swaps >= SWAPS or lead(table) >= LEAD - swaps


def lead(table: Round) -> int:
    """How many points who is on turn is ahead of the best of the others."""
    points = totals(table)
    mine = points.pop(table.on_turn)
    return mine - max(points)


def best_swap(table: Round) -> tuple[float, int, Row]:
    """The swap that gains its owner most: how much, the row from 1 on, the cards to lay."""
    hand = table.hands[table.on_turn]
    more = STEPS[table.expert, table.knocker is not None]
    losses = [more[card][count - 1] if count else NEVER for card, count in enumerate(hand)]
    any_other: Row = (
        next(card for card, count in enumerate(hand) if count and card not in table.rows[0]),
    )
    for animal in waited_for(table):
        losses[animal] = NEVER
    best = -NEVER, 1, any_other
    for number, row in enumerate(table.rows, start=1):
        gain, laid = swapped(hand, losses, row, more)
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


def swapped(hand: list[int], losses: list[float], row: Row, more: Steps) -> tuple[float, Row]:
    """Take the row, lay card by card what is missed least: how much that gains, and the cards.

    *losses* are what each animal costs to lay from the hand alone.
    """
    held, costs, laid, gain = hand[:], losses[:], [], 0.0
    for card in row:
        gain += more[card][held[card]]
        if costs[card] < NEVER:
            costs[card] = more[card][held[card]]
        held[card] += 1
    for _ in row:
        least = min(costs)
        card = costs.index(least)
        gain -= least
        held[card] -= 1
        laid.append(card)
        all_laid = laid.count(card) == hand[card]
        costs[card] = NEVER if all_laid else more[card][held[card] - 1]
    return gain, tuple(laid)
