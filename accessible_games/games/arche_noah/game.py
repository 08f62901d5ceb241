"""The game as the program knows it."""

from accessible_games.core.game import Game
from accessible_games.games.arche_noah.positions import check
from accessible_games.games.arche_noah.rules import CHECKPOINTS, play, totals, winners
from accessible_games.games.arche_noah.seen import redeal, view
from accessible_games.games.arche_noah.state import (
    LETTER,
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
    confirmed={"pick": lambda answer: isinstance(answer, tuple) and len(answer) != 1},
    handover=bids,
    points=totals,
    progress=totals,
)
"""Arche Noah by Christoph Behre: bid for animals and collect pairs in a pile nobody may look at."""
