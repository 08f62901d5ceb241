"""The worth of a table to one seat: its own pattern, near misses, what others could claim.

Nobody knows the dominoes of the others. But their points are open, which tells the hands that each
of them can have, all equally likely.
"""

from collections.abc import Mapping, Set
from functools import cache, lru_cache
from math import fsum, prod
from operator import eq

from accessible_games.core.event import Pieces
from accessible_games.core.frozen import Frozen
from accessible_games.games.sixpack.cells import Display, stacks
from accessible_games.games.sixpack.drinks import PINK
from accessible_games.games.sixpack.patterns import (
    SETS,
    Hand,
    blocks,
    blocks_with,
    makers,
    pictures,
)
from accessible_games.games.sixpack.players.grid import Grid
from accessible_games.games.sixpack.players.grid_turns import shown_next
from accessible_games.games.sixpack.players.numbering import BITS
from accessible_games.games.sixpack.players.temper import EVEN, Temper
from accessible_games.games.sixpack.state import GOAL
from accessible_games.games.sixpack.view import View, displayed

LOST = 1.0
"""The cost of giving another player a pattern that brings the seventh point."""
CLOSE = 0.05
"""The worth of a block that shows all but one drink of the seat's pattern."""
CLOSE_FIT = 5


class TableEvaluation(Frozen):
    """What one seat wants to see on a table, and what it does not."""

    hand: Hand
    known: Set[Hand]
    """The hands whose pattern is there already: anybody who holds one can claim in any case."""
    others: tuple[tuple[Hand, ...], ...]
    """For each of the others the hands that they can have."""
    costs: Mapping[Hand, float]
    """The cost of making the pattern of a hand, by the chance that another player holds it."""
    strict: bool
    """Whether rule 3 is played strictly."""
    temper: Temper = EVEN


def look_out(view: View, temper: Temper = EVEN) -> TableEvaluation:
    """The outlook of the seat of *view*."""
    others = [points for seat, points in enumerate(view.points) if seat != view.seat]
    costs: dict[Hand, float] = {}
    for points in others:
        possible = hands_without(points)
        cost = LOST if len(points) == GOAL - 1 else temper.given
        for hand in possible:
            costs[hand] = costs.get(hand, 0.0) + cost / len(possible)
    return TableEvaluation(
        frozenset(view.hand),
        hands_on(displayed(view)),
        tuple(map(hands_without, others)),
        costs,
        view.strict,
        temper,
    )


@cache
def hands_without(points: Pieces) -> tuple[Hand, ...]:
    """The hands that a player with these points can have; none after the seventh point."""
    sets = [each for each in SETS if not any(point in each for point in points)]
    return tuple(map(frozenset, sets)) if len(points) < GOAL else ()


def hands_on(display: Display) -> set[Hand]:
    """The hands whose pattern is on the table."""
    hands = makers()
    return {hand for shown in blocks(display).values() for hand in hands.get(shown, ())}


@cache
def fit(hand: Hand, shown: Pieces) -> int:
    """How many of six drinks agree with the nearest picture that the hand can make."""
    agreeing: list[int] = [sum(map(eq, shown, own)) for own in pictures(hand)]
    return max(agreeing)


def claim(view: View) -> str:
    """Claim the first block with its pattern, found without help, or answer no."""
    found = blocks_with(frozenset(view.hand), blocks(displayed(view)))
    return next(iter(found), "no")


def worth(outlook: TableEvaluation, display: Display) -> float:
    """The worth of a table; the seat's own pattern on it is worth 1."""
    hands, shown = makers(), blocks(display).values()
    found = {hand for picture in shown for hand in hands.get(picture, ())}
    # the same sum whatever the order of the set
    given = fsum([outlook.costs.get(hand, 0.0) for hand in found - outlook.known])
    close = sum([fit(outlook.hand, picture) == CLOSE_FIT for picture in shown])
    crowd = outlook.temper.crowd * len(display)
    return (outlook.hand in found) + CLOSE * close + crowd - given


def in_reach(outlook: TableEvaluation, display: Display) -> bool:
    """Whether one more change would make the seat's pattern, if nothing is cleared."""
    if min(stacks(display).values()) < PINK:
        return False
    return can_bring(Grid.of(display), outlook.strict, BITS[outlook.hand])


@lru_cache(500)
def can_bring(grid: Grid, strict: bool, hand: int) -> bool:
    """Whether one change makes the pattern of a hand; cached, as tables come up again."""
    return any(shown & hand for shown in shown_next(grid, strict))


def risk(outlook: TableEvaluation, display: Display) -> float:
    """The chance that another player holds a pattern that the table did not show before."""
    new = hands_on(display) - outlook.known
    shares = [sum(hand in new for hand in hands) / len(hands) for hands in outlook.others if hands]
    return 1 - prod(1 - share for share in shares)
