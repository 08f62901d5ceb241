"""The level `expert`: it expects everybody to bid and pick like players that search.

So it predicts the result of a bid better than `hard`: see docs/our-computer-players.md.
"""

from functools import partial

from accessible_games.games.arche_noah.players.hard import fresh as in_worlds
from accessible_games.games.arche_noah.players.hard import study as look_ahead
from accessible_games.games.arche_noah.players.rollout import KEEN

ITERATIONS = 4000
study = partial(look_ahead, style=KEEN)
fresh = partial(in_worlds, style=KEEN)
