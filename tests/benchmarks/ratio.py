"""How many times the points of another player one has, and how sure that is."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from accessible_games.contest.figures import Interval

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
