"""SixPack at a real table: points are counted, and seven win."""

from collections.abc import Collection, Sequence

from accessible_games.core.common_events import PointsHeld
from accessible_games.core.event import Event, Seat, most_first
from accessible_games.core.frozen import Frozen
from accessible_games.games.sixpack.rules import victory
from accessible_games.games.sixpack.state import GOAL, SEATS


class Phase(Frozen):
    """A phase of scoring that is over."""

    points: tuple[int, ...]
    """By seat."""
    events: tuple[Event, ...]
    """How many points those have now who got one, or all if nobody did, and who has won."""


def score(points: Sequence[int], claimed: Collection[Seat]) -> Phase:
    """A point for each who has shown a pattern in one phase; all with seven then win (S23, S26).

    Raises `ValueError` for a number of people who cannot play, and if somebody has won before.
    """
    if len(points) not in SEATS or max(points) >= GOAL:
        raise ValueError(points)
    now = [each + (seat in claimed) for seat, each in enumerate(points)]
    news = {seat: now[seat] for seat in claimed} or dict(enumerate(now))
    told: list[Event] = [PointsHeld(most_first(news))]
    if won := [seat for seat, each in enumerate(now) if each == GOAL]:
        told.append(victory(won))
    return Phase(tuple(now), tuple(told))
