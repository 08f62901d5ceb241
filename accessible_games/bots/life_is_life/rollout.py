"""How a search plays a round to its end: everybody much as `normal` or `easy` would, in numbers.

What cards promise and threaten is what `normal` makes of them: everybody knows their own hand and
what all have seen. Two things are leaner: cards to lay are looked for one by one, and who is ahead
is seen from the hands as they are. A plain player collects what pays, as `easy` does, but never
misses a set.
"""

from collections.abc import Collection, Sequence
from functools import lru_cache

from accessible_games.bots.life_is_life import easy
from accessible_games.bots.life_is_life.lean import SETS, Round, Row, knock, swap, totals
from accessible_games.bots.life_is_life.normal import LEAD, SWAPS
from accessible_games.bots.life_is_life.promises import (
    KEPT,
    Counts,
    Promise,
    look_out,
    plain_hopes,
)
from accessible_games.core.event import Seat

NEVER = 1000.0
"""The cost of laying a card that is not there or must not be laid."""
Swap = tuple[float, int, Row]
"""How much a swap gains, its row (from 1), and the cards to lay."""


def play_out(table: Round, plainly: Collection[Seat] = ()) -> None:
    """Play to the end of the round; nothing of it is left to luck. Some seats play plainly."""
    while not table.over:
        plain = table.on_turn in plainly
        gain, row, laid = best_plain_swap(table) if plain else best_swap(table)
        if table.swaps[table.on_turn] and would_knock(table, plain, gain, row, laid):
            knock(table)
        else:
            swap(table, row, laid)


# Swapping and knocking ---------------------------------------------------------------------------


def would_knock(table: Round, plainly: bool, gain: float, row: int, laid: Row) -> bool:
    """Whether somebody knocks rather than making that swap."""
    if table.knocker is not None:
        return gain <= 0
    swaps = table.swaps[table.on_turn]
    if plainly:
        late = gain <= 0 or swaps >= easy.SWAPS
    else:
        late = swaps >= SWAPS or lead(table) >= LEAD - swaps
    return late and not completes(table, row, laid)


def completes(table: Round, row: int, laid: Row) -> bool:
    """Whether the swap is sudden death."""
    hand, taken = table.hands[table.on_turn], table.rows[row - 1]
    return any(
        hand[animal] + taken.count(animal) - laid.count(animal) == value
        for animal, value in SETS[table.expert]
    )


def lead(table: Round) -> int:
    """By how many points the player on turn is ahead of the best of the others."""
    points = totals(table)
    mine = points.pop(table.on_turn)
    return mine - max(points)


def best_swap(table: Round) -> Swap:
    """The swap that gains the player on turn most, by what it knows and fears."""
    hand, promise = table.hands[table.on_turn], look_out(table)
    losses = losses_of(hand, promise)
    return best(table, [swapped(hand, losses, row, promise) for row in table.rows])


def best_plain_swap(table: Round) -> Swap:
    """The swap that gains the player on turn most, if it plays plainly."""
    hand = tuple(table.hands[table.on_turn])
    return best(table, [swapped_plainly(hand, row, table.expert) for row in table.rows])


def best(table: Round, swaps: Sequence[tuple[float, Row]]) -> Swap:
    """The best of one swap for each row, none of which may give back what it takes."""
    hand = table.hands[table.on_turn]
    any_other: Row = (
        next(card for card, count in enumerate(hand) if count and card not in table.rows[0]),
    )
    found = -NEVER, 1, any_other
    for number, ((gain, laid), row) in enumerate(zip(swaps, table.rows, strict=True), start=1):
        if gain > found[0] and (laid[0] not in row or sorted(laid) != sorted(row)):
            found = gain, number, laid
    return found


@lru_cache(KEPT)
def swapped_plainly(hand: Counts, row: Row, expert: bool) -> tuple[float, Row]:
    """The same as `swapped` for a plain player: it depends on hand and row alone."""
    promise = plain_hopes(expert)
    return swapped(hand, losses_of(hand, promise), row, promise)


def losses_of(hand: Sequence[int], promise: Promise) -> list[float]:
    """What it costs to lay one card of each animal."""
    return [
        hope[count] - hope[count - 1] + fear[1] if count else NEVER
        for hope, fear, count in zip(promise.hope, promise.fear, hand, strict=True)
    ]


def swapped(
    hand: Sequence[int], losses: list[float], row: Row, promise: Promise
) -> tuple[float, Row]:
    """Take the row, lay card by card what is missed least: how much that gains, and the cards.

    *losses* are what each animal costs to lay from the hand alone.
    """
    hopes, fears = promise.hope, promise.fear
    held, costs, laid, gain = [*hand], losses[:], [], 0.0
    for card in row:
        held[card] += 1
    for card in set(row):
        hope, fear, had, has = hopes[card], fears[card], hand[card], held[card]
        gain += hope[has] - hope[had] + fear[has - had]
        if had:
            costs[card] = hope[has] - hope[has - 1] + fear[1]
    while True:
        least = min(costs)
        card = costs.index(least)
        gain -= least
        laid.append(card)
        if len(laid) == len(row):
            return gain, tuple(laid)
        held[card] = left = held[card] - 1
        there = laid.count(card)
        hope, fear = hopes[card], fears[card]
        more = hope[left] - hope[left - 1] + fear[there + 1] - fear[there]
        costs[card] = more if there < hand[card] else NEVER
