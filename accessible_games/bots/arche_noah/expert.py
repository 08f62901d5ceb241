"""The level `expert`: it expects everybody to bid and pick as players do that search.

So it knows better than `hard` what a bid will bring: see docs/computer-players.md.
"""

from functools import partial

from accessible_games.bots.arche_noah.hard import study as look_ahead
from accessible_games.bots.arche_noah.rollout import KEEN

ITERATIONS = 4000
study = partial(look_ahead, style=KEEN)
