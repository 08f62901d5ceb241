"""The games. A new one is a module in this folder and a line here."""

from typing import Any, cast

from accessible_games.core.game import Game
from accessible_games.games import arche_noah, life_is_life, lifeboat, sixpack

GAMES: dict[str, Game[Any]] = {
    game.NAME: cast(Game[Any], game) for game in (life_is_life, arche_noah, sixpack, lifeboat)
}
"""Every game by its name."""
