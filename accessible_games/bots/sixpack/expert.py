"""The level `expert`: it guesses what others hold, and weighs tables by what came of such ones.

Where it can show its pattern, it looks at such tables only.
"""

from functools import partial

from accessible_games.bots.sixpack.forecast import Forecast
from accessible_games.bots.sixpack.guesses import guesses
from accessible_games.bots.sixpack.hard import Value
from accessible_games.bots.sixpack.hard import study as look_ahead
from accessible_games.bots.sixpack.plans import Outcome
from accessible_games.bots.sixpack.prospects import Stakes
from accessible_games.games.sixpack.view import View

ITERATIONS = 1400
"""So many tables are weighed again by what others may hold as have replies then: 25 at most."""


def by_forecast(view: View, at_stake: Stakes, found: list[Outcome]) -> tuple[list[Outcome], Value]:
    """By what others may hold; only those that show the own pattern, if there are any."""
    forecast = Forecast(at_stake, guesses(view))
    return forecast.in_question(found), forecast.value


study = partial(look_ahead, again=by_forecast)
