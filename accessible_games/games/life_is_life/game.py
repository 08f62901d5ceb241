"""The game as the program knows it."""

from accessible_games.core.game import Game
from accessible_games.games.life_is_life.asking import INTENTS
from accessible_games.games.life_is_life.positions import check
from accessible_games.games.life_is_life.rules import CHECKPOINTS, play, winners
from accessible_games.games.life_is_life.seen import PIECE_TOPICS, TOPICS, last_lap, redeal, view
from accessible_games.games.life_is_life.state import (
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
    intents=INTENTS,
    happened=lambda view: iter(view.swaps),
    confirmed={"turn": lambda answer: answer == "knock"},
    handover=last_lap,
    progress=lambda state: state.lives,
    details=frozenset({"lay"}),
)
"""Life is Life by Lorenz Kutschke: swap cards with the display, knock, keep your lives."""
