"""The game as the program knows it."""

from accessible_games.core.game import Game
from accessible_games.games.sixpack.asking import INTENTS
from accessible_games.games.sixpack.drinks import PIECES
from accessible_games.games.sixpack.looking import CHANGE_TOPICS
from accessible_games.games.sixpack.positions import check
from accessible_games.games.sixpack.rules import CHECKPOINTS, OFF_TURN, play
from accessible_games.games.sixpack.seen import PIECE_TOPICS, TOPICS, redeal
from accessible_games.games.sixpack.state import (
    LETTER,
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
    change_topics=CHANGE_TOPICS,
    intents=INTENTS,
    cursor=CURSOR,
    points=points,
    progress=points,
    off_turn=OFF_TURN,
)
"""SixPack by Dietmar Bockelmann: pour bottles and mixed drinks, find your own six on the table."""
