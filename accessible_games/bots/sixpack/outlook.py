"""What a table is worth to one seat: its own pattern, those of others, and what comes close."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from accessible_games.core.event import Pieces
from accessible_games.games.sixpack.cells import Display
from accessible_games.games.sixpack.patterns import SETS, Hand, blocks, makers, pictures
from accessible_games.games.sixpack.seen import View, displayed
from accessible_games.games.sixpack.state import GOAL

GIVEN = 0.5
LAST = 2.0
CLOSE = 0.02
ALMOST = 5


@dataclass(frozen=True)
class Outlook:
    hand: Hand
    fear: Mapping[Hand, float]
    known: frozenset[Hand]


def look_out(view: View) -> Outlook:
    fear: dict[Hand, float] = {}
    for seat, points in enumerate(view.points):
        if seat != view.seat:
            possible = hands_without(points)
            for hand in possible:
                weight = LAST if len(points) == GOAL - 1 else 1.0
                fear[hand] = fear.get(hand, 0.0) + weight / len(possible)
    return Outlook(frozenset(view.hand), fear, frozenset(hands_on(displayed(view))))


@cache
def hands_without(points: Pieces) -> tuple[Hand, ...]:
    return tuple(frozenset(each) for each in SETS if not any(point in each for point in points))


def hands_on(display: Display) -> set[Hand]:
    hands = makers()
    return {hand for picture in blocks(display).values() for hand in hands.get(picture, ())}


def worth(outlook: Outlook, display: Display) -> float:
    hands = makers()
    shown = blocks(display).values()
    found = {hand for picture in shown for hand in hands.get(picture, ())}
    new = found - outlook.known
    given = sum([outlook.fear.get(hand, 0.0) for hand in new])
    close = sum([fit(outlook.hand, picture) == ALMOST for picture in shown])
    return (outlook.hand in found) - GIVEN * given + CLOSE * close


@cache
def fit(hand: Hand, picture: Pieces) -> int:
    """In how many of the six drinks a picture agrees with one that the hand can make."""
    return max(
        sum([one == other for one, other in zip(picture, own, strict=True)])
        for own in pictures(hand)
    )
