"""A tournament: the same deals for all, each played once in every rotation of the seats.

So nobody has better luck with seats or cards. Deal k has the seed of the tournament plus k. The
results depend on nothing else, neither on the number of workers nor on which is fastest.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

from accessible_games.contest.evidence import CONFIDENCE, Evidence, Finding
from accessible_games.contest.figures import Interval, Rate, elo, mean_interval, rate_of
from accessible_games.contest.playing import Outcome, SimulatedMatch
from accessible_games.core.frozen import Frozen

Deal = list[tuple[SimulatedMatch, Outcome]]
"""The games of one deal, one for each rotation of the seats."""
Figures = dict[str, Any]
"""Results for JSON, by name."""
FOUND: Mapping[Finding, str] = {"more": "stronger", "less": "weaker", "unsure": "unsure"}


class TournamentPlan(Frozen):
    """What is played, by whom, and how often."""

    game: str
    players: tuple[str, ...]
    """The players' levels; the first one is compared with the others."""
    games: int
    """The minimum number of games; the last deal is played to its end."""
    seed: int = 0
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def rotations(self) -> list[tuple[str, ...]]:
        """The different rotations of the players around the seats."""
        seats = range(len(self.players))
        return list(dict.fromkeys(self.players[-k:] + self.players[:-k] for k in seats))

    @property
    def deals(self) -> int:
        """The number of deals that it takes, each with all rotations."""
        return -(-self.games // len(self.rotations))

    @property
    def levels(self) -> tuple[str, ...]:
        """The different levels, the first player's first."""
        return tuple(dict.fromkeys(self.players))

    def fair(self, level: str) -> float:
        """The share of wins that a level would have if all players were equal."""
        return self.players.count(level) / len(self.players)

    def matches(self) -> Iterator[SimulatedMatch]:
        """All games, deal by deal."""
        options = tuple(sorted(self.options.items()))
        for seed in range(self.seed, self.seed + self.deals):
            for levels in self.rotations:
                yield SimulatedMatch(self.game, levels, seed, options)

    def played(self, outcomes: Iterable[Outcome]) -> Iterator[Deal]:
        """The deals, as they are completed by outcomes in the order of the matches."""
        deal: Deal = []
        for match, outcome in zip(self.matches(), outcomes, strict=False):
            deal.append((match, outcome))
            if len(deal) == len(self.rotations):
                yield deal
                deal = []


@dataclass
class Standings:
    """The results of all complete deals so far."""

    plan: TournamentPlan
    deals: int = 0
    nobody: int = 0
    """The number of games without a winner."""
    shares: dict[str, list[float]] = field(init=False)
    """The share of each deal's wins, by level."""
    points: dict[str, list[float]] = field(init=False)
    """The mean points of a seat of each level, deal by deal, in a game with points."""
    evidence: Evidence | None = field(init=False)
    """Evidence that the first level is stronger or weaker; None if there is only one level."""

    def __post_init__(self) -> None:
        levels = self.plan.levels
        self.shares = {level: [] for level in levels}
        self.points = {level: [] for level in levels}
        self.evidence = Evidence(self.plan.fair(levels[0])) if len(levels) > 1 else None

    @property
    def games(self) -> int:
        """The number of games played."""
        return self.deals * len(self.plan.rotations)

    @property
    def sure(self) -> bool:
        """Whether the first player is known to be stronger or weaker than the rest."""
        return self.evidence is not None and self.evidence.found != "unsure"

    def add(self, deal: Deal) -> None:
        """Count one more deal."""
        self.deals += 1
        self.nobody += sum(not outcome.winners for _, outcome in deal)
        for level in self.plan.levels:
            self.shares[level].append(share(deal, level))
            self.points[level] += points(deal, level)
        if self.evidence is not None:
            self.evidence.add(self.shares[self.plan.levels[0]][-1])

    def rate(self, level: str) -> Rate:
        """The rate at which a level has won."""
        return rate_of(self.shares[level], self.games)

    def summary(self, ended: str) -> Figures:
        """All results for JSON, as described in docs/tournament.md."""
        plan = self.plan
        return {
            "tournament": plan.game,
            "players": list(plan.players),
            "options": dict(sorted(plan.options.items())),
            "seed": plan.seed,
            "ended": ended,
            "planned": plan.deals * len(plan.rotations),
            "games": self.games,
            "deals": self.deals,
            "nobody": self.nobody,
            "levels": {level: self.figures(level) for level in plan.levels if self.deals},
            "comparison": self.comparison() if self.deals else None,
        }

    def figures(self, level: str) -> Figures:
        """The results of a level."""
        rate, fair, points = self.rate(level), self.plan.fair(level), self.points[level]
        worths = [elo(end, fair) for end in (rate.share, *rate.interval())]
        return {
            "seats": self.plan.players.count(level),
            "wins": rounded(rate.share * self.games),
            "share": rounded(rate.share),
            "share_interval": ends(rate.interval()),
            "points": rounded(fmean(points)) if points else None,
            "points_interval": ends(mean_interval(points)) if points else None,
            "elo": rounded(worths[0], 1),
            "elo_interval": [rounded(worth, 1) for worth in worths[1:]],
        }

    def comparison(self) -> Figures | None:
        """The comparison of the first player's level with the rest; None if there is no other."""
        if self.evidence is None:
            return None
        level = self.plan.levels[0]
        return {
            "level": level,
            "fair": rounded(self.plan.fair(level)),
            "interval": ends(self.evidence.interval()),
            "confidence": CONFIDENCE,
            "found": FOUND[self.evidence.found],
        }


def share(deal: Deal, level: str) -> float:
    """A level's share of the wins in a deal."""
    return fmean(
        sum(won for seat, won in enumerate(outcome.shares()) if match.levels[seat] == level)
        for match, outcome in deal
    )


def points(deal: Deal, level: str) -> list[float]:
    """The mean points of a seat of a level in a deal; empty in a game without points."""
    told = [
        points
        for match, outcome in deal
        if outcome.points is not None
        for seat, points in enumerate(outcome.points)
        if match.levels[seat] == level
    ]
    return [fmean(told)] if told else []


def rounded(number: float | None, digits: int = 4) -> float | None:
    """A figure rounded for output."""
    return None if number is None else round(number, digits) + 0.0  # never minus zero


def ends(interval: Interval | None) -> list[float | None] | None:
    """The ends of an interval, rounded for output."""
    return None if interval is None else [rounded(end) for end in interval]


def told(match: SimulatedMatch, outcome: Outcome) -> Figures:
    """The results of one game for JSON."""
    return {
        "game": match.game,
        "seed": match.seed,
        "seats": list(match.levels),
        "winners": list(outcome.winners),
        "points": None if outcome.points is None else list(outcome.points),
        "moves": outcome.moves,
    }
