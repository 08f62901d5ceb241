"""How many times the points of another player one has, and how sure that is."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from accessible_games.contest.figures import Interval
from accessible_games.contest.playing import play_out
from accessible_games.core.event import Seat
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.games.lifeboat.scoring import final_points
from accessible_games.players import Bot

SEATS = 4
"""At the tables of Lifeboat where players are compared."""
DRAWN = 1000
"""How often games are drawn anew for the interval of a ratio."""


@dataclass(frozen=True)
class Ratio:
    """Points of one player and of another one in the same seat of the same games, game by game."""

    pairs: Sequence[tuple[int, int]]

    @property
    def value(self) -> float:
        """The ratio of all points."""
        return ratio(self.pairs)

    def interval(self) -> Interval:
        """Between which ratios 95 % of those lie that other draws of these games have."""
        chance = Random(1)
        drawn = sorted(ratio(chance.choices(self.pairs, k=len(self.pairs))) for _ in range(DRAWN))
        return drawn[DRAWN // 40], drawn[-DRAWN // 40 - 1]

    def __str__(self) -> str:
        low, high = self.interval()
        return f"{self.value:6.2f}  ({low:.2f} to {high:.2f})  {len(self.pairs)} games"


def ratio(pairs: Sequence[tuple[int, int]]) -> float:
    """All points of the one by all points of the other."""
    return sum(one for one, _ in pairs) / max(1, sum(other for _, other in pairs))


# In Lifeboat --------------------------------------------------------------------------------------


def in_the_same_seat(one: Bot, other: Bot, among: Bot, games: int) -> Ratio:
    """The points of each of two players among three more; they sit on each seat in turn."""
    pairs = []
    for seed in range(games):
        seat = seed % SEATS
        mine, theirs = (points(seated(own, among, seat), seed)[seat] for own in (one, other))
        pairs.append((mine, theirs))
    return Ratio(pairs)


def seated(own: Bot, among: Bot, seat: Seat) -> list[Bot]:
    """The players of a table, one of them in this seat."""
    return [own if place == seat else among for place in range(SEATS)]


def points(bots: Sequence[Bot], seed: int) -> Sequence[int]:
    """The points by seat of a game of these players."""
    table = Table.new(GAMES["lifeboat"], len(bots), seed)
    play_out(table, bots, seed)
    return final_points(table.state)
