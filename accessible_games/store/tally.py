"""Statistics of the player's games, derived from the records, which alone are the truth.

They are cached in a small database, so that they come up quickly; a record is read again only if it
is new, has changed or could not be read. The database can be deleted at any time.
"""

import hashlib
import json
import os
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import NamedTuple

from accessible_games.core.frozen import Frozen
from accessible_games.core.record import Record, RecordError
from accessible_games.games import RECORDED
from accessible_games.players import LEVELS, parts
from accessible_games.store import library, owned

SHAPE = 3
"""Incremented whenever the tables or their contents change; an older database is rebuilt."""
TABLES = (
    "CREATE TABLE records (file BLOB PRIMARY KEY, told TEXT, sum BLOB)",
    f"PRAGMA user_version = {SHAPE}",
)
PATIENCE = 5
"""Seconds to wait for another program that is counting."""
TOGETHER = 50
"""The number of records in one transaction."""
MANY = 100
"""The number of records that take so long to read that the player is warned first."""
IN_NAME = re.compile(r"\d{4}-\d\d-\d\d-\d{6}")
"""The time when a game began, in the name of its record."""


class PlayedGame(Frozen):
    """A game that a person has played."""

    name: str
    game: str
    seats: int
    level: str
    """The level of the strongest computer player; empty if only people played."""
    over: bool
    won: bool
    points: int | None
    """None if the game has no points, is not over, or was played by other rules."""


class Tally(Frozen):
    """All games of all people, oldest first, and the number of unreadable records."""

    games: tuple[PlayedGame, ...]
    damaged: int


Facts = tuple[str | None, int, str, bool]
"""Game, None for an unreadable record; seats, level, and whether it is over."""
Person = tuple[str, bool, int | None]
"""Name, whether the person has won, and points."""


class TallyEntry(NamedTuple):
    """What is kept of a record; its size and modification time show whether it is up to date."""

    size: int
    changed: int
    begun: str
    facts: Facts
    people: list[Person]


def silent(count: int) -> None:
    """Do not warn how many records have to be read."""


def take(
    folder: Path, file: Path, anew: bool = False, warn: Callable[[int], None] = silent
) -> Tally:
    """The tally of the records in *folder*, cached in *file*; *anew* derives all of it again.

    If anything is wrong with the file, it is made again; if it cannot be written, the tally is made
    without it. Records are only read; *warn* is called first if many are to be read.
    """
    try:
        if anew:
            make_room(file)
        if folder.is_dir():
            owned.make_file(file)
        return counted(folder, str(file), warn)
    except (sqlite3.Error, ValueError, OSError) as error:
        if not anew and not is_in_use(error):
            return take(folder, file, True, warn)
    return counted(folder, ":memory:", warn)


def is_in_use(error: Exception) -> bool:
    """Whether another program is counting just now, so that nothing is wrong with the file."""
    busy = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
    return getattr(error, "sqlite_errorcode", None) in busy


def make_room(file: Path) -> None:
    """Remove the database, with the files SQLite keeps beside it; a folder is only renamed."""
    for path in (file, *(file.with_name(file.name + end) for end in ("-journal", "-wal", "-shm"))):
        if path.is_dir() and not path.is_symlink():
            places = (path.with_name(f"{path.name}-{number}") for number in count(1))
            path.rename(next(place for place in places if not place.exists()))
        else:
            path.unlink(missing_ok=True)


def counted(folder: Path, database: str, warn: Callable[[int], None] = silent) -> Tally:
    """The tally, after updating a database with what is new in the folder."""
    if not folder.is_dir():
        return Tally((), 0)
    with closing(sqlite3.connect(database, timeout=PATIENCE)) as connection:
        prepare(connection)
        kept = update(connection, folder, warn)
    ordered = sorted(kept.items(), key=lambda each: (each[1].begun, each[0]))
    games = (
        PlayedGame(name, game, seats, level, over, won, points)
        for _, (_, _, _, (game, seats, level, over), people) in ordered
        for name, won, points in people
        if game is not None
    )
    return Tally(tuple(games), sum(each.facts[0] is None for each in kept.values()))


def prepare(connection: sqlite3.Connection) -> None:
    """Make the tables in an empty database. Raises `DatabaseError` for one of another shape."""
    with connection:
        connection.execute("BEGIN IMMEDIATE")  # before looking, or two might make them at once
        (shape,) = connection.execute("PRAGMA user_version").fetchone()
        if shape not in (0, SHAPE):
            raise sqlite3.DatabaseError(shape)
        for statement in TABLES if shape == 0 else ():
            connection.execute(statement)


