"""Life is Life by Lorenz Kutschke: swap cards with the display, knock, keep your lives.

events.py says what can happen, rules.py how it is played, seen.py what one seat may know.
"""

from collections.abc import Mapping
from typing import Any

from accessible_games.games.life_is_life.rules import (
    NAME,
    OPTIONS,
    PIECES,
    SEATS,
    STANDING,
    UNNAMED,
    VERSION,
    State,
    play,
    setup,
    winners,
)
from accessible_games.games.life_is_life.seen import (
    PIECE_TOPICS,
    TOPICS,
    check,
    redeal,
    view,
)

ASIDES: frozenset[str] = frozenset()
CALLED = None
CURSOR = None
DETAILS: frozenset[str] = frozenset({"lay"})
REVEALED: frozenset[str] = frozenset()
POINTS = None
SEAT_TOPICS: Mapping[str, Any] = {}
CHANGE_TOPICS: Mapping[str, Any] = {}

__all__ = [
    "ASIDES",
    "CALLED",
    "CHANGE_TOPICS",
    "CURSOR",
    "DETAILS",
    "NAME",
    "OPTIONS",
    "PIECES",
    "PIECE_TOPICS",
    "POINTS",
    "REVEALED",
    "SEATS",
    "SEAT_TOPICS",
    "STANDING",
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
