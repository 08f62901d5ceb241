"""The level `expert`: it looks two days ahead, and knows what it loses once it is unconscious.

It takes all others for as shrewd as `hard` plays, minds its treasure, and values a morning by more
facts. It tries its answers in fewer worlds than it could in the same time with one day, where more
of them tell little more: see docs/computer-players.md.
"""

from functools import partial

from accessible_games.bots.lifeboat.hard import Ahead
from accessible_games.bots.lifeboat.hard import study as look_ahead
from accessible_games.bots.lifeboat.prospects import sharp_prospects
from accessible_games.bots.lifeboat.temper import CANNY, SHREWD

ITERATIONS = 88
AHEAD = Ahead(2, CANNY, SHREWD, sharp_prospects)
study = partial(look_ahead, ahead=AHEAD)
