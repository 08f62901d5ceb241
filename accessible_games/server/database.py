"""The store as one SQLite file, which one thread writes.

All changes that come while the last ones are written, and for a moment after that, go to the disk
together. So a change waits for that moment and for two writes at most, a few milliseconds each,
however many tables are played.
"""

import json
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Condition, Thread
from time import sleep

from accessible_games.core.event import Seat
from accessible_games.server.store import Kept, Known, Seated, StoreError, Ticket
from accessible_games.speech.fold import fold
from accessible_games.store import owned

SHAPE = 1
"""Raised whenever the tables change; a file of another shape is refused, and kept."""
TABLES = (
    "CREATE TABLE people (key TEXT PRIMARY KEY, name TEXT, secret TEXT, guest INT, profile TEXT)",
    "CREATE TABLE tables (word TEXT PRIMARY KEY, plan TEXT, over INT DEFAULT 0)",
    "CREATE TABLE seats (word TEXT, seat INT, name TEXT, heard INT DEFAULT 0,"
    " PRIMARY KEY (word, seat)) WITHOUT ROWID",
    "CREATE TABLE lines (number INTEGER PRIMARY KEY, word TEXT, text TEXT)",
    "CREATE INDEX lines_of ON lines (word)",
    f"PRAGMA user_version = {SHAPE}",
)
BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
GATHERING = 0.004
"""Seconds for which changes are gathered: what computer players answer goes with what they answer
to, to the disk and to all who hear of it."""
AGAIN = 1.0
"""Seconds after which a write that failed is tried again."""

Change = tuple[str, tuple[object, ...]]
"""A statement and its values."""


def nobody(problem: str) -> None:
    """Tell nobody."""


