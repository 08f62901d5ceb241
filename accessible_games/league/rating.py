"""How strong people are in a game, by OpenSkill (https://openskill.me), and how sure that is.

Its model is that of Bradley and Terry for all pairs of a game, as in Weng and Lin, A Bayesian
Approximation Method for Online Ranking, Journal of Machine Learning Research 12 (2011). With that
of Plackett and Luce, two who share the first place can rise less than the third.
"""

from collections.abc import Mapping
from importlib.util import find_spec

from accessible_games.core.frozen import Frozen

SCALE = 60
"""What a unit of OpenSkill counts where ratings are told, so that everybody begins at 1500."""
SETTLED = 5
"""Games after which somebody is named among the best."""
CERTAIN = 2
"""Standard deviations within which a rating is told to be: about 95 of 100 are."""


class Rating(Frozen):
    """How strong somebody is."""

    mu: float = 25.0
    """The most probable strength."""
    sigma: float = 25.0 / 3.0
    """The standard deviation of it."""
    games: int = 0
    """Games that have counted."""
    last: str = ""
    """What names the last of them, which does not count twice."""

    @property
    def told(self) -> int:
        """The rating as it is told: 1500 at the beginning."""
        return round(self.mu * SCALE)

    @property
    def give_or_take(self) -> int:
        """By how much it may be wrong, as it is told."""
        return round(CERTAIN * self.sigma * SCALE)


def are_possible() -> bool:
    """Whether the library is there."""
    return find_spec("openskill") is not None


def rated(before: Mapping[str, Rating], places: Mapping[str, int], game: str) -> dict[str, Rating]:
    """Return the ratings of people after a game in which they had these places, the best being 1.

    Nothing changes for fewer than two, and in a *game*, named by its table, that has counted.
    """
    if len(before) < 2 or any(each.last == game for each in before.values()):
        return {}
    from openskill.models import BradleyTerryFull  # it is costly to load, and few use it

    model = BradleyTerryFull()
    teams = [[model.rating(mu=each.mu, sigma=each.sigma)] for each in before.values()]
    after = model.rate(teams, ranks=[float(places[key]) for key in before])
    return {
        key: Rating(float(team[0].mu), float(team[0].sigma), before[key].games + 1, game)
        for key, team in zip(before, after, strict=True)
    }
