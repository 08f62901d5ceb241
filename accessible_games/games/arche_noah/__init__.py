"""Arche Noah by Christoph Behre: bid for animals, collect pairs in a pile that nobody looks at.

events.py says what can happen, rules.py how it is played, seen.py what one seat may know.
"""

from collections.abc import Mapping
from typing import Any

from accessible_games.games.arche_noah.rules import (
    CHECKPOINTS,
    NAME,
    OPTIONS,
    PIECES,
    SEATS,
    UNNAMED,
    VERSION,
    State,
    play,
    setup,
    totals,
    winners,
)
from accessible_games.games.arche_noah.seen import (
    PIECE_TOPICS,
    TOPICS,
    check,
    redeal,
    view,
)

OFF_TURN: frozenset[str] = frozenset()
CALLED = None
CURSOR = None
DETAILS: frozenset[str] = frozenset()
REVEALED: frozenset[str] = frozenset()
POINTS = totals
SEAT_TOPICS: Mapping[str, Any] = {}
CHANGE_TOPICS: Mapping[str, Any] = {}

__all__ = [
    "CALLED",
    "CHANGE_TOPICS",
    "CHECKPOINTS",
    "CURSOR",
    "DETAILS",
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
