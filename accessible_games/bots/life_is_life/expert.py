"""The level `expert`: it makes up hands by what others have kept, and tries more swaps."""

from functools import partial

from accessible_games.bots.life_is_life.hard import study as look_ahead

ITERATIONS = 1200
study = partial(look_ahead, guessing=True)
