"""Records as text: as the program writes them, and as a person would write them by hand."""

from accessible_games.core.decision import Move
from accessible_games.core.record import Record
from accessible_games.core.record_lines import PLAIN, Writer
from accessible_games.core.table import AnyTable


def by_hand(record: Record) -> str:
    """Return the heading of a record in the first version of the format, which has no checks."""
    return "".join(f"{line}\n" for line in record.heading(PLAIN))


def checked(text: str) -> str:
    """Return a handwritten record as the program would write it, with checks."""
    first, *lines = text.splitlines()
    return Writer(first.replace("record 1", "record 2"), *lines).data.decode()


def unchecked(text: str) -> str:
    """Return a checked record as handwritten, without the lines about sessions."""
    lines = [line.rpartition(" ")[0] for line in text.splitlines()]
    lines = [line for line in lines if not line.startswith("session ")]
    return "".join(f"{line}\n" for line in ["accessible-games record 1", *lines[1:]])


def moved(table: AnyTable, *lines: str) -> AnyTable:
    """Return the table after these moves, written as in a record."""
    for line in lines:
        table.play(Move.read(line, table.pending, table.standing()))
    return table
