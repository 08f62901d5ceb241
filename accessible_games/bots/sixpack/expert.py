"""The level `expert`: it looks at the replies to nearly all tables that it can leave."""

from accessible_games.bots.sixpack.hard import study as study

ITERATIONS = 4000
