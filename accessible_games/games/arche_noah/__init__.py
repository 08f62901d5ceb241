"""Arche Noah by Christoph Behre: bid for animals, collect pairs in a pile that nobody looks at.

events.py says what can happen, rules.py how it is played, seen.py what one seat may know.
"""

from collections.abc import Mapping
from typing import Any

from accessible_games.games.arche_noah.rules import (
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

ASIDES: frozenset[str] = frozenset()
CALLED = None
CURSOR = None
DETAILS: frozenset[str] = frozenset()
REVEALED: frozenset[str] = frozenset()
POINTS = totals
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
