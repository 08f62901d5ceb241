"""How strong a player is, and how certain that is after so many games.

All intervals are at 95 %.
"""

from collections.abc import Sequence
from math import log10, sqrt
from statistics import fmean, variance

from accessible_games.core.frozen import Frozen

Z = 1.959964
"""The number of standard deviations that contain 95 % of a normal distribution."""
Interval = tuple[float, float]


class Rate(Frozen):
    """How many of its games a player has won; a shared win counts as a fraction."""

    wins: float
    games: float

    @property
    def share(self) -> float:
        """The proportion of games won."""
        return self.wins / self.games

    def interval(self) -> Interval:
        """The confidence interval of the share.

        Source: Wilson, Probable inference, the law of succession, and statistical inference,
        Journal of the American Statistical Association 22 (1927).
        """
        share, spread = self.share, Z * Z / self.games
        middle = (share + spread / 2) / (1 + spread)
        root = sqrt(share * (1 - share) / self.games + spread / self.games / 4)
        reach = Z * root / (1 + spread)
        low = middle - reach if share > 0 else 0.0  # which rounding would miss
        return low, middle + reach if share < 1 else 1.0

    def beside(self, share: float) -> bool:
        """Whether the whole interval lies on one side of a share."""
        low, high = self.interval()
        return not low <= share <= high

    def __str__(self) -> str:
        low, high = self.interval()
        interval = f"({low:.1%} to {high:.1%})"
        return f"{self.share:6.1%}  {interval}  {self.wins:g} of {self.games:g} games"


def rate_of(shares: Sequence[float], games: int) -> Rate:
    """The rate of a player who has won these *shares* of deals, in a total of *games* games.

    Deals are independent, but games of the same deal are not. So the rate counts the number of
    independent games that would give the same precision, but never more than were played. Source:
    Korn and Graubard, Confidence intervals for proportions with small expected number of positive
    counts estimated from survey data, Survey Methodology 24 (1998).
    """
    share = fmean(shares)
    spread = variance(shares) / len(shares) if len(shares) > 1 else 0
    size = min(games, share * (1 - share) / spread) if spread else games
    return Rate(share * size, size)


def mean_interval(values: Sequence[float]) -> Interval | None:
    """The confidence interval of the mean of independent values; None for fewer than two."""
    if len(values) < 2:
        return None
    middle, reach = fmean(values), Z * sqrt(variance(values) / len(values))
    return middle - reach, middle + reach


def elo(share: float, fair: float) -> float | None:
    """The Elo points by which a player who wins a *share* of its games is above the others.

    The model is Luce's: each seat has a worth, and its chance of winning is its share of all worths
    at the table; for two seats this is the Bradley-Terry model. If all games have the same players,
    the maximum likelihood estimates of the worths are the shares themselves. 400 points mean ten
    times the average worth of another seat; *fair* is the share of equals. None at a share of 0 or
    1, for which no number is large enough, and if there are no others. Sources: Luce, Individual
    Choice Behavior (1959); Hunter, MM algorithms for generalized Bradley-Terry models, Annals of
    Statistics 32 (2004).
    """
    if not 0 < share < 1 or fair == 1:
        return None
    return 400 * log10(share / (1 - share) * (1 - fair) / fair)
