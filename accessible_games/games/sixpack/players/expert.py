"""The level `expert`: it infers what others hold, and weighs tables by experience.

If it can show its pattern, it only considers tables that do.
"""

from functools import partial

from accessible_games.games.sixpack.players.forecast import Forecast
from accessible_games.games.sixpack.players.guesses import guesses
from accessible_games.games.sixpack.players.hard import Value
from accessible_games.games.sixpack.players.hard import fresh as in_worlds
from accessible_games.games.sixpack.players.hard import study as look_ahead
from accessible_games.games.sixpack.players.plans import TableOutcome
from accessible_games.games.sixpack.players.prospects import Stakes
from accessible_games.games.sixpack.view import View

ITERATIONS = 1400
"""Enough to weigh 25 tables again by what others may hold, where `hard` tries replies."""


def by_forecast(
    view: View, at_stake: Stakes, found: list[TableOutcome]
) -> tuple[list[TableOutcome], Value]:
    """By what others may hold; only those that show the seat's pattern, if there are any."""
    forecast = Forecast(at_stake, guesses(view))
    return forecast.in_question(found), forecast.value


study = partial(look_ahead, again=by_forecast)
fresh = partial(in_worlds, again=by_forecast)
