"""Life is Life by Lorenz Kutschke: swap cards with the display, knock, keep your lives.

events.py says what can happen, rules.py how it is played, seen.py what one seat may know.
"""

from accessible_games.core.game import ChangeTopics, Costly, SeatTopics
from accessible_games.games.life_is_life.positions import check
from accessible_games.games.life_is_life.rules import CHECKPOINTS, play, winners
from accessible_games.games.life_is_life.seen import PIECE_TOPICS, TOPICS, last_lap, redeal, view
from accessible_games.games.life_is_life.state import (
    NAME,
    OPTIONS,
    PIECES,
    SEATS,
    UNNAMED,
    VERSION,
    State,
    setup,
)

OFF_TURN: frozenset[str] = frozenset()
CALLED = None
CURSOR = None
DETAILS: frozenset[str] = frozenset({"lay"})
REVEALED: frozenset[str] = frozenset()
MEANWHILE = None
COSTLY: Costly = {"turn": lambda answer: answer == "knock"}
GOING_ON = last_lap
POINTS = None
SEAT_TOPICS: SeatTopics = {}
CHANGE_TOPICS: ChangeTopics = {}

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
