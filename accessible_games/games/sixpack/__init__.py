"""SixPack by Dietmar Bockelmann: pour bottles and mixed drinks, find your own six on the table.

drinks.py is the box; cells.py, lines.py and patterns.py are pure functions about the table;
events.py says what can happen, state.py what there is to know, rules.py how it is played,
seen.py what one seat may know, positions.py what a position must hold.
"""

from accessible_games.games.sixpack.drinks import PIECES
from accessible_games.games.sixpack.positions import check
from accessible_games.games.sixpack.rules import STANDING, play
from accessible_games.games.sixpack.seen import PIECE_TOPICS, TOPICS, redeal, view
from accessible_games.games.sixpack.state import (
    NAME,
    OPTIONS,
    SEATS,
    VERSION,
    State,
    setup,
    winners,
)

__all__ = [
    "NAME",
    "OPTIONS",
    "PIECES",
    "PIECE_TOPICS",
    "SEATS",
    "STANDING",
    "TOPICS",
    "VERSION",
    "State",
    "check",
    "play",
    "redeal",
    "setup",
    "view",
    "winners",
]
