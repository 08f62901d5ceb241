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
from tests.games.facts import facts_of, games_with

FOLDER = Path(__file__).parent
RECORDED = games_with("transcript")
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
    options = {option: choices[0] for option, choices in rules.options.items()}
    record = Record(name, rules.version, options, tuple(occupants), facts_of(name).transcript or 0)
    match = Match(record.opening(GAMES), record)
    while waiting := match.table.waiting():
        match.play(match.bot_move(max(waiting, key=lambda asked: asked.seat)))
    occupants[0] = Occupant("person", NAMES[0])
    heading = replace(record, occupants=tuple(occupants)).heading()
    result = result_line(rules.winners(match.table.state))
    return bytes(Writer(*heading, *map(str, match.table.moves), result).data)