class Database:
    """See `Store`."""

    def __init__(self, file: Path) -> None:
        """Open the file, or make it; `StoreError` where that cannot be."""
        self.file = file
        self._connection = connected(file)
        self.known: Sequence[Known] = [*people(self._connection)]
        self.tables: Sequence[Kept] = [*unfinished(self._connection)]
        self.given: Ticket = 0
        self.committed: Ticket = 0
        self._told: Callable[[str], None] = nobody
        self._waiting: list[Change] = []
        self._heard: dict[tuple[str, Seat], int] = {}
        self._changed = Condition()
        self._closing = False
        self._thread = Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    def listen(self, told: Callable[[str], None]) -> None:
        """See Store."""
        self._told = told

    # Changes

    def keep_person(self, known: Known) -> Ticket:
        """See Store."""
        profile = {
            "settings": dict(known.settings),
            "ignored": known.ignored,
            "keys": known.keys,
            "friends": known.friends,
        }
        kept = json.dumps(profile)
        values = (fold(known.name), known.name, known.secret, known.guest, kept)
        return self._put(("REPLACE INTO people VALUES (?, ?, ?, ?, ?)", values))

    def forget_person(self, name: str) -> Ticket:
        """See Store."""
        return self._put(("DELETE FROM people WHERE key = ?", (fold(name),)))

    def keep_table(
        self, word: str, plan: Mapping[str, object], seats: Mapping[Seat, str]
    ) -> Ticket:
        """See Store."""
        kept = "INSERT INTO tables (word, plan) VALUES (?, ?)"
        changed = " ON CONFLICT (word) DO UPDATE SET plan = excluded.plan"
        seated = "INSERT INTO seats (word, seat, name) VALUES (?, ?, ?)"
        seated += " ON CONFLICT (word, seat) DO UPDATE SET name = excluded.name"
        marks = ", ".join("?" * len(seats))
        return self._put(
            (kept + changed, (word, json.dumps(dict(plan)))),
            (f"DELETE FROM seats WHERE word = ? AND seat NOT IN ({marks})", (word, *seats)),
            *((seated, (word, seat, name)) for seat, name in seats.items()),
        )

    def append(self, word: str, text: str) -> Ticket:
        """See Store."""
        return self._put(("INSERT INTO lines (word, text) VALUES (?, ?)", (word, text)))

    def heard(self, word: str, seat: Seat, moves: int) -> None:
        """See Store."""
        with self._changed:
            self._heard[word, seat] = moves

    def end_table(self, word: str) -> Ticket:
        """See Store."""
        return self._put(("UPDATE tables SET over = 1 WHERE word = ?", (word,)))

    def forget_table(self, word: str) -> Ticket:
        """See Store."""
        return self._put(
            *((f"DELETE FROM {each} WHERE word = ?", (word,)) for each in ("tables", "seats"))
        )

    def close(self) -> None:
        """See Store."""
        with self._changed:
            self._closing = True
            self._changed.notify()
        self._thread.join()
        self._connection.close()

    def _put(self, *changes: Change) -> Ticket:
        with self._changed:
            self._waiting += changes
            self.given += 1
            self._changed.notify()
            return self.given

    # Writing

    def _write(self) -> None:
        """Write whatever waits until the store is closed."""
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._waiting or self._closing)
            sleep(GATHERING)
            with self._changed:
                batch, self._waiting, ticket = self._waiting, [], self.given
                heard, self._heard = self._heard, {}
            if batch or heard:
                if self._commit([*batch, *map(as_change, heard.items())]):
                    self.committed = ticket
                    self._told("")
            elif self._closing:
                return

    def _commit(self, batch: Sequence[Change]) -> bool:
        """Bring changes to the disk, as soon as it takes them; False if that is never."""
        told = False
        while problem := self._try(batch):
            if self._closing:
                return False  # nobody was told of these changes
            if not told:
                self._told(problem)
            told = True
            with self._changed:
                self._changed.wait_for(lambda: self._closing, AGAIN)
        return True

    def _try(self, batch: Sequence[Change]) -> str:
        """Bring changes to the disk; what hinders it, or nothing."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for statement, values in batch:
                self._connection.execute(statement, values)
            self._connection.execute("COMMIT")
        except Exception as error:  # whatever it is: if this thread ended, nobody would know
            with suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            return str(error)
        return ""


def as_change(heard: tuple[tuple[str, Seat], int]) -> Change:
    """What somebody has heard, as a change."""
    (word, seat), moves = heard
    return "UPDATE seats SET heard = ? WHERE word = ? AND seat = ?", (moves, word, seat)


# Opening ------------------------------------------------------------------------------------------


def connected(file: Path) -> sqlite3.Connection:
    """The file, held for this server alone; `StoreError` for one in use, damaged or newer."""
    try:
        owned.make_folder(file.parent)
        owned.make_file(file)
        connection = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise StoreError("unusable", str(file), str(error)) from None
    try:
        prepare(connection, file)
    except sqlite3.Error as error:
        connection.close()
        raise StoreError("in-use" if is_busy(error) else "damaged", str(file)) from None
    except StoreError:
        connection.close()
        raise
    return connection


def is_busy(error: sqlite3.Error) -> bool:
    """Whether another server holds the file."""
    return getattr(error, "sqlite_errorcode", None) in BUSY


def prepare(connection: sqlite3.Connection, file: Path) -> None:
    """Make the tables of an empty file, and look whether those of another are whole."""
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise sqlite3.DatabaseError(found)
    connection.execute("BEGIN IMMEDIATE")
    (shape,) = connection.execute("PRAGMA user_version").fetchone()
    if shape not in (0, SHAPE):
        raise StoreError("other-shape", str(file))
    for statement in TABLES if shape == 0 else ():
        connection.execute(statement)
    connection.execute("COMMIT")


def people(connection: sqlite3.Connection) -> list[Known]:
    """All people in a file."""
    rows = connection.execute("SELECT name, secret, guest, profile FROM people").fetchall()
    return [known_of(*row) for row in rows]


def known_of(name: str, secret: str, guest: int, profile: str) -> Known:
    """A person as they stand in a row."""
    found = json.loads(profile)
    lists = (tuple(found.get(each, ())) for each in ("ignored", "keys", "friends"))  # if any yet
    return Known(name, secret, bool(guest), found["settings"], *lists)


def unfinished(connection: sqlite3.Connection) -> list[Kept]:
    """The tables in a file that are not over, the oldest first."""
    rows = connection.execute("SELECT word, plan FROM tables WHERE NOT over ORDER BY rowid")
    return [kept_of(connection, word, json.loads(plan)) for word, plan in rows.fetchall()]


def kept_of(connection: sqlite3.Connection, word: str, plan: Mapping[str, object]) -> Kept:
    """A table with its seats and its record."""
    seats = connection.execute("SELECT seat, name, heard FROM seats WHERE word = ?", (word,))
    seated = {seat: Seated(name, heard) for seat, name, heard in seats}
    lines = connection.execute("SELECT text FROM lines WHERE word = ? ORDER BY number", (word,))
    return Kept(word, plan, seated, "".join(text for (text,) in lines))
