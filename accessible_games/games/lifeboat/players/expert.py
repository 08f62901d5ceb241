"""The level `expert`: it looks two days ahead, and has learned more about the boat.

It expects others to be as shrewd as `hard`, has the skill of a canny player, judges a morning by
more facts, and searches bargains too. Its answers run a race: if the choice is easy a few worlds
are enough, which leaves time for more if it is hard. See docs/our-computer-players.md.
"""

from functools import partial

from accessible_games.games.lifeboat.players.hard import SEARCHED, LookAhead
from accessible_games.games.lifeboat.players.hard import fresh as in_worlds
from accessible_games.games.lifeboat.players.hard import study as look_ahead
from accessible_games.games.lifeboat.players.prospects import sharp_prospects
from accessible_games.games.lifeboat.players.temper import CANNY, SHREWD
from accessible_games.players.search import race

ITERATIONS = 140
"""The maximum number of rollouts; on average it needs about 80."""
WORTH_IT = {"weapon", "settle", "ransom", "help", "price", "pay", "deal"}
"""The questions it searches too; `hard` uses its first thought there."""
FRUITLESS = {"heal", "sea", "water"}
"""The questions only `hard` searches: another answer hardly ever brought more."""
TALK = {"trade", "slip", "show"}
"""The answers not tried, as the turn goes on after them; threats and offers are tried."""
AHEAD = LookAhead(2, CANNY, SHREWD, sharp_prospects, (SEARCHED - FRUITLESS) | WORTH_IT, TALK, race)
study = partial(look_ahead, ahead=AHEAD)
fresh = partial(in_worlds, ahead=AHEAD)
