"""How a search plays a round to its end: everybody much like `normal` or `easy`, in numbers.

Hopes and fears are those of `normal`: players know their own hands and what everybody has seen. Two
things are simpler: the cards to lay down are chosen one by one, and who is ahead is taken from the
real hands. A plain player collects what scores, like `easy`, but never misses a set.
"""

from collections.abc import Collection, Sequence
from operator import getitem

from accessible_games.core.event import Seat
from accessible_games.games.life_is_life.players import easy
from accessible_games.games.life_is_life.players.fast_rules import (
    SETS,
    Round,
    Row,
    knock,
    swap,
    totals,
)
from accessible_games.games.life_is_life.players.normal import LEAD, SWAPS
from accessible_games.games.life_is_life.players.promises import (
    NEVER,
    AnimalPromise,
    look_out,
    plain_hopes,
)
from accessible_games.games.life_is_life.state import ROWS

Swap = tuple[float, int, Row]
"""The gain of a swap, its row (from 1), and the cards to lay down."""


def play_out(table: Round, plainly: Collection[Seat] = ()) -> None:
    """Play to the end of the round; no luck is involved. Some seats play plainly."""
    while not table.over:
        plain = table.on_turn in plainly
        gain, row, laid = best_plain_swap(table) if plain else best_swap(table)
        if table.swaps[table.on_turn] and would_knock(table, plain, gain, row, laid):
            knock(table)
        else:
            swap(table, row, laid)


# Swapping and knocking ---------------------------------------------------------------------------


def would_knock(table: Round, plainly: bool, gain: float, row: int, laid: Row) -> bool:
    """Whether a player knocks rather than making that swap."""
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
    """The lead in points of the player whose turn it is over the best of the others."""
    points = totals(table)
    mine = points.pop(table.on_turn)
    return mine - max(points)


def best_swap(table: Round) -> Swap:
    """The swap with the largest gain for the player whose turn it is, as they see it."""
    return best(table, look_out(table))


def best_plain_swap(table: Round) -> Swap:
    """The same if this player plays plainly."""
    return best(table, plain_hopes(table.expert))


def best(table: Round, promise: AnimalPromise) -> Swap:
    """The best swap for the player whose turn it is, which must not return what it takes.

    The longest row usually gains most, so it comes first and the others need not be finished.
    """
    hand = table.hands[table.on_turn]
    losses = [*map(getitem, promise.loss, hand)]
    found = None
    most = -NEVER
    for number in reversed(ROWS):
        row = table.rows[number - 1]
        gain, laid = swapped(hand, losses, row, promise, most)
        if gain >= most and (laid[0] not in row or sorted(laid) != sorted(row)):
            most, found = gain, (gain, number, laid)
    return found or any_other(table)


def any_other(table: Round) -> Swap:
    """A swap if the best one of each row is forbidden: for row 1, any card but that one."""
    hand = table.hands[table.on_turn]
    card = next(card for card, count in enumerate(hand) if count and card not in table.rows[0])
    return -NEVER, 1, (card,)


def swapped(
    hand: Sequence[int], losses: list[float], row: Row, promise: AnimalPromise, most: float = -NEVER
) -> tuple[float, Row]:
    """The gain of taking the row, and the cards to lay down: one by one, those missed least.

    *losses* are the costs of laying down each animal from the hand alone. If the gain cannot reach
    *most*, not all cards are looked for: no card has a negative cost.
    """
    hopes, fears, loss = promise.hope, promise.fear, promise.loss
    costs, laid, gain = losses[:], [], 0.0
    for card in {*row}:
        hope, had, more = hopes[card], hand[card], row.count(card)
        gain += hope[had + more] - hope[had] + fears[card][more]
        if had:
            costs[card] = loss[card][had + more]
    while True:
        least = min(costs)
        card = costs.index(least)
        gain -= least
        laid.append(card)
        if gain < most or len(laid) == len(row):
            return gain, tuple(laid)
        there = laid.count(card)
        costs[card] = NEVER
        if there < hand[card]:
            left = hand[card] + row.count(card) - there
            hope, fear = hopes[card], fears[card]
            costs[card] = hope[left] - hope[left - 1] + fear[there + 1] - fear[there]
