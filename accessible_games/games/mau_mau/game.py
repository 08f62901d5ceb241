"""The game as the program knows it."""

from accessible_games.api import Game
from accessible_games.games.mau_mau.cards import PIECES
from accessible_games.games.mau_mau.positions import check
from accessible_games.games.mau_mau.rules import CHECKPOINTS, play, winners
from accessible_games.games.mau_mau.seen import redeal, view
from accessible_games.games.mau_mau.state import (
    NAME,
    OPTIONS,
    SEATS,
    UNNAMED,
    VERSION,
    State,
    setup,
)
from accessible_games.games.mau_mau.topics import PIECE_TOPICS, TOPICS, table

GAME = Game(
    api=1,
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
    checkpoints=CHECKPOINTS,
    topics=TOPICS,
    piece_topics=PIECE_TOPICS,
    handover=table,
    details=frozenset({"wish"}),
)
