"""SixPack by Dietmar Bockelmann: pour bottles and mixed drinks, find your own six on the table.

drinks.py is the box, cells.py the places; layout.py is the table that the rules play on, and
changing.py, filling.py, patterns.py and lines.py are pure functions about it, one for each phase;
events.py says what can happen, state.py what there is to know, rules.py how it is played,
view.py what one seat may know, seen.py what it can ask for, looking.py, picture.py and touring.py
how it goes about the table by ear, by touch and in search of its pattern, positions.py what a
position must hold.
"""

from accessible_games.core.game import Costly, SeatTopics
from accessible_games.games.sixpack.drinks import PIECES
from accessible_games.games.sixpack.looking import CHANGE_TOPICS
from accessible_games.games.sixpack.positions import check
from accessible_games.games.sixpack.rules import CHECKPOINTS, OFF_TURN, play
from accessible_games.games.sixpack.seen import PIECE_TOPICS, TOPICS, redeal
from accessible_games.games.sixpack.state import (
    NAME,
    OPTIONS,
    SEATS,
    UNNAMED,
    VERSION,
    State,
    points,
    setup,
    winners,
)
from accessible_games.games.sixpack.touring import CURSOR
from accessible_games.games.sixpack.view import view

CALLED = None
DETAILS: frozenset[str] = frozenset()
REVEALED: frozenset[str] = frozenset()
MEANWHILE = None
COSTLY: Costly = {}
GOING_ON = None
POINTS = points
SEAT_TOPICS: SeatTopics = {}

__all__ = [
    "CALLED",
    "CHANGE_TOPICS",
    "CHECKPOINTS",
    "COSTLY",
    "CURSOR",
    "DETAILS",
    "GOING_ON",
    "MEANWHILE",
    "NAME",
    "OFF_TURN",
    "OPTIONS",
    "PIECES",
    "PIECE_TOPICS",
    "POINTS",
    "REVEALED",
    "SEATS",
    "SEAT_TOPICS",
    "TOPICS",
    "UNNAMED",
    "VERSION",
    "State",
    "check",
    "play",
    "redeal",
    "setup",
    "view",
    "winners",
]
