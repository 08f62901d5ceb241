"""Two answers compared in fresh worlds, which had no part in choosing one of them.

The best answer of a search was the best in its worlds, partly by luck. So nothing is claimed of it
and another one by these worlds: both are tried in new ones, in as many as a claim needs.
"""

from dataclasses import replace
from enum import Enum
from random import Random

from accessible_games.core.decision import Answer, Decision
from accessible_games.core.frozen import Frozen
from accessible_games.core.game import AnyView
from accessible_games.players import counts_points, fresh_of
from accessible_games.players.bot import Determinize
from accessible_games.players.judging import CLEAR, brings, less
from accessible_games.players.search import SearchLine, try_in

CLOSE = {"chance": 0.02, "points": 0.5}
"""Answers that differ by less are about as good, by the measure of the game."""
WITHIN = 2
"""The difference is within so many standard errors of what was found."""
FIRST = 120
"""The number of worlds of the first look; each further look doubles the number of worlds."""


class Verdict(Enum):
    """What may be claimed of another answer beside the best one; the value ends a message's name.

    The last two are what not even the most worlds can tell: the answer seems to be close, or worse.
    """

    AS_GOOD = "as-good"
    WORSE = "tempting"
    BETTER = "better"
    UNCLEAR = "not-clear"
    DOUBTFUL = "doubtful"


class Comparison(Frozen):
    """What the best answer of a search and another one are worth in the same fresh worlds."""

    game: str
    best: SearchLine[Answer]
    other: SearchLine[Answer]

    @property
    def verdict(self) -> Verdict:
        """What may be claimed of the other answer."""
        more, error = self.best.over(self.other)
        close = CLOSE["points" if counts_points(self.game) else "chance"]
        if abs(more) + WITHIN * error < close:
            return Verdict.AS_GOOD
        if self.less:
            return Verdict.WORSE
        if -more > CLEAR * error:
            return Verdict.BETTER
        return Verdict.UNCLEAR if more < close else Verdict.DOUBTFUL

    @property
    def is_open(self) -> bool:
        """Whether more worlds may allow a claim."""
        return self.verdict in (Verdict.UNCLEAR, Verdict.DOUBTFUL)

    @property
    def less(self) -> int:
        """How much less the other answer is worth, in points or in games won of 100."""
        return less(self.game, self.best, self.other)

    @property
    def brings(self) -> int:
        """The value of the best answer, in points or in games won of 100."""
        return brings(self.game, self.best)


def compared(
    game: str,
    view: AnyView,
    decision: Decision[Answer],
    determinize: Determinize,
    chance: Random,
    lines: tuple[SearchLine[Answer], SearchLine[Answer]],
) -> Comparison:
    """The best *lines* of a search, or any two, tried again in as many worlds as a claim needs.

    Raises `OutOfTimeError` if there is no time at all; what is found in a part of it counts.
    """
    fresh, most = fresh_of(game)
    worlds = fresh(view, decision, determinize, chance, lines)
    best, other = (replace(line, values=[]) for line in lines)
    found, number = Comparison(game, best, other), min(FIRST, most)
    has_time = try_in((best, other), worlds, number)
    while has_time and found.is_open and best.visits < most:
        has_time = try_in((best, other), worlds, min(best.visits, most - best.visits))
    return found
