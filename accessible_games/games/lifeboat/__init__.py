"""Lifeboat by Jeff Siadek: six in a boat, with secret loves and hates, fights and thirst.

cards.py is the box; events.py and sea_events.py say what can happen, state.py what there is to
know, preparing.py how it begins. The rules are told in the order of a day: day.py, actions.py,
trading.py, market.py, parley.py, fights.py, navigation.py, thirst.py, and scoring.py; charts.py is
about navigation cards, rules.py joins the phases. seen.py, topics.py and dealings.py say what one
seat may know, facts.py in which facts, positions.py what a position must hold.
"""

from accessible_games.core.game import ChangeTopics, Costly
from accessible_games.games.lifeboat.cards import PIECES
from accessible_games.games.lifeboat.positions import check
from accessible_games.games.lifeboat.preparing import setup
from accessible_games.games.lifeboat.rules import (
    CHECKPOINTS,
    DETAILS,
    MEANWHILE,
    OFF_TURN,
    REVEALED,
    play,
)
from accessible_games.games.lifeboat.scoring import final_points, winners
from accessible_games.games.lifeboat.seen import called, redeal, view
from accessible_games.games.lifeboat.state import (
    NAME,
    OPTIONS,
    SEATS,
    UNNAMED,
    VERSION,
    State,
)
from accessible_games.games.lifeboat.topics import PIECE_TOPICS, SEAT_TOPICS, TOPICS, going_on

CALLED = called
CHANGE_TOPICS: ChangeTopics = {}
CURSOR = None
POINTS = final_points
COSTLY: Costly = {"mug": lambda answer: True}
GOING_ON = going_on

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
