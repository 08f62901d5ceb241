"""The game as the program knows it."""

from accessible_games.api import Game

from .rules import PIECES, SEATS, State, check, play, setup, winners
from .seen import PIECE_TOPICS, TOPICS, redeal, view

GAME = Game(
    api=1,
    name="a-game",
    version=1,
    seats=SEATS,
    state=State,
    setup=setup,
    play=play,
    view=view,
    redeal=redeal,
    winners=winners,
    check=check,
    pieces=PIECES,
    checkpoints=frozenset({"lay"}),
    topics=TOPICS,
    piece_topics=PIECE_TOPICS,
    points=lambda state: state.points,
)
"""All that the program knows of the game; what is not named has a default."""
