"""The level `expert`: it infers hands from what others have kept, and tries more swaps."""

from functools import partial

from accessible_games.games.life_is_life.players.hard import fresh as in_worlds
from accessible_games.games.life_is_life.players.hard import study as look_ahead

ITERATIONS = 1200
study = partial(look_ahead, guessing=True)
fresh = partial(in_worlds, guessing=True)
