"""What a table brings until the next turn, from experience: weighed by what others may hold.

The weights are those with which these facts best predicted how games of four ended, and how they
stood two rounds later. They were fitted by least squares to 580,000 random choices among good
tables, in 25,000 games of a model of `hard` in a compiled language, so that each tells what a
choice brings. `python -m tests.benchmarks.fit_tables` fits them to games of `expert` itself.
"""

from collections.abc import Mapping
from typing import NamedTuple

from accessible_games.core.event import Seat
from accessible_games.core.frozen import Frozen
from accessible_games.games.sixpack.players.guesses import Guess
from accessible_games.games.sixpack.players.hard import replies
from accessible_games.games.sixpack.players.plans import TableOutcome
from accessible_games.games.sixpack.players.prospects import (
    Rival,
    Stakes,
    ease_left,
    held_with,
    survey,
)
from accessible_games.players.facts import weighed


class TableFacts(NamedTuple):
    """The facts that matter about a table; or the weight of each of them.

    The first seven are about the others, as chances of winning that they cost; the rest are about
    the seat itself, as parts of the worth of a point.
    """

    claims: float
    """What the others will probably claim at once,"""
    later_claims: float
    """and those after the next player once that player has moved."""
    next_unable: float
    """The share of all possible hands of the next player with which they can make no pattern."""
    unable: float
    """The same for the players after that."""
    guessed: float
    """How much more likely all of these are to be unable, considering what they probably hold."""
    narrow: float
    """The share of hands whose pattern exactly one change makes."""
    crowd: float
    """The share of all hands that the table shows."""
    reply: float
    """The chance that the next player makes the seat's pattern too."""
    no_way: float
    """Whether no change makes the seat's pattern,"""
    one_way: float
    """or exactly one does."""
    reach: float
    """The share of all hands that the table shows, or that a change would bring."""
    ease: float
    """The ease of the hands that can be drawn,"""
    promise: float
    """the points that the table promises with them,"""
    lying: float
    """and the share of them that it already shows."""
    cleared: float
    """Whether a part of the table was cleared."""


BEFORE = TableFacts(
    claims=1.05, later_claims=0.62, next_unable=0.97, unable=0.62, guessed=0.38, narrow=0.25,
    crowd=0.0, reply=0.68, no_way=-0.40, one_way=-0.08, reach=0.0, ease=0.0, promise=0.0,
    lying=0.0, cleared=0.10,
)  # fmt: skip
"""The weights for tables on which the seat's pattern is still to be made,"""
SCORED = TableFacts(
    claims=1.54, later_claims=0.32, next_unable=1.38, unable=0.14, guessed=0.46, narrow=0.45,
    crowd=-0.61, reply=0.98, no_way=0.0, one_way=0.0, reach=-0.67, ease=2.70, promise=0.57,
    lying=-0.75, cleared=0.24,
)  # fmt: skip
"""and for those that have shown it."""


class Forecast(Frozen):
    """Weighs the tables of one decision."""

    at_stake: Stakes
    guesses: Mapping[Seat, Guess]
    """What each of the others probably holds."""

    def value(self, outcome: TableOutcome) -> float:
        """The chance of winning."""
        if not outcome.own:
            return outcome.value
        weights, scored = (SCORED, 1) if self.is_scored(outcome) else (BEFORE, 0)
        change = weighed(weights, self.facts(outcome))
        return self.at_stake.chance + self.at_stake.gain * scored + change

    def in_question(self, found: list[TableOutcome]) -> list[TableOutcome]:
        """The tables that show the seat's pattern; all, if none does."""
        return [*filter(self.is_scored, found)] or found

    def is_scored(self, outcome: TableOutcome) -> bool:
        """Whether the seat has shown its pattern, and so holds other dominoes now."""
        return outcome.own != self.at_stake.hand

    def facts(self, outcome: TableOutcome) -> TableFacts:
        """All facts that matter about a table."""
        at_stake, rivals, scored = self.at_stake, self.at_stake.rivals, self.is_scored(outcome)
        seen = survey(outcome.grid, outcome.strict, 0 if scored else at_stake.hand)
        one_way = seen.once & ~seen.twice & ~seen.shown
        unable = [rival.cost * part(rival.hands, ~seen.once) for rival in rivals]
        guessed = [rival.cost * (1 - self._share(rival, seen.once)) for rival in rivals]
        reply, later = self._replies(outcome)
        others = (
            -sum([rival.cost * self._share(rival, outcome.shown) for rival in rivals]),
            -later,
            unable[0],
            sum(unable[1:]),
            sum(guessed) - sum(unable),
            sum([rival.cost * part(rival.hands, one_way) for rival in rivals]),
            sum([rival.cost for rival in rivals]) * part(held_with(()), seen.shown),
        )
        own = (
            reply,
            not scored and seen.ways == 0,
            not scored and seen.ways == 1,
            part(held_with(()), seen.once),
            ease_left(at_stake.best_kept(seen)) if scored else 0,
            seen.promise(outcome.own, at_stake.distance) if scored else 0,
            part(outcome.own, seen.shown),
            outcome.cleared,
        )
        return TableFacts(*others, *[at_stake.gain * each for each in own])

    def _share(self, rival: Rival, hands: int) -> float:
        """The chance that another player holds one of these hands, by what they have done."""
        return self.guesses[rival.seat].share(hands)

    def _replies(self, outcome: TableOutcome) -> tuple[float, float]:
        """The next player's move: the chance of the seat's pattern, and claims of the others."""
        first, *others = self.at_stake.rivals
        own, claims, known = 0.0, 0.0, outcome.grid.shown
        for turn, chance, _ in replies(first, outcome):
            own += chance * part(outcome.own, turn.shown)
            costs = [rival.cost * rival.share(turn.shown, known) for rival in others]
            claims += chance * sum(costs)
        return own, claims


def part(hands: int, some: int) -> float:
    """The share of *hands* that are among *some*."""
    return (hands & some).bit_count() / hands.bit_count()
