"""The recorded games: Anna with three computer players, which also answered for her.

They are kept as they were, so that a change of words is heard in the same games.
"""

from dataclasses import replace
from functools import cache
from pathlib import Path

from accessible_games.core.decision import Move
from accessible_games.core.record import Occupant, Record
from accessible_games.core.record_lines import Writer, result_line
from accessible_games.games import GAMES
from accessible_games.match.match import Match
from accessible_games.speech.catalogue import Language
from accessible_games.store import library

FOLDER = Path(__file__).parent
SEEDS = {"life-is-life": 5, "arche-noah": 1, "sixpack": 4, "lifeboat": 5}
"""Games of a usual length, in which much of what can happen does."""
NAMES = ("Anna", "Tom", "Mia", "Oscar")


def path(name: str) -> Path:
    """Where the record of a game lies."""
    return FOLDER / "records" / f"{name}.txt"


def transcript_path(name: str, language: Language) -> Path:
    """Where lies what Anna hears of a game in one language."""
    return FOLDER / f"{name}.{language}.txt"


@cache
def record(name: str) -> Record:
    """The recorded game."""
    return library.read(path(name))


@cache
def moves(name: str) -> tuple[Move, ...]:
    """All its answers."""
    return tuple(record(name).table(GAMES).moves)


def play(name: str) -> bytes:
    """Play a game anew: computer players answer at every seat, the others before Anna."""
    occupants = [Occupant("easy", each) for each in NAMES]
    rules = GAMES[name]
    options = {option: choices[0] for option, choices in rules.OPTIONS.items()}
    record = Record(name, rules.VERSION, options, tuple(occupants), SEEDS[name])
    match = Match(record.opening(GAMES), record)
    while waiting := match.table.waiting():
        match.play(match.bot_move(max(waiting, key=lambda asked: asked.seat)))
    occupants[0] = Occupant("person", NAMES[0])
    heading = replace(record, occupants=tuple(occupants)).heading()
    result = result_line(rules.winners(match.table.state))
    return bytes(Writer(*heading, *map(str, match.table.moves), result).data)
