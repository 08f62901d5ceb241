"""The level `expert`: it looks two days ahead, and takes all others for as shrewd as itself.

So it tries its answers in fewer worlds than it could in the same time with one day, where more of
them tell little more: see docs/computer-players.md.
"""

from functools import partial

from accessible_games.bots.lifeboat.hard import Ahead
from accessible_games.bots.lifeboat.hard import study as look_ahead
from accessible_games.bots.lifeboat.temper import SHREWD

ITERATIONS = 64
study = partial(look_ahead, ahead=Ahead(2, SHREWD))
