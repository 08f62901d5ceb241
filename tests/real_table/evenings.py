"""What the tests of an evening share: a session with its typist, and a table."""

from pathlib import Path
from typing import Any

from accessible_games.app.evening import Evening
from accessible_games.core.record import Occupant, Record
from accessible_games.core.table import AnyTable, Table
from accessible_games.games import RECORDED
from accessible_games.resources import EVENING
from accessible_games.store import library
from accessible_games.store.library import SavedGame
from tests import sessions

GAME = RECORDED[EVENING]
PEOPLE = ("Ana", "Ben", "Tom")


def record_of(*people: str, seed: int = 1) -> Record:
    """The heading of a new evening."""
    occupants = tuple(Occupant("person", name) for name in people or PEOPLE)
    return Record(GAME.name, GAME.version, {"undo": "fair"}, occupants, seed)


def table_of(people: int = 3, seed: int = 1) -> AnyTable:
    """A new evening without anybody to hear it."""
    return Table.new(GAME, people, seed)


def begun(
    place: Path, *people: str, kind: Evening | None = None, **chosen: Any
) -> sessions.Evening:
    """A new evening that is kept in a folder."""
    record = record_of(*people)
    evening = sessions.seated(
        record, SavedGame(place / "evening.txt"), kind or Evening(waits=nobody_waits), **chosen
    )
    evening.session.keep(*record.heading())
    evening.session.welcome(newcomer=False)
    return evening


def resumed(path: Path, **chosen: Any) -> sessions.Evening:
    """A saved evening that is gone on with."""
    saved = SavedGame(path)
    saved.open()
    evening = sessions.seated(library.read(path), saved, Evening(waits=nobody_waits), **chosen)
    evening.session.take_up(library.read(path))
    return evening


def nobody_waits() -> bool:
    """Lines come through a pipe, so no time goes by."""
    return False


def answers(place: Path, *typed: str, people: tuple[str, ...] = PEOPLE, **chosen: Any) -> list[str]:
    """What is heard after each line of a new evening, without what came before the first."""
    said = begun(place, *people, **chosen).play(*typed)
    return [" ".join(lines) for lines in said[1:]]
