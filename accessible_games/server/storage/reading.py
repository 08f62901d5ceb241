"""Reading a store row by row: what cannot be read is left out and named, and its row kept aside.

A damaged profile costs what was chosen there, a damaged seat its person's place, and a damaged plan
or record its table; everything else is as it was. The rows go into a table of their own in the same
file, where a person who knows SQLite finds them whole.
"""

import json
import sqlite3
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from accessible_games.core.event import Seat
from accessible_games.core.frozen import Frozen, named_values
from accessible_games.core.record import Record, RecordError, read
from accessible_games.games import RECORDED
from accessible_games.server.storage.notice_wishes import NOTHING, NoticeWishes, read_wishes
from accessible_games.server.storage.store import Kind, Known, Recovery, Seated, StoredTable
from accessible_games.server.storage.table_plan import TablePlan
from accessible_games.server.storage.user_settings import settings_of
from accessible_games.speech.normalize import fold

ASIDE = (
    "CREATE TABLE IF NOT EXISTS damaged"
    " (number INTEGER PRIMARY KEY, kind TEXT, name TEXT, found TEXT, whole TEXT)"
)
NOT_READ = (ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RecursionError)
"""What Python raises for text that is no JSON, and for JSON that is something else."""
DAMAGED = ("not-a-record", "not-text", "damaged", "unknown-line", "no-moves", "wrong-heading")
"""The problems of a record that no other rules explain."""
LISTS = ("ignored", "keys", "friends", "wishes")
"""The parts of a profile besides the settings."""


class StoredProfile(NamedTuple):
    """What a profile has besides a name and a secret; see Known."""

    settings: Mapping[str, object] = {}
    ignored: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    friends: tuple[str, ...] = ()
    notices: NoticeWishes = NOTHING
    wishes: tuple[str, ...] = ()
    recovery: Recovery = Recovery()
    greeting: str = ""


class Damage(Frozen):
    """A row that was left out, or the part of it that was."""

    kind: Kind
    name: str
    """Whose row it is: a person, or the words of a table."""
    found: str
    """What is wrong, as Python says it."""


