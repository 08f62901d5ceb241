"""Arche Noah by Christoph Behre: bid for animals, collect pairs in a pile that nobody looks at.

events.py says what can happen, rules.py how it is played, seen.py what one seat may know.
"""

from accessible_games.core.game import ChangeTopics, Costly, SeatTopics
from accessible_games.games.arche_noah.positions import check
from accessible_games.games.arche_noah.rules import CHECKPOINTS, play, totals, winners
from accessible_games.games.arche_noah.seen import redeal, view
from accessible_games.games.arche_noah.state import (
    NAME,
    OPTIONS,
    PIECES,
    SEATS,
    UNNAMED,
    VERSION,
    State,
    setup,
)
from accessible_games.games.arche_noah.topics import PIECE_TOPICS, TOPICS, bids

OFF_TURN: frozenset[str] = frozenset()
CALLED = None
CURSOR = None
DETAILS: frozenset[str] = frozenset()
REVEALED: frozenset[str] = frozenset()
MEANWHILE = None
COSTLY: Costly = {"pick": lambda answer: isinstance(answer, tuple) and len(answer) != 1}
GOING_ON = bids
POINTS = totals
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
