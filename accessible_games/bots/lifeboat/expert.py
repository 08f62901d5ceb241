"""The level `expert`: it looks two days ahead, and has learnt more about the boat.

It takes all others for as shrewd as `hard` plays, has the skills of somebody canny, values a
morning by more facts, and searches bargains, too. Its answers run a race: where the choice is easy
a few worlds are enough, so that there is time for more where it is hard. See
docs/computer-players.md.
"""

from functools import partial

from accessible_games.bots.lifeboat.hard import SEARCHED, Ahead
from accessible_games.bots.lifeboat.hard import study as look_ahead
from accessible_games.bots.lifeboat.prospects import sharp_prospects
from accessible_games.bots.lifeboat.temper import CANNY, SHREWD
from accessible_games.bots.search import race

ITERATIONS = 140
"""The most rollouts; on average it needs about 80."""
WORTH_IT = {"weapon", "settle", "ransom", "help", "price", "pay", "deal"}
"""What it searches too; `hard` goes by its first thought there."""
FRUITLESS = {"heal", "sea", "water"}
"""What only `hard` searches: another answer hardly ever brought more."""
TALK = {"trade", "slip", "show"}
"""What is not tried, as one's turn goes on after it; threats and offers are."""
AHEAD = Ahead(2, CANNY, SHREWD, sharp_prospects, (SEARCHED - FRUITLESS) | WORTH_IT, TALK, race)
study = partial(look_ahead, ahead=AHEAD)
