"""Messages for people who are away, and sanctions by moderators: two tables of the store."""

import json
import sqlite3
from collections.abc import Callable, Sequence
from typing import NamedTuple, get_args

from accessible_games.server.storage.database_file import Change
from accessible_games.server.storage.reading import Damage, put_aside
from accessible_games.server.storage.store import Kind, Message, Sanction, SanctionKind, Ticket
from accessible_games.speech.normalize import fold

TABLES = (
    "CREATE TABLE IF NOT EXISTS messages (number INTEGER PRIMARY KEY, receiver TEXT, sender TEXT,"
    " sent REAL, text TEXT)",
    "CREATE TABLE IF NOT EXISTS sanctions (number INTEGER PRIMARY KEY, kind TEXT, name TEXT,"
    " moderator TEXT, reason TEXT, made REAL, until REAL)",
)
MESSAGES = "SELECT number, receiver, sender, sent, text FROM messages ORDER BY number"
SANCTIONS = "SELECT number, kind, name, moderator, reason, made, until FROM sanctions"
LATEST = 1e11
"""A moment after all that can be meant, in seconds since 1970."""
MOST = 10_000
"""The sanctions that are kept; more than that are not made in a year."""
OLD = f"DELETE FROM sanctions WHERE number <= (SELECT max(number) FROM sanctions) - {MOST}"


class SocialRows:
    """See `SocialStore`."""

    def __init__(self, read: "ReadSocial", put: Callable[[Change], Ticket]) -> None:
        """Begin with what was *read*; changes are *put* to the others of the store."""
        self.messages: Sequence[Message] = read.messages
        self.sanctions: Sequence[Sanction] = read.sanctions
        self._put = put

    def keep_message(self, message: Message) -> Ticket:
        """See SocialStore."""
        values = (message.number, message.receiver, message.sender, message.sent, message.text)
        return self._put(("INSERT INTO messages VALUES (?, ?, ?, ?, ?)", values))

    def forget_messages(self, receiver: str, number: int) -> Ticket:
        """See SocialStore."""
        heard = "DELETE FROM messages WHERE receiver = ? AND number <= ?"
        return self._put((heard, (receiver, number)))

    def keep_sanction(self, sanction: Sanction) -> Ticket:
        """See SocialStore."""
        columns = "kind, name, moderator, reason, made, until"
        values = (
            *(sanction.kind, sanction.name, sanction.moderator, sanction.reason),
            *(sanction.made, sanction.until),
        )
        return self._put((f"INSERT INTO sanctions ({columns}) VALUES (?, ?, ?, ?, ?, ?)", values))


class ReadSocial(NamedTuple):
    """What was read, and what was left out."""

    messages: list[Message]
    sanctions: list[Sanction]
    damaged: list[Damage]


def read_social(connection: sqlite3.Connection) -> ReadSocial:
    """Return the messages and sanctions of a store, which gets their tables if it has none."""
    found = ReadSocial([], [], [])
    connection.execute("BEGIN IMMEDIATE")
    for statement in (*TABLES, OLD):
        connection.execute(statement)
    for number, *row in connection.execute(MESSAGES).fetchall():
        if (message := message_in(number, row)) is not None:
            found.messages.append(message)
        else:
            found.damaged.append(left_out(connection, "message", number, row[0], row))
    for number, *row in connection.execute(f"{SANCTIONS} ORDER BY number").fetchall():
        if (sanction := sanction_in(row)) is not None:
            found.sanctions.append(sanction)
        else:
            found.damaged.append(left_out(connection, "sanction", number, row[1], row))
    connection.execute("COMMIT")
    return found


def sanctions_in(connection: sqlite3.Connection) -> list[Sanction]:
    """Return the sanctions of a store that is only read, the oldest first."""
    named = "SELECT count(*) FROM sqlite_master WHERE name = 'sanctions'"
    if not connection.execute(named).fetchone()[0]:  # it is of an earlier version
        return []
    rows = connection.execute(f"{SANCTIONS} ORDER BY number")
    return [found for _, *row in rows if (found := sanction_in(row)) is not None]


def left_out(
    connection: sqlite3.Connection, kind: Kind, number: object, name: object, row: Sequence[object]
) -> Damage:
    """Keep a damaged row aside."""
    damage = Damage(kind, name if isinstance(name, str) else "?", "row")
    put_aside(connection, damage, json.dumps(row, default=repr))
    connection.execute(f"DELETE FROM {kind}s WHERE number = ?", (number,))
    return damage


def message_in(number: int, row: Sequence[object]) -> Message | None:
    """Return the message in a row; None if it is damaged."""
    receiver, sender, sent, text = row
    if not isinstance(receiver, str) or not isinstance(sender, str) or not isinstance(text, str):
        return None
    if not is_moment(sent) or not receiver or receiver != fold(receiver):
        return None
    return Message(number, receiver, sender, float(str(sent)), text)


def sanction_in(row: Sequence[object]) -> Sanction | None:
    """Return the sanction in a row; None if it is damaged."""
    kind, name, moderator, reason, made, until = row
    known = next((each for each in get_args(SanctionKind) if each == kind), None)
    if not isinstance(name, str) or not isinstance(moderator, str) or not isinstance(reason, str):
        return None
    if known is None or not is_moment(made) or not is_moment(until):
        return None
    return Sanction(known, name, moderator, reason, float(str(made)), float(str(until)))


def is_moment(found: object) -> bool:
    """Whether it is a number of seconds since 1970."""
    return isinstance(found, float) and 0 <= found < LATEST
