"""What a table is worth to one seat: its own pattern, what comes close, what others could claim.

Nobody knows the dominoes of the others. But their points are open, so one knows which hands each
of them can have, all equally likely.
"""

from collections.abc import Mapping, Set
from functools import cache, lru_cache
from math import fsum, prod
from operator import eq

from accessible_games.bots.sixpack.grid import Grid
from accessible_games.bots.sixpack.grid_turns import shown_next
from accessible_games.bots.sixpack.numbering import BITS
from accessible_games.bots.sixpack.temper import EVEN, Temper
from accessible_games.core.event import Pieces
from accessible_games.core.frozen import Frozen
from accessible_games.games.sixpack.cells import Display, stacks
from accessible_games.games.sixpack.drinks import PINK
from accessible_games.games.sixpack.patterns import SETS, Hand, blocks, makers, pictures
from accessible_games.games.sixpack.state import GOAL
from accessible_games.games.sixpack.view import View, displayed

LOST = 1.0
"""The cost of giving one of the others a pattern that brings the seventh point."""
CLOSE = 0.05
"""The worth of a block that shows all but one drink of the own pattern."""
CLOSE_FIT = 5


class Outlook(Frozen):
    """What one seat looks for on a table, and what it would rather not see there."""

    hand: Hand
    known: Set[Hand]
    """The hands whose pattern lies there already: whoever holds one can claim in any case."""
    others: tuple[tuple[Hand, ...], ...]
    """For each of the others the hands that it can have."""
    costs: Mapping[Hand, float]
    """The cost of making the pattern of a hand, by the chance that one of the others holds it."""
    strict: bool
    """Whether rule 3 is played strictly."""
    temper: Temper = EVEN


def look_out(view: View, temper: Temper = EVEN) -> Outlook:
    """The outlook of the seat that sees *view*."""
    others = [points for seat, points in enumerate(view.points) if seat != view.seat]
    costs: dict[Hand, float] = {}
    for points in others:
        possible = hands_without(points)
        cost = LOST if len(points) == GOAL - 1 else temper.given
        for hand in possible:
            costs[hand] = costs.get(hand, 0.0) + cost / len(possible)
    return Outlook(
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
    """In how many of six drinks a picture agrees with the nearest one that the hand can make."""
    agreeing: list[int] = [sum(map(eq, shown, own)) for own in pictures(hand)]
    return max(agreeing)


def worth(outlook: Outlook, display: Display) -> float:
    """What a table is worth; the own pattern on it is worth 1."""
    hands, shown = makers(), blocks(display).values()
    found = {hand for picture in shown for hand in hands.get(picture, ())}
    # the same sum in whichever order a set has
    given = fsum([outlook.costs.get(hand, 0.0) for hand in found - outlook.known])
    close = sum([fit(outlook.hand, picture) == CLOSE_FIT for picture in shown])
    crowd = outlook.temper.crowd * len(display)
    return (outlook.hand in found) + CLOSE * close + crowd - given


def in_reach(outlook: Outlook, display: Display) -> bool:
    """Whether one more change, on a table that nobody clears, would make the own pattern."""
    if min(stacks(display).values()) < PINK:
        return False
    return can_bring(Grid.of(display), outlook.strict, BITS[outlook.hand])


@lru_cache(500)
def can_bring(grid: Grid, strict: bool, hand: int) -> bool:
    """Whether one change makes the pattern of a hand; remembered, as tables come up again."""
    return any(shown & hand for shown in shown_next(grid, strict))


def risk(outlook: Outlook, display: Display) -> float:
    """The chance that any of the others holds a pattern that the table did not show before."""
    new = hands_on(display) - outlook.known
    shares = [sum(hand in new for hand in hands) / len(hands) for hands in outlook.others if hands]
    return 1 - prod(1 - share for share in shares)
