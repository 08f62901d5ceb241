"""What a table brings until the next turn, as it came in games: weighed by what others may hold.

The weights are those with which such facts foretold how games of four ended, and how they stood two
rounds later. They were fitted by least squares to 580,000 choices at random among good tables, in
25,000 games of a model of `hard` in a compiled language; so each says what a choice brings.
"""

from collections.abc import Iterator, Mapping
from itertools import repeat
from typing import NamedTuple

from accessible_games.bots.sixpack.guesses import Guess
from accessible_games.bots.sixpack.hard import replies
from accessible_games.bots.sixpack.plans import Outcome
from accessible_games.bots.sixpack.prospects import Rival, Stakes, Survey, ease_left, survey
from accessible_games.core.event import Seat
from accessible_games.core.frozen import Frozen


class Weights(NamedTuple):
    """How much each fact counts.

    The first five are about each of the others, counted by what a point of theirs costs; the rest
    about the own seat, by what a point is worth.
    """

    claims: float
    """The chance that one of the others claims at once."""
    next_unable: float
    """That the next player can make no pattern,"""
    unable: float
    """or another."""
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


UNABLE = Weights(1.08, 0.69, 0.28, 0.36, 0.26, 0.63, -0.39, -0.08, 0.0, 0.11)
"""For tables that leave the own pattern to be made,"""
SCORED = Weights(1.62, 1.13, 0.21, 0.25, 0.50, 0.91, 0.0, 0.0, 2.65, 0.27)
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
        at_stake, scored = self.at_stake, is_scored(self.at_stake, outcome)
        seen = survey(outcome.grid, outcome.strict, 0 if scored else at_stake.hand)
        weights = SCORED if scored else UNABLE
        own = weights.cleared * outcome.cleared + weights.reply * replied(at_stake, outcome)
        if scored:
            own += 1 + weights.ease * ease_left(at_stake.best_kept(seen))
        else:
            own += (weights.no_way, weights.one_way, 0.0)[min(2, seen.ways)]
        costs = [
            self.cost(rival, outcome, seen, weights, unable)
            for rival, unable in zip(at_stake.rivals, unables(weights), strict=False)
        ]
        return at_stake.chance + at_stake.gain * own - sum(costs)

    def cost(
        self, rival: Rival, outcome: Outcome, seen: Survey, weights: Weights, unable: float
    ) -> float:
        """What one of the others probably gains."""
        guess, hands, number = self.guesses[rival.seat], rival.hands, rival.hands.bit_count()
        narrow = hands & seen.once & ~seen.twice & ~seen.shown
        return rival.cost * (
            weights.claims * guess.share(outcome.shown)
            - unable * (1 - guess.share(seen.once))
            - weights.any_unable * (hands & ~seen.once).bit_count() / number
            - weights.narrow * narrow.bit_count() / number
        )


def unables(weights: Weights) -> Iterator[float]:
    """What it counts that the next player can make no pattern, the one after that, and so on."""
    yield weights.next_unable
    yield from repeat(weights.unable)


def is_scored(at_stake: Stakes, outcome: Outcome) -> bool:
    """Whether the seat has shown its pattern, and so holds other dominoes now."""
    return outcome.own != at_stake.hand


def replied(at_stake: Stakes, outcome: Outcome) -> float:
    """The chance that the next player makes the own pattern too."""
    own = outcome.own
    shares = [
        chance * (own & turn.shown).bit_count()
        for turn, chance, _ in replies(at_stake.rivals[0], outcome)
    ]
    return sum(shares) / own.bit_count()