class RowReader:
    """Reads the rows of a store, and keeps aside what it leaves out."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.damaged: list[Damage] = []
        """What was left out."""

    def people(self) -> list[Known]:
        """Return all people whose row can be read."""
        rows = self._rows("SELECT rowid, key, name, secret, guest, profile FROM people")
        return [known for row in rows if (known := self._person(*row)) is not None]

    def tables(self) -> list[StoredTable]:
        """Return the unfinished tables that can be read, the oldest first.

        Tables of games that this version does not have stay as they are.
        """
        rows = self._rows("SELECT rowid, word, plan FROM tables WHERE NOT over ORDER BY rowid")
        return [kept for row in rows if (kept := self._table(*row)) is not None]

    def _rows(self, query: str, *values: object) -> list[tuple[object, ...]]:
        return self._connection.execute(query, values).fetchall()

    # People

    def _person(
        self,
        rowid: object,
        key: object,
        name: object,
        secret: object,
        guest: object,
        profile: object,
    ) -> Known | None:
        """Return the person in a row, with the usual settings if the profile is damaged."""
        row = (key, name, secret, guest, profile)
        if not isinstance(name, str) or not isinstance(secret, str) or key != fold(name):
            self._leave_out("person", key, "name", row)
            self._connection.execute("DELETE FROM people WHERE rowid = ?", (rowid,))
            return None
        chosen, wrong = profile_in(profile)
        known = Known(name, secret, bool(guest), *chosen)
        if wrong:
            self._leave_out("profile", name, wrong, row)
            change = "UPDATE people SET profile = ? WHERE rowid = ?"
            self._connection.execute(change, (profile_of(known), rowid))
        return known

    # Tables

    def _table(self, rowid: object, word: object, plan: object) -> StoredTable | None:
        """Return a table; None if it cannot be read, or its game is unknown to this version."""
        try:
            known = plan_in(plan)
            if known["game"] not in RECORDED:
                return None
            seats, record = self._seats(word, TablePlan.of(known).seats), self._record(word)
            if not isinstance(word, str) or len(word.split()) < 2:
                raise ValueError("word")
        except NOT_READ as error:
            self._leave_out("table", word, said(error), (word, plan))
            self._connection.execute("UPDATE tables SET over = 1 WHERE rowid = ?", (rowid,))
            return None
        return StoredTable(word, known, seats, record)

    def _seats(self, word: object, count: int) -> dict[Seat, Seated]:
        """Return who has a seat; a damaged row costs one person their seat."""
        found: dict[Seat, Seated] = {}
        for seat, name, heard in self._rows(
            "SELECT seat, name, heard FROM seats WHERE word = ?", word
        ):
            if isinstance(seat, int) and seat in range(count) and isinstance(name, str):
                found[seat] = Seated(name, heard if isinstance(heard, int) else 0)
            else:
                self._leave_out("seat", word, "seat", (word, seat, name, heard))
                drop = "DELETE FROM seats WHERE word = ? AND seat IS ?"
                self._connection.execute(drop, (word, seat))
        return found

    def _record(self, word: object) -> str:
        """Return the record of a table. Raises `ValueError` if it is no text."""
        lines = self._rows("SELECT text FROM lines WHERE word = ? ORDER BY number", word)
        texts = [text for (text,) in lines if isinstance(text, str)]
        if len(texts) < len(lines) or (lines and not "".join(texts)):
            raise ValueError("record")
        return "".join(texts)

    # What is left out

    def _leave_out(self, kind: Kind, name: object, found: str, row: tuple[object, ...]) -> None:
        """Keep a row aside."""
        damage = Damage(kind, name if isinstance(name, str) else "?", found)
        self.damaged.append(damage)
        put_aside(self._connection, damage, json.dumps(row, default=repr))


def read_all(connection: sqlite3.Connection) -> tuple[list[Known], list[StoredTable], list[Damage]]:
    """Return the people, the unfinished tables and what was left out, now and for good."""
    reader = RowReader(connection)
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(ASIDE)
    people, tables = reader.people(), reader.tables()
    connection.execute("COMMIT")
    return people, tables, reader.damaged


def has_documents(connection: sqlite3.Connection) -> bool:
    """Whether a store has texts at all: those of earlier versions have none."""
    query = "SELECT 1 FROM sqlite_master WHERE name = 'documents'"
    return connection.execute(query).fetchone() is not None


def documents_in(connection: sqlite3.Connection) -> dict[tuple[str, str], str]:
    """Return all texts by their kind and key, whatever stands in them."""
    rows = connection.execute("SELECT kind, key, data FROM documents")
    return {(str(kind), str(key)): str(data) for kind, key, data in rows}


def put_aside(connection: sqlite3.Connection, damage: Damage, whole: str) -> None:
    """Keep aside what was left out."""
    row = (damage.kind, damage.name, damage.found, whole)
    connection.execute("INSERT INTO damaged (kind, name, found, whole) VALUES (?, ?, ?, ?)", row)


def aside(connection: sqlite3.Connection) -> Iterator[Damage]:
    """Yield everything that was ever kept aside, the oldest first."""
    connection.execute(ASIDE)
    for row in connection.execute("SELECT kind, name, found FROM damaged ORDER BY number"):
        yield Damage(*row)


def profile_of(known: Known) -> str:
    """Return the profile of a person as it is stored."""
    parts = {each: getattr(known, each) for each in LISTS}
    if wishes := known.notices.plainly():
        parts["notices"] = wishes
    if known.recovery != Recovery():
        parts["recovery"] = named_values(known.recovery)
    if known.greeting:
        parts["greeting"] = known.greeting
    return json.dumps({"settings": dict(known.settings), **parts})


def profile_in(text: object) -> tuple[StoredProfile, str]:
    """Return the settings and the rest of a profile, and what is wrong, or "" if nothing is."""
    try:
        given = json.loads(str(text))
        settings_of(given["settings"])
    except NOT_READ as error:
        return StoredProfile(), said(error)
    wrong = [each for each in LISTS if not is_list(given.get(each, []))]
    lists = (() if each in wrong else tuple(given.get(each, ())) for each in LISTS)
    ignored, keys, friends, wishes = lists
    try:
        notices = read_wishes(given.get("notices", {}))
    except NOT_READ:
        notices, wrong = NOTHING, [*wrong, "notices"]
    recovery, greeting = recovery_in(given.get("recovery", {})), given.get("greeting", "")
    if recovery is None:
        recovery, wrong = Recovery(), [*wrong, "recovery"]
    if not isinstance(greeting, str):
        greeting, wrong = "", [*wrong, "greeting"]
    told = notices, wishes, recovery, greeting
    return StoredProfile(given["settings"], ignored, keys, friends, *told), ", ".join(wrong)


def recovery_in(given: object) -> Recovery | None:
    """Return what lets a person choose another password; None if it is damaged."""
    if not isinstance(given, dict):
        return None
    words, once, until, told = (
        given.get(each, usual) for each, usual in named_values(Recovery()).items()
    )
    if not isinstance(words, str) or not isinstance(once, str) or type(until) not in (int, float):
        return None
    return Recovery(words, once, float(until), told is True)


def plan_in(text: object) -> Mapping[str, object]:
    """Return a plan as it was stored. Raises one of `NOT_READ` if it is none."""
    found = json.loads(str(text))
    if not isinstance(found["game"], str):
        raise TypeError("game")
    return dict(found)


def is_list(found: object) -> bool:
    """Whether it is a list of texts."""
    return isinstance(found, list) and all(isinstance(each, str) for each in found)


def said(error: Exception) -> str:
    """Return what is wrong, in a few words."""
    return f"{type(error).__name__} {error}".strip()[:200]


# Records ------------------------------------------------------------------------------------------


def record_of(kept: StoredTable) -> Record:
    """Return the record of a table. Raises `RecordError` if it is damaged or of another table."""
    record = read(kept.record)
    if record.game != kept.plan["game"]:
        raise RecordError(2, "wrong-heading", record.game)
    game = RECORDED[record.game]
    seats = range(len(record.occupants) if game.came is None else game.seats[-1])
    if not {*kept.seats} <= {*seats}:
        raise RecordError(2, "wrong-heading", record.game)
    return record


def is_damage(error: RecordError) -> bool:
    """Whether a record is damaged, and not only of other rules."""
    return error.problem in DAMAGED