def update(
    connection: sqlite3.Connection, folder: Path, warn: Callable[[int], None]
) -> dict[str, TallyEntry]:
    """The facts of all records, after reading those that are new or have changed."""
    records = filter(library.can_be_record, folder.iterdir())
    there = {path.name: path.stat() for path in records if path.suffix == ".txt"}
    now = {name: (stat.st_size, stat.st_mtime_ns) for name, stat in there.items()}
    kept = all_kept(connection)
    # Unreadable ones are tried again: becoming readable does not change a file.
    known = {file: (each.size, each.changed) for file, each in kept.items() if each.facts[0]}
    new = sorted(name for name in now if known.get(name) != now[name])
    if len(new) >= MANY:
        warn(len(new))
    with connection:
        for name in sorted(kept.keys() - now.keys()):
            connection.execute("DELETE FROM records WHERE file = ?", (os.fsencode(name),))
            del kept[name]
    for start in range(0, len(new), TOGETHER):
        some = new[start : start + TOGETHER]
        read = {name: TallyEntry(*now[name], begun(name, now[name][1]), *derive(folder / name))
                for name in some}  # fmt: skip
        with connection:
            rows = [row(name, each) for name, each in read.items()]
            connection.executemany("INSERT OR REPLACE INTO records VALUES (?,?,?)", rows)
        kept |= read
    return kept


def row(name: str, kept: TallyEntry) -> tuple[bytes, str, bytes]:
    """The row of a record: its facts as text, with a checksum to detect damage."""
    file, told = os.fsencode(name), json.dumps(kept)
    return file, told, check_sum(file, told)


def all_kept(connection: sqlite3.Connection) -> dict[str, TallyEntry]:
    """The cached facts of all records. Raises `ValueError` if they are damaged."""
    found = {}
    for file, told, written in connection.execute("SELECT file, told, sum FROM records"):
        whole = isinstance(file, bytes) and isinstance(told, str)
        if not whole or check_sum(file, told) != written:
            raise ValueError(file)
        found[os.fsdecode(file)] = TallyEntry(*json.loads(told))
    return found


def check_sum(file: bytes, told: str) -> bytes:
    """A checksum of a record's name and text."""
    return hashlib.blake2b(file + b"\n" + told.encode(), digest_size=16).digest()


def begun(name: str, changed: int) -> str:
    """When a game began, by the name of its record; else when it was last played."""
    found = IN_NAME.search(name)
    if found:
        return found[0]
    try:
        return f"{datetime.fromtimestamp(changed / 10**9):%Y-%m-%d-%H%M%S}"
    except (ValueError, OverflowError, OSError):  # no clock shows such a year
        return ""


# From a record ------------------------------------------------------------------------------------


def derive(path: Path) -> tuple[Facts, list[Person]]:
    """The facts of a record: about the game, and about those who played it at the keyboard.

    A game that began from a position counts for nobody, as it may have been nearly won then.
    """
    try:
        record = library.read(path)
        record.game_in(RECORDED)
    except (OSError, RecordError):
        return (None, 0, "", False), []
    facts = (record.game, len(record.occupants), strongest(record), record.result is not None)
    if record.position is not None:
        return facts, []
    won = (record.result or "").split()
    points = points_of(record) if record.result is not None else None
    people = [
        (record.occupants[seat].name, str(seat) in won, points[seat] if points else None)
        for seat in record.people
    ]
    return facts, people


def strongest(record: Record) -> str:
    """The level of the strongest computer player; empty if there is none."""
    playing = {parts(occupant.player)[1] for occupant in record.occupants}
    return next((level for level in reversed(LEVELS) if level in playing), "")


def points_of(record: Record) -> list[int] | None:
    """The points by seat, if the record can be replayed to its end."""
    count = RECORDED[record.game].points
    if count is None:
        return None
    try:
        table = record.table(RECORDED)
    except RecordError:
        return None
    return None if table.pending else list(count(table.state))


# Counted ------------------------------------------------------------------------------------------


def longest(games: list[PlayedGame]) -> int:
    """The longest streak of wins."""
    return max(streaks(games), default=0)


def latest(games: list[PlayedGame]) -> int:
    """The number of wins since the last game that was not won."""
    return list(streaks(games))[-1] if games else 0


def streaks(games: list[PlayedGame]) -> Iterator[int]:
    """The length of the streak of wins after each game."""
    length = 0
    for game in games:
        length = length + 1 if game.won else 0
        yield length
