"""One's own games, counted: derived from the records, which alone are the truth.

What was derived is kept in a small database, so that asking is quick; a record is looked at again
only when it is new, has changed or could not be read. The database can be thrown away at any time.
"""

import os
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from accessible_games.bots import LEVELS, parts
from accessible_games.core.record import Record, RecordError
from accessible_games.games import GAMES
from accessible_games.play import library, owned

SHAPE = 2
"""Raised whenever the tables change or what they hold; one of another shape is made anew."""
TABLES = (
    "CREATE TABLE records (file TEXT PRIMARY KEY, size INTEGER, changed INTEGER, begun TEXT,"
    " game TEXT, seats INTEGER, level TEXT, over INTEGER)",
    "CREATE TABLE people (file TEXT, name TEXT, won INTEGER, points INTEGER)",
    "CREATE INDEX people_of ON people (file)",
    f"PRAGMA user_version = {SHAPE}",
)
PATIENCE = 5
"""Seconds to wait for another program that counts."""
TOGETHER = 50
"""Records that are counted before they are written down."""
MANY = 100
"""Records that take so long to read that it is said before."""
IN_NAME = re.compile(r"\d{4}-\d\d-\d\d-\d{6}")
"""When a game was begun, in the name of its record."""


@dataclass(frozen=True)
class Played:
    """A game that a person has played."""

    name: str
    game: str
    seats: int
    level: str
    """Of the strongest computer player; empty where only people played."""
    over: bool
    won: bool
    points: int | None
    """None where the game has none, is not over, or was played by other rules."""


@dataclass(frozen=True)
class Tally:
    """All games of all people, the oldest first, and how many records cannot be read."""

    games: tuple[Played, ...]
    damaged: int


def silent(count: int) -> None:
    """Say nothing of how many records are to be read."""


def take(
    folder: Path, file: Path, anew: bool = False, warn: Callable[[int], None] = silent
) -> Tally:
    """The tally of the records in *folder*, kept in *file*; *anew* derives all of it again.

    Where the file is damaged it is made anew, and where it cannot be written the tally is taken
    without it. Records are only read; *warn* is told before, if they are many.
    """
    try:
        if anew:
            file.unlink(missing_ok=True)
        if folder.is_dir():
            owned.make_file(file)
        return counted(folder, str(file), warn)
    except sqlite3.Error as error:
        if not anew and is_damage(error):
            return take(folder, file, True, warn)
    except OSError:
        pass
    return counted(folder, ":memory:", warn)


def is_damage(error: sqlite3.Error) -> bool:
    """Whether a database is at fault itself, and not the disk or another program."""
    missing = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR
    return missing or not isinstance(error, sqlite3.OperationalError)


def counted(folder: Path, database: str, warn: Callable[[int], None] = silent) -> Tally:
    """The tally, after what is new in the folder was taken into a database."""
    if not folder.is_dir():
        return Tally((), 0)
    with closing(sqlite3.connect(database, timeout=PATIENCE)) as connection:
        prepare(connection)
        update(connection, folder, warn)
        rows = connection.execute(
            "SELECT name, game, seats, level, over, won, points FROM people"
            " JOIN records USING (file) ORDER BY begun, file, people.rowid"
        ).fetchall()
        query = "SELECT COUNT(*) FROM records WHERE game IS NULL"
        (damaged,) = connection.execute(query).fetchone()
    games = (
        Played(name, game, seats, level, bool(over), bool(won), points)
        for name, game, seats, level, over, won, points in rows
    )
    return Tally(tuple(games), damaged)


def prepare(connection: sqlite3.Connection) -> None:
    """Make the tables in an empty database; DatabaseError for one of another shape."""
    with connection:
        connection.execute("BEGIN IMMEDIATE")  # before the look, or two might make them at once
        (shape,) = connection.execute("PRAGMA user_version").fetchone()
        if shape not in (0, SHAPE):
            raise sqlite3.DatabaseError(shape)
        for statement in TABLES if shape == 0 else ():
            connection.execute(statement)


