"""The program as if the machine were never too slow, for tests that listen to it.

It never says that it thinks, gives up no server, and waits until everything is spoken. Players
that search do so briefly. Nor does it say that an answer comes again, as pipes are not told so with
which it is compared.
"""

import sys
from collections.abc import Iterable
from math import inf

from accessible_games.__main__ import main
from accessible_games.frontends.terminal import thinking, voice
from accessible_games.frontends.terminal.program import Program
from accessible_games.games import GAMES
from accessible_games.match import match
from accessible_games.match.commands import hinting
from tests.quick import think_briefly
from tests.running import PATIENCE


def begin() -> None:
    """Run the program, in a process of its own."""
    be_patient([game for game in GAMES if game in sys.argv])
    setattr(Program, "again", lambda _: [])  # noqa: B010
    main()


def be_patient(games: Iterable[str]) -> None:
    """Let this process never say that it thinks, and think briefly in these games."""
    hinting.SILENCE = thinking.SILENCE = inf
    voice.PATIENCE = voice.FAREWELL = PATIENCE
    vars(match).update(pace_of=lambda game, player, kind: 0.0)
    think_briefly(setattr, games)


if __name__ == "__main__":
    begin()
