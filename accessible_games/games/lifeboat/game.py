"""The game as the program knows it."""

from accessible_games.core.game import Game
from accessible_games.games.lifeboat.asking import INTENTS
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
    LETTER,
    NAME,
    OPTIONS,
    SEATS,
    UNNAMED,
    VERSION,
    State,
)
from accessible_games.games.lifeboat.topics import PIECE_TOPICS, SEAT_TOPICS, TOPICS, going_on

GAME = Game(
    name=NAME,
    version=VERSION,
    seats=SEATS,
    state=State,
    setup=setup,
    play=play,
    view=view,
    redeal=redeal,
    winners=winners,
    check=check,
    pieces=PIECES,
    options=OPTIONS,
    legacy_options=UNNAMED,
    printed_options=LETTER,
    checkpoints=CHECKPOINTS,
    topics=TOPICS,
    piece_topics=PIECE_TOPICS,
    seat_topics=SEAT_TOPICS,
    intents=INTENTS,
    out_of_turn=MEANWHILE,
    confirmed={"mug": lambda answer: True},
    handover=going_on,
    told_first=("who",),
    seat_pieces=called,
    points=final_points,
    progress=final_points,
    details=DETAILS,
    revealed=REVEALED,
    off_turn=OFF_TURN,
)
"""Lifeboat by Jeff Siadek: six in a boat, with secret loves and hates, fights and thirst."""