def update(connection: sqlite3.Connection, folder: Path, warn: Callable[[int], None]) -> None:
    """Take in the records that are new or have changed, and leave out those that are gone."""
    there = {entry.name: entry.stat() for entry in os.scandir(folder) if is_record(entry)}
    now = {name: (stat.st_size, stat.st_mtime_ns) for name, stat in there.items()}
    rows = connection.execute("SELECT file, size, changed, game FROM records")
    # What could not be read is tried again: that it may be read does not change a file.
    known = {file: (size, changed) if game else None for file, size, changed, game in rows}
    new = sorted(name for name in now if known.get(name) != now[name])
    if len(new) >= MANY:
        warn(len(new))
    with connection:
        leave_out(connection, sorted(known.keys() - now.keys()))
    for start in range(0, len(new), TOGETHER):
        some = new[start : start + TOGETHER]
        derived = [(name, *derive(folder / name)) for name in some]
        with connection:
            leave_out(connection, some)
            for name, facts, people in derived:
                row = (name, *now[name], begun(name, now[name][1]), *facts)
                connection.execute("INSERT INTO records VALUES (?,?,?,?,?,?,?,?)", row)
                told = [(name, *person) for person in people]
                connection.executemany("INSERT INTO people VALUES (?,?,?,?)", told)


def is_record(entry: os.DirEntry[str]) -> bool:
    return entry.name.endswith(".txt") and entry.is_file()


def leave_out(connection: sqlite3.Connection, names: list[str]) -> None:
    for table in ("records", "people"):
        connection.executemany(f"DELETE FROM {table} WHERE file = ?", [(name,) for name in names])


def begun(name: str, changed: int) -> str:
    """When a game was begun, by the name of its record; else when it was last played."""
    found = IN_NAME.search(name)
    return found[0] if found else f"{datetime.fromtimestamp(changed / 10**9):%Y-%m-%d-%H%M%S}"


# From a record ------------------------------------------------------------------------------------

Facts = tuple[str | None, int, str, bool]
"""Game, None for a record that cannot be read; seats, level, and whether it is over."""
Person = tuple[str, bool, int | None]
"""Name, whether the game is won, and points."""


def derive(path: Path) -> tuple[Facts, list[Person]]:
    """What a record tells of the game and of those who played it at the keyboard.

    A game that was begun from a position is nobody's, as it may have been nearly won then.
    """
    try:
        record = library.read(path)
        if record.game not in GAMES:
            raise RecordError(2, "unknown-game", record.game)
    except (OSError, RecordError):
        return (None, 0, "", False), []
    facts = (record.game, len(record.sittings), strongest(record), record.result is not None)
    if record.position is not None:
        return facts, []
    won = (record.result or "").split()
    points = points_of(record) if record.result is not None else None
    people = [
        (record.sittings[seat].name, str(seat) in won, points[seat] if points else None)
        for seat in record.people
    ]
    return facts, people


def strongest(record: Record) -> str:
    """The level of the strongest computer player; empty where there is none."""
    playing = {parts(sitting.player)[1] for sitting in record.sittings}
    return next((level for level in reversed(LEVELS) if level in playing), "")


def points_of(record: Record) -> list[int] | None:
    """Everybody's points, by seat, where the record can be played again to its end."""
    count = GAMES[record.game].POINTS
    if count is None:
        return None
    try:
        table = record.table(GAMES)
    except RecordError:
        return None
    return None if table.pending else list(count(table.state))


# Counted ------------------------------------------------------------------------------------------


def longest(games: list[Played]) -> int:
    """The most games that were won one after another."""
    return max(streaks(games), default=0)


def latest(games: list[Played]) -> int:
    """How many games were won since the last one that was not."""
    return list(streaks(games))[-1] if games else 0


def streaks(games: list[Played]) -> Iterator[int]:
    """How long the streak of wins is after each game."""
    length = 0
    for game in games:
        length = length + 1 if game.won else 0
        yield length
