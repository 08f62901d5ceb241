"""The games. A new one is a module in this folder and a line here."""

from typing import Any, cast

from accessible_games.core.game import Game
from accessible_games.games import life_is_life, sixpack

GAMES: dict[str, Game[Any]] = {
    game.NAME: game for game in (cast(Game[Any], life_is_life), cast(Game[Any], sixpack))
}
"""Every game by its name."""
