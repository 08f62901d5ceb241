"""What a table brings until the next turn, as it came in games: weighed by what others may hold.

The weights are those with which such facts foretold how games of four ended, and how they stood two
rounds later. They were fitted by least squares to 580,000 choices at random among good tables, in
25,000 games of a model of `hard` in a compiled language, so that each says what a choice brings.
`python -m tests.benchmarks.fit_tables` fits them to games of `expert` itself.
"""

from collections.abc import Mapping
from typing import NamedTuple

from accessible_games.bots.sixpack.guesses import Guess
from accessible_games.bots.sixpack.hard import replies
from accessible_games.bots.sixpack.plans import Outcome
from accessible_games.bots.sixpack.prospects import Rival, Stakes, Survey, ease_left, survey
from accessible_games.core.event import Seat
from accessible_games.core.frozen import Frozen


class Facts(NamedTuple):
    """What counts about a table; and as weights, how much each of it counts.

    The first five are about the others, as chances to win that they cost; the rest about the own
    seat, as parts of what a point is worth to it.
    """

    claims: float
    """What the others probably claim at once."""
    next_unable: float
    """That the next player can make no pattern,"""
    unable: float
    """or one of those after that."""
    any_unable: float
    """The share of all hands that they could have with which they cannot."""
    narrow: float
    """The share with which just one change makes the pattern."""
    reply: float
    """The chance that the next player makes the own pattern too."""
    no_way: float
    """That no change makes the own pattern,"""
    one_way: float
    """or just one."""
    ease: float
    """How easy the hands are that can be drawn."""
    cleared: float
    """That a part of the table was cleared."""


BEFORE = Facts(1.08, 0.69, 0.28, 0.36, 0.26, 0.63, -0.39, -0.08, 0.0, 0.11)
"""The weights for tables that leave the own pattern to be made,"""
SCORED = Facts(1.62, 1.13, 0.21, 0.25, 0.50, 0.91, 0.0, 0.0, 2.65, 0.27)
"""and for those that have shown it."""


class Forecast(Frozen):
    """Weighs the tables of one decision."""

    at_stake: Stakes
    guesses: Mapping[Seat, Guess]
    """What each of the others probably holds."""

    def value(self, outcome: Outcome) -> float:
        """The chance to win."""
        if not outcome.own:
            return outcome.value
        weights, scored = (SCORED, 1) if self.is_scored(outcome) else (BEFORE, 0)
        facts = self.facts(outcome)
        change = sum([weight * fact for weight, fact in zip(weights, facts, strict=True)])
        return self.at_stake.chance + self.at_stake.gain * scored + change

    def is_scored(self, outcome: Outcome) -> bool:
        """Whether the seat has shown its pattern, and so holds other dominoes now."""
        return outcome.own != self.at_stake.hand

    def facts(self, outcome: Outcome) -> Facts:
        """All that counts about a table."""
        at_stake, scored = self.at_stake, self.is_scored(outcome)
        seen = survey(outcome.grid, outcome.strict, 0 if scored else at_stake.hand)
        others = [self._about(rival, outcome, seen) for rival in at_stake.rivals]
        claims, unable, any_unable, narrow = map(sum, zip(*others, strict=True))
        own = (
            replied(at_stake, outcome),
            float(not scored and seen.ways == 0),
            float(not scored and seen.ways == 1),
            ease_left(at_stake.best_kept(seen)) if scored else 0.0,
            float(outcome.cleared),
        )
        gains = [at_stake.gain * each for each in own]
        return Facts(-claims, others[0][1], unable - others[0][1], any_unable, narrow, *gains)

    def _about(
        self, rival: Rival, outcome: Outcome, seen: Survey
    ) -> tuple[float, float, float, float]:
        """The first facts of one of the others, with the next one's among all of `unable`."""
        guess, hands, number = self.guesses[rival.seat], rival.hands, rival.hands.bit_count()
        narrow = hands & seen.once & ~seen.twice & ~seen.shown
        return (
            rival.cost * guess.share(outcome.shown),
            rival.cost * (1 - guess.share(seen.once)),
            rival.cost * (hands & ~seen.once).bit_count() / number,
            rival.cost * narrow.bit_count() / number,
        )


def replied(at_stake: Stakes, outcome: Outcome) -> float:
    """The chance that the next player makes the own pattern too."""
    own = outcome.own
    shares = [
        chance * (own & turn.shown).bit_count()
        for turn, chance, _ in replies(at_stake.rivals[0], outcome)
    ]
    return sum(shares) / own.bit_count()
