"""Evidence that a mean is not what it was claimed to be, which may be looked at after each value.

Two bettors begin with the same capital and bet against the claim at fair odds, one that the mean is
larger and one that it is smaller. If the claim were true, each would have a chance of at most 1 in
40 of ever multiplying its capital by 40. So when one does, the claim is rejected, which is wrong in
at most 5 % of all tournaments, whenever one stops. All claims not rejected form the interval. The
values are only assumed to lie between 0 and 1 and to have the same mean, whatever came before.

Source: Waudby-Smith and Ramdas, Estimating means of bounded random variables by betting, Journal of
the Royal Statistical Society B 86 (2024): the hedged capital process with predictable stakes.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from math import log, log1p, sqrt
from typing import Literal

CONFIDENCE = 0.95
ENOUGH = log(2 / (1 - CONFIDENCE))
"""The logarithm of the capital, for two bettors, at which a claim is rejected."""
BOLDEST = 0.5
"""The largest share of its capital that a bettor can lose on one value."""
STEPS = 40
"""The number of halvings in the search for an end of the interval."""

Finding = Literal["more", "less", "unsure"]


@dataclass
class Evidence:
    """Values from 0 to 1 against the claim that their mean is *claim*, which is between 0 and 1."""

    claim: float
    values: list[float] = field(default_factory=list, init=False)
    found: Finding = field(default="unsure", init=False)
    """The first finding, which stays."""

    def __post_init__(self) -> None:
        self._stakes = stakes(self.values)
        self._more = 0.0
        self._less = 0.0

    def add(self, value: float) -> None:
        """Take in one more value."""
        self.values.append(value)
        stake = next(self._stakes)
        self._more += gain(self.claim, stake, value)
        self._less += gain(1 - self.claim, stake, 1 - value)
        if self.found == "unsure" and max(self._more, self._less) >= ENOUGH:
            self.found = "more" if self._more >= ENOUGH else "less"

    def interval(self) -> tuple[float, float]:
        """The confidence interval of the mean, valid whenever one looks at it."""
        return lowest(self.values), 1 - lowest([1 - value for value in self.values])


def gain(claim: float, stake: float, value: float) -> float:
    """The growth of the logarithm of a capital that was bet on a mean above *claim*."""
    return log1p(min(stake, BOLDEST / claim) * (value - claim))


def stakes(values: Iterable[float]) -> Iterator[float]:
    """The stake on each value, known before the value: the less the values vary, the larger."""
    total, spread, changing = 0.5, 0.25, 0.25
    for count, value in enumerate(values, 1):
        yield sqrt(2 * ENOUGH / (changing * count * log(count + 1)))
        total += value
        spread += (value - total / (count + 1)) ** 2
        changing = spread / (count + 1)


def lowest(values: Sequence[float]) -> float:
    """The lower end of the interval: bets on a larger mean have refuted all means below it."""
    bets = list(zip(stakes(values), values, strict=True))
    low, high = 0.0, 1.0
    for _ in range(STEPS):
        claim = (low + high) / 2
        capital = accumulate(gain(claim, stake, value) for stake, value in bets)
        if max(capital, default=0) >= ENOUGH:
            low = claim
        else:
            high = claim
    return low
