"""The program as it is, on a machine that is never too slow: for tests that listen to it.

It does not say that it thinks, gives no server up, waits until all is spoken, and gives readers
more time to look. Players that search do so briefly.
"""

import sys
from math import inf

from accessible_games.__main__ import main
from accessible_games.frontends.terminal import flow, thinking, voice
from accessible_games.games import GAMES
from accessible_games.match.commands import hinting
from tests.quick import think_briefly
from tests.running import PATIENCE


def begin() -> None:
    """The program, in a process of its own."""
    hinting.SILENCE = thinking.SILENCE = inf
    voice.PATIENCE = voice.FAREWELL = PATIENCE
    flow.PAUSE = 0.25
    think_briefly(setattr, [game for game in GAMES if game in sys.argv])
    main()


if __name__ == "__main__":
    begin()
