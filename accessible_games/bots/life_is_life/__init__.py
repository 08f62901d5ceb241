"""Computer players of Life is Life."""

from accessible_games.bots.life_is_life.easy import easy
from accessible_games.bots.life_is_life.normal import advise, normal

__all__ = ["advise", "easy", "normal"]
