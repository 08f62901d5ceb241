"""The level `expert`: it guesses what others hold, and weighs tables by what came of such ones.

Where it can show its pattern, it looks at such tables only.
"""

from collections.abc import Mapping, Sequence
from random import Random

from accessible_games.bots.bot import Imagine
from accessible_games.bots.search import Found
from accessible_games.bots.sixpack.forecast import Forecast
from accessible_games.bots.sixpack.guesses import guesses
from accessible_games.bots.sixpack.hard import MOST, different, number_tried, weighed_again
from accessible_games.bots.sixpack.hard import study as look_ahead
from accessible_games.bots.sixpack.plans import Outcome, outcomes
from accessible_games.bots.sixpack.prospects import stakes
from accessible_games.bots.sixpack.temper import EVEN, Temper
from accessible_games.core.decision import Answer, Decision
from accessible_games.games.sixpack.view import View

ITERATIONS = 1400
"""So many tables are weighed again by what others may hold as have replies then: 25 at most."""


def study(
    view: View,
    decision: Decision[Answer],
    imagine: Imagine,
    chance: Random,
    iterations: int,
    also: Sequence[Answer] = (),
    temper: Temper = EVEN,
) -> Found:
    """What the answers are worth, each with one value; the order is by temper too."""
    if decision.kind in ("claim", "point"):
        return look_ahead(view, decision, imagine, chance, iterations, also, temper)
    at_stake = stakes(view, temper)
    best = outcomes(view, decision, at_stake, chance, max(1, min(iterations, MOST)), also)
    forecast = Forecast(at_stake, guesses(view))
    tried = worth_trying(forecast, best, number_tried(iterations))
    return weighed_again(best, tried, also, forecast.value)


def worth_trying(forecast: Forecast, best: Mapping[Answer, Outcome], most: int) -> list[Outcome]:
    """The tables that seem best, of those that show the own pattern if there are any."""
    found = different(best.values())
    return ([*filter(forecast.is_scored, found)] or found)[:most]
