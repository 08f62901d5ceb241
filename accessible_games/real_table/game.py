"""The evening as the program knows it: a game without rules, and so not one of `GAMES`."""

from accessible_games.core.game import Game, Meanwhile
from accessible_games.real_table.rules import CHECKPOINTS, SHARED, play, said, standing
from accessible_games.real_table.seen import redeal, view
from accessible_games.real_table.state import NAME, SEATS, VERSION, State, check, setup, winners
from accessible_games.real_table.topics import CURSOR, INTENTS, NAMED, TOPICS

LACKING = frozenset({"hint", "legend", "rules", "turn", "card", "since", "sort", "remarks"})

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
    checkpoints=CHECKPOINTS,
    out_of_turn=Meanwhile(standing, said, renews=True),
    came=lambda state: state.came,
    shared=SHARED,
    lacking=LACKING,
    topics=TOPICS,
    named_topics=NAMED,
    cursor=CURSOR,
    intents=INTENTS,
)
