"""Games that the whole program begins."""

from accessible_games.core.record import Record
from accessible_games.store import library
from tests.sessions import Outcome, only_record, program


def begun(*words: str, typed: str = "") -> tuple[Outcome, Record]:
    """Return a run of the program that begins a game, and its record."""
    outcome = program(*words, typed=typed)
    assert (outcome.status, outcome.err) == (0, "")
    return outcome, library.read(only_record())


def seats(record: Record) -> list[str]:
    """Return who plays at each seat, in order: "person" or the level, and the name."""
    return [f"{occupant.player} {occupant.name}" for occupant in record.occupants]
