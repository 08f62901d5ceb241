"""Records as text, as the program writes them and as one writes them by hand."""

from accessible_games.core.record import Record
from accessible_games.core.record_lines import PLAIN, Writer


def by_hand(record: Record) -> str:
    """The heading of a record in the first version of the format, which has no checks."""
    return "".join(f"{line}\n" for line in record.heading(PLAIN))


def checked(text: str) -> str:
    """A record that was written by hand as the program would write it, with checks."""
    first, *lines = text.splitlines()
    return Writer(first.replace("record 1", "record 2"), *lines).data.decode()


def unchecked(text: str) -> str:
    """The same the other way round, and without the lines that tell of sessions."""
    lines = [line.rpartition(" ")[0] for line in text.splitlines()]
    lines = [line for line in lines if not line.startswith("session ")]
    return "".join(f"{line}\n" for line in ["accessible-games record 1", *lines[1:]])
